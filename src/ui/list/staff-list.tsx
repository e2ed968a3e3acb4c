/** A list of the back office: search, tabs, and a page of rows in each state of the answer. */
import type { ComponentProps, ReactNode } from "react";
import Stack from "@mui/material/Stack";
import type { Page } from "#contract/fields/page";
import { AnswerView, type Answer } from "../answer-view";
import { EmptyList, type EmptyTexts } from "./empty-list";
import { listId, listUrl, type ListPaging } from "./list-address";
import { ListTable, type Column } from "./list-table";
import { ListView } from "./list-view";
import { SearchBar } from "./search-bar";
import { SelectableTable, type RowActions } from "./selectable-table";
import { StatusTabs } from "./status-tabs";

interface StaffListProps<Row, Data extends Page<Row>> {
  readonly answer: Answer<Data>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Name of the table, such as "Orders, newest first". */
  readonly caption: string;
  /** Name of the entries, as in "Orders per page". */
  readonly plural: string;
  /** The loaded data; default "the orders". */
  readonly what?: string;
  readonly empty: EmptyTexts;
  /** Omitted for an answer with all rows. */
  readonly paging?: ListPaging;
  readonly search?: Omit<ComponentProps<typeof SearchBar>, keyof ListPaging>;
  readonly tabs?: Omit<ComponentProps<typeof StatusTabs>, keyof ListPaging>;
  /** Between the tabs and the rows. */
  readonly note?: ReactNode;
  /** Figures of the answer, above the rows. */
  readonly above?: (data: Data) => ReactNode;
  /** Default sort, for the arrow in the table's head. */
  readonly usualSort?: string;
  /** Actions on selected rows. */
  readonly actions?: RowActions<Row>;
}

export function StaffList<Row, Data extends Page<Row>>(props: StaffListProps<Row, Data>) {
  const { answer, plural, empty, paging, search, tabs, note, above } = props;
  const what = props.what ?? `the ${plural.toLowerCase()}`;
  const emptyList = (total: number) => (
    <EmptyList texts={empty} plural={plural} paging={paging} total={total} />
  );
  const table = ({ rows }: Data) => <Rows {...props} rows={rows} />;
  if (!paging) {
    return (
      <AnswerView answer={answer} what={what}>
        {(data) =>
          data.rows.length === 0 ? (
            emptyList(0)
          ) : (
            <Stack spacing={3}>
              {above?.(data)}
              {table(data)}
            </Stack>
          )
        }
      </AnswerView>
    );
  }
  return (
    <Stack spacing={2}>
      {search && <SearchBar {...paging} {...search} />}
      {tabs && <StatusTabs {...paging} {...tabs} />}
      {note}
      <ListView
        {...paging}
        answer={answer}
        what={what}
        plural={plural}
        count={({ total, rows }) => ({ total, visible: rows.length })}
        above={above}
        empty={emptyList}
      >
        {table}
      </ListView>
    </Stack>
  );
}

type RowsProps<Row> = Pick<
  StaffListProps<Row, Page<Row>>,
  "caption" | "columns" | "keyOf" | "plural" | "paging" | "usualSort" | "actions"
> & { readonly rows: readonly Row[] };

function Rows<Row>({ caption, columns, keyOf, plural, paging, usualSort, actions, rows }: RowsProps<Row>) {
  const sorting = paging && { ...paging, usual: usualSort };
  const table = { caption, columns, keyOf, rows, sorting };
  if (!actions) return <ListTable {...table} />;
  // The key clears the selection when the page changes.
  const key = paging && listUrl(paging.path, paging.address);
  return <SelectableTable key={key} {...table} actions={actions} listId={listId(plural)} />;
}
