/** Reads whole lease applications, and moves them to accounts. */
import { sql, type RawBuilder } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_UNDECIDED } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import type { ApplicationRecord, DisplayedLease, AttemptRecord } from "./application.record";
import {
  SEALED_APPLICATION,
  SEALED_LEASE,
  type ApplicationDetails,
  type DisplayedApplicant,
} from "../forms/form.record";
import { adoptApplications } from "./application-writes.store";
import { usedCents } from "./used.store";

export interface ApplicationStore {
  /** Whether an account has an undecided application, or an approval with at least this much left. */
  hasOneUnderWay(userId: string, leastCents: number): Promise<boolean>;
  find(id: string): Promise<ApplicationRecord | null>;
  /** Existing applications, in the order of the ids. */
  findAll(ids: readonly string[]): Promise<ApplicationRecord[]>;
  findByRequest(idempotencyHash: Buffer): Promise<ApplicationRecord | null>;
  /**
   * Null for an expired key, and for another application's key. Without an id, returns the key's application.
   */
  findByKey(id: string | null, keyDigest: Buffer): Promise<ApplicationRecord | null>;
  /** Latest first. */
  listOf(
    userId: string,
    page: { readonly number: number; readonly size: number },
  ): Promise<ApplicationRecord[]>;
  countOf(userId: string): Promise<number>;
  /** The account's usable approval, the one with most left; null without one. */
  findActive(userId: string): Promise<ApplicationRecord | null>;
  /** Moves guest applications with an account's verified email address to that account. */
  adopt(userId: string, email: string): Promise<void>;
}

type Opened = "username" | "shown" | "details" | "redirectUrl" | "tries" | "leases";
interface Row extends Omit<ApplicationRecord, Opened> {
  readonly sealedIdentity: Buffer | null;
  readonly sealedShown: Buffer;
  readonly sealedDetails: Buffer | null;
  readonly sealedRedirectUrl: Buffer | null;
  readonly tries: readonly (Omit<AttemptRecord, "begunAt" | "endedAt"> & {
    readonly begunAt: string;
    readonly endedAt: string | null;
  })[];
  readonly leases: readonly LeaseRow[];
}
/** Time fields, which arrive as text when a lease is read as JSON. */
type LeaseTimes = "heldAt" | "signedAt" | "createdAt" | "updatedAt";
type LeaseRow = Omit<DisplayedLease, LeaseTimes | "signatureUrl"> &
  Readonly<Record<"createdAt" | "updatedAt", string>> &
  Readonly<Record<"heldAt" | "signedAt", string | null>> & {
    /** Base64. */
    readonly sealedSignatureUrl: string | null;
  };

const { openDays } = LIMITS.leases;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a valid application id; PostgreSQL raises an error for other texts. */
export function isApplicationId(text: string): boolean {
  return UUID.test(text);
}

const attempts = sql`(SELECT jsonb_agg(jsonb_build_object('type', try.lessor, 'outcome', try.outcome, 'uuid', try.uuid,
    'begunAt', try.begun_at, 'endedAt', try.ended_at) ORDER BY try.begun_at)
  FROM lease_tries AS try WHERE try.application_id = a.id)`;
const leases = sql`(SELECT jsonb_agg(jsonb_build_object('id', lease.id, 'orderId', lease.order_id,
    'orderNumber', o.unique_id, 'state', lease.state, 'cents', lease.cents,
    'sealedSignatureUrl', encode(lease.sealed_signature_url, 'base64'), 'heldAt', lease.held_at,
    'signedAt', lease.signed_at, 'createdAt', lease.created_at, 'updatedAt', lease.updated_at)
    ORDER BY lease.created_at DESC)
  FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id WHERE lease.application_id = a.id)`;
const columns = sql`a.id, a.user_id AS "userId",
  (SELECT sealed_identity FROM users WHERE users.id = a.user_id) AS "sealedIdentity",
  a.status, a.reason, a.order_id AS "orderId",
  (SELECT total_cents FROM orders WHERE orders.id = a.order_id) AS "orderCents", a.is_pre_approval AS "isPreApproval", a.state,
  a.sealed_shown AS "sealedShown", a.sealed_details AS "sealedDetails", a.consented_at AS "consentedAt", a.attribution,
  a.first_touch AS "firstTouch",
  a.lessor, a.lessor_uuid AS "lessorUuid", a.sealed_redirect_url AS "sealedRedirectUrl",
  a.approved_cents AS "approvedCents", a.approved_at AS "approvedAt", a.expires_at AS "expiresAt",
  ${usedCents(sql`a.id`)} AS "usedCents", a.is_signed AS "isSigned", COALESCE(a.expires_at <= now(), false) AS "isLapsed",
  a.created_at < now() - make_interval(days => ${openDays}) AS "isOverdue",
  extract(epoch FROM now() - a.created_at)::float8 AS "ageSeconds", a.checks,
  COALESCE(${attempts}, '[]') AS tries, COALESCE(${leases}, '[]') AS leases, a.created_at AS "createdAt", a.updated_at AS "updatedAt"`;

