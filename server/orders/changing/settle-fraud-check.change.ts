/** Applies the result of a fraud check: the order moves on, or to review (FRAUD-3). */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { isFirstFraudCheck } from "../reading/status.rules";
import { writeCheckAtOnce, writeChecked, writeFinding } from "./fraud.store";
import type { FraudFinding, FraudQueue } from "./ports/fraud.port";
import type { LockedOrder, OrderMoves } from "./ports/moves.port";
import { lockOrder } from "./steps.store";

const { orderEdits: sentences } = MESSAGES;

export function settleFraudCheck(
  { db, move }: Pick<OrderMoves, "move"> & { readonly db: Db },
  ...[orderId, finding, checkedCents]: Parameters<FraudQueue["settleCheck"]>
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    // The order was cancelled, or another process checked it after this claim expired.
    if (!order || !(isFirstFraudCheck(order) || order.isFraudCheckPending)) return;
    if (checkedCents !== null && order.totalCents > checkedCents) {
      // The order was corrected during the check, so the finding covers a smaller order.
      return writeCheckAtOnce(trx, orderId);
    }
    const assessment = typeof finding === "string" ? null : finding;
    const reasons = typeof finding === "string" ? [finding] : [...(finding?.reasons ?? [])];
    if (finding !== null) {
      await writeFinding(trx, order, assessment, reasons, {
        orderId,
        type: "FRAUD_CHECK_UPDATED",
        actor: "System",
        summary: summaryOf(order, assessment, reasons) ?? String(finding),
        after: reasons.join("; ") || null,
      });
    }
    if (isFirstFraudCheck(order)) {
      const isHeld = reasons.length > 0;
      const summary = isHeld ? "Waiting for review" : "Passed the fraud check";
      await move(trx, order, {
        to: isHeld ? "PENDING_REVIEW" : "PENDING_FULFILMENT",
        actor: "System",
        summary,
      });
      return;
    }
    await writeChecked(trx, orderId);
    // An order in review already awaits a manual decision.
    if (reasons.length === 0 || order.status !== "PENDING_FULFILMENT") return;
    const summary = sentences.summaryOfHeld(formatMoney(order.totalCents));
    await move(trx, order, { to: "PENDING_REVIEW", actor: "System", summary });
  });
}

/** @returns null without a finding */
function summaryOf(
  order: LockedOrder,
  finding: FraudFinding | null,
  reasons: readonly string[],
): string | null {
  if (!finding) return null;
  const hasPassedAgain = order.isFraudCheckPending && reasons.length === 0;
  return hasPassedAgain ? sentences.summaryOfPassed(finding.score) : `Risk score ${finding.score}`;
}
