/** Coinbase Commerce's charges: the JSON schema, and the payment report derived from it. */
import * as yup from "yup";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { PaymentState } from "#contract/payments/statuses";
import { dollarsToCents } from "../crypto-cents.rules";
import { findShape } from "../../../gateways/fields";
import { GatewayUnavailable, type PaymentReport } from "../gateway.port";

const money = yup.object({ amount: yup.string().required(), currency: yup.string().required() });

/** Charge ids become part of URLs: eight letters and digits, or a UUID. */
export const CHARGE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/;

const chargeShape = yup.object({
  id: yup.string().matches(CHARGE_ID).required(),
  code: yup.string().matches(CHARGE_ID).required(),
  hosted_url: yup
    .string()
    .matches(/^https?:\/\//)
    .required(),
  created_at: yup.string().default(""),
  metadata: yup
    .object({ order_id: yup.string().nullable(), idempotency_key: yup.string().nullable() })
    .nullable()
    .default(null),
  pricing: yup.object({ local: money.required() }).required(),
  timeline: yup
    .array(yup.object({ status: yup.string().required(), context: yup.string().nullable() }))
    .min(1)
    .required(),
  payments: yup
    .array(
      yup.object({
        status: yup.string().nullable(),
        value: yup.object({ local: money.required(), crypto: money.default(undefined) }).default(undefined),
      }),
    )
    .default([]),
});

export type Charge = yup.InferType<typeof chargeShape>;

/** @throws GatewayUnavailable for any other shape */
export function readCharge(body: unknown): Charge {
  const charge = findCharge(body);
  if (!charge) throw new GatewayUnavailable("Coinbase sent an invalid charge");
  return charge;
}

/** Null for charges made elsewhere, such as donations without a price. */
export function findCharge(body: unknown): Charge | null {
  const charge = findShape(chargeShape, body);
  return charge && dollarsToCents(charge.pricing.local.amount) !== null ? charge : null;
}

interface Reading {
  readonly state: PaymentState;
  readonly paidCents: number;
  readonly refundedCents?: number;
  readonly note?: string;
}

/** The last timeline entry is the state; supports both sets of Coinbase status names. */
export function reportOfCharge(charge: Charge): PaymentReport {
  const last = charge.timeline[charge.timeline.length - 1];
  const status = (last?.status ?? "").toUpperCase();
  const amountCents = dollarsToCents(charge.pricing.local.amount) ?? 0;
  const reading = readStatus(status, last?.context?.toUpperCase() ?? "", amountCents, receivedCents(charge));
  const payment = charge.payments[charge.payments.length - 1];
  return {
    transactionId: charge.code,
    orderId: charge.metadata?.order_id ?? null,
    state: reading.state,
    amountCents,
    paidCents: reading.paidCents,
    refundedCents: reading.refundedCents ?? 0,
    currency: charge.pricing.local.currency.toUpperCase(),
    method: payment?.value?.crypto?.currency ?? null,
    vendorStatus: last?.context ? `${status} ${last.context}` : status,
    note: reading.note ?? null,
  };
}

function receivedCents(charge: Charge): number {
  const currency = charge.pricing.local.currency;
  return charge.payments
    .filter((payment) => payment.status?.toUpperCase() !== "FAILED")
    .filter((payment) => payment.value?.local.currency === currency)
    .reduce((sum, payment) => sum + (dollarsToCents(payment.value?.local.amount ?? "") ?? 0), 0);
}

function readStatus(status: string, context: string, dueCents: number, received: number): Reading {
  const receivedNote = `received ${formatMoney(received)} of ${formatMoney(dueCents)}`;
  switch (status) {
    case "NEW":
      return { state: "PENDING", paidCents: 0 };
    case "SIGNED":
    case "PENDING":
      return { state: "PENDING", paidCents: 0, note: MESSAGES.crypto.notFinal };
    case "COMPLETED":
      // Coinbase completes a slightly underpaid charge, so the status counts, not the amount.
      return {
        state: "PAID",
        paidCents: Math.max(dueCents, received),
        note: received > dueCents ? `Overpaid: ${receivedNote}` : undefined,
      };
    case "UNRESOLVED": {
      const isEnough = received >= dueCents && context !== "UNDERPAID";
      const note = `Unresolved at Coinbase (${context || "OTHER"}): ${receivedNote}`;
      return { state: isEnough ? "PAID" : "UNDERPAID", paidCents: received, note };
    }
    case "RESOLVED":
      return { state: "PAID", paidCents: received, note: `Resolved by staff: ${receivedNote}` };
    case "REFUND PENDING":
      return { state: "PAID", paidCents: received, note: "A refund is in progress at Coinbase" };
    case "REFUNDED":
      return { state: "REFUNDED", paidCents: received, refundedCents: received };
    case "EXPIRED":
      return { state: "EXPIRED", paidCents: 0 };
    case "CANCELED":
    case "CANCELLED":
      return { state: "CANCELLED", paidCents: 0 };
    case "FAILED":
      return { state: "FAILED", paidCents: 0 };
    default:
      return { state: "PENDING", paidCents: 0, note: `Unknown state at Coinbase: ${status.slice(0, 40)}` };
  }
}
