/** Compares a lessor's payment for delivered items with the leased amount (LEASE-37). */
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import type { LeasedOrders } from "../../orders/changing/ports/leased-orders.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { Funding } from "../lessors/lessor.port";
import {
  clearFundingProblem,
  writeFunded,
  writeProblem,
  type AwaitedFunding,
  type LeaseProblem,
} from "./funding.store";

export interface FundingParts {
  readonly db: Db;
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
  readonly leased: Pick<LeasedOrders, "noteLenderTake">;
}

/** @returns whether the paid amount matches the leased amount */
export function recordFunding(
  { db, moves, leased }: FundingParts,
  of: AwaitedFunding,
  funding: Funding,
): Promise<boolean> {
  const { fundedCents, lenderTakeCents } = funding;
  return db.transaction().execute(async (trx) => {
    if (!(await moves.lock(trx, of.orderId))) return true;
    const { expected, isNews } = await writeFunded(trx, of.leaseId, funding);
    if (isNews) {
      await leased.noteLenderTake(trx, of.orderId, lenderTakeCents);
      const paid = `The lessor paid ${formatMoney(fundedCents)} after a commission of ${formatMoney(lenderTakeCents)}`;
      await recordEvent(trx, moves, of.orderId, paid);
    }
    if (fundedCents + lenderTakeCents === expected) {
      await clearFundingProblem(trx, of.leaseId);
      return true;
    }
    const differs = `The lessor paid for ${formatMoney(fundedCents + lenderTakeCents)} instead of ${formatMoney(expected)}`;
    await setProblem(trx, moves, of, "FUNDING_DIFFERS", differs);
    return false;
  });
}

/** Records once that a lease needs manual work. */
export function recordProblem(
  { db, moves }: Pick<FundingParts, "db" | "moves">,
  of: AwaitedFunding,
  problem: LeaseProblem,
  summary: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await moves.lock(trx, of.orderId);
    await setProblem(trx, moves, of, problem, summary);
  });
}

async function setProblem(
  trx: Db,
  moves: FundingParts["moves"],
  of: AwaitedFunding,
  problem: LeaseProblem,
  summary: string,
): Promise<void> {
  if (await writeProblem(trx, of.leaseId, problem)) await recordEvent(trx, moves, of.orderId, summary);
}

/** Events of this type are hidden from customers: funding and the lessor's fee concern only lessor and shop. */
function recordEvent(trx: Db, moves: FundingParts["moves"], orderId: string, summary: string) {
  return moves
    .eventInsert({ orderId, type: "PAYMENT_DETAILS_UPDATED", actor: "System", summary })
    .execute(trx);
}
