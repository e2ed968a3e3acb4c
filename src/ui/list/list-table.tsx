/** A page of a list as a table; on a phone each row becomes a card. Rows are real links, and so is the order of a column. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { listUrl, type ListAddress } from "./list-address";

export interface Column<Row> {
  readonly label: string;
  /** The first column names its row. */
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Its name in the address, where the list can be sorted by it. */
  readonly sortKey?: string;
}

/** Which rows are chosen; the screen keeps it and says what is done with them. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

interface ListTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where the list is, for columns it can be sorted by. */
  readonly sorting?: { readonly path: string; readonly address: ListAddress };
  readonly selection?: Selection;
  /** What a row is called where it is chosen. */
  readonly nameOf?: (row: Row) => string;
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, selection, nameOf = keyOf } = props;
  const [first, ...others] = columns;
  return (
    <Table component="table">
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
            <th scope="row">{first?.cell(row)}</th>
            {others.map(({ label, cell, isNumber }) => (
              <td key={label} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
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

/** A column once is the smallest first, twice the largest. */
function sortUrl(key: string, { path, address }: { readonly path: string; readonly address: ListAddress }) {
  return listUrl(path, { ...address, sort: address.sort === key ? `-${key}` : key, page: 1 });
}

const Table = styled(Card)({
  display: "table",
  width: "100%",
  padding: 0,
  borderCollapse: "collapse",
  "th, td": { padding: "var(--s3) var(--s4)", textAlign: "left", verticalAlign: "top" },
  "thead th": { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 600 },
  "tbody tr": { borderTop: "1px solid var(--line)" },
  "tbody th": { whiteSpace: "nowrap" },
  "td > span": { justifySelf: "start" },
  td: { overflowWrap: "anywhere" },
  "td[data-number]": { fontVariantNumeric: "tabular-nums", fontWeight: 600, whiteSpace: "nowrap" },
  "@media (max-width: 899.9px)": {
    "&, tbody": { display: "block" },
    thead: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "tbody tr": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      padding: "var(--s3) 0",
    },
    "tbody tr:first-of-type": { borderTop: 0 },
    "th, td": { padding: "var(--s1) var(--s4)" },
  },
}) as typeof Card;
