/** Every column of the database that holds sealed values; a test compares the list with the database. */
import { AUDIT_CONTEXT, CHAIN_CONTEXT } from "./audit/chain.store";
import { socialIndex, type SocialIdentity } from "./auth/social/social.store";
import { emailIndex, nameIndex, type Identity } from "./db/identity";
import { personTerms } from "./db/person-terms";
import type { SealedColumn } from "./db/sealing/sealed-column";
import { applicantTerms } from "./leases/forms/applicant-terms.mapping";
import {
  SEALED_APPLICATION,
  SEALED_DRAFT,
  SEALED_LEASE,
  SEALED_TRY,
  type ShownApplicant,
} from "./leases/forms/form.record";
import { SEALED_MONEY_NOTE } from "./stuck-money/cases.store";
import { writeOrderTerms } from "./orders/listing/terms.store";
import { searchIndexes } from "./orders/reading/customer.rules";
import type { OrderCustomer } from "./orders/reading/order.port";
import { SEALED_VIEW } from "./orders/views/views.store";

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: "users",
    column: "sealed_identity",
    context: "users",
    indexesOf: (sealer, identity: Identity) => ({
      username_index: nameIndex(sealer, identity),
      search_terms: personTerms(sealer, identity),
    }),
  },
  { table: "sessions", column: "sealed_origin", context: "sessions" },
  { table: "sign_ins", column: "sealed_origin", context: "sessions" },
  { table: "second_factors", column: "sealed_factor", context: "second_factors" },
  { table: "second_factor_tickets", column: "sealed_ticket", context: "second_factor_tickets" },
  { table: "audit_events", column: "sealed_detail", context: AUDIT_CONTEXT },
  { table: "audit_chain", column: "sealed_ends", context: CHAIN_CONTEXT },
  { table: "addresses", column: "sealed_address", context: "addresses" },
  {
    table: "social_identities",
    column: "sealed_subject",
    context: "social_identities",
    indexesOf: (sealer, identity: SocialIdentity) => ({ subject_index: socialIndex(sealer, identity) }),
    bareIndex: "subject_index",
  },
  { table: "social_attempts", column: "sealed_secrets", context: "social_attempts" },
  {
    table: "contact_requests",
    column: "sealed_request",
    context: "contact_requests",
    indexesOf: (sealer, { email }: { readonly email: string }) => ({
      email_index: emailIndex(sealer, email, "contact_requests"),
    }),
  },
  {
    table: "newsletter_subscribers",
    column: "sealed_email",
    context: "newsletter_subscribers",
    indexesOf: (sealer, { email }: { readonly email: string }) => ({
      email_index: emailIndex(sealer, email, "newsletter_subscribers"),
    }),
  },
  {
    table: "stock_alerts",
    column: "sealed_email",
    context: "stock_alerts",
    indexesOf: (sealer, { email }: { readonly email: string }) => ({
      email_index: emailIndex(sealer, email, "stock_alerts"),
    }),
  },
  { table: "lease_drafts", column: "sealed_form", context: SEALED_DRAFT },
  {
    table: "lease_applications",
    column: "sealed_shown",
    context: SEALED_APPLICATION,
    indexesOf: (sealer, shown: ShownApplicant) => ({
      email_index: shown.email === "" ? null : emailIndex(sealer, shown.email, "lease_applications"),
      search_terms: applicantTerms(sealer, shown),
    }),
  },
  { table: "lease_tries", column: "sealed_note", context: SEALED_TRY },
  { table: "lease_applications", column: "sealed_details", context: SEALED_APPLICATION },
  { table: "lease_applications", column: "sealed_redirect_url", context: SEALED_APPLICATION },
  { table: "leases", column: "sealed_signature_url", context: SEALED_LEASE },
  { table: "lease_applications", column: "sealed_key", context: SEALED_APPLICATION },
  { table: "outgoing_mails", column: "sealed_mail", context: "outgoing_mails" },
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
  { table: "money_case_notes", column: "sealed_note", context: SEALED_MONEY_NOTE },
];
