/** What people searched, what found nothing and what was opened, as sums of nobody in particular (SEARCH-7). */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { LIMITS } from "#contract/limits";
import { SEARCH_SHOWS, type SearchedText, type SearchShow } from "#contract/search/searches";
import { SEARCH_DESK_PATHS } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { SearchBar } from "../../ui/list/search-bar";
import { StatusTabs } from "../../ui/list/status-tabs";
import { Badge } from "../../ui/parts/badge";
import { EmptyState } from "../../ui/parts/empty-state";
import { newRulePath, SEARCHES_LABEL } from "./rule-parts";

const path = SEARCH_DESK_PATHS.searches;
const { leastVisits, keptDays } = LIMITS.searches;
const LABELS: Readonly<Record<SearchShow, string>> = { NOTHING: "Found nothing", NO_CLICK: "Nothing opened" };
const counted = (count: number) => count.toLocaleString("en-US");

export function SearchedTexts({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("search.write") ?? false;
  const address = readListAddress(search, { shows: SEARCH_SHOWS, sizes: STAFF_SIZES, hasDays: true });
  const { page, size, show, text, from = "", to = "" } = address;
  const answer = useRestAnswer("listSearches", {
    ...{ pageNumber: page, pageSize: size, text, from, to },
    ...(show !== "" && { show: show as SearchShow }),
  });
  const { data } = answer;
  return (
    <Stack spacing={4}>
      <SearchBar
        name={SEARCHES_LABEL}
        path={path}
        address={address}
        textLabel="A part of the searched text"
        filterLabel="Shown"
        choices={SEARCH_SHOWS.map((one) => [one, LABELS[one]] as const)}
      />
      <StatusTabs
        name="Searches by what came of them"
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
            Kept for {keptDays} days, without who searched. {counted(rareVisits)}{" "}
            {rareVisits === 1 ? "search" : "searches"} of texts that fewer than {leastVisits} visitors typed
            are not shown.
          </p>
        )}
        empty={() => (
          <EmptyState>
            <h2>No searches to show here</h2>
            <p>A text is shown once {leastVisits} visitors have searched it.</p>
            <Button variant="outlined" href={path}>
              Show all searches
            </Button>
          </EmptyState>
        )}
      >
        {({ searches }) => (
          <ListTable
            caption="Searched texts, the most frequent first"
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
    label: "Searched",
    cell: ({ text }) => (
      <a href={`${ROUTES.search}?${new URLSearchParams({ q: text }).toString()}`}>{text}</a>
    ),
  },
  { label: "Times", cell: ({ visits }) => counted(visits), isNumber: true },
  {
    label: "Finds",
    cell: ({ found }) =>
      found === null ? "Unknown" : found === 0 ? <Badge tone="red">Nothing</Badge> : counted(found),
    isNumber: true,
  },
  { label: "Opened", cell: ({ clicks }) => counted(clicks), isNumber: true },
  {
    label: "Opened most",
    cell: ({ opened }) =>
      opened.length === 0
        ? "—"
        : opened.map(({ productId, name, clicks }) => (
            <Box key={productId} component="span" sx={{ display: "block" }}>
              {name ?? "A product of before"} ({counted(clicks)})
            </Box>
          )),
    isWide: true,
  },
];

const DO: Column<SearchedText> = {
  label: "Do",
  cell: ({ text }) => (
    <>
      <RuleLink path={SEARCH_DESK_PATHS.synonyms} text={text} label="Add a synonym" />
      <RuleLink path={SEARCH_DESK_PATHS.placings} text={text} label="Pin or hide" />
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
