/** Tables of payment exceptions; migrations explain the columns. */
import type { Generated } from "kysely";
import type { MoneyCaseKind } from "#contract/payments/exceptions";
import type { Timestamp } from "./columns";

export interface MoneyCasesTable {
  id: Generated<string>;
  kind: MoneyCaseKind;
  ref: string;
  order_id: string;
  cents: number;
  since: Timestamp;
  done_at: Timestamp | null;
  gone_at: Timestamp | null;
  revision: Generated<number>;
  created_at: Timestamp;
}

export interface MoneyCaseNotesTable {
  id: Generated<string>;
  case_id: string;
  noted_by: string;
  is_done: boolean;
  sealed_note: Buffer;
  at: Timestamp;
}

export interface MoneyTables {
  money_cases: MoneyCasesTable;
  money_case_notes: MoneyCaseNotesTable;
}
