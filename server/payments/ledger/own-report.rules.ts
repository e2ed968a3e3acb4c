/** The shop's own report on a payment unknown to its gateway. */
import type { PaymentReport } from "../vendors/gateway.port";
import { bookedAs, type AttemptRecord } from "./attempts.store";

/** @param note for staff */
export function ownReport(
  payment: AttemptRecord,
  state: "FAILED" | "EXPIRED",
  note: string | null = null,
): PaymentReport {
  return {
    transactionId: payment.transactionId ?? "",
    orderId: bookedAs(payment),
    state,
    amountCents: payment.amountCents,
    paidCents: 0,
    refundedCents: payment.refundedCents,
    currency: "USD",
    method: null,
    vendorStatus: state === "FAILED" ? "not accepted" : "never begun",
    note,
  };
}
