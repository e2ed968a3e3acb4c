/** Search words, searches without results, and clicks, as anonymous totals (SEARCH-7). */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { LIMITS } from "#contract/limits";
import { SEARCH_SHOWS, type SearchedText, type SearchShow } from "#contract/search/searches";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { SearchBar } from "../../ui/list/search-bar";
import { StatusTabs } from "../../ui/list/status-tabs";
import { Badge } from "../../ui/parts/badge";
import { EmptyState } from "../../ui/parts/empty-state";
import { newRulePath, SEARCHES_LABEL } from "./rule-parts";

const path = BACKOFFICE_ROUTES.search;
const { leastVisits, keptDays } = LIMITS.searches;
const LABELS: Readonly<Record<SearchShow, string>> = { NOTHING: "No results", NO_CLICK: "No clicks" };
const counted = (count: number) => count.toLocaleString("en-US");

export function SearchedTexts({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("search.write") ?? false;
  const address = readListAddress(search, { shows: SEARCH_SHOWS, sizes: STAFF_SIZES, hasDays: true });
  const { page, size, show, text, from = "", to = "" } = address;
  const answer = useRestAnswer("listSearches", {
    pageNumber: page,
    pageSize: size,
    text,
    from,
    to,
    ...(show !== "" && { show: show as SearchShow }),
  });
  const { data } = answer;
  return (
    <Stack spacing={4}>
      <SearchBar
        name={SEARCHES_LABEL}
        path={path}
        address={address}
        textLabel="Part of the search text"
        filterLabel="Result"
        choices={SEARCH_SHOWS.map((one) => [one, LABELS[one]] as const)}
      />
      <StatusTabs
        name="Searches by result"
        path={path}
        address={address}
        tabs={[
          { show: "", label: "All", count: data?.all ?? null },
          { show: "NOTHING", label: LABELS.NOTHING, count: data?.nothing ?? null },
          { show: "NO_CLICK", label: LABELS.NO_CLICK, count: data?.noClick ?? null },
        ]}
        keepsEmpty
      />
      <ListView
        answer={answer}
        what="the searches"
        plural="Searches"
        path={path}
        address={address}
        count={({ total, searches }) => ({ total, shown: searches.length })}
        above={({ rareVisits }) => (
          <p className="muted">
            Stored for {keptDays} days, without customer data. {counted(rareVisits)}{" "}
            {rareVisits === 1 ? "search" : "searches"} typed by fewer than {leastVisits} visitors are not
            listed.
          </p>
        )}
        empty={() => (
          <EmptyState>
            <h2>No searches</h2>
            <p>A search is listed once {leastVisits} visitors have made it.</p>
            <Button variant="outlined" href={path}>
              Show all searches
            </Button>
          </EmptyState>
        )}
      >
        {({ searches }) => (
          <ListTable
            caption="Searches, most frequent first"
            columns={mayWrite ? [...COLUMNS, DO] : COLUMNS}
            rows={searches}
            keyOf={({ text: searched }) => searched}
          />
        )}
      </ListView>
    </Stack>
  );
}

const COLUMNS: readonly Column<SearchedText>[] = [
  {
    label: "Search",
    cell: ({ text }) => (
      <a href={`${ROUTES.search}?${new URLSearchParams({ q: text }).toString()}`}>{text}</a>
    ),
  },
  { label: "Searches", cell: ({ visits }) => counted(visits), isNumber: true },
  {
    label: "Results",
    cell: ({ found }) =>
      found === null ? "Unknown" : found === 0 ? <Badge tone="red">None</Badge> : counted(found),
    isNumber: true,
  },
  { label: "Clicks", cell: ({ clicks }) => counted(clicks), isNumber: true },
  {
    label: "Most clicked",
    cell: ({ opened }) =>
      opened.length === 0
        ? "—"
        : opened.map(({ productId, name, clicks }) => (
            <Box key={productId} component="span" sx={{ display: "block" }}>
              {name ?? "A former product"} ({counted(clicks)})
            </Box>
          )),
    isWide: true,
  },
];

const DO: Column<SearchedText> = {
  label: "Actions",
  cell: ({ text }) => (
    <>
      <RuleLink path={BACKOFFICE_ROUTES.synonyms} text={text} label="Add synonym" />
      <RuleLink path={BACKOFFICE_ROUTES.placings} text={text} label="Pin or hide" />
    </>
  ),
};

interface RuleLinkProps {
  readonly path: string;
  readonly text: string;
  readonly label: string;
}

function RuleLink({ path: to, text, label }: RuleLinkProps) {
  return (
    <Box component="span" sx={{ display: "block", minHeight: 24, whiteSpace: "nowrap" }}>
      <a href={newRulePath(to, text)}>
        {label}
        <span className="vh"> for {text}</span>
      </a>
    </Box>
  );
}
