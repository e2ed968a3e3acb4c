/** Sealed columns of pending emails, and of sent emails that may bounce. */
import { emailIndex } from "../../db/identity";
import { emailColumn, type SealedColumn } from "../../db/sealing/sealed-column";
import { SEALED_MAIL } from "./sent-mails.store";

export const MAIL_COLUMNS: readonly SealedColumn[] = [
  {
    table: SEALED_MAIL,
    column: "sealed_mail",
    context: SEALED_MAIL,
    indexesOf: (sealer, { to }: { readonly to: string }) => ({
      email_index: emailIndex(sealer, to, SEALED_MAIL),
    }),
  },
  emailColumn(SEALED_MAIL, "sealed_to"),
];
