/** Mails to an order's customer about its changes, written into the outbox in the transaction of the change. */
import type { PaymentFrequency } from "#contract/leases/financing";
import type { ItemChange } from "#contract/orders/item-changes";
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../../db/client";
import type { OrderRecord } from "../../reading/order.port";

/** Facts of a mail that asks for a signature. */
export interface SignatureRequested {
  /** 0: the first mail; then the number of the reminder. */
  readonly reminders: number;
  readonly signUntil: Date | null;
  readonly lessorName: string;
  readonly leasedCents: number;
  /** The plans it can be signed for, in the lessor's numbers; none while the lessor does not answer. */
  readonly plans: readonly RequestedPlan[];
}

/** The facts of a signed lease for its mail. */
export interface SignedLease {
  readonly lessorName: string;
  /** As the lessor reports it. */
  readonly plan: RequestedPlan & {
    readonly today: {
      /** YYYY-MM-DD; null once every payment has fallen due. */
      readonly nextPaymentOn: string | null;
      readonly nextPaymentCents: number;
      readonly payoffCents: number;
    } | null;
  };
}

/** A payment of a lease that falls due, as its lessor says. */
export interface PaymentDue {
  /** It collects the payment. */
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

/** A change of an order's items, for the mail about it. */
export interface ReportedItems {
  /** DELAYED: only the expected day has changed. */
  readonly change: ItemChange | "DELAYED";
  readonly itemIds: readonly string[];
  /** The refund for these items. */
  readonly backCents: number;
}

/**
 * Each answers the whole order as read for the mail, after everything the step has written; null: nobody was mailed.
 */
export interface OrderMails {
  /** The order has come to a status; for most statuses there is no mail. */
  ofStatus(
    trx: Db,
    orderId: string,
    status: OrderStatus,
    isMoneyGoingBack: boolean,
  ): Promise<OrderRecord | null>;
  ofWaiting(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** The order waits for its payment; with a link to pay it. */
  ofPaymentLink(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** A fresh link to the order, which its customer has asked for. */
  ofLink(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** The lease of the order is signed. @param lease null while its lessor does not answer */
  ofSigned(trx: Db, orderId: string, lease: SignedLease | null): Promise<OrderRecord | null>;
  /** The order was corrected; with what goes back or was paid for it. */
  ofEdited(
    trx: Db,
    orderId: string,
    money: { readonly backCents?: number; readonly paidCents?: number },
  ): Promise<OrderRecord | null>;
  /** A correction is not made. @param isLapsed it was not paid in time; otherwise staff withdrew it */
  ofCorrectionOver(trx: Db, orderId: string, isLapsed: boolean): Promise<OrderRecord | null>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<OrderRecord | null>;
  /** No lease came of it. */
  ofNotLeased(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** A lease waits for its signature. */
  ofSignature(trx: Db, orderId: string, asked: SignatureRequested): Promise<OrderRecord | null>;
  /** A payment of the order's lease falls due in a few days. */
  ofPaymentDue(trx: Db, orderId: string, payment: PaymentDue): Promise<OrderRecord | null>;
  /** Asks for reviews of products that have arrived. */
  ofReviewInvitation(trx: Db, orderId: string, productIds: readonly string[]): Promise<OrderRecord | null>;
  /** Mails a change of items; sends nothing about changes customers made themselves. */
  ofItems(trx: Db, orderId: string, told: ReportedItems): Promise<OrderRecord | null>;
}
