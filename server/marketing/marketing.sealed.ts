/** Columns of contact requests and the newsletter that hold sealed values. */
import { emailIndex } from "../db/identity";
import type { SealedColumn } from "../db/sealing/sealed-column";

export const MARKETING_COLUMNS: readonly SealedColumn[] = [
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
];
