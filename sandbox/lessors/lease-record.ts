/**
 * Record of an application or a lease in the lessor sandbox, and derived amounts. Never stores a complete
 * Social Security, account or card number.
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

/** Internal states; each lessor's API has its own names. STRANGE is a state unknown to the shop. */
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
  /** Includes payments by other methods. */
  readonly discountCents: number;
}

export interface LeaseRecord {
  readonly id: string;
  readonly lessor: LessorName;
  /** The source approval; null for an application. */
  readonly approvalId: string | null;
  readonly reference: string;
  readonly orderId: string | null;
  /** As "Ada B.", and the last digits, so that a tester can distinguish applications. */
  readonly applicant: string;
  readonly last4Ssn: string;
  readonly state: LeaseState;
  /** The leased items; null for an application. */
  readonly cart: RecordCart | null;
  /** The approved amount; null before approval, and for a lease. */
  readonly limitCents: number | null;
  readonly approvedAt: string | null;
  readonly approvedUntil: string | null;
  readonly signedFor: PaymentFrequency | null;
  readonly signedAt: string | null;
  /** Time of an early purchase. */
  readonly boughtOutAt: string | null;
  /** Time the shop accepted the order. */
  readonly confirmedAt: string | null;
  readonly deliveredOn: string | null;
  readonly fundedAt: string | null;
  /** True if webhooks are never delivered. */
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

/** Cash price of the leased items, without canceled and returned items. */
export function leasedCents({ cart }: LeaseRecord): number {
  if (!cart) return 0;
  const lines = cart.lines.map((line) => ({
    ...line,
    remaining: line.ordered - line.cancelled - line.returned,
  }));
  if (lines.every(({ remaining }) => remaining === 0)) return 0;
  const goods = lines.reduce((sum, { remaining, unitPriceCents }) => sum + remaining * unitPriceCents, 0);
  return Math.max(0, goods + cart.shippingCents + cart.taxCents - cart.discountCents);
}

/** The lessor's share: six percent. */
const FEE_BASIS_POINTS = 600;

export interface RecordFunding {
  readonly fundedCents: number;
  readonly feeCents: number;
}

/** Amounts paid to the shop: zero before everything has arrived, reduced after a return. */
export function fundingOf(record: LeaseRecord): RecordFunding {
  if (!record.fundedAt) return { fundedCents: 0, feeCents: 0 };
  const cents = leasedCents(record);
  const feeCents = Math.floor((cents * FEE_BASIS_POINTS) / 10_000);
  return { fundedCents: cents - feeCents, feeCents };
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
  /** Null before signing. */
  readonly today: {
    /** YYYY-MM-DD; null after the last due date. */
    readonly nextPaymentOn: string | null;
    readonly nextPaymentCents: number;
    readonly payoffCents: number;
  } | null;
}

/**
 * Available plans, or the signed plan; the first payment is due at signing. Cancellations may leave less than
 * the minimum cart.
 */
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

/** Assumes that every payment is made on its due date. */
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
