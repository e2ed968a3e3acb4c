/** Sealed columns of orders and their lists. */
import type { SealedColumn } from "../db/sealing/sealed-column";
import { writeOrderTerms } from "./listing/terms.store";
import { searchIndexes } from "./reading/customer.rules";
import type { OrderCustomer } from "./reading/order.port";
import { SEALED_VIEW } from "./views/views.store";

export const ORDER_COLUMNS: readonly SealedColumn[] = [
  {
    table: "orders",
    column: "sealed_customer",
    context: "orders",
    indexesOf: (sealer, customer: OrderCustomer) => ({ search_indexes: searchIndexes(sealer, customer) }),
    writeIndexes: writeOrderTerms,
  },
  { table: "order_bulk_runs", column: "sealed_text", context: "orders" },
  { table: "saved_views", column: "sealed_view", context: SEALED_VIEW },
  { table: "order_events", column: "sealed_note", context: "orders" },
  { table: "order_corrections", column: "sealed_plan", context: "orders" },
];
