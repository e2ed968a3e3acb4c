/** Stores corrections that await payment (ORDER-42). The caller holds the order lock. */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import type { LockedOrder } from "../changing/ports/moves.port";

export interface NewCorrection {
  readonly totalCents: number;
  readonly dueCents: number;
  readonly sealedPlan: Buffer;
  readonly actor: string;
}

/** @returns the id */
export async function insertCorrection(
  trx: Db,
  order: LockedOrder,
  { totalCents, dueCents, sealedPlan, actor }: NewCorrection,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO order_corrections (order_id, total_before_cents, total_cents, due_cents, sealed_plan, requested_by,
      held_until)
    VALUES (${order.id}, ${order.totalCents}, ${totalCents}, ${dueCents},
      ${sealedPlan}, ${actor},
      now() + make_interval(hours => ${LIMITS.orders.phoneHoldHours})) RETURNING id`.execute(trx);
  return onlyRow(rows, "the inserted correction").id;
}

export interface EndedCorrection {
  readonly dueCents: number;
  readonly sealedPlan: Buffer;
  /** The staff member who requested the correction. */
  readonly actor: string;
}

/** Deletes the plan. @returns undefined when no correction waits */
export async function endWaiting(
  trx: Db,
  orderId: string,
  to: "APPLIED" | "LAPSED" | "WITHDRAWN",
): Promise<EndedCorrection | undefined> {
  const { rows } = await sql<EndedCorrection>`
      WITH waiting AS (SELECT * FROM order_corrections WHERE order_id = ${orderId} AND state = 'WAITING'),
      ended AS (
        UPDATE order_corrections SET state = ${to}, sealed_plan = NULL, ended_at = now()
        FROM waiting WHERE order_corrections.id = waiting.id
      )
      SELECT due_cents AS "dueCents", sealed_plan AS "sealedPlan", requested_by AS actor FROM waiting`.execute(
    trx,
  );
  return rows[0];
}
