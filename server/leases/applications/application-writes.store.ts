/** All statements that write lease applications. The calling changes decide the values. */
import { sql, type RawBuilder } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_AT_APPLICANT, LEASE_ENDED, type LeaseStatus } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { emailIndex, emailIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { queueOf } from "../../jobs/queue";
import { wake, wakeIn } from "../../jobs/wake";
import { applicantTerms } from "../forms/applicant-terms.mapping";
import type { DraftRecord } from "../forms/drafts.store";
import { NOBODY, SEALED_APPLICATION } from "../forms/form.record";
import type { LeaseReport } from "../lessors/lessor.port";
import type { AttemptKey, EndReason, NewApplication } from "./application.record";

/** The database or transaction to write to, and the sealer. */
interface Place {
  readonly db: Db;
  readonly sealer: Sealer;
}

/** A draft as read; another revision means the form has changed. */
export type ReadDraft = Pick<DraftRecord, "id" | "revision">;

/** The fields an application takes from a lessor's report, or from a staff member's answer. */
type ReportedFields = Pick<
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

const { approvalDays, detailDays, keyDays, openDays } = LIMITS.leases;
/** How long the creating request has sole claim to contact the lessors. */
const OWN_SECONDS = 60;
/**
 * The process that stored an event or answer handles it at once; the delay lets the sync worker take over if it
 * dies.
 */
export const SOON_SECONDS = 5;
/** Attribution fields that identify a single click. */
const CLICKS = ["fbclid", "gclid", "clickHash"];
const isEnded = sql`status ${inStatuses(LEASE_ENDED)}`;
/** A decided application no longer needs the applicant's input. */
const detailsAfterDecision = sql`LEAST(details_until, now() + make_interval(days => ${detailDays}))`;

/** Applications due for a request to a lessor. */
export const APPLICATIONS = queueOf({ table: "lease_applications", dueAt: "next_check_at" });

/** Serializes concurrent requests of an account, so that the second sees the first one's application. */
export async function lockAccount(trx: Db, userId: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

/**
 * Turns a draft into an application and deletes the draft.
 * @returns GONE when the draft was sent or changed in the meantime
 */
export async function insertApplication(
  { db, sealer }: Place,
  application: NewApplication,
  draft: ReadDraft,
): Promise<{ id: string } | "GONE"> {
  const {
    userId,
    keyDigest,
    draftKey,
    idempotencyHash,
    shown: applicant,
    details,
    consentVersion,
  } = application;
  const { attribution, firstTouch, orderId } = application;
  const { rows } = await sql<{ id: string }>`
    WITH sent AS (DELETE FROM lease_drafts WHERE id = ${draft.id} AND revision = ${draft.revision} RETURNING id)
    INSERT INTO lease_applications (user_id, key_digest, sealed_key, key_until, idempotency_hash, status, order_id, is_pre_approval, state,
      email_index, search_terms, sealed_shown, sealed_details, details_until, consent_version, attribution, first_touch, next_check_at)
    SELECT ${userId}::uuid, ${keyDigest}::bytea,
      ${draftKey === null ? null : sealer.seal(draftKey, SEALED_APPLICATION)}::bytea, CASE WHEN ${keyDigest !== null}::boolean THEN now() + make_interval(days => ${keyDays}) END,
      ${idempotencyHash}::bytea,
      'INITIATED', ${orderId}::uuid, ${orderId === null}::boolean, ${details.form.address.state}::text, ${emailIndex(sealer, applicant.email, "lease_applications")}::bytea,
      ${applicantTerms(sealer, applicant)}::bytea[], ${sealer.seal(applicant, SEALED_APPLICATION)}::bytea, ${sealer.seal(details, SEALED_APPLICATION)}::bytea,
      now() + make_interval(days => ${openDays + detailDays}), ${consentVersion}::text,
      ${JSON.stringify(attribution)}::jsonb, ${JSON.stringify(firstTouch)}::jsonb, now() + make_interval(secs => ${OWN_SECONDS}) FROM sent
    RETURNING id`.execute(db);
  return rows[0] ?? "GONE";
}

/**
 * Moves the applications of an account merged into another (STAFF-64).
 * @returns how many moved
 */
export async function moveApplications(unit: Db, from: string, into: string): Promise<number> {
  const moved = await sql`UPDATE lease_applications SET user_id = ${into}, updated_at = now()
    WHERE user_id = ${from}`.execute(unit);
  return Number(moved.numAffectedRows ?? 0);
}

export async function adoptApplications({ db, sealer }: Place, userId: string, email: string): Promise<void> {
  await sql`UPDATE lease_applications SET user_id = ${userId}, updated_at = now()
    WHERE user_id IS NULL AND email_index = ANY(${emailIndexes(sealer, email, "lease_applications")}::bytea[])`.execute(
    db,
  );
}

/**
 * Moves an application in one statement.
 * @param attemptUpdate earlier part of the statement, which writes the attempt
 */
export async function moveApplication(
  { db, sealer }: Place,
  attemptUpdate: RawBuilder<unknown>,
  { id, lessor }: AttemptKey,
  status: LeaseStatus,
  report: ReportedFields,
  seconds: number,
): Promise<void> {
  const isDecided = status === report.status && report.status === "APPROVED";
  const { redirectUrl, approvedCents, approvedAt, approvedUntil, isSigned } = report;
  const isOver = LEASE_ENDED.includes(status);
  // Set only while the applicant must act there: screens and mails link to it whenever it is set.
  const isAtApplicant = LEASE_AT_APPLICANT.includes(status);
  const link = redirectUrl && isAtApplicant ? sealer.seal(redirectUrl, SEALED_APPLICATION) : null;
  await sql`${attemptUpdate} UPDATE lease_applications SET
      status = ${status}, lessor = ${lessor}, lessor_uuid = ${report.uuid}, sealed_redirect_url = ${link}::bytea,
      reason = ${status === report.status ? report.reason : null},
      approved_cents = COALESCE(${approvedCents}::int, approved_cents),
      approved_at = COALESCE(approved_at, ${approvedAt}::timestamptz, CASE WHEN ${isDecided}::boolean THEN now() END),
      expires_at = COALESCE(${approvedUntil}::timestamptz, expires_at, CASE WHEN ${isDecided}::boolean
        THEN now() + make_interval(days => ${approvalDays}) END),
      is_signed = is_signed OR ${isSigned}::boolean,
      details_until = CASE WHEN ${isDecided || isOver}::boolean THEN ${detailsAfterDecision} ELSE details_until END,
      ${scheduled(isOver ? null : seconds)}, updated_at = now()
    WHERE id = ${id}`.execute(db);
  if (!isOver) await wakeIn(db, "leases.applications", seconds);
  if (isDecided) await wake(db, "affiliates.commissions");
}

/**
 * Columns that schedule the next request to the lessor; ended applications are never scheduled.
 * @param seconds null = never
 */
function scheduled(seconds: number | null) {
  return sql`checks = checks + 1,
    next_check_at = CASE WHEN NOT ${isEnded} THEN now() + make_interval(secs => ${seconds}::float8) END`;
}

/**
 * @param seconds until the next request to the lessor; null = never
 * @param attemptUpdate an earlier part of the same statement
 */
export async function scheduleApplication(
  db: Db,
  id: string,
  seconds: number | null,
  attemptUpdate: RawBuilder<unknown> = sql``,
): Promise<void> {
  await sql`${attemptUpdate} UPDATE lease_applications SET ${scheduled(seconds)} WHERE id = ${id}`.execute(
    db,
  );
  if (seconds !== null) await wakeIn(db, "leases.applications", seconds);
}

/**
 * SQL fragment that makes open applications due soon.
 * @param ids a query
 */
export function scheduledSoon(ids: RawBuilder<unknown>, seconds: number): RawBuilder<unknown> {
  return sql`UPDATE lease_applications SET next_check_at = now() + make_interval(secs => ${seconds})
    WHERE id IN (${ids}) AND NOT ${isEnded}`;
}

/** Claims up to `limit` due applications for a minute. */
export async function claimDueApplications(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE lease_applications SET ${APPLICATIONS.claim} WHERE id IN (${APPLICATIONS.selectDue(limit)})
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** SQL statement: records that the applicant was mailed. */
export function markedAsMailed(
  id: string,
  mail: "go_on_mailed_at" | "expiring_mailed_at",
): RawBuilder<unknown> {
  return sql`UPDATE lease_applications SET ${sql.ref(mail)} = now() WHERE id = ${id}`;
}

/** @returns false when it had already ended */
export async function writeEnded(
  trx: Db,
  id: string,
  status: LeaseStatus,
  reason: EndReason | null,
): Promise<boolean> {
  const { rows } = await sql`UPDATE lease_applications SET status = ${status}, reason = ${reason},
      sealed_redirect_url = NULL, details_until = ${detailsAfterDecision}, next_check_at = NULL, updated_at = now()
    WHERE id = ${id} AND NOT ${isEnded} RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Deletes the input of applications past their retention period. */
export async function forgetDetails(db: Db): Promise<void> {
  await sql`UPDATE lease_applications SET sealed_details = NULL, sealed_redirect_url = NULL
    WHERE sealed_details IS NOT NULL AND details_until <= now()`.execute(db);
  await sql`UPDATE lease_applications SET sealed_key = NULL
    WHERE sealed_key IS NOT NULL AND key_until <= now()`.execute(db);
}

/**
 * Erases the applicants. Lessors keep their own data; the shop stops all requests about them.
 * @param theirs selects the applications
 */
export async function forgetApplicant({ db, sealer }: Place, theirs: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE lease_applications SET
      reason = CASE WHEN ${isEnded} THEN reason ELSE 'ACCOUNT_DELETED' END,
      status = CASE WHEN ${isEnded} THEN status ELSE 'CANCELLED' END,
      sealed_shown = ${sealer.seal(NOBODY, SEALED_APPLICATION)}, email_index = NULL, search_terms = '{}', sealed_details = NULL,
      sealed_redirect_url = NULL, key_digest = NULL, key_until = NULL, next_check_at = NULL,
      attribution = attribution - ${CLICKS}::text[], first_touch = first_touch - ${CLICKS}::text[], updated_at = now()
    WHERE ${theirs}`.execute(db);
}

/** Stores the terms staff search an applicant by. */
export async function setSearchTerms(db: Db, id: string, terms: readonly Buffer[]): Promise<void> {
  await sql`UPDATE lease_applications SET search_terms = ${terms}::bytea[] WHERE id = ${id}`.execute(db);
}
