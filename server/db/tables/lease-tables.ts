/** Tables of lease applications; migrations explain the columns. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { LeaseState, LeaseStatus } from "#contract/leases/statuses";
import type { Timestamp } from "./columns";

export interface LeaseDraftsTable {
  id: Generated<string>;
  user_id: string | null;
  key_digest: Buffer | null;
  sealed_form: Buffer;
  revision: Generated<number>;
  updated_at: Timestamp;
}

export interface LeaseApplicationsTable {
  id: Generated<string>;
  user_id: string | null;
  key_digest: Buffer | null;
  key_until: Timestamp | null;
  idempotency_hash: Buffer;
  status: LeaseStatus;
  reason: "EXPIRED" | "NOT_FINISHED" | "ACCOUNT_DELETED" | null;
  order_id: string | null;
  is_pre_approval: boolean;
  state: string;
  email_index: Buffer | null;
  search_terms: Buffer[] | null;
  sealed_shown: Buffer;
  sealed_details: Buffer | null;
  details_until: Timestamp;
  consent_version: string;
  consented_at: Timestamp;
  attribution: JSONColumnType<Record<string, string>>;
  first_touch: ColumnType<Record<string, string>, string | undefined, string>;
  lessor: string | null;
  lessor_uuid: string | null;
  sealed_redirect_url: Buffer | null;
  sealed_key: Buffer | null;
  go_on_mailed_at: Timestamp | null;
  expiring_mailed_at: Timestamp | null;
  approved_cents: number | null;
  approved_at: Timestamp | null;
  expires_at: Timestamp | null;
  is_signed: Generated<boolean>;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface LeaseAttemptsTable {
  application_id: string;
  lessor: string;
  idempotency_key: string;
  uuid: string | null;
  outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
  begun_at: Timestamp;
  ended_at: Timestamp | null;
  noted_by: string | null;
  noted_at: Timestamp | null;
  sealed_note: Buffer | null;
}

export interface LeaseEventsTable {
  lessor: string;
  event_id: string;
  application_id: string | null;
  kind: string;
  received_at: Timestamp;
}

export interface LeasesTable {
  id: Generated<string>;
  order_id: string;
  application_id: string | null;
  state: LeaseState;
  cents: Generated<number>;
  held_at: Timestamp | null;
  lessor: string | null;
  lessor_uuid: string | null;
  asked_at: Timestamp | null;
  sealed_signature_url: Buffer | null;
  sign_until: Timestamp | null;
  signed_at: Timestamp | null;
  reminders: Generated<number>;
  reminded_at: Timestamp | null;
  delivery_submitted_at: Timestamp | null;
  funded_cents: number | null;
  lender_take_cents: number | null;
  funded_at: Timestamp | null;
  told_at: Timestamp | null;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  funding_check_at: Timestamp | null;
  funding_checks: Generated<number>;
  problem: string | null;
  problem_at: Timestamp | null;
  payment_check_at: Timestamp | null;
  payment_reminded_on: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface LeaseNoticesTable {
  id: Generated<string>;
  number: Generated<string>;
  lease_id: string;
  kind: string;
  item_ids: string[];
  happened_on: Timestamp;
  told_at: Timestamp | null;
  refusal: string | null;
  tries: Generated<number>;
  next_try_at: Timestamp;
  created_at: Timestamp;
}

export interface LeaseTables {
  lease_notices: LeaseNoticesTable;
  leases: LeasesTable;
  lease_drafts: LeaseDraftsTable;
  lease_applications: LeaseApplicationsTable;
  lease_tries: LeaseAttemptsTable;
  lease_events: LeaseEventsTable;
}
