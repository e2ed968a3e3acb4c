/** Links a lease application to its order. */
import type { Db } from "../../db/client";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import { writeTied } from "./moves.store";

/**
 * Links a new application to its order's lease, which then awaits the decision.
 * @returns false when the order does not await an application
 */
export async function tieOrder(
  trx: Db,
  moves: OrderMoves,
  orderId: string,
  applicationId: string,
): Promise<boolean> {
  const order = await moves.lock(trx, orderId);
  if (order?.status !== "PENDING_PAYMENT") return false;
  if (!(await writeTied(trx, orderId, applicationId))) return false;
  await moves.move(trx, order, {
    to: "LOAN_IN_PROCESS",
    actor: "Customer",
    summary: "Waiting for a leasing company's decision",
  });
  return true;
}
