/** The one place where an application moves: lessors' answers and our own clock, forward only (LEASE-4, LEASE-6). */
import { sql } from "kysely";
import { LEASE_ENDED, LEASE_UNCLEAR, type LeaseStatus, type LessorAnswer } from "#contract/leases/statuses";
import type { Note } from "../../audit/audit.port";
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
  type Asked,
} from "./application-writes.store";
import { SEALED_ATTEMPT } from "../forms/form.record";

/** A lessor's answer as staff note it, and their name. */
export interface StaffWord {
  readonly answer: LessorAnswer;
  readonly approvedCents: number | null;
  readonly reason: string;
  readonly userId: string;
  /** Status of the application as they saw it. */
  readonly seen: string;
}

export interface ReportStore {
  /** Writes down that a lessor is about to be asked. Again by the same key it changes nothing. */
  beginTry(asked: Asked, idempotencyKey: string): Promise<void>;
  /** @param seconds until the lessor is asked again @returns false for a report on another application than ours */
  applyReport(asked: Asked, report: LeaseReport, seconds: number): Promise<boolean>;
  /** Notes a lessor's answer that staff know. @returns false when the application has changed, or needs no such note */
  applyWord(asked: Asked, word: StaffWord, note: Note): Promise<boolean>;
  /** The lessor took no application. */
  refuse(asked: Asked): Promise<void>;
  /** Ends an application that has not ended. */
  end(id: string, status: LeaseStatus, reason: EndReason | null): Promise<void>;
  /** @param seconds until the lessor is asked again; null: not any more */
  schedule(id: string, seconds: number | null): Promise<void>;
  /** Up to `limit` applications that are due; no other process gets them for a minute. */
  claimDue(limit: number): Promise<string[]>;
  /** Stores a lessor's event and makes its application due. @returns null when it is unknown, or the event was stored before */
  recordEvent(event: LessorNotice): Promise<Noticed | null>;
  /** Forgets what was typed into applications whose time is over. */
  forgetDetails(): Promise<void>;
}

export interface LessorNotice {
  readonly lessor: string;
  readonly eventId: string;
  readonly kind: string;
  readonly uuid: string;
  /** The id of an application or a lease of ours, if it can be one. */
  readonly reference: string | null;
}

/** The application or lease an event is about. */
export interface Noticed {
  readonly applicationId: string;
  /** Null: the application itself. */
  readonly leaseId: string | null;
}

interface Standing {
  readonly status: LeaseStatus;
  readonly lessor: string | null;
  readonly uuid: string | null;
  readonly outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
}

