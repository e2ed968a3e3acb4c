/** Parses Acima's responses. */
import * as yup from "yup";
import { PAYMENT_FREQUENCIES } from "#contract/leases/financing";
import type { LeaseStatus } from "#contract/leases/statuses";
import type { Funding, LeaseReport, OfferedTerms } from "../lessor.port";
import { calendarDay, lessorId, isoMoment, requireShape, webPage, wholeCents } from "../shapes.mapping";
import { ACIMA_NAME } from "./acima.client";

const STATUSES: ReadonlyMap<string, LeaseStatus> = new Map([
  ["started", "INITIATED"],
  ["submitted", "PENDING"],
  ["processing", "PROGRESS"],
  ["manual_review", "IN REVIEW"],
  ["approved", "APPROVED"],
  ["signed", "APPROVED"],
  ["delivered", "APPROVED"],
  ["funded", "COMPLETED"],
  ["denied", "DECLINED"],
  ["locked", "BLOCKED"],
  ["withdrawn", "CANCELLED"],
  ["terminated", "CANCELLED"],
  ["expired", "CANCELLED"],
  ["failed", "ERROR"],
]);

const statusShape = yup.object({
  lease_id: lessorId().required(),
  parent_lease_id: lessorId().nullable().default(null),
  merchant_reference: yup.string().nullable().default(null),
  merchant_order_id: yup.string().nullable().default(null),
  status: yup.string().required(),
  application_url: webPage(),
  approval: yup
    .object({
      amount: wholeCents().required(),
      used: wholeCents().required(),
      remaining: wholeCents().required(),
      approved_at: isoMoment(),
      expires_at: isoMoment(),
    })
    .nullable()
    .default(null),
  signature: yup.object({ url: webPage(), signed_at: isoMoment() }).nullable().default(null),
});

/** @throws LessorUnavailable for any other shape */
export function readStatus(body: unknown): LeaseReport {
  const of = requireShape(statusShape, body, ACIMA_NAME);
  const { approval, signature } = of;
  const word = of.status.toLowerCase();
  return {
    uuid: of.lease_id,
    approvalUuid: of.parent_lease_id,
    clientReference: of.merchant_reference,
    orderId: of.merchant_order_id,
    status: STATUSES.get(word) ?? "UKNOWN",
    vendorStatus: of.status.slice(0, 40),
    reason: word === "expired" ? "EXPIRED" : null,
    redirectUrl: of.application_url,
    approvedCents: approval && approval.amount,
    approvedAt: approval && approval.approved_at,
    approvedUntil: approval && approval.expires_at,
    usedCents: approval?.used ?? 0,
    remainingCents: approval && approval.remaining,
    signingUrl: signature && signature.url,
    isSigned: Boolean(signature?.signed_at),
  };
}

const listShape = yup.object({
  applications: yup.array(yup.object({ lease_id: lessorId().required() })).required(),
});

/**
 * Ids of a list, newest first.
 * @throws LessorUnavailable for any other shape
 */
export function readList(body: unknown): string[] {
  return requireShape(listShape, body, ACIMA_NAME).applications.map((of) => of.lease_id);
}

const optionsShape = yup.object({
  payment_options: yup
    .array(
      yup.object({
        frequency: yup.string().oneOf(PAYMENT_FREQUENCIES).required(),
        cash_price: wholeCents().required(),
        initial_payment: wholeCents().required(),
        payment: wholeCents().required(),
        number_of_payments: yup.number().integer().min(1).required(),
        total_cost: wholeCents().required(),
        early_purchase_days: yup.number().integer().min(0).required(),
        early_purchase_price: wholeCents().required(),
        early_purchase_later_basis_points: wholeCents().max(10_000).required(),
        account: yup
          .object({
            next_payment_date: calendarDay(),
            next_payment: wholeCents().required(),
            payoff_amount: wholeCents().required(),
          })
          .nullable()
          .default(null),
      }),
    )
    .required(),
});

/** @throws LessorUnavailable for any other shape */
export function readOptions(body: unknown): OfferedTerms[] {
  return requireShape(optionsShape, body, ACIMA_NAME).payment_options.map((of) => ({
    frequency: of.frequency,
    cashPriceCents: of.cash_price,
    initialPaymentCents: of.initial_payment,
    paymentCents: of.payment,
    numberOfPayments: of.number_of_payments,
    totalCostCents: of.total_cost,
    earlyPurchase: {
      days: of.early_purchase_days,
      priceCents: of.early_purchase_price,
      laterBasisPoints: of.early_purchase_later_basis_points,
    },
    today: of.account && {
      nextPaymentOn: of.account.next_payment_date,
      nextPaymentCents: of.account.next_payment,
      payoffCents: of.account.payoff_amount,
    },
  }));
}

const fundingShape = yup.object({
  status: yup.string().oneOf(["pending", "funded"]).required(),
  funded_amount: wholeCents().required(),
  fee: wholeCents().required(),
  funded_at: isoMoment(),
});

/** @throws LessorUnavailable for any other shape */
export function readFunding(body: unknown): Funding {
  const of = requireShape(fundingShape, body, ACIMA_NAME);
  return {
    isFunded: of.status === "funded",
    fundedCents: of.funded_amount,
    lenderTakeCents: of.fee,
    fundedAt: of.funded_at,
  };
}
