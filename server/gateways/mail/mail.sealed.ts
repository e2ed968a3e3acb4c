/** The column of mails that are to be sent. */
import { SEALED_MAIL } from "../../db/outbox";
import type { SealedColumn } from "../../db/sealing/sealed-column";

export const MAIL_COLUMNS: readonly SealedColumn[] = [
  { table: "outgoing_mails", column: "sealed_mail", context: SEALED_MAIL },
];
