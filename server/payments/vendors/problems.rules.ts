/** Customers' sentences for failed payments, by kind; vendors' codes map onto these kinds. */
import type { PaymentProblem, PaymentReport, PaymentStart } from "./gateway.port";

const SENTENCES = {
  CARD_DECLINED: "Your bank declined this payment. Please try another card or another way to pay.",
  INSUFFICIENT_FUNDS:
    "The card does not have enough funds or limit for this payment. Please try another card or another way to pay.",
  CARD_NOT_USABLE:
    "This card cannot be used for this payment. Please try another card or another way to pay.",
  CARD_DETAILS_WRONG:
    "The card details are not right. Please check the number, expiry date and security code.",
  AUTHENTICATION_FAILED:
    "Your bank could not confirm that it is you. Please try again or choose another way to pay.",
  PAYMENT_REJECTED: "We could not accept this payment. Please choose another way to pay.",
  PAYMENT_FAILED: "The payment could not be processed just now and nothing was charged. Please try again.",
  DETAILS_USED_UP: "Your payment details were used already or are too old. Please enter them again.",
  REQUEST_REFUSED:
    "The payment could not be started with these details. Please check your order and try again.",
  PURCHASE_DECLINED: "Your purchase was not approved. Please choose another way to pay.",
  ALREADY_REFUNDED: "The whole amount was refunded already.",
  AMOUNT_TOO_LARGE: "The amount is more than what is left of this payment.",
  NOT_SETTLED: "The payment has not settled yet. Part of it can be refunded when it has; all of it at once.",
  NOT_ALLOWED: "The payment is not in a state that allows this.",
} as const;

export type ProblemKind = keyof typeof SENTENCES;

/** @param code the vendor's own */
export function paymentProblem(kind: ProblemKind, code: string): PaymentProblem {
  return { name: kind, code, message: SENTENCES[kind] };
}

/** A start without a payment. @param report the vendor's record of it, if any */
export function refusedStart(
  problems: readonly PaymentProblem[],
  report: PaymentReport | null = null,
): PaymentStart {
  return { kind: "REFUSED", report, problems };
}

/** The vendor's own words for a refusal, for staff; empty when it gave none. */
export function codesOf(problems: readonly PaymentProblem[]): string {
  return problems.map(({ name, code }) => `${name} (${code})`).join(", ");
}
