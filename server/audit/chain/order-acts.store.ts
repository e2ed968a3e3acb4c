/** Reads the rows of staff actions on orders, for the chain entries that cover them. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import {
  centsOf,
  coversOf,
  sentenceOf,
  type Covers,
  type EventRow,
  type RefundRow,
} from "./order-acts.rules";

/** The sealing context of notes in orders' histories. */
export const ORDERS_CONTEXT = "orders";

export interface OrderAct {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly cents: number | null;
  /** Null = several orders at once. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly covers: Covers;
}

const time = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

export const EVENT = sql`'id', event.id::text, 'orderId', event.order_id, 'type', event.type, 'at', ${time("event.at")},
  'actor', event.actor, 'summary', event.summary, 'before', event.before, 'after', event.after,
  'sealedNote', encode(event.sealed_note, 'base64')`;

export const REFUND = sql`'id', refund.id::text, 'staffId', refund.staff_id, 'orderId', refund.order_id,
  'cents', refund.cents, 'kind', refund.kind, 'isProven', refund.is_proven, 'eventId', refund.event_id::text,
  'at', ${time("refund.created_at")}`;

/**
 * Returns the order changes a staff member made in this transaction. @param orderId null = several orders
 * @returns null without changes
 */
export async function readAct(
  unit: Db,
  sealer: Sealer,
  actor: string,
  orderId: string | null,
): Promise<OrderAct | null> {
  const { rows } = await sql<{
    events: EventRow[] | null;
    refunds: RefundRow[] | null;
    number: string | null;
  }>`SELECT
      (SELECT jsonb_agg(jsonb_build_object(${EVENT}) ORDER BY event.id) FROM order_events AS event
        WHERE order_id = ${orderId}::uuid AND actor = ${actor} AND xmin = pg_current_xact_id()::xid) AS events,
      (SELECT jsonb_agg(jsonb_build_object(${REFUND}) ORDER BY refund.id) FROM staff_refunds AS refund
        WHERE created_at = now() AND staff_id = ${actor} AND xmin = pg_current_xact_id()::xid) AS refunds,
      (SELECT unique_id FROM orders WHERE id = ${orderId}::uuid) AS number`.execute(unit);
  const written = onlyRow(rows, "the rows written by this transaction");
  const { number } = written;
  const events = written.events ?? [];
  const refunds = written.refunds ?? [];
  if (events.length === 0 && refunds.length === 0) return null;
  return {
    ...sentenceOf(events),
    cents: centsOf(refunds),
    order: orderId === null ? null : { id: orderId, number: number ?? orderId },
    covers: coversOf(randomBytes(16).toString("base64url"), { events, refunds }, (row) =>
      openNote(sealer, row),
    ),
  };
}

/** @returns null without a note @throws if it does not open */
export function openNote(sealer: Sealer, { sealedNote }: Pick<EventRow, "sealedNote">): string | null {
  return sealedNote === null ? null : sealer.open<string>(Buffer.from(sealedNote, "base64"), ORDERS_CONTEXT);
}
