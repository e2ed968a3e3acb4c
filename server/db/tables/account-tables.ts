/** Tables of users, sessions, email and marketing; migrations explain the columns. */
import type { ColumnType, Generated } from "kysely";
import type { AuditKind } from "#contract/audit/schema";
import type { AccountRole } from "#contract/staff/roles";
import type { BigIntColumn, Timestamp } from "./columns";

export interface UsersTable {
  id: Generated<string>;
  username_index: Buffer | null;
  sealed_identity: Buffer;
  role: AccountRole;
  permissions: string[] | null;
  password_hash: string | null;
  status: Generated<"ACTIVE" | "DISABLED" | "DELETED">;
  verified_at: Timestamp | null;
  search_terms: Buffer[] | null;
  attributes: ColumnType<Record<string, unknown>, string | undefined, string>;
  attribution: ColumnType<Record<string, string>, string | undefined, string>;
  first_touch: ColumnType<Record<string, string>, string | undefined, string>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Generated<number>;
  changed_by: string | null;
  changed_what: string | null;
  changed_at: Timestamp | null;
  merged_into: string | null;
  merged_by: string | null;
  merged_at: Timestamp | null;
}

export interface CustomerNotesTable {
  id: string;
  user_id: string;
  author_id: string;
  sealed_text: Buffer;
  written_at: Timestamp;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
}

export interface CustomerTagsTable {
  user_id: string;
  tag: string;
  added_at: Timestamp;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  refreshed_at: Timestamp;
  sealed_origin: Buffer;
  method: string;
  has_second_factor: Generated<boolean>;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  end_reason: string | null;
}

export interface MailedCodesTable {
  user_id: string;
  purpose: "VERIFY" | "RESET";
  code_hash: Buffer;
  link_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  link_expires_at: Timestamp;
}

export interface SignInsTable {
  id: Generated<string>;
  user_id: string;
  at: Timestamp;
  outcome: "SUCCEEDED" | "FAILED" | "REFRESH_REUSED";
  method: string;
  sealed_origin: Buffer;
}

export interface SecondFactorsTable {
  user_id: string;
  sealed_factor: Buffer;
  last_step: BigIntColumn;
  created_at: Timestamp;
}

export interface SecondFactorTicketsTable {
  ticket_hash: Buffer;
  user_id: string;
  sealed_ticket: Buffer;
  expires_at: Timestamp;
}

export interface AuditEventsTable {
  id: Generated<string>;
  at: Timestamp;
  kind: AuditKind;
  user_id: string | null;
  subject_id: string | null;
  area: string | null;
  cents: BigIntColumn | null;
  sealed_detail: Buffer;
  digest: Buffer | null;
  hash: Buffer | null;
}

export interface AuditChainTable {
  is_only: Generated<boolean>;
  sealed_ends: Buffer | null;
  unchained_events: Generated<BigIntColumn>;
  unchained_refunds: Generated<BigIntColumn>;
}

export interface RateLimitsTable {
  bucket: Buffer;
  hits: number;
  resets_at: Timestamp;
}

export interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  sealed_address: Buffer;
  is_default: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SocialIdentitiesTable {
  type: string;
  subject_index: Buffer;
  sealed_subject: Buffer | null;
  user_id: string;
  created_at: Timestamp;
}

export interface SocialAttemptsTable {
  state_hash: Buffer;
  type: string;
  sealed_secrets: Buffer;
  expires_at: Timestamp;
}

export interface ContactRequestsTable {
  id: Generated<string>;
  sealed_request: Buffer;
  sealed_reply: Buffer | null;
  email_index: Buffer;
  answered_at: Timestamp | null;
  answered_by: string | null;
  created_at: Timestamp;
}

export interface NewsletterSubscribersTable {
  id: Generated<string>;
  email_index: Buffer;
  sealed_email: Buffer;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface StockAlertsTable {
  product_id: string;
  email_index: Buffer;
  sealed_email: Buffer;
  token_digest: Buffer;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface OutgoingMailsTable {
  id: Generated<string>;
  sealed_mail: Buffer | null;
  kind: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  sent_at: Timestamp | null;
  last_error: string | null;
  created_at: Timestamp;
  message_name: string | null;
  sealed_to: Buffer | null;
  email_index: Buffer | null;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  mailed_codes: MailedCodesTable;
  sign_ins: SignInsTable;
  audit_events: AuditEventsTable;
  audit_chain: AuditChainTable;
  second_factors: SecondFactorsTable;
  second_factor_tickets: SecondFactorTicketsTable;
  rate_limits: RateLimitsTable;
  addresses: AddressesTable;
  customer_notes: CustomerNotesTable;
  customer_tags: CustomerTagsTable;
  social_identities: SocialIdentitiesTable;
  social_attempts: SocialAttemptsTable;
  contact_requests: ContactRequestsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  stock_alerts: StockAlertsTable;
  outgoing_mails: OutgoingMailsTable;
}
