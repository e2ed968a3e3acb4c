/** Search words, searches without results, and clicks, as anonymous totals (SEARCH-7). */
import Box from "@mui/material/Box";
import { countOf } from "#contract/fields/page";
import { LIMITS } from "#contract/limits";
import { SEARCH_SHOWS, type SearchedText, type SearchShow } from "#contract/search/searches";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";
import { newRulePath, SEARCHES_LABEL } from "./rule-parts";

const path = BACKOFFICE_ROUTES.search;
const NONE = "No searches";
const { minVisits, retentionDays } = LIMITS.searches;
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
    <StaffList
      answer={answer}
      columns={mayWrite ? [...COLUMNS, DO] : COLUMNS}
      keyOf={({ text: searched }) => searched}
      caption="Searches, most frequent first"
      plural="Searches"
      empty={{
        none: NONE,
        noMatch: NONE,
        hint: `A search is listed once ${minVisits} visitors have made it.`,
      }}
      paging={{ path, address }}
      search={{
        name: SEARCHES_LABEL,
        textLabel: "Part of the search text",
        filterLabel: "Result",
        choices: SEARCH_SHOWS.map((show) => [show, LABELS[show]] as const),
      }}
      tabs={{
        name: "Searches by result",
        tabs: [
          { show: "", label: "All", count: countOf(data, "ALL") },
          ...SEARCH_SHOWS.map((one) => ({ show: one, label: LABELS[one], count: countOf(data, one) })),
        ],
        keepsEmpty: true,
      }}
      above={({ rareVisits }) => (
        <p className="muted">
          Stored for {retentionDays} days, without customer data. {counted(rareVisits)}{" "}
          {rareVisits === 1 ? "search" : "searches"} typed by fewer than {minVisits} visitors are not listed.
        </p>
      )}
    />
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
