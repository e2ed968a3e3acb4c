/** Sample orders, and the order fields tests read. */
import { randomUUID } from "node:crypto";
import { seededId } from "../catalogue/seed-catalogue";

/** The order fields tests read. */
export interface ClientOrder {
  readonly id: string;
  readonly uniqueId: string;
  readonly status: string;
  readonly total: number;
  readonly revision: number;
  readonly heldUntil: string | null;
  readonly canCancel: boolean;
  readonly allowedNextStatuses: readonly string[];
  readonly fraudIsChecked: boolean | null;
  readonly fraudScore: number | null;
  readonly fraudReasons: readonly string[] | null;
  readonly items: readonly { readonly status: string; readonly quantity: number }[];
  readonly paymentDetails: readonly {
    readonly state: string;
    readonly transactionId: string | null;
    readonly paidAmount: number;
    readonly refundedAmount: number;
  }[];
  readonly history: readonly {
    readonly type: string;
    readonly summary: string;
    readonly actor: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

export interface ClientCheckout {
  readonly success: boolean;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly message: string;
  readonly transactionId: string | null;
  readonly status: string | null;
  readonly order: ClientOrder | null;
  readonly orderKey: string | null;
  readonly paymentGatewayUrl: string | null;
}

/** The keys to an order: its id, and the order key from the email. */
export interface OrderOfTest {
  readonly order: { readonly id: string } | null;
  readonly orderKey: string | null;
}

export const ORDER_FIELDS = `id uniqueId status total revision heldUntil canCancel allowedNextStatuses fraudIsChecked
  fraudScore fraudReasons items { status quantity }
  paymentDetails { state transactionId paidAmount refundedAmount }
  history { type summary actor before after }`;
export const CHECKOUT_FIELDS = `success errors { code message } message transactionId status
  order { ${ORDER_FIELDS} } orderKey paymentGatewayUrl`;

let guests = 0;
/** An email address unique in a test file. */
export const aGuest = () => `guest-${++guests}@mail.example`;

export const ADDRESS = {
  email: "ada@mail.example",
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isBillingShippingSame: true,
};

/** A guest's order of one product, unique for each call. */
export const orderBy = (email: string, change: Readonly<Record<string, unknown>> = {}) =>
  anOrder({ address: { ...ADDRESS, email }, ...change });

/** An order of one product, unique for each call. */
export function anOrder(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    mode: "CREATE_FRESH_ORDER",
    items: [{ productId: seededId(1), quantity: 1 }],
    address: ADDRESS,
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: randomUUID(),
    ...change,
  };
}

type QuoteLine = Readonly<Record<"quantity" | "price" | "subTotal", number>> & { readonly productId: string };
/** A client's view of a quote: its totals and its errors. */
export interface ClientTotals {
  readonly subTotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
  readonly promotion: string | null;
  readonly errors: readonly { code: string; message: string; property: string | null }[];
}

export interface ClientQuote extends ClientTotals {
  readonly lines: readonly QuoteLine[];
  readonly paymentMethods: readonly string[];
  readonly lease: Readonly<Record<string, unknown>>;
}
