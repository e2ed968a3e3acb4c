/** The one place where an application moves: lessors' answers and our own clock, forward only (LEASE-4, LEASE-6). */
import { sql } from "kysely";
import { LEASE_AT_APPLICANT, LEASE_STOPPED, type LeaseStatus } from "#contract/leases";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { LeaseReport } from "../lessors/lessor.port";
import { statusAfter } from "../lessors/progress.rules";
import type { ApplicantMails } from "./applicant-mails.port";
import type { EndReason } from "./application.record";
import { SEALED_APPLICATION } from "../forms/form.record";

/** A lessor that is asked for an application. */
export interface Asked {
  readonly id: string;
  readonly lessor: string;
}

export interface ReportStore {
  /** Writes down that a lessor is about to be asked. Again by the same key it changes nothing. */
  beginTry(asked: Asked, idempotencyKey: string): Promise<void>;
  /** @returns false for a report on another application than ours */
  applyReport(asked: Asked, report: LeaseReport): Promise<boolean>;
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
/** What an applicant is mailed of. */
const TOLD: Readonly<Partial<Record<LeaseStatus, "APPROVED" | "DECLINED">>> = {
  APPROVED: "APPROVED",
  DECLINED: "DECLINED",
  BLOCKED: "DECLINED",
};
/** Asks another lessor instead of ending the application. */
const ASKS_ON: LeaseStatus = "DECLINED";
const ENDED: readonly LeaseStatus[] = ["COMPLETED", ...LEASE_STOPPED];
const isEnded = sql`status = ANY(${ENDED}::text[])`;
/** What was typed is needed no more when it is decided. */
const detailsAfterDecision = sql`LEAST(details_until, now() + make_interval(days => ${detailDays}))`;

/** @param mails tells applicants of what was decided, in the same transaction */
export function createReportStore(db: Db, sealer: Sealer, mails: Pick<ApplicantMails, "tell">): ReportStore {
  return {
    async beginTry({ id, lessor }, key) {
      await sql`INSERT INTO lease_tries (application_id, lessor, idempotency_key, outcome)
        VALUES (${id}, ${lessor}, ${key}, 'UNANSWERED') ON CONFLICT DO NOTHING`.execute(db);
    },
    applyReport: (asked, report) =>
      db.transaction().execute(async (trx) => {
        const standing = await lock(trx, asked);
        if (!standing || !isOurs(asked, standing, report)) return false;
        const known = statusOf(standing.outcome);
        const outcome = statusAfter(known, report.status);
        await sql`UPDATE lease_tries SET uuid = ${report.uuid}, outcome = ${outcome},
            ended_at = CASE WHEN ${outcome === ASKS_ON}::boolean THEN COALESCE(ended_at, now()) END
          WHERE application_id = ${asked.id} AND lessor = ${asked.lessor}`.execute(trx);
        // A report from before what is known adds nothing, and an end stays.
        const counts = outcome === report.status && outcome !== ASKS_ON && !ENDED.includes(standing.status);
        if (!counts) return true;
        const now = await move(trx, sealer, asked, standing, report);
        const told = now === standing.status ? undefined : TOLD[now];
        if (told) await mails.tell(trx, asked.id, told);
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
      await sql`UPDATE lease_applications SET checks = checks + 1,
          next_check_at = CASE WHEN NOT ${isEnded} THEN now() + make_interval(secs => ${seconds}::float8) END
        WHERE id = ${id}`.execute(db);
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
    noteEvent: (event) =>
      db.transaction().execute(async (trx) => {
        const about = await findNoticed(trx, event);
        const { rows } = await sql`
          INSERT INTO lease_events (lessor, event_id, kind, application_id)
          VALUES (${event.lessor}, ${event.eventId}, ${event.kind}, ${about?.applicationId ?? null})
          ON CONFLICT DO NOTHING RETURNING event_id`.execute(trx);
        if (!about || rows.length === 0) return null;
        const soon = sql`now() + interval '5 seconds'`;
        // Should this process die now, the sync worker finds it due all the same.
        if (about.leaseId === null) {
          await sql`UPDATE lease_applications SET next_check_at = ${soon}
            WHERE id = ${about.applicationId} AND NOT ${isEnded}`.execute(trx);
        } else {
          await sql`UPDATE leases SET next_check_at = ${soon} WHERE id = ${about.leaseId}`.execute(trx);
        }
        return about;
      }),
    async forgetDetails() {
      await sql`UPDATE lease_applications SET sealed_details = NULL, sealed_redirect_url = NULL
        WHERE sealed_details IS NOT NULL AND details_until <= now()`.execute(db);
      await sql`UPDATE lease_applications SET sealed_key = NULL
        WHERE sealed_key IS NOT NULL AND key_until <= now()`.execute(db);
    },
  };
}

async function findNoticed(trx: Db, { lessor, uuid, reference }: LessorNotice): Promise<Noticed | null> {
  const { rows } = await sql<Noticed>`
    SELECT application_id AS "applicationId", NULL AS "leaseId", uuid = ${uuid} AS exact FROM lease_tries
      WHERE lessor = ${lessor} AND (uuid = ${uuid} OR application_id = ${reference}::uuid)
    UNION ALL
    SELECT application_id, id::text, lessor_uuid = ${uuid} FROM leases
      WHERE lessor = ${lessor} AND (lessor_uuid = ${uuid} OR id = ${reference}::uuid)
    ORDER BY exact DESC NULLS LAST LIMIT 1`.execute(trx);
  return rows[0] ?? null;
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

/** @returns the status it has then. Several lessors may be asked in turn: what a later one says first may lie behind what an earlier one said. */
async function move(
  trx: Db,
  sealer: Sealer,
  { id, lessor }: Asked,
  standing: Standing,
  report: LeaseReport,
): Promise<LeaseStatus> {
  const status = statusAfter(standing.status, report.status);
  const isDecided = status === report.status && report.status === "APPROVED";
  const { redirectUrl, approvedCents, approvedAt, approvedUntil, usedCents, isSigned } = report;
  const isOver = ENDED.includes(status);
  // Kept only as long as it is the applicant who has something to do: screens and mails lead there wherever it is.
  const isAtApplicant = LEASE_AT_APPLICANT.includes(status);
  const link = redirectUrl && isAtApplicant ? sealer.seal(redirectUrl, SEALED_APPLICATION) : null;
  await sql`UPDATE lease_applications SET
      status = ${status}, lessor = ${lessor}, lessor_uuid = ${report.uuid}, sealed_redirect_url = ${link}::bytea,
      reason = ${status === report.status ? report.reason : null},
      approved_cents = COALESCE(${approvedCents}::int, approved_cents),
      approved_at = COALESCE(approved_at, ${approvedAt}::timestamptz, CASE WHEN ${isDecided}::boolean THEN now() END),
      expires_at = COALESCE(${approvedUntil}::timestamptz, expires_at, CASE WHEN ${isDecided}::boolean
        THEN now() + make_interval(days => ${approvalDays}) END),
      used_cents = ${usedCents}, is_signed = is_signed OR ${isSigned}::boolean,
      details_until = CASE WHEN ${isDecided || isOver}::boolean THEN ${detailsAfterDecision} ELSE details_until END,
      updated_at = now()
    WHERE id = ${id}`.execute(trx);
  return status;
}
