/** Sealed columns of customers. */
import type { SealedColumn } from "../db/sealing/sealed-column";

export const SEALED_NOTE = "customer_notes";

export const CUSTOMER_COLUMNS: readonly SealedColumn[] = [
  { table: "addresses", column: "sealed_address", context: "addresses" },
  { table: "customer_notes", column: "sealed_text", context: SEALED_NOTE },
];
