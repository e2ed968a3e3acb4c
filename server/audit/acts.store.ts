/**
 * Reads the audit log as one list: entries of the chain, and legacy staff actions on orders from before they
 * entered the chain. Also totals staff refunds by person and day (STAFF-13).
 */
import { sql, type RawBuilder } from "kysely";
import { describeChange } from "#contract/audit/describe";
import type { AuditEvent, AuditExportInput, AuditKind, AuditQuery } from "#contract/audit/schema";
import { isStaff, STAFF_ROLES } from "#contract/staff/roles";
import type { RefundedDay, RefundedQuery } from "#contract/staff/acts";
import type { Page } from "#contract/fields/page";
import { withinShopDays } from "../db/querying/shop-days";
import type { Db } from "../db/client";
import { nameOf, openIdentity, usernameIndexes } from "../db/identity";
import { readByCursor } from "../db/querying/read-by-cursor";
import type { Sealer } from "../db/sealed";
import { openEntry } from "./audit.store";
import { readUnchained } from "./chain/chain.store";
import { readReasons } from "./reasons.store";
import { describeSentence } from "./sentence-entries.rules";

export interface AuditPage extends Page<AuditEvent> {
  readonly people: { readonly username: string; readonly name: string }[];
}

export interface ActsStore {
  /** Newest first. */
  list(query: AuditQuery): Promise<AuditPage>;
  /** Yields the whole list, newest first, in batches. */
  readAll(db: Db, input: AuditExportInput): AsyncGenerator<AuditEvent[]>;
  /** Newest day first, then the largest amount. */
  sumRefunds(query: RefundedQuery): Promise<RefundedDay[]>;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  /** Sealed content of a chain entry; null for a legacy action on an order. */
  readonly sealed: Buffer | null;
  readonly subject: Buffer | null;
  readonly subjectRole: string | null;
  readonly person: Buffer | null;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly cents: number | null;
}

interface Narrowing extends AuditExportInput {
  /** The last order event that is not covered by the chain. */
  readonly unchained: string;
}

/** Older days are available by filtering for a person and days. */
const MAX_DAYS = 1_000;

