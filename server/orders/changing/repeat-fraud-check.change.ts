/** Repeats the fraud check of an order whose total grew (FRAUD-3). */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { isFirstFraudCheck } from "../reading/status.rules";
import { writeCheckDue } from "./fraud.store";
import type { LockedOrder } from "./ports/moves.port";
import { writeEvent } from "./steps.store";

const { orderEdits: sentences } = MESSAGES;

/**
 * Requeues a corrected order whose total exceeds the checked amount. Runs in the correction's transaction; no
 * item is ordered until the new check passes.
 * @param before the locked order before the correction
 */
export async function repeatFraudCheck(trx: Db, before: LockedOrder): Promise<void> {
  if (isFirstFraudCheck(before)) return;
  const due = await writeCheckDue(trx, before);
  if (!due) return;
  await writeEvent(trx, {
    orderId: before.id,
    type: "FRAUD_CHECK_UPDATED",
    actor: "System",
    summary: sentences.summaryOfCheckDue(formatMoney(due.totalCents), formatMoney(due.checkedCents)),
  });
}
