/** Sealed columns of the audit log. */
import type { SealedColumn } from "../db/sealing/sealed-column";
import { AUDIT_CONTEXT, CHAIN_CONTEXT } from "./chain/chain.store";

export const AUDIT_COLUMNS: readonly SealedColumn[] = [
  { table: "audit_events", column: "sealed_detail", context: AUDIT_CONTEXT },
  { table: "audit_chain", column: "sealed_ends", context: CHAIN_CONTEXT },
];
