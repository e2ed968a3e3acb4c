/** Columns of customers that hold sealed values. */
import type { SealedColumn } from "../db/sealing/sealed-column";

import { SEALED_NOTE } from "./care/notes.store";

export const CUSTOMER_COLUMNS: readonly SealedColumn[] = [
  { table: "addresses", column: "sealed_address", context: "addresses" },
  { table: "customer_notes", column: "sealed_text", context: SEALED_NOTE },
];
