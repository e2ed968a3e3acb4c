/** Parses Katapult's responses. Every amount comes in dollars and must be whole cents. */
import * as yup from "yup";
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from "#contract/leases/financing";
import type { LeaseStatus } from "#contract/leases/statuses";
import type { Funding, LeaseReport, OfferedTerms } from "../lessor.port";
import { calendarDay, lessorId, isoMoment, requireShape, webPage } from "../shapes.mapping";
import { KATAPULT_NAME } from "./katapult.client";

const STATUSES: ReadonlyMap<string, LeaseStatus> = new Map([
  ["initiated", "INITIATED"],
  ["pending", "PENDING"],
  ["in_progress", "PROGRESS"],
  ["in_review", "IN REVIEW"],
  ["approved", "APPROVED"],
  ["signed", "APPROVED"],
  ["delivered", "APPROVED"],
  ["complete", "COMPLETED"],
  ["denied", "DECLINED"],
  ["blocked", "BLOCKED"],
  ["canceled", "CANCELLED"],
  ["expired", "CANCELLED"],
  ["error", "ERROR"],
]);

/** Whole cents in dollars; a floating-point number is exact to the cent at the size of a lease. */
const amount = () =>
  yup
    .number()
    .min(0)
    .max(1e9)
    .test("cents", (value) => value == null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-4);
const centsOf = (inDollars: number) => Math.round(inDollars * 100);

const applicationShape = yup.object({
  uid: lessorId().required(),
  approval_uid: lessorId().nullable().default(null),
  client_reference: yup.string().nullable().default(null),
  order_id: yup.string().nullable().default(null),
  status: yup.string().required(),
  redirect_url: webPage(),
  approval: yup
    .object({
      amount: amount().required(),
      used: amount().required(),
      remaining: amount().required(),
      approved_at: isoMoment(),
      expires_at: isoMoment(),
    })
    .nullable()
    .default(null),
  lease: yup.object({ sign_url: webPage(), signed: yup.boolean().required() }).nullable().default(null),
});

/** @throws LessorUnavailable for any other shape */
export function readApplication(body: unknown): LeaseReport {
  const of = requireShape(applicationShape, body, KATAPULT_NAME);
  const { approval, lease } = of;
  const word = of.status.toLowerCase();
  return {
    uuid: of.uid,
    approvalUuid: of.approval_uid,
    clientReference: of.client_reference,
    orderId: of.order_id,
    status: STATUSES.get(word) ?? "UKNOWN",
    vendorStatus: of.status.slice(0, 40),
    reason: word === "expired" ? "EXPIRED" : null,
    redirectUrl: of.redirect_url,
    approvedCents: approval && centsOf(approval.amount),
    approvedAt: approval && approval.approved_at,
    approvedUntil: approval && approval.expires_at,
    usedCents: approval ? centsOf(approval.used) : 0,
    remainingCents: approval && centsOf(approval.remaining),
    signingUrl: lease && lease.sign_url,
    isSigned: lease?.signed ?? false,
  };
}

const FREQUENCIES: ReadonlyMap<string, PaymentFrequency> = new Map(
  PAYMENT_FREQUENCIES.map((frequency) => [frequency.toLowerCase(), frequency]),
);

const termsShape = yup.object({
  terms: yup
    .array(
      yup.object({
        frequency: yup
          .string()
          .oneOf([...FREQUENCIES.keys()])
          .required(),
        cash_price: amount().required(),
        initial_payment: amount().required(),
        payment: amount().required(),
        number_of_payments: yup.number().integer().min(1).required(),
        total_cost: amount().required(),
        early_purchase: yup
          .object({
            days: yup.number().integer().min(0).required(),
            price: amount().required(),
            later_percent: yup.number().min(0).max(100).required(),
          })
          .required(),
        today: yup
          .object({
            next_payment_on: calendarDay(),
            next_payment: amount().required(),
            payoff: amount().required(),
          })
          .nullable()
          .default(null),
      }),
    )
    .required(),
});

/** @throws LessorUnavailable for any other shape */
export function readTerms(body: unknown): OfferedTerms[] {
  return requireShape(termsShape, body, KATAPULT_NAME).terms.map((of) => ({
    frequency: FREQUENCIES.get(of.frequency)!,
    cashPriceCents: centsOf(of.cash_price),
    initialPaymentCents: centsOf(of.initial_payment),
    paymentCents: centsOf(of.payment),
    numberOfPayments: of.number_of_payments,
    totalCostCents: centsOf(of.total_cost),
    earlyPurchase: {
      days: of.early_purchase.days,
      priceCents: centsOf(of.early_purchase.price),
      laterBasisPoints: Math.round(of.early_purchase.later_percent * 100),
    },
    today: of.today && {
      nextPaymentOn: of.today.next_payment_on,
      nextPaymentCents: centsOf(of.today.next_payment),
      payoffCents: centsOf(of.today.payoff),
    },
  }));
}

const fundingShape = yup.object({
  funded: yup.boolean().required(),
  funded_amount: amount().required(),
  merchant_discount: amount().required(),
  funded_at: isoMoment(),
});

/** @throws LessorUnavailable for any other shape */
export function readFunding(body: unknown): Funding {
  const of = requireShape(fundingShape, body, KATAPULT_NAME);
  return {
    isFunded: of.funded,
    fundedCents: centsOf(of.funded_amount),
    lenderTakeCents: centsOf(of.merchant_discount),
    fundedAt: of.funded_at,
  };
}
