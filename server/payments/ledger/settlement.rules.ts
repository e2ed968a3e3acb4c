/** The consequences of a report on a payment. Pure: the ledger carries them out. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { OrderStatus } from "#contract/orders/orders";
import { WITHOUT_MONEY, type PaymentState } from "#contract/payments/statuses";
import type { PaymentReport } from "../vendors/gateway.port";

/** UNKNOWN: the gateway was asked and its answer was lost, or has not come yet. */
export type KnownPaymentState = PaymentState | "UNKNOWN";

export interface PaymentFacts {
  readonly state: KnownPaymentState;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** The vendor's last remark on it, for staff. */
  readonly note: string | null;
  /** True when a later attempt exists or is about to: then only money counts, not failure. */
  readonly isSuperseded: boolean;
  /** True when another attempt already paid the order. */
  readonly isPaidElsewhere: boolean;
  /** True when we asked for the money to go back. */
  readonly isGoingBack: boolean;
  /** The correction of the order that it pays; null: it pays the order. */
  readonly correctionId: string | null;
}

export interface PaymentOutcome {
  /** The payment's new state; null when the report is not news. */
  readonly payment: {
    readonly state: PaymentState;
    readonly paidCents: number;
    readonly refundedCents: number;
  } | null;
  /** Statuses the order goes through, in order. */
  readonly moves: readonly OrderStatus[];
  /** The waiting correction is paid, so it is made (ORDER-42). */
  readonly isCorrectionPaid: boolean;
  /** Money that goes back: the order was paid twice, too much, or cancelled before. */
  readonly refundCents: number;
  /** For the history, when staff should know. */
  readonly remark: string | null;
}

/** How far money has come. Reports may arrive out of order: an older one changes nothing. */
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

/** Failure, end and cancellation may follow anything but a refund, and money may follow them. */
function isNewer(next: PaymentState, known: KnownPaymentState): boolean {
  if (next === known || known === "REFUNDED") return false;
  if (WITHOUT_MONEY.includes(next)) return true;
  if (WITHOUT_MONEY.includes(known)) return next !== "PENDING";
  return (PROGRESS[next] ?? 0) > (PROGRESS[known] ?? 0);
}

const NOTHING_NEW: PaymentOutcome = {
  payment: null,
  moves: [],
  isCorrectionPaid: false,
  refundCents: 0,
  remark: null,
};
/** A smaller surplus comes from rounding coins and is not worth a transfer. */
const SMALLEST_SURPLUS_CENTS = 100;
const MONEY_IS_IN: readonly PaymentState[] = ["PAID", "AUTHORIZED"];

export interface PaidOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly totalCents: number;
  /** Cents of the total covered by leases; the rest is due. */
  readonly leasedCents: number;
  /** The correction that waits for its payment. */
  readonly correction: { readonly id: string; readonly dueCents: number } | null;
}

/**
 * Settles a report against what is known (PAYMENT-2 to PAYMENT-4): amount, currency and order must be ours, nothing
 * moves backwards, and money too late for its order goes back.
 */
export function settleReport(order: PaidOrder, payment: PaymentFacts, report: PaymentReport): PaymentOutcome {
  const mismatch = findMismatch(payment.correctionId ?? order.id, payment.amountCents, report);
  if (mismatch) return { ...NOTHING_NEW, remark: mismatch };
  const isMoreRefunded = report.refundedCents > payment.refundedCents;
  // An open page becomes a payment on its way: its goods are kept from then on (CHECKOUT-10).
  const isSeen = report.state === "PENDING" && payment.state === "PENDING" && !payment.note && !!report.note;
  if (!isMoreRefunded && !isSeen && !isNewer(report.state, payment.state)) return NOTHING_NEW;
  const isWithoutMoney = WITHOUT_MONEY.includes(report.state);
  const now = {
    state: report.state,
    // Money that was voided or never arrived is subtracted, even if an earlier report counted it.
    paidCents: isWithoutMoney ? report.paidCents : Math.max(payment.paidCents, report.paidCents),
    refundedCents: Math.max(payment.refundedCents, report.refundedCents),
  };
  const told = { ...NOTHING_NEW, payment: now, remark: report.note };
  if (MONEY_IS_IN.includes(report.state))
    return { ...told, ...movesForMoney(order, payment, report), payment: now };
  if (isWithoutMoney && order.status === "PENDING_PAYMENT" && !payment.isSuperseded) {
    return { ...told, moves: ["PAYMENT_FAILED"] };
  }
  const hadMoney = MONEY_IS_IN.includes(payment.state as PaymentState);
  if (isWithoutMoney && hadMoney && !payment.isGoingBack && order.status !== "CANCELLED") {
    return { ...told, remark: "The gateway reversed its report: the money did not stay." };
  }
  return told;
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
  const arrived = Math.max(report.amountCents, report.paidCents);
  const goesBack = (remark: string) => ({ ...NOTHING_NEW, refundCents: arrived, remark });
  const surplus = report.paidCents - report.amountCents;
  const refundCents = surplus >= SMALLEST_SURPLUS_CENTS ? surplus : 0;
  if (payment.isPaidElsewhere) return goesBack("Paid twice: refunding this payment.");
  if (status === "CANCELLED") return goesBack("Paid after cancellation: refunding it.");
  // The amount due may have changed since the payment began: the order was leased, or its lease ended.
  const isNew = !MONEY_IS_IN.includes(payment.state as PaymentState);
  if (payment.correctionId !== null) {
    const isWanted = correction?.id === payment.correctionId && correction.dueCents === payment.amountCents;
    if (isNew && !isWanted) return goesBack("The change it was for has ended: refunding this payment.");
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
