/** The consequences of a payment report. Pure; the ledger carries them out. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { OrderStatus } from "#contract/orders/orders";
import { WITHOUT_MONEY, type PaymentState } from "#contract/payments/statuses";
import type { PaymentReport } from "../vendors/gateway.port";

/** UNKNOWN: the gateway's answer is lost or pending. */
export type KnownPaymentState = PaymentState | "UNKNOWN";

export interface PaymentFacts {
  readonly state: KnownPaymentState;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** The vendor's last note, for staff. */
  readonly note: string | null;
  /** True when a later attempt exists or is about to: failures no longer count, only money. */
  readonly isSuperseded: boolean;
  /** True when another attempt has paid the order. */
  readonly isPaidElsewhere: boolean;
  /** True when a refund was requested. */
  readonly isGoingBack: boolean;
  /** The correction it pays; null when it pays the order. */
  readonly correctionId: string | null;
}

export interface PaymentOutcome {
  /** The payment's new state; null when the report adds nothing. */
  readonly payment: {
    readonly state: PaymentState;
    readonly paidCents: number;
    readonly refundedCents: number;
  } | null;
  /** Statuses the order moves through, in sequence. */
  readonly moves: readonly OrderStatus[];
  /** The waiting correction is paid, so it is applied (ORDER-42). */
  readonly isCorrectionPaid: boolean;
  /** Cents to refund: the order was paid twice, overpaid, or already cancelled. */
  readonly refundCents: number;
  /** History entry for staff, if any. */
  readonly remark: string | null;
}

/** Progress of money. Reports may arrive out of order; an older one is a no-op. */
const PROGRESS: Readonly<Partial<Record<KnownPaymentState, number>>> = {
  UNKNOWN: 0,
  PENDING: 1,
  UNDERPAID: 2,
  AUTHORIZED: 3,
  PAID: 4,
  DISPUTED: 5,
  PARTLY_REFUNDED: 6,
  REFUNDED: 7,
};

/** Failure, expiry and cancellation may follow any state except a refund, and money may follow them. */
function isNewer(next: PaymentState, current: KnownPaymentState): boolean {
  if (next === current || current === "REFUNDED") return false;
  if (WITHOUT_MONEY.includes(next)) return true;
  if (WITHOUT_MONEY.includes(current)) return next !== "PENDING";
  return (PROGRESS[next] ?? 0) > (PROGRESS[current] ?? 0);
}

const NOTHING_NEW: PaymentOutcome = {
  payment: null,
  moves: [],
  isCorrectionPaid: false,
  refundCents: 0,
  remark: null,
};
/** A smaller surplus comes from rounding coins and is not refunded. */
const SMALLEST_SURPLUS_CENTS = 100;
const MONEY_IS_IN: readonly PaymentState[] = ["PAID", "AUTHORIZED"];

export interface PaidOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly totalCents: number;
  /** Cents of the total covered by leases; the rest is due. */
  readonly leasedCents: number;
  /** The correction that awaits payment. */
  readonly correction: { readonly id: string; readonly dueCents: number } | null;
}

/**
 * Settles a report against the known state (PAYMENT-2 to PAYMENT-4). Amount, currency and order must match,
 * states never move backwards, and money too late for its order is refunded.
 */
export function settleReport(order: PaidOrder, payment: PaymentFacts, report: PaymentReport): PaymentOutcome {
  const mismatch = findMismatch(payment.correctionId ?? order.id, payment.amountCents, report);
  if (mismatch) return { ...NOTHING_NEW, remark: mismatch };
  const isMoreRefunded = report.refundedCents > payment.refundedCents;
  // An open page becomes a pending payment, so its stock is held from then on (CHECKOUT-10).
  const isFirstNote =
    report.state === "PENDING" && payment.state === "PENDING" && !payment.note && !!report.note;
  if (!isMoreRefunded && !isFirstNote && !isNewer(report.state, payment.state)) return NOTHING_NEW;
  const isWithoutMoney = WITHOUT_MONEY.includes(report.state);
  const now = {
    state: report.state,
    // Voided or missing money is subtracted, even if an earlier report counted it.
    paidCents: isWithoutMoney ? report.paidCents : Math.max(payment.paidCents, report.paidCents),
    refundedCents: Math.max(payment.refundedCents, report.refundedCents),
  };
  const update = { ...NOTHING_NEW, payment: now, remark: report.note };
  if (MONEY_IS_IN.includes(report.state))
    return { ...update, ...movesForMoney(order, payment, report), payment: now };
  if (isWithoutMoney && order.status === "PENDING_PAYMENT" && !payment.isSuperseded) {
    return { ...update, moves: ["PAYMENT_FAILED"] };
  }
  const hadMoney = MONEY_IS_IN.includes(payment.state as PaymentState);
  if (isWithoutMoney && hadMoney && !payment.isGoingBack && order.status !== "CANCELLED") {
    return { ...update, remark: "The gateway reversed its report: the money did not stay." };
  }
  return update;
}

export const FOREIGN_PAYMENT = "The payment belongs to another order.";

function findMismatch(orderId: string, amountCents: number, report: PaymentReport): string | null {
  if (report.orderId !== null && report.orderId !== orderId) return FOREIGN_PAYMENT;
  if (report.currency !== "USD") return `The payment is in ${report.currency}, not USD.`;
  if (report.amountCents !== amountCents) {
    return `The payment is for ${report.amountCents} cents, but the order is for ${amountCents}.`;
  }
  return null;
}

function movesForMoney(
  { status, totalCents, leasedCents, correction }: PaidOrder,
  payment: PaymentFacts,
  report: PaymentReport,
): Omit<PaymentOutcome, "payment"> {
  const receivedCents = Math.max(report.amountCents, report.paidCents);
  const goesBack = (remark: string) => ({ ...NOTHING_NEW, refundCents: receivedCents, remark });
  const surplus = report.paidCents - report.amountCents;
  const refundCents = surplus >= SMALLEST_SURPLUS_CENTS ? surplus : 0;
  if (payment.isPaidElsewhere) return goesBack("Paid twice: refunding this payment.");
  if (status === "CANCELLED") return goesBack("Paid after cancellation: refunding it.");
  // The amount due may have changed since the payment started: the order was leased, or its lease ended.
  const isNew = !MONEY_IS_IN.includes(payment.state as PaymentState);
  if (payment.correctionId !== null) {
    const isStillDue = correction?.id === payment.correctionId && correction.dueCents === payment.amountCents;
    if (isNew && !isStillDue) return goesBack("The change it was for has ended: refunding this payment.");
    return { ...NOTHING_NEW, isCorrectionPaid: isNew, refundCents, remark: report.note };
  }
  if (
    isNew &&
    (ORDER_STATUS_ROWS[status].money.state === "leased" || payment.amountCents !== totalCents - leasedCents)
  ) {
    return goesBack("The amount due has changed: refunding this payment.");
  }
  const paid: OrderStatus = leasedCents > 0 ? "LOAN_IN_PROCESS" : "PAYMENT_RECEIVED";
  if (status === "PAYMENT_FAILED") {
    return { ...NOTHING_NEW, moves: ["PENDING_PAYMENT", paid], refundCents, remark: "Paid after all." };
  }
  const moves: OrderStatus[] = status === "PENDING_PAYMENT" ? [paid] : [];
  return { ...NOTHING_NEW, moves, refundCents, remark: report.note };
}