export function createActsStore(db: Db, sealer: Sealer): ActsStore {
  const staff = (username?: string) => sql`SELECT id::text AS id FROM users
    WHERE role = ANY(${[...STAFF_ROLES]}::text[])
      ${username ? sql`AND username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])` : sql``}`;
  const inChain = ({ kind, area, username, leastCents, ...days }: Narrowing) => {
    const named = sql`(SELECT id FROM users
      WHERE username_index = ANY(${usernameIndexes(sealer, username ?? "")}::bytea[]))`;
    return sql.join(
      [
        ...within(sql`entry.at`, days),
        ...(kind ? [sql`entry.kind = ${kind}`] : []),
        ...(area ? [sql`entry.area = ${area}`] : []),
        ...(username ? [sql`(entry.user_id IN ${named} OR entry.subject_id IN ${named})`] : []),
        ...(leastCents ? [sql`entry.cents >= ${leastCents}`] : []),
      ],
      sql` AND `,
    );
  };
  const inOrders = ({ kind, area, leastCents, unchained, ...days }: Narrowing) =>
    sql.join(
      [
        sql`event.id <= ${unchained}`,
        ...within(sql`event.at`, days),
        ...((kind ?? "ORDER_CHANGED") !== "ORDER_CHANGED" || (area ?? "ORDERS") !== "ORDERS"
          ? [sql`false`]
          : []),
        ...(leastCents ? [sql`${backOf(sql`event.id`)} >= ${leastCents}`] : []),
      ],
      sql` AND `,
    );
  /** Rows of both lists. Per staff member, reads no more rows than fit the page, by the actor index. */
  const rows = (query: Narrowing, limit: number | null, offset = 0) => sql<Row>`
    SELECT CASE WHEN picked.is_order THEN 'order-' || picked.id ELSE picked.id::text END AS id, picked.at,
      COALESCE(entry.kind, 'ORDER_CHANGED') AS kind, entry.sealed_detail AS sealed,
      subject.sealed_identity AS subject, subject.role AS "subjectRole", actor.sealed_identity AS person,
      COALESCE(event.summary, '') AS what, event.before, event.after, event.order_id AS "orderId",
      orders.unique_id AS "orderNumber", COALESCE(entry.cents::float8, ${backOf(sql`event.id`)}) AS cents
    FROM (
      SELECT * FROM (SELECT false AS is_order, entry.id, entry.at FROM audit_events AS entry WHERE ${inChain(query)}
        ORDER BY entry.at DESC, entry.id DESC LIMIT ${rowsNeeded(limit, offset)}) AS chained
      UNION ALL
      SELECT true, done.id, done.at FROM (${staff(query.username)}) AS person CROSS JOIN LATERAL (
        SELECT event.id, event.at FROM order_events AS event
        WHERE event.actor = person.id AND ${inOrders(query)}
        ORDER BY event.at DESC LIMIT ${rowsNeeded(limit, offset)}) AS done
      ORDER BY at DESC, is_order, id DESC LIMIT ${limit} OFFSET ${offset}
    ) AS picked
      LEFT JOIN audit_events AS entry ON NOT picked.is_order AND entry.id = picked.id
      LEFT JOIN users AS subject ON subject.id = entry.subject_id
      LEFT JOIN order_events AS event ON picked.is_order AND event.id = picked.id
      LEFT JOIN orders ON orders.id = event.order_id
      LEFT JOIN users AS actor ON actor.id = CASE WHEN picked.is_order THEN event.actor::uuid
        WHEN entry.kind = 'ORDER_CHANGED' THEN entry.user_id END
    ORDER BY picked.at DESC, picked.is_order, picked.id DESC`;
  return {
    async list(input) {
      const { pageNumber, pageSize } = input;
      const query = { ...input, unchained: (await readUnchained(db, sealer)).events };
      const [page, counted, people] = await Promise.all([
        rows(query, pageSize, (pageNumber - 1) * pageSize).execute(db),
        sql<{ total: number }>`SELECT
          (SELECT count(*) FROM audit_events AS entry WHERE ${inChain(query)})::int
          + (SELECT count(*) FROM order_events AS event
              WHERE event.actor IN (${staff(query.username)}) AND ${inOrders(query)})::int AS total`.execute(
          db,
        ),
        sql<{ person: Buffer }>`SELECT sealed_identity AS person FROM users
          WHERE role = ANY(${[...STAFF_ROLES]}::text[])`.execute(db),
      ]);
      const events = page.rows.map((row) => toEvent(sealer, row));
      const ids = events.flatMap(({ thing }) => (thing?.kind === "CAMPAIGN" ? [thing.id] : []));
      const subjects = await readSubjects(db, ids);
      const reasons = await readReasons(db, sealer, page.rows);
      return {
        rows: events.map((event) => ({ ...nameCampaign(subjects, event), ...reasons.get(event.id) })),
        total: counted.rows[0]?.total ?? 0,
        people: people.rows
          .map(({ person }) => openIdentity(sealer, person))
          .filter(({ username }) => username !== "")
          .map(({ username, firstName, lastName }) => ({ username, name: `${firstName} ${lastName}`.trim() }))
          .sort((a, b) => a.name.localeCompare(b.name)),
      };
    },
    async *readAll(from, input) {
      let subjects: ReadonlyMap<string, string> = new Map();
      // Uses the reading connection, before the first rows: later, that connection prefetches the next batch.
      const statementOf = async (trx: Db) => {
        subjects = await readSubjects(trx, null);
        return rows({ ...input, unchained: (await readUnchained(trx, sealer)).events }, null);
      };
      for await (const batch of readByCursor<Row>(from, statementOf)) {
        yield batch.map((row) => nameCampaign(subjects, toEvent(sealer, row)));
      }
    },
    async sumRefunds(query) {
      const sumOf = (kinds: readonly string[]) =>
        sql`COALESCE(sum(cents) FILTER (WHERE kind = ANY(${[...kinds]}::text[])), 0)::float8`;
      const { rows: days } = await sql<Omit<RefundedDay, "username"> & { readonly person: Buffer | null }>`
        SELECT shop_day(created_at)::text AS day, sum(cents)::float8 AS cents,
          ${sumOf(["REFUND"])} AS "refundCents", ${sumOf(["CANCELLATION", "IN_BULK"])} AS "cancelledCents",
          ${sumOf(["RETURN", "CORRECTION"])} AS "otherCents", count(*)::int AS changes,
          (SELECT sealed_identity FROM users WHERE users.id::text = staff_id) AS person
        FROM staff_refunds
        WHERE staff_id IN (${staff(query.username)}) AND kind NOT IN ('BULK', 'BY_HAND')
          AND ${sql.join(within(sql`created_at`, query), sql` AND `)}
        GROUP BY staff_id, day ORDER BY day DESC, cents DESC LIMIT ${MAX_DAYS}`.execute(db);
      return days.map(({ person, ...day }) => ({ ...day, username: person ? nameOf(sealer, person) : "" }));
    },
  };
}

