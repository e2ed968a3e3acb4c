/** What was refused, and second factors that were taken away, by row; who and from where is sealed. */
import { sql } from "kysely";
import type { AuditEvent, AuditKind, AuditQuery } from "#contract/audit";
import type { Db } from "../db/client";
import { DELETED_CUSTOMER, openIdentity, usernameIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import type { AuditTrail } from "./audit.port";

/** What is sealed of an event. */
type Detail = Omit<AuditEvent, "id" | "at" | "kind" | "subject">;
/** Most events have no note. */
type SealedDetail = Omit<Detail, "note"> & { readonly note?: string };

export interface NewAuditEvent extends SealedDetail {
  readonly kind: AuditKind;
  /** Whose account it was about; null for nobody's. */
  readonly userId: string | null;
  /** Whose account was changed by them. */
  readonly subjectId?: string;
}

export interface AuditStore {
  /** @param unit a transaction when it tells of what else is written there */
  add(event: NewAuditEvent, unit?: Db): Promise<void>;
  /** The newest first. */
  list(query: AuditQuery): Promise<{ readonly events: AuditEvent[]; readonly total: number }>;
  /** Those about one user, the oldest first. */
  listOf(userId: string): Promise<AuditEvent[]>;
}

export const AUDIT_CONTEXT = "audit_events";
const KEEP_DAYS = 365;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly sealed: Buffer;
  /** Identity of the user it was about; null for nobody. */
  readonly subject: Buffer | null;
}

export function createAuditStore(db: Db, sealer: Sealer): AuditStore {
  const toEvent = ({ id, at, kind, sealed, subject }: Row): AuditEvent => {
    const { note = "", ...detail } = sealer.open<SealedDetail>(sealed, AUDIT_CONTEXT);
    const about = subject ? openIdentity(sealer, subject).username || DELETED_CUSTOMER : "";
    return { id: String(id), at: at.toISOString(), kind, ...detail, subject: about, note };
  };
  const columns = sql`id, at, kind, sealed_detail AS sealed,
    (SELECT sealed_identity FROM users WHERE users.id = subject_id) AS subject`;
  const areWanted = ({ kind, username, from, to }: AuditQuery) => {
    const named = sql`(SELECT id FROM users
      WHERE username_index = ANY(${usernameIndexes(sealer, username ?? "")}::bytea[]))`;
    const conditions = [
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(username ? [sql`(user_id IN ${named} OR subject_id IN ${named})`] : []),
      ...(from ? [sql`at >= ${from}::timestamptz`] : []),
      ...(to ? [sql`at < ${to}::timestamptz + interval '1 day'`] : []),
    ];
    return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
  };
  return {
    async add({ kind, userId, subjectId = null, ...detail }, unit = db) {
      await sql`INSERT INTO audit_events (kind, user_id, subject_id, sealed_detail)
        VALUES (${kind}, ${userId}, ${subjectId}, ${sealer.seal(detail, AUDIT_CONTEXT)})`.execute(unit);
    },
    async list(query) {
      const { pageNumber, pageSize } = query;
      const isWanted = areWanted(query);
      const { rows } = await sql<Row>`SELECT ${columns} FROM audit_events WHERE ${isWanted}
        ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db);
      const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM audit_events
        WHERE ${isWanted}`.execute(db);
      return { events: rows.map(toEvent), total: counted.rows[0]?.total ?? 0 };
    },
    async listOf(userId) {
      const { rows } = await sql<Row>`SELECT ${columns} FROM audit_events WHERE user_id = ${userId}
        ORDER BY id`.execute(db);
      return rows.map(toEvent);
    },
  };
}

/** Writes down what staff change (STAFF-5). */
export function createAuditTrail(store: Pick<AuditStore, "add">): AuditTrail {
  return {
    record: (unit, act, change) => store.add({ kind: "STAFF_CHANGE", ...act, ...change }, unit),
  };
}

/** Writes down that a member of the staff has read what an applicant for a lease typed. */
export function noteLeaseDataRead(store: Pick<AuditStore, "add">) {
  return (event: Omit<NewAuditEvent, "kind"> & { readonly note: string }) =>
    store.add({ kind: "LEASE_DATA_READ", ...event });
}

/** Writes down that somebody's second factor was taken away. */
export function noteSecondFactorReset(store: Pick<AuditStore, "add">) {
  return (
    user: { readonly userId: string; readonly username: string },
    by: Omit<Detail, "username" | "note">,
  ) =>
    store.add({
      kind: "SECOND_FACTOR_RESET",
      ...user,
      call: by.call,
      ipAddress: by.ipAddress,
      userAgent: by.userAgent,
    });
}

export async function forgetOldEvents(db: Db): Promise<void> {
  await sql`DELETE FROM audit_events WHERE at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
