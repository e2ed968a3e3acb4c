/** Columns of customers that hold sealed values. */
import type { SealedColumn } from "../db/sealing/sealed-column";

export const CUSTOMER_COLUMNS: readonly SealedColumn[] = [
  { table: "addresses", column: "sealed_address", context: "addresses" },
];
