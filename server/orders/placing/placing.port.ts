/** Orders, as the checkout uses them. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { Order } from "#contract/graphql/generated";
import type { DeliveryType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { Viewer } from "../../http/session";
import type {
  OrderPromotion,
  OrderRecord,
  PlacedPurchase,
  Purchase,
  PurchaseDue,
} from "../reading/order.port";
import type { PromotionUse } from "../changing/ports/promotions.port";

export interface DraftPromotion extends OrderPromotion {
  readonly isAutomatic: boolean;
}

/** A quoted and checked purchase, ready to become an order. */
export interface OrderDraft extends Purchase {
  /** Null = guest. */
  readonly userId: string | null;
  /** Address of the account; orders of this mailbox also belong to the customer. */
  readonly accountEmail: string | null;
  /** User id, or "guest". */
  readonly submittedBy: string;
  /** Sender and idempotency key; unique per order. */
  readonly key: string;
  /** The request as text; reusing a key for a different request is refused. */
  readonly request: string;
  readonly deliveryType: DeliveryType;
  readonly pickupLocationId: string | null;
  /** Code of the promotion the customer typed in. */
  readonly promotionCode: string | null;
  /** All applied promotions, in the sequence of their discounts. */
  readonly promotions: readonly DraftPromotion[];
  readonly attribution: Readonly<Record<string, string>>;
  /** Attribution parameters of the first landing URL. */
  readonly firstTouch: Readonly<Record<string, string>>;
  /** Null = the payer chooses later through a mailed link. */
  readonly method: PaymentMethod | null;
  /** The lease approval; null for a new application and for other payment methods. */
  readonly approvalId: string | null;
  /** The cart's revision when it was quoted; null = the order does not empty the cart. */
  readonly cartRevision: number | null;
  /** IP address of the caller; null for a local caller. */
  readonly network: string | null;
}

/** The result of placing an order; only PLACED writes anything. */
export type Placing =
  | {
      readonly kind: "PLACED";
      readonly order: PlacedPurchase;
      /** Null until a payment is started. */
      readonly paymentId: string | null;
      /** Key to follow, pay and cancel the order; null for an order placed by staff. */
      readonly orderKey: string | null;
    }
  /** The same request already placed it. */
  | { readonly kind: "KNOWN"; readonly orderId: string }
  /** The key belongs to an order with a different request. */
  | { readonly kind: "CONFLICT" }
  | { readonly kind: "OUT_OF_STOCK"; readonly productIds: readonly string[] }
  | { readonly kind: "PROMOTION_USED_UP" }
  /** The customer is at the promotion's use limit. */
  | { readonly kind: "PROMOTION_USED" }
  /** An automatic promotion ran out, or the customer used it in the meantime. */
  | { readonly kind: "OFFER_OVER" }
  /** A holder is at the limit of unpaid orders. */
  | { readonly kind: "HOLDS_ENOUGH" }
  /** The cart changed since the quote, or was ordered. */
  | { readonly kind: "CART_CHANGED" };

/** The method chosen to pay an order now. */
export interface AttemptWay extends Pick<OrderDraft, "approvalId"> {
  readonly method: PaymentMethod;
}

/** An order that staff place for a customer, who pays later. */
export interface OrderByStaff extends Omit<OrderDraft, "method" | "approvalId" | "cartRevision" | "network"> {
  /** Writes the audit entry in the order's transaction. */
  readonly recordAudit: (trx: Db, order: { readonly id: string; readonly uniqueId: string }) => Promise<void>;
}

export type OpenedAttempt =
  | { readonly kind: "OPENED"; readonly paymentId: string }
  /** A concurrent attempt is in progress, or has paid. */
  | { readonly kind: "IN_PROGRESS" }
  /** The order can no longer be paid, or is sold out. */
  | { readonly kind: "CLOSED" }
  /** The customer used the promotion for another order in the meantime. */
  | { readonly kind: "PROMOTION_USED" }
  | { readonly kind: "HOLDS_ENOUGH" };

export interface OrderPlacing {
  /** Enabled payment methods for a total in cents. */
  methodsFor(totalCents: number): PaymentMethod[];
  /** The order placed under this key: KNOWN, or CONFLICT for a different request; null for a new key. */
  findByKey(key: string, request: string): Promise<Placing | null>;
  /** Places the order with its first payment attempt in one transaction, once per key. */
  place(draft: OrderDraft): Promise<Placing>;
  /** Places an order by staff: no payment attempt, but a payment mail (ORDER-36). */
  placeByStaff(order: OrderByStaff): Promise<Placing>;
  /**
   * Opens another payment attempt: the last one failed or was abandoned, or a correction awaits payment.
   * @param network IP address of the caller; null for a local caller
   */
  openAttempt(order: OrderRecord, way: AttemptWay, network: string | null): Promise<OpenedAttempt>;
  /** Whether an attempt is in progress, so that a second one by this method would pay twice. */
  isUnderWay(order: OrderRecord, method: PaymentMethod): Promise<boolean>;
  /** Why an account's own orders rule a promotion out; null when they do not. */
  findAccountUse(code: string, userId: string): Promise<PromotionUse | null>;
  /** True for the viewer's own order, or when the key allows the act. */
  mayAct(
    orderId: string,
    viewer: Viewer | null,
    orderKey: string | null,
    act: "FOLLOW" | "PAY" | "CANCEL",
  ): Promise<boolean>;
  find(orderId: string): Promise<OrderRecord | null>;
  /** The amount due now, of the order or of its unpaid correction. */
  purchaseDue(order: OrderRecord): PurchaseDue;
  /** The order as its customer sees it. */
  view(order: OrderRecord): Order;
  /** Issues a key to follow, pay and cancel the order, for the caller who has just placed it. */
  issueKey(orderId: string): Promise<string>;
}
