/** Columns of contact requests and the newsletter that hold sealed values. */
import { emailColumn, type SealedColumn } from "../db/sealing/sealed-column";

export const MARKETING_COLUMNS: readonly SealedColumn[] = [
  emailColumn("contact_requests", "sealed_request"),
  { table: "contact_requests", column: "sealed_reply", context: "contact_requests" },
  emailColumn("newsletter_subscribers", "sealed_email"),
];
