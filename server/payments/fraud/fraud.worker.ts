/** Runs fraud checks on paid orders. A risky order goes to review; the check alone never declines one. */
import type { FraudQueue } from "../../orders/changing/ports/fraud.port";
import type { OrderReading } from "../../orders/reading/reading.port";
import { backoff } from "../../jobs/backoff";
import type { JobLog } from "../../jobs/job";
import { FraudCheckUnavailable, type FraudCheck } from "./fraud-check.port";

export interface FraudParts {
  readonly reading: Pick<OrderReading, "find">;
  readonly fraudQueue: FraudQueue;
  /** Null = no order is held for a check. */
  readonly fraud: FraudCheck | null;
  readonly log: JobLog;
}

const AT_ONCE = 8;
/** With back-off of 2, 4, 8 and 16 seconds; then the order goes to review. */
const MAX_ATTEMPTS = 5;
const NO_ANSWER = "The fraud check did not respond";

/** @returns whether more orders may be due */
export async function checkPaidOrders(parts: FraudParts): Promise<boolean> {
  const claimed = await parts.fraudQueue.claimUnchecked(AT_ONCE);
  await Promise.all(claimed.map(({ id, tries }) => check(parts, id, tries)));
  return claimed.length === AT_ONCE;
}

async function check(
  { reading, fraudQueue, fraud, log }: FraudParts,
  id: string,
  attempts: number,
): Promise<void> {
  if (!fraud) return fraudQueue.settleCheck(id, null, null);
  const order = await reading.find(id);
  if (!order) return;
  try {
    await fraudQueue.settleCheck(id, await fraud.check(order), order.totalCents);
  } catch (error) {
    if (!(error instanceof FraudCheckUnavailable)) throw error;
    log.warn({ orderId: id, reason: error.message }, "the fraud check does not respond");
    if (attempts >= MAX_ATTEMPTS) return fraudQueue.settleCheck(id, NO_ANSWER, order.totalCents);
    await fraudQueue.postponeCheck(id, backoff(attempts));
  }
}
