/** Columns of contact requests and the newsletter that hold sealed values. */
import { emailColumn } from "../db/sealing/sealed-column";

export const MARKETING_COLUMNS = [
  emailColumn("contact_requests", "sealed_request"),
  emailColumn("newsletter_subscribers", "sealed_email"),
];