export function createApplicationStore(db: Db, sealer: Sealer): ApplicationStore {
  const openOr = <Value>(sealed: Buffer | null) => sealed && sealer.open<Value>(sealed, SEALED_APPLICATION);
  const open = (row: Row): ApplicationRecord => {
    const { sealedIdentity, sealedShown, sealedDetails, sealedRedirectUrl, ...plain } = row;
    return {
      ...plain,
      username: sealedIdentity && openIdentity(sealer, sealedIdentity).username,
      shown: sealer.open<DisplayedApplicant>(sealedShown, SEALED_APPLICATION),
      details: openOr<ApplicationDetails>(sealedDetails),
      redirectUrl: openOr<string>(sealedRedirectUrl),
      tries: row.tries.map(({ begunAt, endedAt, ...attempt }) => ({
        ...attempt,
        begunAt: new Date(begunAt),
        endedAt: endedAt === null ? null : new Date(endedAt),
      })),
      leases: row.leases.map((lease) => openLease(sealer, lease)),
    };
  };
  const read = async (choice: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`SELECT ${columns} FROM lease_applications AS a WHERE ${choice}`.execute(
      db,
    );
    return rows.map(open);
  };
  const readOne = async (choice: RawBuilder<unknown>) => (await read(choice))[0] ?? null;

  return {
    hasOneUnderWay: (userId, leastCents) => hasOneUnderWay(db, userId, leastCents),
    find: async (id) => (isApplicationId(id) ? readOne(sql`a.id = ${id}`) : null),
    findAll: (ids) =>
      read(sql`a.id = ANY(${[...ids]}::uuid[]) ORDER BY array_position(${[...ids]}::uuid[], a.id)`),
    findByRequest: (hash) => readOne(sql`a.idempotency_hash = ${hash}`),
    findByKey: async (id, keyDigest) =>
      id === null || isApplicationId(id)
        ? readOne(
            sql`a.key_digest = ${keyDigest} AND a.key_until > now() AND a.id = COALESCE(${id}::uuid, a.id)`,
          )
        : null,
    listOf: (userId, { number, size }) =>
      read(
        sql`a.user_id = ${userId} ORDER BY a.created_at DESC, a.id LIMIT ${size} OFFSET ${(number - 1) * size}`,
      ),
    async countOf(userId) {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM lease_applications WHERE user_id = ${userId}`.execute(db);
      return onlyRow(rows, "the count of applications").count;
    },
    findActive: (userId) =>
      readOne(sql`a.user_id = ${userId} AND a.status = 'APPROVED' AND (a.expires_at IS NULL OR a.expires_at > now())
        ORDER BY a.approved_cents - ${usedCents(sql`a.id`)} DESC, a.approved_at DESC LIMIT 1`),
    adopt: (userId, email) => adoptApplications({ db, sealer }, userId, email),
  };
}

function openLease(sealer: Sealer, { sealedSignatureUrl, ...row }: LeaseRow): DisplayedLease {
  const timeOf = (text: string | null) => (text === null ? null : new Date(text));
  const link = row.state === "SIGNING" && sealedSignatureUrl;
  return {
    ...row,
    signatureUrl: link ? sealer.open<string>(Buffer.from(link, "base64"), SEALED_LEASE) : null,
    heldAt: timeOf(row.heldAt),
    signedAt: timeOf(row.signedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}

/** Whether an account has an undecided application, or an approval with at least this much left. */
export async function hasOneUnderWay(db: Db, userId: string, leastCents: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM lease_applications AS a
    WHERE user_id = ${userId} AND (
      status ${inStatuses(LEASE_UNDECIDED)}
      OR status = 'APPROVED' AND (expires_at IS NULL OR expires_at > now())
        AND approved_cents - ${usedCents(sql`a.id`)} >= ${leastCents}::int
    ) LIMIT 1`.execute(db);
  return rows.length > 0;
}
