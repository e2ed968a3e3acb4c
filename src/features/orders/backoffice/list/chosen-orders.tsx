/** A page of orders as a table with a selection and bulk actions. */
import { lazy, Suspense, useState } from "react";
import Stack from "@mui/material/Stack";
import type { OrderFilterInput } from "#contract/graphql/generated";
import type { ListAddress } from "../../../../ui/list/list-address";
import { ListTable } from "../../../../ui/list/list-table";
import { focusAfter } from "../../../../lib/focus-after";
import { orderColumns, type OrderListRow } from "./order-columns";
import { ORDERS_LIST, ORDERS_PATH } from "./order-list-address";

/** Needed only with a selection. */
const BulkBar = lazy(async () => ({ default: (await import("./bulk-bar")).BulkBar }));

interface ChosenOrdersProps {
  readonly orders: readonly OrderListRow[];
  /** Over all pages. */
  readonly total: number;
  readonly address: ListAddress;
  readonly filter: OrderFilterInput;
  /** Query string of the list's address with its "?"; empty without one. */
  readonly query: string;
  readonly onBegun: (runId: string) => void;
}

export function ChosenOrders({ orders, total, address, filter, query, onBegun }: ChosenOrdersProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The bar unmounts with the selection.
  const clear = () => focusAfter(() => setChosen(new Set()), ORDERS_LIST);
  const begun = (runId: string) => {
    clear();
    onBegun(runId);
  };
  return (
    <Stack spacing={3}>
      {chosen.size > 0 && (
        <Suspense>
          <BulkBar chosen={chosen} total={total} filter={filter} onClear={clear} onBegun={begun} />
        </Suspense>
      )}
      <ListTable
        caption="Orders"
        columns={orderColumns(query)}
        rows={orders}
        keyOf={({ id }) => id}
        nameOf={({ uniqueId }) => uniqueId}
        sorting={{ path: ORDERS_PATH, address, usual: "-placed" }}
        selection={{ chosen, onChange: setChosen }}
      />
    </Stack>
  );
}
