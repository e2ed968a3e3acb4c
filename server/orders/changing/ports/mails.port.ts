/** Mails about order changes, written to the outbox in the transaction of the change. */
import type { PaymentFrequency } from "#contract/leases/financing";
import type { ItemChange } from "#contract/orders/item-changes";
import type { OrderStatus } from "#contract/orders/orders";
import type { ReturnReason } from "#contract/orders/returning/returns";
import type { Db } from "../../../db/client";
import type { OrderRecord } from "../../reading/order.port";

/** Content of a signature request mail. */
export interface SignatureRequested {
  /** 0 for the first mail; then the number of the reminder. */
  readonly reminders: number;
  readonly signUntil: Date | null;
  readonly lessorName: string;
  readonly leasedCents: number;
  /** The plans on offer, in the lessor's figures; empty while the lessor is unreachable. */
  readonly plans: readonly RequestedPlan[];
}

/** Content of the mail about a signed lease. */
export interface SignedLease {
  readonly lessorName: string;
  /** As reported by the lessor. */
  readonly plan: RequestedPlan & {
    readonly today: {
      /** YYYY-MM-DD; null once every payment has come due. */
      readonly nextPaymentOn: string | null;
      readonly nextPaymentCents: number;
      readonly payoffCents: number;
    } | null;
  };
}

/** An upcoming lease payment, as reported by the lessor. */
export interface PaymentDue {
  /** The lessor that collects the payment. */
  readonly lessorName: string;
  readonly cents: number;
  /** YYYY-MM-DD */
  readonly dueOn: string;
}

export interface RequestedPlan {
  readonly frequency: PaymentFrequency;
  /** Due at signing. */
  readonly initialPaymentCents: number;
  readonly paymentCents: number;
  readonly numberOfPayments: number;
  readonly totalCostCents: number;
}

/** A return that the customer requested. */
export interface RequestedReturn {
  readonly number: string;
  readonly items: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly reason: ReturnReason;
  }[];
}

/** A change of an order's items, as mailed. */
export interface ReportedItems {
  /** DELAYED: only the expected day changed. */
  readonly change: ItemChange | "DELAYED";
  readonly itemIds: readonly string[];
  /** The refund for these items, in cents. */
  readonly backCents: number;
}

/**
 * Each method returns the order as read for the mail, after all writes of the step; null when no mail was
 * written.
 */
export interface OrderMails {
  /** Mails the new status; most statuses have no mail. */
  ofStatus(
    trx: Db,
    orderId: string,
    status: OrderStatus,
    isMoneyGoingBack: boolean,
  ): Promise<OrderRecord | null>;
  ofWaiting(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** Mails a payment link for an unpaid order. */
  ofPaymentLink(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** Mails a fresh order link that the customer requested. */
  ofLink(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /**
   * Mails that the lease is signed.
   * @param lease null while the lessor is unreachable
   */
  ofSigned(trx: Db, orderId: string, lease: SignedLease | null): Promise<OrderRecord | null>;
  /** Mails a correction, with the refund or the payment for it. */
  ofEdited(
    trx: Db,
    orderId: string,
    money: { readonly backCents?: number; readonly paidCents?: number },
  ): Promise<OrderRecord | null>;
  /**
   * Mails that a correction was not applied.
   * @param isLapsed it was not paid in time; otherwise staff withdrew it
   */
  ofCorrectionOver(trx: Db, orderId: string, isLapsed: boolean): Promise<OrderRecord | null>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<OrderRecord | null>;
  /** Mails the return number and what to do next. */
  ofReturn(trx: Db, orderId: string, requested: RequestedReturn): Promise<OrderRecord | null>;
  /** Mails that the order was not leased. */
  ofNotLeased(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** Mails that a lease awaits the customer's signature. */
  ofSignature(trx: Db, orderId: string, request: SignatureRequested): Promise<OrderRecord | null>;
  /** Mails that a lease payment comes due in a few days. */
  ofPaymentDue(trx: Db, orderId: string, payment: PaymentDue): Promise<OrderRecord | null>;
  /** Requests reviews of delivered products. */
  ofReviewInvitation(trx: Db, orderId: string, productIds: readonly string[]): Promise<OrderRecord | null>;
  /** Mails a change of items; no mail for changes made by customers themselves. */
  ofItems(trx: Db, orderId: string, items: ReportedItems): Promise<OrderRecord | null>;
}
