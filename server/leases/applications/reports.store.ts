/**
 * The only writer of application status: applies lessor reports and deadlines, forward only (LEASE-4,
 * LEASE-6).
 */
import { sql } from "kysely";
import { LEASE_ENDED, LEASE_UNCLEAR, type LeaseStatus, type LessorAnswer } from "#contract/leases/statuses";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { wakeIn } from "../../jobs/wake";
import type { LeaseReport } from "../lessors/lessor.port";
import { statusAfter } from "../lessors/progress.rules";
import type { ApplicantMails } from "./applicant-mails.port";
import type { EndReason } from "./application.record";
import {
  claimDueApplications,
  endApplication,
  forgetDetails,
  moveApplication,
  scheduleApplication,
  scheduledSoon,
  type AttemptKey,
} from "./application-writes.store";
import { SEALED_ATTEMPT } from "../forms/form.record";

/** A lessor's answer recorded by staff, and their name. */
export interface StaffWord {
  readonly answer: LessorAnswer;
  readonly approvedCents: number | null;
  readonly reason: string;
  readonly userId: string;
  /** Status of the application as they last saw it. */
  readonly expectedStatus: string;
}

export interface ReportStore {
  /** Records that a lessor is about to be contacted. Idempotent per key. */
  beginTry(attempt: AttemptKey, idempotencyKey: string): Promise<void>;
  /**
   * @param seconds until the next request to the lessor
   * @returns false for a report on another application
   */
  applyReport(attempt: AttemptKey, report: LeaseReport, seconds: number): Promise<boolean>;
  /**
   * Records a lessor's answer that staff learned.
   * @returns false when the application has changed, or needs no such answer
   */
  applyWord(attempt: AttemptKey, word: StaffWord, recordAudit: AuditWrite): Promise<boolean>;
  /** The lessor rejected the application. */
  refuse(attempt: AttemptKey): Promise<void>;
  /** Ends an application; a no-op if it has ended. */
  end(id: string, status: LeaseStatus, reason: EndReason | null): Promise<void>;
  /** @param seconds until the next request to the lessor; null = never */
  schedule(id: string, seconds: number | null): Promise<void>;
  /** Claims up to `limit` due applications for a minute. */
  claimDue(limit: number): Promise<string[]>;
  /**
   * Stores a lessor's event and makes its application due.
   * @returns null for an unknown application, or a duplicate event
   */
  recordEvent(event: LessorNotice): Promise<Noticed | null>;
  /** Deletes the input of applications past their retention period. */
  forgetDetails(): Promise<void>;
}

export interface LessorNotice {
  readonly lessor: string;
  readonly eventId: string;
  readonly kind: string;
  readonly uuid: string;
  /** Id of a lease application or lease of the shop, if well-formed. */
  readonly reference: string | null;
}

/** The application or lease an event is about. */
export interface Noticed {
  readonly applicationId: string;
  /** Null when the event is about the application itself. */
  readonly leaseId: string | null;
}

interface AttemptState {
  readonly status: LeaseStatus;
  readonly lessor: string | null;
  readonly uuid: string | null;
  readonly outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
}

/**
 * The process that stored an event handles it at once; the delay lets the sync worker take over if it dies.
 */
