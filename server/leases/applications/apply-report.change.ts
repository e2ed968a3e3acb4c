/** Applies a lessor's report on an application, forward only (LEASE-4, LEASE-6). */
import { LEASE_ENDED } from "#contract/leases/statuses";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { LeaseReport } from "../lessors/lessor.port";
import { statusAfter } from "../lessors/progress.rules";
import type { ApplicantMails } from "./applicant-mails.port";
import { moveApplication, scheduleApplication } from "./application-writes.store";
import type { AttemptKey } from "./application.record";
import { CONTINUES_ON, isOurs, NEWS_OF_STATUS, statusOf } from "./attempt.rules";
import { lockAttempt, reportedAttempt } from "./reports.store";

/** The database, keys and mails that changes of an application use. */
export interface ApplicationChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
  /** Notifies applicants of the decision, in the same transaction. */
  readonly mails: Pick<ApplicantMails, "notify">;
}

/**
 * @param seconds until the next request to the lessor
 * @returns false for a report on another application
 */
export function applyReport(
  { db, sealer, mails }: ApplicationChangeParts,
  attempt: AttemptKey,
  report: LeaseReport,
  seconds: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const state = await lockAttempt(trx, attempt);
    if (!state || !isOurs(attempt, state, report)) return false;
    const outcome = statusAfter(statusOf(state.outcome), report.status);
    const attemptUpdate = reportedAttempt(attempt, report.uuid, outcome, outcome === CONTINUES_ON);
    // A report older than the known state adds nothing, and an ended application stays ended.
    const counts =
      outcome === report.status && outcome !== CONTINUES_ON && !LEASE_ENDED.includes(state.status);
    if (!counts) {
      await scheduleApplication(trx, attempt.id, seconds, attemptUpdate);
      return true;
    }
    // Several lessors may be contacted in turn, so a later lessor's first status may lie behind an
    // earlier lessor's last.
    const now = statusAfter(state.status, report.status);
    await moveApplication({ db: trx, sealer }, attemptUpdate, attempt, now, report, seconds);
    const news = now === state.status ? undefined : NEWS_OF_STATUS[now];
    if (news) await mails.notify(trx, attempt.id, news);
    return true;
  });
}