/** Reads the current subjects by campaign id. @param ids null = all campaigns */
async function readSubjects(db: Db, ids: readonly string[] | null): Promise<ReadonlyMap<string, string>> {
  // Saves a query.
  if (ids?.length === 0) return new Map();
  const { rows } = await sql<{ id: string; subject: string }>`SELECT id, subject FROM campaigns
    ${ids ? sql`WHERE id = ANY(${[...new Set(ids)]}::uuid[])` : sql``}`.execute(db);
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}

/** Labels a campaign with its subject. */
function nameCampaign(subjects: ReadonlyMap<string, string>, event: AuditEvent): AuditEvent {
  const { thing } = event;
  const label = thing?.kind === "CAMPAIGN" && subjects.get(thing.id);
  return label ? { ...event, thing: { ...thing, label } } : event;
}

/** Selects the amount refunded by an entry's action, or null. */
function backOf(eventId: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(SELECT sum(cents)::float8 FROM staff_refunds
    WHERE event_id = ${eventId} AND kind NOT IN ('BULK', 'BY_HAND'))`;
}

function rowsNeeded(limit: number | null, offset: number): number | null {
  return limit === null ? null : limit + offset;
}

/** Builds the conditions, at least one; both days are inclusive. */
function within(at: RawBuilder<unknown>, days: RefundedQuery): RawBuilder<unknown>[] {
  return [sql`true`, ...withinShopDays(at, days)];
}

function toEvent(sealer: Sealer, row: Row): AuditEvent {
  const { id, kind, sealed, person, orderId, cents } = row;
  const at = row.at.toISOString();
  if (!sealed) {
    const { what, before, after, orderNumber } = row;
    const thing = orderId && { kind: "ORDER" as const, id: orderId, label: orderNumber ?? orderId };
    const username = person ? nameOf(sealer, person) : "";
    const unrecorded = { call: "", ipAddress: "", userAgent: "", subject: "", note: "" };
    return { ...unrecorded, id, at, kind, username, what, thing: thing || null, before, after, cents };
  }
  const { act, change, ...detail } = openEntry(sealer, sealed);
  if (kind === "ORDER_CHANGED" && act) {
    const { what, before, after, order } = act;
    const thing = order && { kind: "ORDER" as const, id: order.id, label: order.number };
    const username = person ? nameOf(sealer, person) : "";
    return { ...detail, id, at, kind, username, subject: "", what, thing, before, after, cents };
  }
  const subject = row.subject ? nameOf(sealer, row.subject) : "";
  const { thing, ...words } = change ? describeChange(change) : describeSentence({ ...detail, kind });
  const account = accountPage(subject, row.subjectRole);
  return { ...detail, ...words, thing: account ?? thing, id, at, kind, subject, cents };
}

/** The account concerned leads to its page, whatever else the entry is about. */
function accountPage(username: string, role: string | null): AuditEvent["thing"] {
  if (!username || !role) return null;
  return { kind: isStaff(role) ? "USER" : "CUSTOMER", id: username, label: username };
}
