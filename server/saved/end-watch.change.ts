/** Unsubscribes from the mails of a watch (WISH-4, WISH-5). */
import type { Db } from "../db/client";
import { endAlerts, stopMails } from "./watches.store";

/** Cancels unsent mails. Idempotent. */
export function endWatch(db: Db, mailKey: string): Promise<void> {
  return db.transaction().execute(async (unit) => stopMails(unit, await endAlerts(unit, mailKey)));
}
