/** The one place where an application moves: lessors' answers and our own clock, forward only (LEASE-4, LEASE-6). */
import { sql, type RawBuilder } from "kysely";
import {
  LEASE_AT_APPLICANT,
  LEASE_ENDED,
  LEASE_UNCLEAR,
  type LeaseStatus,
  type LessorAnswer,
} from "#contract/leases";
import { LIMITS } from "#contract/limits";
import type { Note } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { LeaseReport } from "../lessors/lessor.port";
import { statusAfter } from "../lessors/progress.rules";
import type { ApplicantMails } from "./applicant-mails.port";
import type { EndReason } from "./application.record";
import { SEALED_APPLICATION, SEALED_TRY } from "../forms/form.record";

/** A lessor that is asked for an application. */
export interface Asked {
  readonly id: string;
  readonly lessor: string;
}

/** What staff say a lessor has answered, and who says so. */
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
  /** Staff say what a lessor has answered. @returns false when the application is not as they saw it, or needs no word of theirs */
  applyWord(asked: Asked, word: StaffWord, note: Note): Promise<boolean>;
  /** The lessor took no application. */
  refuse(asked: Asked): Promise<void>;
  /** Ends an application that has not ended. */
  end(id: string, status: LeaseStatus, reason: EndReason | null): Promise<void>;
  /** @param seconds until the lessor is asked again; null: not any more */
  schedule(id: string, seconds: number | null): Promise<void>;
  /** Up to `limit` applications that are due; no other process gets them for a minute. */
  claimDue(limit: number): Promise<string[]>;
  /** Notes an event of a lessor and has what it is about looked at. @returns null when that is none of ours, or noted before */
  noteEvent(event: LessorNotice): Promise<Noticed | null>;
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

/** What an event is about. */
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

const { approvalDays, detailDays } = LIMITS.leases;
const CLAIM_SECONDS = 60;
/** The process that stored an event handles it at once; if it dies, the sync worker does. */
const SOON_SECONDS = 5;
/** What an applicant is mailed of. */
const TOLD: Readonly<Partial<Record<LeaseStatus, "APPROVED" | "DECLINED">>> = {
  APPROVED: "APPROVED",
  DECLINED: "DECLINED",
  BLOCKED: "DECLINED",
};
/** Asks another lessor instead of ending the application. */
const ASKS_ON: LeaseStatus = "DECLINED";
const isEnded = sql`status = ANY(${LEASE_ENDED}::text[])`;
/** What was typed is needed no more when it is decided. */
const detailsAfterDecision = sql`LEAST(details_until, now() + make_interval(days => ${detailDays}))`;

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
          await sql`${tried} UPDATE lease_applications SET ${scheduled(seconds)} WHERE id = ${asked.id}`.execute(
            trx,
          );
          return true;
        }
        // Several lessors may be asked in turn: what a later one says first may lie behind what an earlier one said.
        const now = statusAfter(standing.status, report.status);
        await moving(sealer, tried, asked, now, report, seconds).execute(trx);
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
        const sealed = sealer.seal({ reason: word.reason }, SEALED_TRY);
        const noted = sql`WITH noted AS (UPDATE lease_tries SET outcome = ${word.answer}, noted_by = ${word.userId},
            noted_at = now(), sealed_note = ${sealed},
            ended_at = CASE WHEN ${word.answer === ASKS_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${asked.id} AND lessor = ${asked.lessor})`;
        // The next lessor begins anew; without one the application ends there.
        const now = word.answer === ASKS_ON ? "PENDING" : word.answer;
        const { answer: status, approvedCents } = word;
        const said = { ...NOTHING_SAID, uuid, status, approvedCents };
        await moving(sealer, noted, asked, now, said, SOON_SECONDS).execute(trx);
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
        const { rows } = await sql`UPDATE lease_applications SET status = ${status}, reason = ${reason},
            sealed_redirect_url = NULL, details_until = ${detailsAfterDecision}, next_check_at = NULL, updated_at = now()
          WHERE id = ${id} AND NOT ${isEnded} RETURNING id`.execute(trx);
        const told = reason === "EXPIRED" ? "EXPIRED" : TOLD[status];
        if (rows.length > 0 && told) await mails.tell(trx, id, told);
      }),
    async schedule(id, seconds) {
      await sql`UPDATE lease_applications SET ${scheduled(seconds)} WHERE id = ${id}`.execute(db);
    },
    async claimDue(limit) {
      const { rows } = await sql<{ id: string }>`
        UPDATE lease_applications SET next_check_at = now() + make_interval(secs => ${CLAIM_SECONDS})
        WHERE id IN (
          SELECT id FROM lease_applications WHERE next_check_at <= now()
          ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING id`.execute(db);
      return rows.map(({ id }) => id);
    },
    async noteEvent({ lessor, eventId, kind, uuid, reference }) {
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
          UPDATE lease_applications SET next_check_at = ${soon} FROM news
          WHERE id = news.application_id AND news.lease_id IS NULL AND NOT ${isEnded}
        ), lease AS (
          UPDATE leases SET next_check_at = ${soon} FROM news WHERE leases.id = news.lease_id
        )
        SELECT application_id AS "applicationId", lease_id::text AS "leaseId" FROM news`.execute(db);
      return rows[0] ?? null;
    },
    async forgetDetails() {
      await sql`UPDATE lease_applications SET sealed_details = NULL, sealed_redirect_url = NULL
        WHERE sealed_details IS NOT NULL AND details_until <= now()`.execute(db);
      await sql`UPDATE lease_applications SET sealed_key = NULL
        WHERE sealed_key IS NOT NULL AND key_until <= now()`.execute(db);
    },
  };
}

/** Columns set to when the lessor is asked again; after what has ended it is not. @param seconds null: not any more */
function scheduled(seconds: number | null) {
  return sql`checks = checks + 1,
    next_check_at = CASE WHEN NOT ${isEnded} THEN now() + make_interval(secs => ${seconds}::float8) END`;
}

async function lock(trx: Db, { id, lessor }: Asked): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    SELECT a.status, a.lessor, try.uuid, try.outcome FROM lease_applications AS a
    JOIN lease_tries AS try ON try.application_id = a.id AND try.lessor = ${lessor}
    WHERE a.id = ${id} FOR UPDATE OF a, try`.execute(trx);
  return rows[0] ?? null;
}

