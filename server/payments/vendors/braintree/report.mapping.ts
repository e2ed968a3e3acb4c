/** Maps a Braintree transaction to a payment report. */
import type { PaymentState } from "#contract/payments/statuses";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { orderOfAttempt } from "../attempt-number.mapping";
import type { PaymentReport } from "../gateway.port";
import { type BraintreeTransaction } from "./answer.mapping";

const STATES: Readonly<Record<string, PaymentState>> = {
  authorizing: "PENDING",
  authorized: "AUTHORIZED",
  submitted_for_settlement: "PAID",
  settlement_pending: "PAID",
  settling: "PAID",
  settlement_confirmed: "PAID",
  settled: "PAID",
  settlement_declined: "FAILED",
  processor_declined: "FAILED",
  gateway_rejected: "FAILED",
  failed: "FAILED",
  voided: "CANCELLED",
  authorization_expired: "EXPIRED",
};

/** A dispute that was won, or resolved by the bank before it took effect, leaves the payment unchanged. */
const DISPUTES_OVER = ["won"];

const METHODS: Readonly<Record<string, string>> = {
  credit_card: "Card",
  android_pay_card: VENDOR_METHODS.GOOGLE_PAY.label,
  apple_pay_card: "Apple Pay",
  paypal_account: "PayPal",
};

/** @param refundedCents sum of its refunds that were not declined */
export function braintreeReport(sale: BraintreeTransaction, refundedCents = 0): PaymentReport {
  const state = stateOf(sale, refundedCents);
  const isTaken = STATES[sale.status] === "PAID";
  return {
    transactionId: sale.id,
    orderId: sale.orderId && orderOfAttempt(sale.orderId),
    state,
    amountCents: sale.amountCents,
    paidCents: isTaken ? sale.amountCents : 0,
    refundedCents: isTaken ? refundedCents : 0,
    currency: sale.currency,
    method: methodOf(sale),
    vendorStatus: sale.status,
    note: noteOf(sale),
  };
}

function methodOf({ instrument, lastFour }: BraintreeTransaction): string | null {
  if (!instrument) return null;
  const name = METHODS[instrument] ?? instrument;
  return lastFour ? `${name} ending in ${lastFour}` : name;
}

/** Whether a refund is completed or pending. */
export function isLiveRefund(refund: BraintreeTransaction): boolean {
  return STATES[refund.status] === "PAID";
}

function stateOf(sale: BraintreeTransaction, refundedCents: number): PaymentState {
  // An unknown status says nothing about money, so it decides nothing.
  const state = STATES[sale.status] ?? "PENDING";
  if (state !== "PAID") return state;
  if (sale.disputes.some(({ status }) => !DISPUTES_OVER.includes(status))) return "DISPUTED";
  if (refundedCents >= sale.amountCents) return "REFUNDED";
  return refundedCents > 0 ? "PARTLY_REFUNDED" : "PAID";
}

function noteOf(sale: BraintreeTransaction): string | null {
  if (!STATES[sale.status]) return `Unknown Braintree status "${sale.status}"`;
  if (sale.rejectionReason) return `Rejected: ${sale.rejectionReason}`;
  if (STATES[sale.status] === "FAILED" && sale.processorCode)
    return `The bank declined with code ${sale.processorCode}`;
  return null;
}
