/** What was refused, and second factors that were taken away, by row; who and from where is sealed. */
import { sql } from "kysely";
import type { AuditEvent, AuditKind, AuditQuery } from "#contract/audit";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";

/** What is sealed of an event. */
type Detail = Omit<AuditEvent, "id" | "at" | "kind">;
/** Most events have no note. */
type SealedDetail = Omit<Detail, "note"> & { readonly note?: string };

export interface NewAuditEvent extends SealedDetail {
  readonly kind: AuditKind;
  /** Whose account it was about; null for nobody's. */
  readonly userId: string | null;
}

export interface AuditStore {
  add(event: NewAuditEvent): Promise<void>;
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
}

export function createAuditStore(db: Db, sealer: Sealer): AuditStore {
  const toEvent = ({ id, at, kind, sealed }: Row): AuditEvent => {
    const { note = "", ...detail } = sealer.open<SealedDetail>(sealed, AUDIT_CONTEXT);
    return { id: String(id), at: at.toISOString(), kind, ...detail, note };
  };
  const columns = sql`id, at, kind, sealed_detail AS sealed`;
  return {
    async add({ kind, userId, ...detail }) {
      await sql`INSERT INTO audit_events (kind, user_id, sealed_detail)
        VALUES (${kind}, ${userId}, ${sealer.seal(detail, AUDIT_CONTEXT)})`.execute(db);
    },
    async list({ pageNumber, pageSize, kind = null }) {
      const isWanted = sql`(${kind}::text IS NULL OR kind = ${kind})`;
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