/** What has not answered stands at the beginning. */
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

type Said = Pick<
  LeaseReport,
  | "status"
  | "reason"
  | "redirectUrl"
  | "approvedCents"
  | "approvedAt"
  | "approvedUntil"
  | "usedCents"
  | "isSigned"
> & { readonly uuid: string | null };

const NOTHING_SAID = {
  reason: null,
  redirectUrl: null,
  approvedAt: null,
  approvedUntil: null,
  usedCents: 0,
  isSigned: false,
} as const;

/** Moves the application in one statement. @param tried what is written of the try with it, before it */
function moving(
  sealer: Sealer,
  tried: RawBuilder<unknown>,
  { id, lessor }: Asked,
  status: LeaseStatus,
  report: Said,
  seconds: number,
): RawBuilder<unknown> {
  const isDecided = status === report.status && report.status === "APPROVED";
  const { redirectUrl, approvedCents, approvedAt, approvedUntil, isSigned } = report;
  const isOver = LEASE_ENDED.includes(status);
  // Kept only as long as it is the applicant who has something to do: screens and mails lead there wherever it is.
  const isAtApplicant = LEASE_AT_APPLICANT.includes(status);
  const link = redirectUrl && isAtApplicant ? sealer.seal(redirectUrl, SEALED_APPLICATION) : null;
  return sql`${tried} UPDATE lease_applications SET
      status = ${status}, lessor = ${lessor}, lessor_uuid = ${report.uuid}, sealed_redirect_url = ${link}::bytea,
      reason = ${status === report.status ? report.reason : null},
      approved_cents = COALESCE(${approvedCents}::int, approved_cents),
      approved_at = COALESCE(approved_at, ${approvedAt}::timestamptz, CASE WHEN ${isDecided}::boolean THEN now() END),
      expires_at = COALESCE(${approvedUntil}::timestamptz, expires_at, CASE WHEN ${isDecided}::boolean
        THEN now() + make_interval(days => ${approvalDays}) END),
      is_signed = is_signed OR ${isSigned}::boolean,
      details_until = CASE WHEN ${isDecided || isOver}::boolean THEN ${detailsAfterDecision} ELSE details_until END,
      ${scheduled(isOver ? null : seconds)}, updated_at = now()
    WHERE id = ${id}`;
}
