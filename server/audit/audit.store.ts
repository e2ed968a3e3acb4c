/** The audit log: adds entries to its chain and reads them; people and network addresses are sealed. */
import { sql } from "kysely";
import type { RecordedChange } from "#contract/audit/changes/change";
import { recordedChange, wordsOfChange } from "#contract/audit/changes/changes";
import type { AuditEvent, AuditKind } from "#contract/audit/schema";
import type { Db } from "../db/client";
import { nameOf } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { whileAny } from "../jobs/due";
import { areaOf } from "./chain/area.rules";
import type { AuditTrail, RecordDataRead, ViewTrail } from "./audit.port";
import type { Link } from "./chain/chain.rules";
import { append, AUDIT_CONTEXT, forgetEntriesOf, forgetEntriesOlderThan } from "./chain/chain.store";
import { readAct, type OrderAct } from "./chain/order-acts.store";

/** The sealed part of an event. */
type Detail = Pick<AuditEvent, "call" | "username" | "ipAddress" | "userAgent" | "note">;
/** An event as stored in the chain. */
export type LoggedEvent = Detail & Pick<AuditEvent, "id" | "at" | "kind" | "subject">;

export interface NewAuditEvent extends Omit<Detail, "note"> {
  readonly kind: AuditKind;
  /** Account concerned, or null. */
  readonly userId: string | null;
  /** Account that the user changed. */
  readonly subjectId?: string;
  /** As in Concerned. */
  readonly orderId?: string | null;
  /** Absent for views and refusals. */
  readonly change?: RecordedChange;
}

export interface AuditStore {
  /** @param unit the transaction of the recorded change, if any */
  add(event: NewAuditEvent, unit?: Db): Promise<void>;
  addOrderAct(unit: Db, actor: string, orderId: string): Promise<void>;
  /** Returns entries about one user, oldest first. */
  listOf(userId: string): Promise<LoggedEvent[]>;
  /** Empties the entries, within the transaction `unit`; their existence remains. */
  forgetOf(unit: Db, userId: string): Promise<void>;
}

const KEEP_DAYS = 365;
const ENTRIES_AT_ONCE = 200;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly sealed: Buffer;
  /** Identity of the user concerned, or null. */
  readonly subject: Buffer | null;
}

export function createAuditStore(db: Db, sealer: Sealer): AuditStore {
  const toEvent = ({ id, at, kind, sealed, subject }: Row): LoggedEvent => {
    const about = subject ? nameOf(sealer, subject) : "";
    return { id: String(id), at: at.toISOString(), kind, ...openDetail(sealer, sealed), subject: about };
  };
  const columns = sql`id, at, kind, sealed_detail AS sealed,
    (SELECT sealed_identity FROM users WHERE users.id = subject_id) AS subject`;
  return {
    async add({ kind, userId, subjectId = null, orderId, ...entry }, unit) {
      const area = kind === "STAFF_CHANGE" ? areaOf(entry.call) : null;
      const write = async (trx: Db) => {
        const act =
          userId === null || orderId === undefined ? null : await readAct(trx, sealer, userId, orderId);
        const detail = act ? { ...entry, covers: act.covers } : entry;
        await append(trx, sealer, { kind, userId, subjectId, area, cents: act?.cents, detail });
      };
      await (unit ? write(unit) : db.transaction().execute(write));
    },
    async addOrderAct(unit, actor, orderId) {
      if (!isUserId(actor)) return;
      const act = await readAct(unit, sealer, actor, orderId);
      if (!act) return;
      const { cents, ...detail } = act;
      const about = { kind: "ORDER_CHANGED", userId: actor, subjectId: null, area: "ORDERS" } as const;
      await append(unit, sealer, { ...about, cents, detail });
    },
    async listOf(userId) {
      const { rows } = await sql<Row>`SELECT ${columns} FROM audit_events WHERE user_id = ${userId}
        ORDER BY id`.execute(db);
      return rows.map(toEvent);
    },
    forgetOf: (unit, userId) => forgetEntriesOf(unit, sealer, userId),
  };
}

/** Returns whether the actor is a user: the customer and the shop itself are words. */
function isUserId(actor: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(actor);
}

/** Returns the sealed content of an entry; empty for a forgotten one. */
export function openDetail(sealer: Sealer, sealed: Buffer): Detail {
  const { call, username, ipAddress, userAgent, note } = openEntry(sealer, sealed);
  return { call, username, ipAddress, userAgent, note };
}

export interface OpenedEntry extends Detail {
  /** The action on an order; null if forgotten or about something else. */
  readonly act: Omit<OrderAct, "cents"> | null;
  /** Null if forgotten, about something else, or stored as a sentence (before version 2). */
  readonly change: RecordedChange | null;
}

/** Same as openDetail, plus what was done. */
export function openEntry(sealer: Sealer, sealed: Buffer): OpenedEntry {
  type Sealed = Partial<Detail & OrderAct> & { readonly link?: Link; readonly change?: RecordedChange };
  const entry = sealer.open<Sealed>(sealed, AUDIT_CONTEXT);
  const { call = "", username = "", ipAddress = "", userAgent = "", change = null } = entry;
  const { what, before = null, after = null, order = null, covers } = entry;
  const act = what !== undefined && covers ? { what, before, after, order, covers } : null;
  const note = change ? wordsOfChange(change).note : (entry.note ?? "");
  return { call, username, ipAddress, userAgent, note, act, change };
}

/** An expression: due now while an entry has no area. */
export const AREAS_DUE = whileAny(
  sql`SELECT 1 FROM audit_events WHERE area IS NULL AND kind = 'STAFF_CHANGE'`,
);

/**
 * Sets the area of legacy entries in batches, from their sealed content.
 * @returns whether there may be more
 */
export async function markAreas(db: Db, sealer: Sealer): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
    sealed: Buffer;
  }>`SELECT id, sealed_detail AS sealed FROM audit_events
    WHERE area IS NULL AND kind = 'STAFF_CHANGE' ORDER BY id LIMIT ${ENTRIES_AT_ONCE}`.execute(db);
  if (rows.length === 0) return false;
  const areas = rows.map(({ sealed }) => areaOf(openDetail(sealer, sealed).call));
  await sql`UPDATE audit_events SET area = told.area
    FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${areas}::text[]) AS told (id, area)
    WHERE audit_events.id = told.id`.execute(db);
  return rows.length === ENTRIES_AT_ONCE;
}

/** Records staff changes (STAFF-5) and views of accounts. */
export function createAuditTrail(store: Pick<AuditStore, "add" | "addOrderAct">): AuditTrail & ViewTrail {
  return {
    async record(unit, act, input, { accountId, orderId } = {}) {
      const change = recordedChange(input);
      const subjectId = change.subject?.type === "account" ? change.subject.id : (accountId ?? undefined);
      await store.add({ kind: "STAFF_CHANGE", ...act, subjectId, orderId, change }, unit);
    },
    recordOrder: (unit, actor, orderId) => store.addOrderAct(unit, actor, orderId),
    noteView: (act, subjectId) => store.add({ kind: "ACCOUNT_VIEWED", ...act, subjectId }),
  };
}

/** Records that a staff member has read a lease applicant's input. */
export function recordLeaseDataRead(store: Pick<AuditStore, "add">): RecordDataRead {
  return (act, reading) => {
    const change = recordedChange({ kind: "APPLICANT_NUMBERS_VIEWED", ...reading });
    return store.add({ kind: "LEASE_DATA_READ", ...act, change });
  };
}

/** Records the removal of a user's second factor. */
export function recordSecondFactorReset(store: Pick<AuditStore, "add">) {
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
