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

/** A purchase that is quoted, checked and ready to become an order. */
export interface OrderDraft extends Purchase {
  /** null: a guest. */
  readonly userId: string | null;
  /** Of the account; orders of this mailbox are the customer's too. */
  readonly accountEmail: string | null;
  /** User id, or "guest". */
  readonly submittedBy: string;
  /** Sender and idempotency key: names one order. */
  readonly key: string;
  /** The request as text: a key that is reused for a different request is refused. */
  readonly request: string;
  readonly deliveryType: DeliveryType;
  readonly pickupLocationId: string | null;
  /** Of the promotion whose code was typed in. */
  readonly promotionCode: string | null;
  /** All that count, in the order they were taken off. */
  readonly promotions: readonly DraftPromotion[];
  readonly attribution: Readonly<Record<string, string>>;
  /** What the first address said that led here. */
  readonly firstTouch: Readonly<Record<string, string>>;
  /** Null: the payer chooses it later, by the link of a mail. */
  readonly method: PaymentMethod | null;
  /** The approval it is leased on; null when it is applied for, and for other ways to pay. */
  readonly approvalId: string | null;
  /**
   * If the order empties the customer's cart: the cart's revision when it was quoted; null: the cart is left alone.
   */
  readonly cartRevision: number | null;
  /** Network address of the caller; null for one on this machine. */
  readonly network: string | null;
}

/** The outcome of placing an order; nothing is written unless it is PLACED. */
export type Placing =
  | {
      readonly kind: "PLACED";
      readonly order: PlacedPurchase;
      /** Null until somebody begins to pay it. */
      readonly paymentId: string | null;
      /** Follows, pays and cancels the order; null for an order placed by staff. */
      readonly orderKey: string | null;
    }
  /** The same request placed it before. */
  | { readonly kind: "KNOWN"; readonly orderId: string }
  /** The key names an order of other contents. */
  | { readonly kind: "CONFLICT" }
  | { readonly kind: "OUT_OF_STOCK"; readonly productIds: readonly string[] }
  | { readonly kind: "PROMOTION_USED_UP" }
  /** The customer has used it as often as allowed. */
  | { readonly kind: "PROMOTION_USED" }
  /** An offer that counts by itself was used up, or used by the customer meanwhile. */
  | { readonly kind: "OFFER_OVER" }
  /** One of the order's holders has reached the limit of unpaid orders. */
  | { readonly kind: "HOLDS_ENOUGH" }
  /** The cart differs from the quoted one: it was ordered or changed meanwhile. */
  | { readonly kind: "CART_CHANGED" };

/** The way to pay an order now. */
export interface AttemptWay extends Pick<OrderDraft, "approvalId"> {
  readonly method: PaymentMethod;
}

/** An order that a staff member places for a customer, who pays it later. */
export interface OrderByStaff extends Omit<OrderDraft, "method" | "approvalId" | "cartRevision" | "network"> {
  /** Written in the order's transaction. */
  readonly note: (trx: Db, order: { readonly id: string; readonly uniqueId: string }) => Promise<void>;
}

export type OpenedAttempt =
  | { readonly kind: "OPENED"; readonly paymentId: string }
  /** A concurrent attempt is in progress or has paid. */
  | { readonly kind: "IN_PROGRESS" }
  /** The order can no longer be paid, or is sold out. */
  | { readonly kind: "CLOSED" }
  /** The customer has used its promotion for another order meanwhile. */
  | { readonly kind: "PROMOTION_USED" }
  | { readonly kind: "HOLDS_ENOUGH" };

export interface OrderPlacing {
  /** Ways to pay that are switched on and take a total in cents. */
  methodsFor(totalCents: number): PaymentMethod[];
  /** The order placed under this key (KNOWN; CONFLICT when the request was another); null for a new key. */
  findByKey(key: string, request: string): Promise<Placing | null>;
  /** Makes the order with its first attempt to pay, in one transaction, once for each key. */
  place(draft: OrderDraft): Promise<Placing>;
  /** The same by staff: without an attempt to pay, and with the mail that asks for it (ORDER-36). */
  placeByStaff(order: OrderByStaff): Promise<Placing>;
  /**
   * Opens another attempt for what is due of an order: its payment failed or was left at another method's page, or a
   * correction of it waits.
   * @param network address the caller comes from; null for one on this machine
   */
  openAttempt(order: OrderRecord, way: AttemptWay, network: string | null): Promise<OpenedAttempt>;
  /**
   * Whether an attempt to pay what is due of this order is under way, so that another by this method would pay twice.
   */
  isUnderWay(order: OrderRecord, method: PaymentMethod): Promise<boolean>;
  /** Why an account cannot use a promotion; null when it can, as far as its own orders say. */
  findAccountUse(code: string, userId: string): Promise<PromotionUse | null>;
  /** True when the order is the viewer's, or the key allows the act. */
  mayAct(
    orderId: string,
    viewer: Viewer | null,
    orderKey: string | null,
    act: "FOLLOW" | "PAY" | "CANCEL",
  ): Promise<boolean>;
  find(orderId: string): Promise<OrderRecord | null>;
  /** The amount due now: of the order, or of the correction that waits for payment. */
  purchaseDue(order: OrderRecord): PurchaseDue;
  /** The order as its owner sees it. */
  view(order: OrderRecord): Order;
  /** A new key for the caller who has just placed the order: to follow, pay and cancel it. */
  issueKey(orderId: string): Promise<string>;
}
