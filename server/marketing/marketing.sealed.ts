/** Sealed columns of contact requests and the newsletter. */
import { emailIndex } from "../db/identity";
import { emailColumn, type SealedColumn } from "../db/sealing/sealed-column";
import { LIST, SUPPRESSIONS } from "./readers.store";

export const MARKETING_COLUMNS: readonly SealedColumn[] = [
  emailColumn("contact_requests", "sealed_request"),
  { table: "contact_requests", column: "sealed_reply", context: "contact_requests" },
  emailColumn("newsletter_subscribers", "sealed_email"),
  {
    table: SUPPRESSIONS,
    column: "sealed_email",
    context: SUPPRESSIONS,
    // Same index as the subscriber's, so that the database can compare them.
    indexesOf: (sealer, { email }: { readonly email: string }) => ({
      email_index: emailIndex(sealer, email, LIST),
    }),
  },
];
