/** Returns that customers request (ORDER-51). Writes need the order lock. */
import { sql } from "kysely";
import type { ReturnReason, ReturnState } from "#contract/orders/returning/returns";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import type { Pieces } from "../changing/ports/changes.port";
import type { OpenUnits } from "./returnable.rules";

export interface ReturnRecord {
  readonly id: string;
  readonly position: number;
  readonly state: ReturnState;
  /** Reason of the first item. */
  readonly reason: ReturnReason;
  readonly requestedAt: Date;
  readonly endedAt: Date | null;
  readonly items: readonly (ReturnedPieces & { readonly name: string })[];
}

export interface ReturnedPieces extends Pieces {
  readonly reason: ReturnReason;
}

const RECORD = sql`
  back.id, back.position, back.state, back.reason, back.requested_at AS "requestedAt", back.ended_at AS "endedAt",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('itemId', item.id, 'name', item.product->>'name',
      'quantity', part.quantity, 'reason', COALESCE(part.reason, back.reason)) ORDER BY item.position), '[]')
    FROM order_return_items AS part JOIN order_items AS item ON item.id = part.item_id
    WHERE part.return_id = back.id) AS items`;

/** Latest first. */
export async function listReturns(db: Db, orderId: string): Promise<readonly ReturnRecord[]> {
  const { rows } = await sql<ReturnRecord>`
    SELECT ${RECORD} FROM order_returns AS back WHERE back.order_id = ${orderId}
    ORDER BY back.position DESC`.execute(db);
  return rows;
}

/** @returns null for a return of another order */
export async function findReturn(db: Db, orderId: string, returnId: string): Promise<ReturnRecord | null> {
  const { rows } = await sql<ReturnRecord>`
    SELECT ${RECORD} FROM order_returns AS back
    WHERE back.id = ${returnId} AND back.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** Position of the return an earlier call requested under the key; null for a new key. */
export async function findRequested(trx: Db, orderId: string, key: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    SELECT position FROM order_returns WHERE order_id = ${orderId} AND request_key = ${key}`.execute(trx);
  return rows[0]?.position ?? null;
}

/** Units in open returns, by item. */
export async function readOpenUnits(db: Db, orderId: string): Promise<OpenUnits> {
  const { rows } = await sql<{ itemId: string; units: number }>`
    SELECT part.item_id AS "itemId", sum(part.quantity)::int AS units
    FROM order_returns AS back JOIN order_return_items AS part ON part.return_id = back.id
    WHERE back.order_id = ${orderId} AND back.state = 'REQUESTED' GROUP BY part.item_id`.execute(db);
  return new Map(rows.map(({ itemId, units }) => [itemId, units]));
}

export interface NewReturn {
  readonly orderId: string;
  readonly key: string;
  readonly items: readonly ReturnedPieces[];
}

/** @returns the position of the return in its order */
export async function insertReturn(trx: Db, { orderId, key, items }: NewReturn): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    WITH requested AS (
      INSERT INTO order_returns (order_id, position, request_key, reason)
      SELECT ${orderId}, COALESCE(max(position), 0) + 1, ${key}, ${items[0]?.reason}::text
      FROM order_returns WHERE order_id = ${orderId}
      RETURNING id, position
    ), parts AS (
      INSERT INTO order_return_items (return_id, item_id, quantity, reason)
      SELECT requested.id, part."itemId", part.quantity, part.reason
      FROM requested, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        AS part("itemId" uuid, quantity integer, reason text)
    )
    SELECT position FROM requested`.execute(trx);
  return onlyRow(rows, "the requested return").position;
}

export async function writeEnded(trx: Db, returnId: string, state: "RECEIVED" | "CANCELLED"): Promise<void> {
  await sql`UPDATE order_returns SET state = ${state}, ended_at = now()
    WHERE id = ${returnId} AND state = 'REQUESTED'`.execute(trx);
}
