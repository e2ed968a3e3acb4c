/** What other words may ask of orders. */
import type { PaymentMethod } from "#contract/checkout";
import type { Order, PaymentPreparation } from "#contract/graphql/generated";
import type { DeliveryType, OrderStatus } from "#contract/orders";
import type { SoldProductRecord } from "../../db/order-tables";
import type { PaymentAddress, PaymentProblem, PaymentRequest } from "../../payments/vendors/gateway.port";
import type { Viewer } from "../../http/session";

export interface DraftLine {
  readonly productId: string;
  readonly product: SoldProductRecord;
  readonly quantity: number;
  readonly priceCents: number;
  readonly originalPriceCents: number;
  /** Of one piece. */
  readonly shippingCents: number;
  readonly partner: string;
}

/** Who buys and where it goes; sealed as one. */
export interface OrderCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly shipping: PaymentAddress;
  readonly billing: PaymentAddress;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly acceptLanguages: string;
}

export interface OrderAmounts {
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly originalPriceCents: number;
}

/** An order that is quoted, checked and ready to be made. */
export interface OrderDraft {
  /** null: a guest. */
  readonly userId: string | null;
  /** User name, or "guest". */
  readonly submittedBy: string;
  /** Who ordered and how they named it: names one order. */
  readonly key: string;
  /** What was asked for, as text: the same key for another text is refused. */
  readonly request: string;
  readonly deliveryType: DeliveryType;
  readonly pickupLocationId: string | null;
  readonly amounts: OrderAmounts;
  readonly promotionCode: string | null;
  readonly customer: OrderCustomer;
  readonly attribution: Readonly<Record<string, string>>;
  readonly lines: readonly DraftLine[];
  readonly method: PaymentMethod;
  /** Set when the order empties the customer's cart: the cart as it was quoted; null: the cart is left alone. */
  readonly cartRevision: number | null;
}

export type PlacedOrder =
  | { readonly kind: "PLACED"; readonly orderId: string; readonly paymentId: string }
  /** The same request made it before. */
  | { readonly kind: "KNOWN"; readonly orderId: string; readonly status: OrderStatus }
  /** The key names an order of something else. */
  | { readonly kind: "CONFLICT" }
  | { readonly kind: "OUT_OF_STOCK"; readonly productIds: readonly string[] }
  | { readonly kind: "PROMOTION_USED_UP" }
  /** The cart is not what was quoted: it was ordered or changed meanwhile. */
  | { readonly kind: "CART_CHANGED" };

export type OpenedAttempt =
  | { readonly kind: "OPENED"; readonly paymentId: string }
  /** Another attempt is under way or has paid. */
  | { readonly kind: "IN_PROGRESS" }
  /** It can be paid no more, or is sold out. */
  | { readonly kind: "CLOSED" };

/** What came of an attempt to pay. */
export interface PaymentAttempt {
  readonly kind: "PAID" | "WAITING" | "REDIRECT" | "REFUSED" | "UNCERTAIN";
  readonly transactionId: string | null;
  readonly paymentGatewayUrl: string | null;
  readonly problems: readonly PaymentProblem[];
}

/** What the browser hands over for a method. */
export interface PaymentTokens {
  /** Card nonce, Klarna authorization token or Coinbase charge; null for hosted pages. */
  readonly token: string | null;
  readonly deviceData: string | null;
  readonly cryptoCurrency: string | null;
}

/** PaymentPreparation of the schema, but for the method. */
export type PreparedPayment = Omit<PaymentPreparation, "method">;

export interface OrderPlacing {
  /** What this key named before (KNOWN, or CONFLICT for another request); null when nothing. */
  findByKey(key: string, request: string): Promise<PlacedOrder | null>;
  /** Makes the order with its first attempt to pay, in one transaction, once for each key. */
  place(draft: OrderDraft): Promise<PlacedOrder>;
  /** Opens another attempt for an order whose payment failed, or was left at another method's page. */
  openAttempt(orderId: string, method: PaymentMethod): Promise<OpenedAttempt>;
  /** True when the viewer or the signed key may act for this order. */
  mayAct(orderId: string, viewer: Viewer | null, orderKey: string | null): Promise<boolean>;
  /** The order as its owner sees it. */
  view(orderId: string): Promise<Order | null>;
  /** Signs a guest's way to the order. */
  keyFor(orderId: string): string;
}

export interface OrderPaying {
  /** Methods that are switched on and take this total. */
  methodsFor(totalCents: number): PaymentMethod[];
  /** Asks the gateway to pay; its answer, or the lack of one, is written down before this returns. */
  pay(orderId: string, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt>;
  /**
   * Goes on with the latest attempt of an order: one whose request never got its answer is sent again with what the
   * browser hands over, and the gateway charges it once. null: there is no attempt.
   */
  resume(orderId: string, method: PaymentMethod, tokens: PaymentTokens): Promise<PaymentAttempt | null>;
  /** Where the latest attempt of an order stands, as far as we know. */
  latestAttempt(orderId: string): Promise<PaymentAttempt | null>;
  /**
   * What the browser needs to begin.
   * @param request null where the method needs no order for it
   * @throws DomainError for a method that is off, an order the gateway does not take, a gateway that is down
   */
  prepare(method: PaymentMethod, request: PaymentRequest | null): Promise<PreparedPayment>;
}