/** The process that stored an event handles it at once; if it dies, the sync worker does. */
const SOON_SECONDS = 5;
/** The statuses an applicant gets a mail about. */
const TOLD: Readonly<Partial<Record<LeaseStatus, "APPROVED" | "DECLINED">>> = {
  APPROVED: "APPROVED",
  DECLINED: "DECLINED",
  BLOCKED: "DECLINED",
};
/** Asks another lessor instead of ending the application. */
const ASKS_ON: LeaseStatus = "DECLINED";
/** @param mails tells applicants of what was decided, in the same transaction */
export function createReportStore(db: Db, sealer: Sealer, mails: Pick<ApplicantMails, "tell">): ReportStore {
  return {
    async beginTry({ id, lessor }, key) {
      await sql`INSERT INTO lease_tries (application_id, lessor, idempotency_key, outcome)
        VALUES (${id}, ${lessor}, ${key}, 'UNANSWERED') ON CONFLICT DO NOTHING`.execute(db);
    },
    applyReport: (asked, report, seconds) =>
      db.transaction().execute(async (trx) => {
        const standing = await lock(trx, asked);
        if (!standing || !isOurs(asked, standing, report)) return false;
        const known = statusOf(standing.outcome);
        const outcome = statusAfter(known, report.status);
        const tried = sql`WITH tried AS (UPDATE lease_tries SET uuid = ${report.uuid}, outcome = ${outcome},
            ended_at = CASE WHEN ${outcome === ASKS_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${asked.id} AND lessor = ${asked.lessor})`;
        // A report from before what is known adds nothing, and an end stays.
        const counts =
          outcome === report.status && outcome !== ASKS_ON && !LEASE_ENDED.includes(standing.status);
        if (!counts) {
          await scheduleApplication(trx, asked.id, seconds, tried);
          return true;
        }
        // Several lessors may be asked in turn: what a later one says first may lie behind what an earlier one said.
        const now = statusAfter(standing.status, report.status);
        await moveApplication({ db: trx, sealer }, tried, asked, now, report, seconds);
        const told = now === standing.status ? undefined : TOLD[now];
        if (told) await mails.tell(trx, asked.id, told);
        return true;
      }),
    applyWord: (asked, word, note) =>
      db.transaction().execute(async (trx) => {
        const standing = await lock(trx, asked);
        if (!standing || !isUnclear(asked, standing, word.seen)) return false;
        const { uuid } = standing;
        if (uuid === null && word.answer === "APPROVED") return false;
        const sealed = sealer.seal({ reason: word.reason }, SEALED_ATTEMPT);
        const noted = sql`WITH noted AS (UPDATE lease_tries SET outcome = ${word.answer}, noted_by = ${word.userId},
            noted_at = now(), sealed_note = ${sealed},
            ended_at = CASE WHEN ${word.answer === ASKS_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${asked.id} AND lessor = ${asked.lessor})`;
        // The next lessor starts from the beginning; without one the application ends there.
        const now = word.answer === ASKS_ON ? "PENDING" : word.answer;
        const { answer: status, approvedCents } = word;
        const said = { ...NOTHING_SAID, uuid, status, approvedCents };
        await moveApplication({ db: trx, sealer }, noted, asked, now, said, SOON_SECONDS);
        const told = now === "PENDING" ? undefined : TOLD[now];
        if (told) await mails.tell(trx, asked.id, told);
        await note(trx);
        return true;
      }),
    async refuse({ id, lessor }) {
      await sql`UPDATE lease_tries SET outcome = 'REFUSED', ended_at = now()
        WHERE application_id = ${id} AND lessor = ${lessor} AND outcome = 'UNANSWERED'`.execute(db);
    },
    end: (id, status, reason) =>
      db.transaction().execute(async (trx) => {
        const isEnding = await endApplication(trx, id, status, reason);
        const told = reason === "EXPIRED" ? "EXPIRED" : TOLD[status];
        if (isEnding && told) await mails.tell(trx, id, told);
      }),
    schedule: (id, seconds) => scheduleApplication(db, id, seconds),
    claimDue: (limit) => claimDueApplications(db, limit),
    async recordEvent({ lessor, eventId, kind, uuid, reference }) {
      const soon = sql`now() + make_interval(secs => ${SOON_SECONDS})`;
      // Should this process die now, the sync worker finds it due all the same.
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

async function lock(trx: Db, { id, lessor }: Asked): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    SELECT a.status, a.lessor, try.uuid, try.outcome FROM lease_applications AS a
    JOIN lease_tries AS try ON try.application_id = a.id AND try.lessor = ${lessor}
    WHERE a.id = ${id} FOR UPDATE OF a, try`.execute(trx);
  return rows[0] ?? null;
}

/** Without an answer an application is at the beginning. */
function statusOf(outcome: Standing["outcome"]): LeaseStatus {
  if (outcome === "UNANSWERED") return "INITIATED";
  return outcome === "REFUSED" ? ASKS_ON : outcome;
}

function isOurs({ id }: Asked, { uuid }: Standing, report: LeaseReport): boolean {
  const isSame = uuid === null || uuid === report.uuid;
  return isSame && (report.clientReference === null || report.clientReference === id);
}

/** Nobody has said anything new since. Unclear answers that come again are nothing new. */
function isUnclear({ lessor }: Asked, standing: Standing, seen: string): boolean {
  return LEASE_UNCLEAR.includes(standing.status) && standing.status === seen && standing.lessor === lessor;
}

const NOTHING_SAID = {
  reason: null,
  redirectUrl: null,
  approvedAt: null,
  approvedUntil: null,
  usedCents: 0,
  isSigned: false,
} as const;
