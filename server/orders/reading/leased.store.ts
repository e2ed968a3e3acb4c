/**
 * The part of an order's total covered by sources of money (LEASE-34). Final only when read under the order
 * lock.
 */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import type { Due } from "./order.port";
import type { DisplayedMoney } from "./displayed-money.port";

type Taking = Pick<DisplayedMoney, "takes">;

/**
 * SQL expression: cents of an order covered by leases.
 * @param orderId a column
 */
export function leasedCents(sources: readonly Taking[], orderId: RawBuilder<string>): RawBuilder<number> {
  const parts = sources.map(({ takes }) => takes(orderId));
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}

export async function readLeased(trx: Db, sources: readonly Taking[], orderId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT ${leasedCents(sources, sql.ref<string>("orders.id"))} AS cents FROM orders WHERE id = ${orderId}`.execute(
    trx,
  );
  return onlyRow(rows, "the order whose leases are counted").cents;
}

/**
 * SQL table of one row: id, due_cents, correction_id. Due is the unleased part of the order, or its
 * correction.
 */
export function dueOf(sources: readonly Taking[], { orderId, correctionId }: Due): RawBuilder<unknown> {
  if (correctionId !== null) {
    return sql`(SELECT order_id AS id, due_cents, id AS correction_id FROM order_corrections WHERE id = ${correctionId})`;
  }
  const leased = leasedCents(sources, sql.ref<string>("orders.id"));
  return sql`(SELECT id, total_cents - ${leased} AS due_cents, NULL::uuid AS correction_id FROM orders WHERE id = ${orderId})`;
}
