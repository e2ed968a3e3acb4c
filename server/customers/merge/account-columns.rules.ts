/**
 * Every database column that names the owner of a row, and how a merge of two accounts treats it (STAFF-64).
 * A test compares the list with the database, so a new table cannot be forgotten.
 */

/**
 * MOVES: rows move to the remaining account. STAYS: history, sign-in methods and address-bound data of the
 * ended account. STAFF: references staff users, who are never merged.
 */
export type Fate = "MOVES" | "STAYS" | "STAFF";

export const ACCOUNT_COLUMNS: Readonly<Record<string, Fate>> = {
  "addresses.user_id": "MOVES",
  "carts.user_id": "MOVES",
  "chat_conversations.user_id": "MOVES",
  "customer_notes.user_id": "MOVES",
  "customer_tags.user_id": "MOVES",
  "lease_applications.user_id": "MOVES",
  // Unless both have one: a form belongs to one account.
  "lease_drafts.user_id": "MOVES",
  "order_events.actor": "MOVES",
  "orders.created_by": "MOVES",
  "orders.submitted_by": "MOVES",
  "orders.updated_by": "MOVES",
  "orders.user_id": "MOVES",
  "review_votes.user_id": "MOVES",
  "reviews.user_id": "MOVES",
  "users.merged_into": "MOVES",
  "watches.user_id": "MOVES",

  "audit_events.subject_id": "STAYS",
  "audit_events.user_id": "STAYS",
  "chat_conversations.email_index": "STAYS",
  "contact_requests.email_index": "STAYS",
  "lease_applications.email_index": "STAYS",
  "mail_suppressions.email_index": "STAYS",
  "mailed_codes.user_id": "STAYS",
  // Ended by the merge: the subscribed address no longer belongs to an account.
  "newsletter_subscribers.email_index": "STAYS",
  "order_corrections.requested_by": "STAYS",
  "outgoing_mails.email_index": "STAYS",
  "refunds.requested_by": "STAYS",
  "reviews.email_index": "STAYS",
  "second_factor_tickets.user_id": "STAYS",
  "second_factors.user_id": "STAYS",
  "sessions.user_id": "STAYS",
  "sign_ins.user_id": "STAYS",
  "social_identities.user_id": "STAYS",
  "stock_alerts.email_index": "STAYS",
  "users.changed_by": "STAYS",
  "users.username_index": "STAYS",

  "affiliate_payout_runs.created_by": "STAFF",
  "affiliate_payouts.created_by": "STAFF",
  "affiliate_payouts.undone_by": "STAFF",
  "affiliate_terms.created_by": "STAFF",
  "affiliates.created_by": "STAFF",
  "catalogue_generations.requested_by": "STAFF",
  "chat_conversations.assigned_to": "STAFF",
  "chat_messages.staff_id": "STAFF",
  "contact_requests.answered_by": "STAFF",
  "customer_notes.author_id": "STAFF",
  "customer_notes.deleted_by": "STAFF",
  "import_uploads.user_id": "STAFF",
  "lease_tries.noted_by": "STAFF",
  "money_case_notes.noted_by": "STAFF",
  "order_assignments.assignee_id": "STAFF",
  "order_bulk_runs.actor": "STAFF",
  "price_markup_versions.created_by": "STAFF",
  "product_hides.hidden_by": "STAFF",
  "product_hides.shown_by": "STAFF",
  "report_mails.user_id": "STAFF",
  "reviews.answered_by": "STAFF",
  "reviews.decided_by": "STAFF",
  "saved_views.owner_id": "STAFF",
  "staff_refunds.staff_id": "STAFF",
  "supplier_bill_files.created_by": "STAFF",
  "supplier_bill_lines.settled_by": "STAFF",
  "supplier_bills.removed_by": "STAFF",
  "supplier_orders.requested_by": "STAFF",
  "users.created_by": "STAFF",
  "users.merged_by": "STAFF",
};
