/** Records a lessor's answer that staff learned elsewhere; it has the effects of a report (STAFF-32). */
import type { LessorAnswer } from "#contract/leases/statuses";
import type { AuditWrite } from "../../audit/audit.port";
import { SEALED_ATTEMPT } from "../forms/form.record";
import { moveApplication, SOON_SECONDS } from "./application-writes.store";
import type { AttemptKey } from "./application.record";
import type { ApplicationChangeParts } from "./apply-report.change";
import { CONTINUES_ON, isUnclear, NEWS_OF_STATUS } from "./attempt.rules";
import { answeredAttempt, lockAttempt } from "./reports.store";

/** A lessor's answer recorded by staff, and their id. */
export interface StaffAnswer {
  readonly answer: LessorAnswer;
  readonly approvedCents: number | null;
  readonly reason: string;
  readonly userId: string;
  /** Status of the application as they last saw it. */
  readonly expectedStatus: string;
}

const EMPTY_REPORT = {
  reason: null,
  redirectUrl: null,
  approvedAt: null,
  approvedUntil: null,
  usedCents: 0,
  isSigned: false,
} as const;

/** @returns false when the application has changed, or needs no such answer */
export function recordStaffAnswer(
  { db, sealer, mails }: ApplicationChangeParts,
  attempt: AttemptKey,
  { answer, approvedCents, reason, userId, expectedStatus }: StaffAnswer,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const state = await lockAttempt(trx, attempt);
    if (!state || !isUnclear(attempt, state, expectedStatus)) return false;
    const { uuid } = state;
    if (uuid === null && answer === "APPROVED") return false;
    const isDeclined = answer === CONTINUES_ON;
    const note = sealer.seal({ reason }, SEALED_ATTEMPT);
    const attemptUpdate = answeredAttempt(attempt, answer, isDeclined, userId, note);
    // The next lessor starts from the beginning; without one, the application ends here.
    const now = isDeclined ? "PENDING" : answer;
    const report = { ...EMPTY_REPORT, uuid, status: answer, approvedCents };
    await moveApplication({ db: trx, sealer }, attemptUpdate, attempt, now, report, SOON_SECONDS);
    const news = now === "PENDING" ? undefined : NEWS_OF_STATUS[now];
    if (news) await mails.notify(trx, attempt.id, news);
    await recordAudit(trx);
    return true;
  });
}