const SOON_SECONDS = 5;
/** The statuses that trigger a mail to the applicant. */
const NEWS_OF_STATUS: Readonly<Partial<Record<LeaseStatus, "APPROVED" | "DECLINED">>> = {
  APPROVED: "APPROVED",
  DECLINED: "DECLINED",
  BLOCKED: "DECLINED",
};
/** Sends the application to the next lessor instead of ending it. */
const CONTINUES_ON: LeaseStatus = "DECLINED";
/** @param mails notifies applicants of the decision, in the same transaction */
export function createReportStore(
  db: Db,
  sealer: Sealer,
  mails: Pick<ApplicantMails, "notify">,
): ReportStore {
  return {
    async beginTry({ id, lessor }, key) {
      await sql`INSERT INTO lease_tries (application_id, lessor, idempotency_key, outcome)
        VALUES (${id}, ${lessor}, ${key}, 'UNANSWERED') ON CONFLICT DO NOTHING`.execute(db);
    },
    applyReport: (attempt, report, seconds) =>
      db.transaction().execute(async (trx) => {
        const state = await lock(trx, attempt);
        if (!state || !isOurs(attempt, state, report)) return false;
        const known = statusOf(state.outcome);
        const outcome = statusAfter(known, report.status);
        const attemptUpdate = sql`WITH tried AS (UPDATE lease_tries SET uuid = ${report.uuid}, outcome = ${outcome},
            ended_at = CASE WHEN ${outcome === CONTINUES_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${attempt.id} AND lessor = ${attempt.lessor})`;
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
      }),
    applyWord: (attempt, word, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const state = await lock(trx, attempt);
        if (!state || !isUnclear(attempt, state, word.expectedStatus)) return false;
        const { uuid } = state;
        if (uuid === null && word.answer === "APPROVED") return false;
        const sealed = sealer.seal({ reason: word.reason }, SEALED_ATTEMPT);
        const attemptUpdate = sql`WITH noted AS (UPDATE lease_tries SET outcome = ${word.answer}, noted_by = ${word.userId},
            noted_at = now(), sealed_note = ${sealed},
            ended_at = CASE WHEN ${word.answer === CONTINUES_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${attempt.id} AND lessor = ${attempt.lessor})`;
        // The next lessor starts from the beginning; without one, the application ends here.
        const now = word.answer === CONTINUES_ON ? "PENDING" : word.answer;
        const { answer: status, approvedCents } = word;
        const report = { ...EMPTY_REPORT, uuid, status, approvedCents };
        await moveApplication({ db: trx, sealer }, attemptUpdate, attempt, now, report, SOON_SECONDS);
        const news = now === "PENDING" ? undefined : NEWS_OF_STATUS[now];
        if (news) await mails.notify(trx, attempt.id, news);
        await recordAudit(trx);
        return true;
      }),
    async refuse({ id, lessor }) {
      await sql`UPDATE lease_tries SET outcome = 'REFUSED', ended_at = now()
        WHERE application_id = ${id} AND lessor = ${lessor} AND outcome = 'UNANSWERED'`.execute(db);
    },
    end: (id, status, reason) =>
      db.transaction().execute(async (trx) => {
        const isEnding = await endApplication(trx, id, status, reason);
        const news = reason === "EXPIRED" ? "EXPIRED" : NEWS_OF_STATUS[status];
        if (isEnding && news) await mails.notify(trx, id, news);
      }),
    schedule: (id, seconds) => scheduleApplication(db, id, seconds),
    claimDue: (limit) => claimDueApplications(db, limit),
    async recordEvent({ lessor, eventId, kind, uuid, reference }) {
      const soon = sql`now() + make_interval(secs => ${SOON_SECONDS})`;
      // If this process dies now, the sync worker still finds the application due.
      const { rows } = await sql<Noticed>`
        WITH about AS (
          SELECT application_id, NULL::uuid AS lease_id, uuid = ${uuid} AS exact FROM lease_tries
            WHERE lessor = ${lessor} AND (uuid = ${uuid} OR application_id = ${reference}::uuid)
          UNION ALL
          SELECT application_id, id, lessor_uuid = ${uuid} FROM leases
            WHERE lessor = ${lessor} AND (lessor_uuid = ${uuid} OR id = ${reference}::uuid)
          ORDER BY exact DESC NULLS LAST LIMIT 1
        ), noted AS (
          INSERT INTO lease_events (lessor, event_id, kind, application_id)
          VALUES (${lessor}, ${eventId}, ${kind}, (SELECT application_id FROM about))
          ON CONFLICT DO NOTHING RETURNING event_id
        ), news AS (SELECT about.* FROM about, noted), application AS (
          ${scheduledSoon(sql`SELECT application_id FROM news WHERE lease_id IS NULL`, SOON_SECONDS)}
        ), lease AS (
          UPDATE leases SET next_check_at = ${soon} FROM news WHERE leases.id = news.lease_id
        )
        SELECT application_id AS "applicationId", lease_id::text AS "leaseId" FROM news`.execute(db);
      await wakeIn(db, "leases.applications", SOON_SECONDS);
      await wakeIn(db, "leases.progress", SOON_SECONDS);
      return rows[0] ?? null;
    },
    forgetDetails: () => forgetDetails(db),
  };
}

async function lock(trx: Db, { id, lessor }: AttemptKey): Promise<AttemptState | null> {
  const { rows } = await sql<AttemptState>`
    SELECT a.status, a.lessor, try.uuid, try.outcome FROM lease_applications AS a
    JOIN lease_tries AS try ON try.application_id = a.id AND try.lessor = ${lessor}
    WHERE a.id = ${id} FOR UPDATE OF a, try`.execute(trx);
  return rows[0] ?? null;
}

/** An application without an answer is at the initial status. */
function statusOf(outcome: AttemptState["outcome"]): LeaseStatus {
  if (outcome === "UNANSWERED") return "INITIATED";
  return outcome === "REFUSED" ? CONTINUES_ON : outcome;
}

function isOurs({ id }: AttemptKey, { uuid }: AttemptState, report: LeaseReport): boolean {
  const isSame = uuid === null || uuid === report.uuid;
  return isSame && (report.clientReference === null || report.clientReference === id);
}

/**
 * Whether the status is unclear and unchanged since staff read it. A repeated unclear answer is no change.
 */
function isUnclear({ lessor }: AttemptKey, state: AttemptState, expectedStatus: string): boolean {
  return LEASE_UNCLEAR.includes(state.status) && state.status === expectedStatus && state.lessor === lessor;
}

const EMPTY_REPORT = {
  reason: null,
  redirectUrl: null,
  approvedAt: null,
  approvedUntil: null,
  usedCents: 0,
  isSigned: false,
} as const;
