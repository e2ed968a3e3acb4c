/**
 * A page of a list as a dense table with a sticky head, one line per row. On a phone each row is a small
 * card. Rows and sortable headings are real links, and a click anywhere in a row follows its link.
 */
import type { MouseEvent, ReactNode } from "react";
import { actionRef } from "../actions/registry";
import { ColumnChoice, useColumns } from "./column-choice";
import { listUrl, type ListAddress } from "./list-address";
import { Frame, Line, Table } from "./list-table-styles";
import { useRoving } from "./use-roving";

export interface Column<Row> {
  readonly label: string;
  /** The first column is the row's heading. */
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** In a complete table: the figure that a phone shows beside the row's heading. */
  readonly isMain?: boolean;
  /** For numbers and codes that are read aloud: never cut. */
  readonly isWhole?: boolean;
  /** For email addresses and similar: gets space, and is cut at the end when too long. */
  readonly isLong?: boolean;
  /** For long names and sentences: gets space first. */
  readonly isWide?: boolean;
  /** For user-written text: complete, on as many lines as needed. */
  readonly isText?: boolean;
  /** Hidden by default; the user adds the column. */
  readonly isExtra?: boolean;
  /** Parameter name, if the list can be sorted by this column. */
  readonly sortKey?: string;
}

/** The selected rows; the screen owns the state and offers the actions. */
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
  readonly sorting?: {
    readonly path: string;
    readonly address: ListAddress;
    /** Default sort, for the arrow. */
    readonly usual?: string;
  };
  readonly selection?: Selection;
  /** For figures: a phone also shows every column, each with its name. */
  readonly isComplete?: boolean;
  /** Label of a row's checkbox. */
  readonly nameOf?: (row: Row) => string;
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, selection, isComplete, nameOf = keyOf } = props;
  const chosen = useColumns(caption, columns);
  const [first, ...others] = chosen.visible;
  const head = useRoving<HTMLTableRowElement>();
  const sort = sorting && (sorting.address.sort || sorting.usual);
  return (
    <Frame>
      <Table data-complete={isComplete}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr {...head}>
            {selection && <th scope="col">{choice("all", rows.map(keyOf), selection)}</th>}
            {chosen.visible.map(({ label, sortKey, isNumber }, at) => (
              <th key={label} scope="col" aria-sort={sortedAs(sortKey, sort)} data-number={isNumber}>
                {sortKey && sorting ? (
                  <a ref={actionRef.sort} href={sortUrl(sortKey, sorting)}>
                    {label}
                  </a>
                ) : (
                  label
                )}
                {at === chosen.visible.length - 1 && columns.length > 2 && (
                  <ColumnChoice columns={columns} {...chosen} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} ref={actionRef.row} onClick={followRow}>
              {selection && <td>{choice(nameOf(row), [keyOf(row)], selection)}</td>}
              {first && (
                <th scope="row" data-whole={first.isWhole} data-wide={first.isWide} data-text={first.isText}>
                  {first.isText ? first.cell(row) : <Line>{first.cell(row)}</Line>}
                </th>
              )}
              {others.map((column) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  data-number={column.isNumber}
                  data-main={column.isMain || undefined}
                  data-whole={column.isWhole}
                  data-long={column.isLong}
                  data-wide={column.isWide}
                  data-text={column.isText}
                >
                  {column.isText ? (
                    column.cell(row)
                  ) : (
                    <Line data-label={column.isNumber || isComplete ? column.label : undefined}>
                      {column.cell(row)}
                    </Line>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** Ignores clicks on controls of the row and text selection. */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget } = event;
  const link = currentTarget.querySelector<HTMLAnchorElement>("th a[href]");
  const isOwn =
    target instanceof Element && target.closest("a, button, input, select, label, summary, dialog");
  if (!link || isOwn || String(getSelection()) !== "") return;
  if (event.ctrlKey || event.metaKey) window.open(link.href, "_blank", "noopener");
  else link.click();
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
