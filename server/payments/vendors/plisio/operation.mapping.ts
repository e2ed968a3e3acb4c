/**
 * Plisio's operations (an invoice and its state): the JSON schema, and the payment report derived from it.
 */
import * as yup from "yup";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { PaymentState } from "#contract/payments/statuses";
import { orderOfAttempt } from "../attempt-number.mapping";
import { arrivedToCents, coinsToCents, dollarsToCents, isZero, quotedToCents } from "../crypto-cents.rules";
import { findShape } from "../../../gateways/fields";
import { GatewayUnavailable, type PaymentReport } from "../gateway.port";

/** Operation ids become part of URLs. */
export const OPERATION_ID = /^[A-Za-z0-9]{6,64}$/;

const operationShape = yup.object({
  id: yup.string().matches(OPERATION_ID).required(),
  status: yup.string().required(),
  psys_cid: yup.string().nullable(),
  currency: yup.string().nullable(),
  source_currency: yup.string().nullable(),
  /** Coins per dollar, rounded. */
  source_rate: yup.string().nullable(),
  /** Coins received so far. */
  actual_sum: yup.string().nullable(),
  /** Coins still missing. */
  pending_sum: yup.string().nullable(),
  created_at_utc: yup.number().nullable(),
  params: yup
    .object({
      order_number: yup.string().required(),
      source_amount: yup.string().required(),
      /** Coins quoted for the invoice. */
      amount: yup.string().nullable(),
      source_currency: yup.string().nullable(),
    })
    .required(),
});

export type Operation = yup.InferType<typeof operationShape>;

/** @throws GatewayUnavailable when it is not an invoice in dollars */
export function readOperation(body: unknown): Operation {
  const operation = findOperation(body);
  if (!operation) throw new GatewayUnavailable("Plisio sent an invalid invoice");
  return operation;
}

/** Null for operations other than the shop's invoices, such as withdrawals. */
export function findOperation(body: unknown): Operation | null {
  const operation = findShape(operationShape, body);
  return operation && dollarsToCents(operation.params.source_amount) !== null ? operation : null;
}

interface Reading {
  readonly state: PaymentState;
  readonly paidCents: number;
  readonly note?: string;
}

/** Coins are valued at the rate of the invoice, rounded down. */
export function reportOfOperation(operation: Operation): PaymentReport {
  const amountCents = dollarsToCents(operation.params.source_amount) ?? 0;
  const status = operation.status.toLowerCase();
  const reading = readStatus(status, amountCents, receivedCents(operation, amountCents));
  return {
    transactionId: operation.id,
    orderId: orderOfAttempt(operation.params.order_number),
    state: reading.state,
    amountCents,
    paidCents: reading.paidCents,
    refundedCents: 0,
    currency: (operation.params.source_currency ?? operation.source_currency ?? "USD").toUpperCase(),
    method: operation.currency ?? operation.psys_cid ?? null,
    vendorStatus: operation.status,
    note: reading.note ?? null,
  };
}

/**
 * The received amount in cents: its share of the quoted coins. The printed rate is a fallback: it is
 * truncated to eight digits, an error of more than a cent on large orders.
 */
function receivedCents(operation: Operation, amountCents: number): number {
  const { actual_sum: arrived, pending_sum: missing, source_rate: rate, params } = operation;
  if (!arrived || isZero(arrived)) return 0;
  if (missing && !isZero(missing)) return arrivedToCents(amountCents, arrived, missing) ?? 0;
  const value =
    quotedToCents(amountCents, arrived, params.amount ?? "") ?? coinsToCents(arrived, rate ?? "") ?? 0;
  // Nothing is missing, so the order is fully paid even where rounding lost a cent.
  return missing ? Math.max(amountCents, value) : value;
}

function readStatus(status: string, dueCents: number, received: number): Reading {
  const receivedText = `received ${formatMoney(received)} of ${formatMoney(dueCents)}`;
  const closed = (state: PaymentState, how: string): Reading => {
    if (received === 0) return { state, paidCents: 0 };
    if (received >= dueCents)
      return { state: "PAID", paidCents: dueCents, note: `${how}, yet ${receivedText}` };
    return { state: "UNDERPAID", paidCents: received, note: `${how}: ${receivedText}` };
  };
  switch (status) {
    case "new":
      return { state: "PENDING", paidCents: 0 };
    case "pending":
    case "pending internal":
      return { state: "PENDING", paidCents: 0, note: MESSAGES.crypto.notFinal };
    case "completed":
      return { state: "PAID", paidCents: dueCents };
    case "mismatch":
      return { state: "PAID", paidCents: Math.max(dueCents, received), note: `Overpaid: ${receivedText}` };
    case "expired":
      return closed("EXPIRED", "The invoice expired");
    case "cancelled":
    case "cancelled duplicate":
      return closed("CANCELLED", "The invoice was canceled");
    case "error":
      return closed("FAILED", "Plisio reports an error");
    default:
      return { state: "PENDING", paidCents: 0, note: `Unknown state at Plisio: ${status.slice(0, 40)}` };
  }
}
