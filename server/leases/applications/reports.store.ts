/** Attempts at lessors, and the events lessors send about them (LEASE-4, LEASE-6). */
import { sql, type RawBuilder } from "kysely";
import type { LeaseStatus, LessorAnswer } from "#contract/leases/statuses";
import type { Db } from "../../db/client";
import { wakeIn } from "../../jobs/wake";
import {
  claimDueApplications,
  forgetDetails,
  scheduleApplication,
  scheduledSoon,
  SOON_SECONDS,
} from "./application-writes.store";
import type { AttemptKey, AttemptState } from "./application.record";

export interface ReportStore {
  /** Records that a lessor is about to be contacted. Idempotent per key. */
  beginTry(attempt: AttemptKey, idempotencyKey: string): Promise<void>;
  /** The lessor rejected the application. */
  refuse(attempt: AttemptKey): Promise<void>;
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

export function createReportStore(db: Db): ReportStore {
  return {
    async beginTry({ id, lessor }, key) {
      await sql`INSERT INTO lease_tries (application_id, lessor, idempotency_key, outcome)
        VALUES (${id}, ${lessor}, ${key}, 'UNANSWERED') ON CONFLICT DO NOTHING`.execute(db);
    },
    async refuse({ id, lessor }) {
      await sql`UPDATE lease_tries SET outcome = 'REFUSED', ended_at = now()
        WHERE application_id = ${id} AND lessor = ${lessor} AND outcome = 'UNANSWERED'`.execute(db);
    },
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

/** Locks an application and its attempt at a lessor. */
export async function lockAttempt(trx: Db, { id, lessor }: AttemptKey): Promise<AttemptState | null> {
  const { rows } = await sql<AttemptState>`
    SELECT a.status, a.lessor, try.uuid, try.outcome FROM lease_applications AS a
    JOIN lease_tries AS try ON try.application_id = a.id AND try.lessor = ${lessor}
    WHERE a.id = ${id} FOR UPDATE OF a, try`.execute(trx);
  return rows[0] ?? null;
}

/** Earlier part of the statement that moves the application: the attempt as the lessor reports it. */
export function reportedAttempt(
  { id, lessor }: AttemptKey,
  uuid: string,
  outcome: LeaseStatus,
  isOver: boolean,
): RawBuilder<unknown> {
  return sql`WITH tried AS (UPDATE lease_tries SET uuid = ${uuid}, outcome = ${outcome},
      ended_at = CASE WHEN ${isOver}::boolean THEN COALESCE(ended_at, now()) END
    WHERE application_id = ${id} AND lessor = ${lessor})`;
}

/**
 * Earlier part of the statement that moves the application: the attempt as staff recorded it.
 * @param note sealed reason
 */
export function answeredAttempt(
  { id, lessor }: AttemptKey,
  answer: LessorAnswer,
  isOver: boolean,
  userId: string,
  note: Buffer,
): RawBuilder<unknown> {
  return sql`WITH noted AS (UPDATE lease_tries SET outcome = ${answer}, noted_by = ${userId},
      noted_at = now(), sealed_note = ${note},
      ended_at = CASE WHEN ${isOver}::boolean THEN COALESCE(ended_at, now()) END
    WHERE application_id = ${id} AND lessor = ${lessor})`;
}
