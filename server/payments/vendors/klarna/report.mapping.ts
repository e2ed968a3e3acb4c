/** Maps a Klarna order to a payment report. */
import type { PaymentState } from "#contract/payments/statuses";
import { GatewayUnavailable, type PaymentReport, type PaymentRequest } from "../gateway.port";
import { text, type Fields } from "../../../gateways/fields";
import { centsOf } from "./klarna.client";

/** Klarna or its bank withdrew the approval: nothing may ship. */
const FRAUD_REFUSED = ["REJECTED", "STOPPED"];
const REVIEW_NOTE = "Klarna review";

interface KlarnaMoney {
  readonly status: string;
  readonly fraudStatus: string | null;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/**
 * Parses GET /ordermanagement/v1/orders/{id}.
 * @throws GatewayUnavailable when id, status or amounts are missing
 */
export function readKlarnaOrder(order: Fields): PaymentReport {
  const [transactionId, status] = [text(order["order_id"]), text(order["status"])];
  const amountCents = centsOf(order["order_amount"]);
  const capturedCents = centsOf(order["captured_amount"]);
  const refundedCents = centsOf(order["refunded_amount"]);
  if (!transactionId || !status || amountCents === null || capturedCents === null || refundedCents === null) {
    throw new GatewayUnavailable("Klarna sent an invalid order");
  }
  const fraudStatus = text(order["fraud_status"]);
  return {
    transactionId,
    orderId: text(order["merchant_reference2"]),
    state: stateOf({ status, fraudStatus, capturedCents, refundedCents }),
    amountCents,
    paidCents: capturedCents,
    refundedCents,
    currency: text(order["purchase_currency"])?.toUpperCase() ?? "",
    method: "Klarna",
    vendorStatus: fraudStatus && fraudStatus !== "ACCEPTED" ? `${status}/${fraudStatus}` : status,
    note: noteOf(fraudStatus),
  };
}

/**
 * Parses the response to placing an order, which contains no amounts.
 * @throws GatewayUnavailable without an id or state
 */
export function readPlacedOrder(order: Fields, request: PaymentRequest): PaymentReport {
  if (!text(order["fraud_status"])) throw new GatewayUnavailable("Klarna sent an invalid placed order");
  return readKlarnaOrder({
    ...order,
    status: "AUTHORIZED",
    merchant_reference2: request.orderId,
    order_amount: request.totalCents,
    captured_amount: 0,
    refunded_amount: 0,
    purchase_currency: request.currency,
  });
}

function stateOf({ status, fraudStatus, capturedCents, refundedCents }: KlarnaMoney): PaymentState {
  if (capturedCents > 0) {
    if (refundedCents >= capturedCents) return "REFUNDED";
    return refundedCents > 0 ? "PARTLY_REFUNDED" : "PAID";
  }
  if (fraudStatus && FRAUD_REFUSED.includes(fraudStatus)) return "FAILED";
  if (status === "EXPIRED") return "EXPIRED";
  // An order closed without a capture is released and yields no money.
  if (status === "CANCELLED" || status === "CLOSED") return "CANCELLED";
  return status === "AUTHORIZED" && fraudStatus === "ACCEPTED" ? "AUTHORIZED" : "PENDING";
}

function noteOf(fraudStatus: string | null): string | null {
  if (fraudStatus === "PENDING") return REVIEW_NOTE;
  return fraudStatus && FRAUD_REFUSED.includes(fraudStatus) ? `${REVIEW_NOTE}: ${fraudStatus}` : null;
}
