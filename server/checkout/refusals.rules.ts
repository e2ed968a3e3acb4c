/** Refusals of the checkout that several of its steps give. Pure. */
import type { CheckoutResult } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { OrderRecord } from "../orders/reading/order.port";
import { withProblems } from "./answer.mapping";
import { problem, type CheckoutProblem } from "./quote.rules";

const { checkout: sentences } = MESSAGES;

/** True when the latest correction expired or was withdrawn unpaid. */
export function isCorrectionOver({ correction }: OrderRecord): boolean {
  return correction?.state === "LAPSED" || correction?.state === "WITHDRAWN";
}

export function correctionOver(): CheckoutProblem {
  return problem("ORDER_NOT_PAYABLE", MESSAGES.orderEdits.over);
}

/**
 * The result when the order was paid in the meantime, or is no longer payable.
 * @param isCorrection a correction has no separate status
 */
export function closed(now: CheckoutResult, isCorrection: boolean): CheckoutResult {
  if (isCorrection) return withProblems(now, [correctionOver()]);
  return now.success ? now : withProblems(now, [problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
}

export function tooManyUnpaid(): CheckoutProblem {
  return problem("TOO_MANY_UNPAID", sentences.tooManyUnpaid);
}

export function promotionInvalid(): CheckoutProblem {
  return problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode");
}

export function promotionUsed(): CheckoutProblem {
  return problem("PROMOTION_INVALID", sentences.promotionUsed, "promotionCode");
}
