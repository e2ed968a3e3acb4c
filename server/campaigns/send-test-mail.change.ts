/** Mails a campaign to the staff member who tests it. */
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import { writeTestKey } from "./campaigns.store";

/** Idempotent per key. */
export function sendTestMail(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  id: string,
  key: string,
  mail: OutgoingMail,
): Promise<void> {
  return db.transaction().execute(async (unit) => {
    if (await writeTestKey(unit, id, key)) await enqueueMail(unit, sealer, mail);
  });
}
