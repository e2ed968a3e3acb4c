/**
 * A page of a list as a table; on narrow screens each row becomes a card. Rows and sortable headings are real links.
 */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { LongWord } from "./long-word";
import { listUrl, type ListAddress } from "./list-address";

export interface Column<Row> {
  readonly label: string;
  /** The first column is the row's heading. */
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** For numbers and codes that are read aloud: never broken. */
  readonly isWhole?: boolean;
  /** For e-mail addresses and the like, broken anywhere; other words stay whole where the page is wide enough. */
  readonly isLong?: boolean;
  /** For long names and sentences: it gets space first, and its own line on a phone. */
  readonly isWide?: boolean;
  /** Parameter name, if the list can be sorted by this column. */
  readonly sortKey?: string;
}

/** The selected rows; the screen keeps the state and offers the actions. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

interface ListTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The list's address, for sortable columns. */
  readonly sorting?: { readonly path: string; readonly address: ListAddress };
  readonly selection?: Selection;
  /** Label of a row's checkbox. */
  readonly nameOf?: (row: Row) => string;
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, selection, nameOf = keyOf } = props;
  const [first, ...others] = columns;
  return (
    <Frame>
      <Table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {selection && <th scope="col">{choice("all", rows.map(keyOf), selection)}</th>}
            {columns.map(({ label, sortKey }) => (
              <th key={label} scope="col" aria-sort={sortedAs(sortKey, sorting?.address.sort)}>
                {sortKey && sorting ? <a href={sortUrl(sortKey, sorting)}>{label}</a> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {selection && <td>{choice(nameOf(row), [keyOf(row)], selection)}</td>}
              {first && (
                <th scope="row" data-whole={first.isWhole}>
                  {contentOf(first, row)}
                </th>
              )}
              {others.map((column) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  data-number={column.isNumber}
                  data-whole={column.isWhole}
                  data-long={column.isLong}
                  data-wide={column.isWide}
                >
                  {contentOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function contentOf<Row>({ cell, isLong }: Column<Row>, row: Row): ReactNode {
  const content = cell(row);
  return isLong && typeof content === "string" ? <LongWord>{content}</LongWord> : content;
}

function choice(name: string, keys: readonly string[], { chosen, onChange }: Selection): ReactNode {
  const isChosen = keys.length > 0 && keys.every((key) => chosen.has(key));
  const others = [...chosen].filter((key) => !keys.includes(key));
  return (
    <input
      type="checkbox"
      aria-label={`Choose ${name}`}
      checked={isChosen}
      onChange={() => onChange(new Set(isChosen ? others : [...others, ...keys]))}
    />
  );
}

function sortedAs(key: string | undefined, sort = ""): "ascending" | "descending" | undefined {
  if (!key || sort.replace(/^-/, "") !== key) return undefined;
  return sort === key ? "ascending" : "descending";
}

/** The first click sorts ascending, the second descending. */
function sortUrl(key: string, { path, address }: { readonly path: string; readonly address: ListAddress }) {
  return listUrl(path, { ...address, sort: address.sort === key ? `-${key}` : key, page: 1 });
}

/** A table that still does not fit scrolls by itself: the page keeps the width of the window. */
const Frame = styled(Card)({ display: "block", padding: 0, overflowX: "auto" });

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  "th, td": { padding: "var(--s3) var(--s4)", textAlign: "left", verticalAlign: "top" },
  "thead th": { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 600 },
  "tbody tr": { borderTop: "1px solid var(--line)" },
  "td > span": { justifySelf: "start" },
  td: { overflowWrap: "break-word" },
  "tbody th, td[data-long]": { overflowWrap: "anywhere" },
  "td[data-number]": { fontVariantNumeric: "tabular-nums", fontWeight: 600 },
  "thead th, [data-number], [data-whole]": { whiteSpace: "nowrap" },
  // On wide screens no column is narrower than an ordinary word.
  "@media (min-width: 1280px)": {
    "td[data-label]:not([data-number])": { minWidth: "5em" },
    "tbody th:not([data-whole]), td[data-long]": { minWidth: "11em" },
    "td[data-wide]": { minWidth: "18em" },
  },
  "@media (min-width: 1160px)": {
    fontSize: "var(--sm)",
    "th, td": { padding: "var(--s3)" },
    "tr > :first-child": { paddingLeft: "var(--s4)" },
    "tr > :last-child": { paddingRight: "var(--s4)" },
    "th:has(> input), td:has(> input)": { width: 0, paddingRight: 0 },
    "td button": { whiteSpace: "nowrap" },
  },
  "@media (max-width: 1159.9px)": {
    "&, tbody": { display: "block" },
    thead: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "tbody tr": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "var(--s2) var(--s4)",
      padding: "var(--s3) var(--s4)",
    },
    "tbody tr:first-of-type": { borderTop: 0 },
    "th, td": { padding: 0 },
    "tbody th": { gridColumn: "1 / -1" },
    // Column names, as headings on wide screens.
    "td[data-label]::before": {
      content: "attr(data-label)",
      display: "block",
      color: "var(--muted)",
      fontSize: "var(--xs)",
      fontWeight: 400,
    },
    "td:empty, td[data-label='']::before": { display: "none" },
    "td:has(> input)": { position: "absolute", top: "var(--s3)", right: "var(--s4)" },
    "tr:has(td > input) th": { paddingRight: "var(--s7)" },
  },
  "@media (max-width: 599.9px)": { "td[data-long], td[data-wide]": { gridColumn: "1 / -1" } },
});
