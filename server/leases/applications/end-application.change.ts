/** Ends an application and notifies the applicant (LEASE-6). */
import type { LeaseStatus } from "#contract/leases/statuses";
import { writeEnded } from "./application-writes.store";
import type { EndReason } from "./application.record";
import type { ApplicationChangeParts } from "./apply-report.change";
import { NEWS_OF_STATUS } from "./attempt.rules";

/** A no-op if it has ended. */
export function endApplication(
  { db, mails }: Pick<ApplicationChangeParts, "db" | "mails">,
  id: string,
  status: LeaseStatus,
  reason: EndReason | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const isEnding = await writeEnded(trx, id, status, reason);
    const news = reason === "EXPIRED" ? "EXPIRED" : NEWS_OF_STATUS[status];
    if (isEnding && news) await mails.notify(trx, id, news);
  });
}
