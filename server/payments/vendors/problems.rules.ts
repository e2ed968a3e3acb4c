/** Messages for failed payments by kind; vendors' codes map to these kinds. */
import type { PaymentProblem, PaymentReport, PaymentStart } from "./gateway.port";

const SENTENCES = {
  CARD_DECLINED: "Your bank declined this payment. Please try another card or payment method.",
  INSUFFICIENT_FUNDS:
    "Your card doesn't have enough funds or credit for this payment. Please try another card or payment method.",
  CARD_NOT_USABLE: "This card can't be used for this payment. Please try another card or payment method.",
  CARD_DETAILS_WRONG:
    "The card details are incorrect. Please check the number, expiration date and security code.",
  AUTHENTICATION_FAILED:
    "Your bank couldn't verify it's you. Please try again or choose another payment method.",
  PAYMENT_REJECTED: "We couldn't accept this payment. Please choose another payment method.",
  PAYMENT_FAILED: "We couldn't process your payment and you weren't charged. Please try again.",
  DETAILS_USED_UP: "Your payment details have expired or were already used. Please enter them again.",
  REQUEST_REFUSED: "We couldn't start the payment with these details. Please check your order and try again.",
  PURCHASE_DECLINED: "Your purchase wasn't approved. Please choose another payment method.",
  ALREADY_REFUNDED: "The full amount has already been refunded.",
  AMOUNT_TOO_LARGE: "The amount exceeds what is left of this payment.",
  NOT_SETTLED: "The payment has not settled yet. Refund the full amount now, or part of it after settlement.",
  NOT_ALLOWED: "The payment's current state doesn't allow this.",
} as const;

export type ProblemKind = keyof typeof SENTENCES;

/** @param code the vendor's own */
export function paymentProblem(kind: ProblemKind, code: string): PaymentProblem {
  return { name: kind, code, message: SENTENCES[kind] };
}

/**
 * A start without a payment.
 * @param report the vendor's record of it, if any
 */
export function refusedStart(
  problems: readonly PaymentProblem[],
  report: PaymentReport | null = null,
): PaymentStart {
  return { kind: "REFUSED", report, problems };
}

/** The vendor's own codes of a refusal, for staff; empty without one. */
export function codesOf(problems: readonly PaymentProblem[]): string {
  return problems.map(({ name, code }) => `${name} (${code})`).join(", ");
}
