/** A table with a selection, and actions on the selected rows above it. */
import { useState, type ComponentProps, type ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { focusAfter } from "../../lib/focus-after";
import { ListTable } from "./list-table";

export interface RowActions<Row> {
  /** Label of a row's checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Rendered while rows are selected. */
  readonly render: (chosen: ReadonlySet<string>, clear: () => void) => ReactNode;
}

interface SelectableTableProps<Row> extends Omit<
  ComponentProps<typeof ListTable<Row>>,
  "selection" | "nameOf"
> {
  readonly actions: RowActions<Row>;
  /** Takes the focus when the selection is cleared. */
  readonly listId: string;
}

export function SelectableTable<Row>({ actions, listId, ...table }: SelectableTableProps<Row>) {
  const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
  // The actions unmount with the selection.
  const clear = () => focusAfter(() => onChange(new Set()), listId);
  return (
    <Stack spacing={3}>
      {chosen.size > 0 && actions.render(chosen, clear)}
      <ListTable {...table} nameOf={actions.nameOf} selection={{ chosen, onChange }} />
    </Stack>
  );
}
