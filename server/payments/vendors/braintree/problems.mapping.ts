/** Maps Braintree's codes and reasons to the problems customers see. */
import { type PaymentProblem } from "../gateway.port";
import { paymentProblem, type ProblemKind } from "../problems.rules";
import { type BraintreeTransaction, type ValidationError } from "./answer.mapping";

/**
 * Processor response codes (developer.paypal.com/braintree, authorization responses); all others are plain
 * declines.
 */
const DECLINES: Readonly<Record<string, ProblemKind>> = {
  2001: "INSUFFICIENT_FUNDS",
  2002: "INSUFFICIENT_FUNDS",
  2003: "INSUFFICIENT_FUNDS",
  2004: "CARD_DETAILS_WRONG",
  2005: "CARD_DETAILS_WRONG",
  2006: "CARD_DETAILS_WRONG",
  2007: "CARD_DETAILS_WRONG",
  2008: "CARD_DETAILS_WRONG",
  2009: "CARD_DETAILS_WRONG",
  2010: "CARD_DETAILS_WRONG",
  2015: "CARD_NOT_USABLE",
  2017: "CARD_NOT_USABLE",
  2024: "CARD_NOT_USABLE",
  2057: "CARD_NOT_USABLE",
  2060: "CARD_DETAILS_WRONG",
  2099: "AUTHENTICATION_FAILED",
};

const REJECTIONS: Readonly<Record<string, ProblemKind>> = {
  avs: "CARD_DETAILS_WRONG",
  cvv: "CARD_DETAILS_WRONG",
  avs_and_cvv: "CARD_DETAILS_WRONG",
  three_d_secure: "AUTHENTICATION_FAILED",
};

const VALIDATIONS: Readonly<Record<string, ProblemKind>> = {
  91504: "NOT_ALLOWED",
  91506: "NOT_SETTLED",
  91507: "NOT_ALLOWED",
  91512: "ALREADY_REFUNDED",
  91521: "AMOUNT_TOO_LARGE",
  91522: "AMOUNT_TOO_LARGE",
  91564: "DETAILS_USED_UP",
  91565: "DETAILS_USED_UP",
  91566: "DETAILS_USED_UP",
  91568: "AUTHENTICATION_FAILED",
  91570: "AUTHENTICATION_FAILED",
  91574: "NOT_SETTLED",
  81706: "CARD_DETAILS_WRONG",
  81710: "CARD_DETAILS_WRONG",
  81715: "CARD_DETAILS_WRONG",
};

/**
 * Codes for a repeated sale request: the nonce or the request key was used. The order id then shows whether
 * the sale was made.
 */
export const ALREADY_REQUESTED: readonly string[] = ["91564", "915232", "915233", "915234"];
/** The earlier request with this key is still running or failed at the vendor: its outcome is unknown. */
export const OUTCOME_OPEN: readonly string[] = ["915233", "915235"];

/** The merchant's contract does not include request keys. */
export const KEY_UNWANTED = "915231";

/** Why a valid sale request was refused. Reasons that would help a fraudster share one sentence. */
export function refusalProblem(transaction: BraintreeTransaction): PaymentProblem {
  const { status, rejectionReason, processorCode } = transaction;
  if (status === "gateway_rejected") {
    const reason = rejectionReason ?? "unknown";
    return paymentProblem(REJECTIONS[reason] ?? "PAYMENT_REJECTED", reason);
  }
  const code = processorCode ?? status;
  // 3000 and up: the processor's network is unavailable.
  if (status === "failed" || Number(code) >= 3000) return paymentProblem("PAYMENT_FAILED", code);
  return paymentProblem(DECLINES[code] ?? "CARD_DECLINED", code);
}

export function validationProblems(errors: readonly ValidationError[]): PaymentProblem[] {
  return errors.map(({ code }) => paymentProblem(VALIDATIONS[code] ?? "REQUEST_REFUSED", code));
}
