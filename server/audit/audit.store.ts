/** The list of who did what: entries are added to its chain and read; who and from where is sealed. */
import { sql } from "kysely";
import type { AuditEvent, AuditKind, AuditQuery } from "#contract/audit";
import type { Db } from "../db/client";
import { nameOf, usernameIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import type { AuditTrail, ViewTrail } from "./audit.port";
import type { Link } from "./chain.rules";
import { append, AUDIT_CONTEXT, forgetEntriesOf, forgetEntriesOlderThan } from "./chain.store";

/** The sealed part of an event. */
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
  /** Entries about one user, the oldest first. */
  listOf(userId: string): Promise<AuditEvent[]>;
  /** Forgets what they tell, as a part of the transaction `unit`; that there was something stays. */
  forgetOf(unit: Db, userId: string): Promise<void>;
}

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
    const told = sealer.open<Partial<SealedDetail> & { readonly link?: Link }>(sealed, AUDIT_CONTEXT);
    const { call = "", username = "", ipAddress = "", userAgent = "", note = "" } = told;
    const about = subject ? nameOf(sealer, subject) : "";
    const detail = { call, username, ipAddress, userAgent, note };
    return { id: String(id), at: at.toISOString(), kind, ...detail, subject: about };
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
    async add({ kind, userId, subjectId = null, ...detail }, unit) {
      const entry = { kind, userId, subjectId, detail };
      if (unit) await append(unit, sealer, entry);
      else await db.transaction().execute((own) => append(own, sealer, entry));
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
    forgetOf: (unit, userId) => forgetEntriesOf(unit, sealer, userId),
  };
}

/** Writes down what staff change (STAFF-5) and whose account they look at. */
export function createAuditTrail(store: Pick<AuditStore, "add">): AuditTrail & ViewTrail {
  return {
    record: (unit, act, change) => store.add({ kind: "STAFF_CHANGE", ...act, ...change }, unit),
    noteView: (act, subjectId) => store.add({ kind: "ACCOUNT_VIEWED", ...act, subjectId }),
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

export function forgetOldEvents(db: Db, sealer: Sealer): Promise<void> {
  return forgetEntriesOlderThan(db, sealer, KEEP_DAYS);
}
