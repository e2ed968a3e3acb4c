/**
 * Verifies the rows of staff actions on orders against the chain entries that cover them (STAFF-8). Finds
 * rows that were altered, deleted or added from outside.
 */
import { sql } from "kysely";
import { STAFF_ROLES } from "#contract/staff/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { readEntries, type Ends } from "./chain.store";
import { eventDigest, refundDigest, type Covers, type EventRow, type RefundRow } from "./order-acts.rules";
import { EVENT, openNote, ORDERS_CONTEXT, REFUND } from "./order-acts.store";

/** A row that differs from its original. */
export interface ActFault {
  /** Names the place, for example "Entry 12" or "Row 7 of staff_refunds". */
  readonly place: string;
  readonly reason: string;
}

/** Refund rows are deleted after a year. */
const RETENTION_DAYS = 364;
/** Rows per statement; an action on many orders may exceed it. */
const ROWS_AT_ONCE = 1_000;
const DAY_MS = 24 * 3_600 * 1_000;

/** @param unit a snapshot, with the ends of its chain @returns the first altered row, or null */
export async function findActFault(unit: Db, sealer: Sealer, { unchained }: Ends): Promise<ActFault | null> {
  const known = { events: new Set<string>(), refunds: new Set<string>() };
  for await (const page of pagesOf(readEntries(unit, sealer))) {
    const rows = await readCovered(unit, page);
    for (const { entryId, covers } of page) {
      const fault = faultOfCovers(sealer, covers, rows);
      if (fault) return { place: `Entry ${entryId}`, reason: fault };
      for (const [id] of covers.events) known.events.add(id);
      for (const [id] of covers.refunds) known.refunds.add(id);
    }
  }
  const unknown = "no audit entry vouches for it";
  const event = (await listEvents(unit, unchained.events)).find((id) => !known.events.has(id));
  if (event !== undefined) return { place: `Row ${event} of order_events`, reason: unknown };
  const refund = (await listRefunds(unit, unchained.refunds)).find((id) => !known.refunds.has(id));
  return refund === undefined ? null : { place: `Row ${refund} of staff_refunds`, reason: unknown };
}

/** An entry that covers rows. */
interface CoveringEntry {
  readonly entryId: string;
  readonly covers: Covers;
}

/** Yields entries that cover rows, in order, with about `ROWS_AT_ONCE` rows per page. */
async function* pagesOf(entries: ReturnType<typeof readEntries>): AsyncGenerator<readonly CoveringEntry[]> {
  let [page, rows]: [CoveringEntry[], number] = [[], 0];
  for await (const { entry, content } of entries) {
    if (!content?.covers) continue;
    page.push({ entryId: entry.id, covers: content.covers });
    rows += content.covers.events.length + content.covers.refunds.length;
    if (rows < ROWS_AT_ONCE) continue;
    yield page;
    [page, rows] = [[], 0];
  }
  if (page.length > 0) yield page;
}

type CoveredEvent = EventRow & { readonly sealedCustomer: string };

/** Rows by id. */
interface Covered {
  readonly events: ReadonlyMap<string, CoveredEvent>;
  readonly refunds: ReadonlyMap<string, RefundRow>;
}

async function readCovered(unit: Db, page: readonly CoveringEntry[]): Promise<Covered> {
  const idsOf = (list: "events" | "refunds") => page.flatMap(({ covers }) => covers[list].map(([id]) => id));
  const { rows } = await sql<{ events: CoveredEvent[] | null; refunds: RefundRow[] | null }>`SELECT
    (SELECT jsonb_agg(jsonb_build_object(${EVENT}, 'sealedCustomer', encode(sealed_customer, 'base64')))
      FROM order_events AS event JOIN orders ON orders.id = event.order_id
      WHERE event.id = ANY(${idsOf("events")}::bigint[])) AS events,
    (SELECT jsonb_agg(jsonb_build_object(${REFUND})) FROM staff_refunds AS refund
      WHERE id = ANY(${idsOf("refunds")}::bigint[])) AS refunds`.execute(unit);
  return {
    events: new Map((rows[0]?.events ?? []).map((row) => [row.id, row])),
    refunds: new Map((rows[0]?.refunds ?? []).map((row) => [row.id, row])),
  };
}

function faultOfCovers(sealer: Sealer, covers: Covers, { events, refunds }: Covered): string | null {
  for (const [id, fullDigest, emptiedDigest] of covers.events) {
    const row = events.get(id);
    if (!row) return `row ${id} of order_events, which it vouches for, is missing`;
    if (!isAsWritten(sealer, covers.salt, row, fullDigest, emptiedDigest))
      return `row ${id} of order_events, which it vouches for, was altered`;
  }
  const retainedSince = Date.now() - RETENTION_DAYS * DAY_MS;
  for (const [id, digest, at] of covers.refunds) {
    const row = refunds.get(id);
    if (!row && Date.parse(`${at}Z`) > retainedSince)
      return `row ${id} of staff_refunds, which it vouches for, is missing`;
    if (row && refundDigest(covers.salt, row) !== digest)
      return `row ${id} of staff_refunds, which it vouches for, was altered`;
  }
  return null;
}

function isAsWritten(
  sealer: Sealer,
  salt: string,
  row: CoveredEvent,
  fullDigest: string,
  emptiedDigest: string,
): boolean {
  try {
    if (eventDigest(salt, row, openNote(sealer, row)) === fullDigest) return true;
    if (eventDigest(salt, row, null) !== emptiedDigest || row.sealedNote !== null) return false;
    const customer = Buffer.from(row.sealedCustomer, "base64");
    return sealer.open<{ readonly email: string }>(customer, ORDERS_CONTEXT).email === "";
  } catch {
    return false;
  }
}

/**
 * Returns the history entries by staff, from when their actions entered the chain; staff's own purchases are
 * not staff actions.
 */
async function listEvents(unit: Db, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT event.id::text AS id FROM order_events AS event
      JOIN orders ON orders.id = event.order_id
    WHERE event.id > ${after} AND orders.user_id::text IS DISTINCT FROM event.actor
      AND event.actor IN (SELECT id::text FROM users WHERE role = ANY(${[...STAFF_ROLES]}::text[]))
    ORDER BY event.id`.execute(unit);
  return rows.map(({ id }) => id);
}

async function listRefunds(unit: Db, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT refund.id::text AS id FROM staff_refunds AS refund
    WHERE refund.id > ${after} ORDER BY refund.id`.execute(unit);
  return rows.map(({ id }) => id);
}
