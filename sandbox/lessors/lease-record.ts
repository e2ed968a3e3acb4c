/**
 * The lessor sandbox's record of an application or a lease, and the amounts that follow from it. It holds no complete
 * social security, account or card number.
 */
import { DAYS_BETWEEN, earlyPurchaseOn } from "#contract/leases/early-purchase";
import {
  PAYMENT_FREQUENCIES,
  planAmounts,
  type LessorTerms,
  type PaymentFrequency,
} from "#contract/leases/financing";
import type { LessorType } from "#contract/leases/lessors/lessors";

export type LessorName = Lowercase<LessorType>;

/** The double's own words; each lessor's wire has others for them. STRANGE is a word no shop knows. */
export type LeaseState =
  | "STARTED"
  | "SUBMITTED"
  | "REVIEW"
  | "APPROVED"
  | "SIGNED"
  | "FUNDED"
  | "DENIED"
  | "LOCKED"
  | "WITHDRAWN"
  | "EXPIRED"
  | "FAILED"
  | "STRANGE";

export interface RecordLine {
  readonly sku: string;
  readonly name: string;
  readonly unitPriceCents: number;
  readonly ordered: number;
  readonly cancelled: number;
  readonly delivered: number;
  readonly returned: number;
}

export interface RecordCart {
  readonly lines: readonly RecordLine[];
  readonly shippingCents: number;
  readonly taxCents: number;
  /** With what is paid another way. */
  readonly discountCents: number;
}

export interface LeaseRecord {
  readonly id: string;
  readonly lessor: LessorName;
  /** The approval it was drawn from; null for an application. */
  readonly approvalId: string | null;
  readonly reference: string;
  readonly orderId: string | null;
  /** As "Ada B.", and the last digits: enough for a tester to tell applications apart. */
  readonly applicant: string;
  readonly last4Ssn: string;
  readonly state: LeaseState;
  /** The leased goods; null for an application. */
  readonly cart: RecordCart | null;
  /** The approved amount; null before approval, and for a lease. */
  readonly limitCents: number | null;
  readonly approvedAt: string | null;
  readonly approvedUntil: string | null;
  readonly signedFor: PaymentFrequency | null;
  readonly signedAt: string | null;
  /** The goods are the customer's before the last payment. */
  readonly boughtOutAt: string | null;
  /** The shop has taken on the order. */
  readonly confirmedAt: string | null;
  readonly deliveredOn: string | null;
  readonly fundedAt: string | null;
  /** Whether its webhooks are never delivered. */
  readonly isSilent: boolean;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly createdAt: string;
}

const ENDED: readonly LeaseState[] = ["DENIED", "LOCKED", "WITHDRAWN", "EXPIRED"];

export function isEnded({ state }: LeaseRecord): boolean {
  return ENDED.includes(state);
}

export function isDelivered({ cart }: LeaseRecord): boolean {
  return cart?.lines.some((line) => line.delivered > 0) ?? false;
}

/** Cash price of what is leased: without what was cancelled or came back. */
export function leasedCents({ cart }: LeaseRecord): number {
  if (!cart) return 0;
  const kept = cart.lines.map((line) => ({ ...line, left: line.ordered - line.cancelled - line.returned }));
  if (kept.every(({ left }) => left === 0)) return 0;
  const goods = kept.reduce((sum, { left, unitPriceCents }) => sum + left * unitPriceCents, 0);
  return Math.max(0, goods + cart.shippingCents + cart.taxCents - cart.discountCents);
}

/** The lessor's share: six percent. */
const TAKE_BASIS_POINTS = 600;

export interface RecordFunding {
  readonly fundedCents: number;
  readonly takeCents: number;
}

/** The amounts paid to the shop: nothing before everything has arrived, less after a return. */
export function fundingOf(record: LeaseRecord): RecordFunding {
  if (!record.fundedAt) return { fundedCents: 0, takeCents: 0 };
  const cents = leasedCents(record);
  const takeCents = Math.floor((cents * TAKE_BASIS_POINTS) / 10_000);
  return { fundedCents: cents - takeCents, takeCents };
}

export interface RecordPlan {
  readonly frequency: PaymentFrequency;
  readonly leasedCents: number;
  readonly initialPaymentCents: number;
  readonly paymentCents: number;
  readonly numberOfPayments: number;
  readonly totalCostCents: number;
  readonly costOfLeaseCents: number;
  readonly earlyPurchaseDays: number;
  readonly earlyPurchaseCents: number;
  readonly earlyPurchaseBasisPoints: number;
  /** Null before it is signed. */
  readonly today: {
    /** YYYY-MM-DD; null once every payment has fallen due. */
    readonly nextPaymentOn: string | null;
    readonly nextPaymentCents: number;
    readonly payoffCents: number;
  } | null;
}

/** The plans of what is leased, once it is signed the one that was: the first payment is due at signing. What was cancelled may leave less than a whole cart. */
export function plansOf(record: LeaseRecord, terms: LessorTerms, now: Date): RecordPlan[] {
  const cents = leasedCents(record);
  const { signedFor } = record;
  return PAYMENT_FREQUENCIES.flatMap((frequency) => {
    if (signedFor && frequency !== signedFor) return [];
    const amounts = planAmounts(cents, frequency, { ...terms, minimumCartCents: 1 });
    if (!amounts) return [];
    const plan = {
      frequency,
      leasedCents: cents,
      initialPaymentCents: amounts.payment,
      paymentCents: amounts.payment,
      numberOfPayments: terms.payments[frequency],
      totalCostCents: amounts.total,
      costOfLeaseCents: amounts.cost,
      earlyPurchaseDays: terms.earlyPurchaseDays,
      earlyPurchaseCents: cents,
      earlyPurchaseBasisPoints: terms.earlyPurchaseBasisPoints,
    };
    return [{ ...plan, today: todayOf(record, plan, terms, now) }];
  });
}

const DAY_MS = 86_400_000;

/** Every payment is made on the day it falls due. */
function todayOf(
  { signedAt, boughtOutAt }: LeaseRecord,
  plan: Omit<RecordPlan, "today">,
  terms: LessorTerms,
  now: Date,
): RecordPlan["today"] {
  if (!signedAt) return null;
  if (boughtOutAt) return { nextPaymentOn: null, nextPaymentCents: 0, payoffCents: 0 };
  const signed = Date.parse(signedAt);
  const days = Math.max(0, Math.floor((+now - signed) / DAY_MS));
  const { paymentsMade, purchaseCents } = earlyPurchaseOn(plan, days, terms);
  const isLast = paymentsMade === plan.numberOfPayments;
  const next = signed + Math.ceil(paymentsMade * DAYS_BETWEEN[plan.frequency]) * DAY_MS;
  return {
    nextPaymentOn: isLast ? null : new Date(next).toISOString().slice(0, 10),
    nextPaymentCents: isLast ? 0 : plan.paymentCents,
    payoffCents: purchaseCents,
  };
}
