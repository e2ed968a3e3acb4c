/** Sealed column of payment exceptions. */
import type { SealedColumn } from "../db/sealing/sealed-column";
import { SEALED_MONEY_NOTE } from "./cases.store";

export const PAYMENT_EXCEPTION_COLUMNS: readonly SealedColumn[] = [
  { table: "money_case_notes", column: "sealed_note", context: SEALED_MONEY_NOTE },
];
