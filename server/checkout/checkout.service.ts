/**
 * Decides whether an order can be placed, places it once and has it paid (specification §3, §4, §7). Expected
 * refusals are answers with errors, not exceptions; whoever sends the same request again gets the same order.
 */
import type {
  CheckoutInput,
  CheckoutResult,
  PaymentMethod,
  PaymentPreparation,
} from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { OrderStatus } from "#contract/orders";
import type { CartReading } from "../cart/cart.port";
import type { Origin, Viewer } from "../http/session";
import type {
  OrderDraft,
  OrderPaying,
  OrderPlacing,
  PaymentAttempt,
  PaymentTokens,
  PlacedOrder,
} from "../orders/orders.port";
import { readAddresses, readAttribution, readKey, requestText, type Addresses } from "./checkout-input";
import { draftLine, paymentRequestOf } from "./checkout-draft";
import type { CheckoutQuoter, QuotedCheckout } from "./checkout-quoter";
import { problem, type CheckoutProblem } from "./quote";

export interface Caller {
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
}

export interface CheckoutParts {
  readonly quoter: CheckoutQuoter;
  readonly carts: CartReading;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
}

const { checkout: sentences } = MESSAGES;

/** Statuses an order has once somebody paid for it. */
const PAID: readonly OrderStatus[] = [
  "PAYMENT_RECEIVED",
  "PENDING_REVIEW",
  "PENDING_FULFILMENT",
  "CONFIRMED_BY_SUPPLIER",
  "COMPLETED",
];

export class CheckoutService {
  constructor(private readonly parts: CheckoutParts) {}

  /** Places the order of the input and pays it by the method. @throws DomainError for a key nobody could mean */
  async checkout(
    input: CheckoutInput,
    method: PaymentMethod,
    tokens: PaymentTokens,
    caller: Caller,
  ): Promise<CheckoutResult> {
    if (input.orderId) return this.payAgain(input.orderId, input.orderKey ?? null, method, tokens, caller);
    const key = readKey(input, caller.viewer?.userId ?? null);
    const known = await this.parts.placing.findByKey(key);
    if (known) return this.goOn(known.orderId, known.status, method, tokens);
    const addresses = readAddresses(input);
    const quoted = await this.parts.quoter.quote(input, caller.viewer, addresses.value);
    const problems = [...addresses.problems, ...this.problemsWith(quoted, input, method)];
    if (problems.length > 0 || addresses.value === null) return refused(problems);
    const draft = toDraft(input, method, key, caller, quoted, addresses.value);
    return this.finish(await this.parts.placing.place(draft), quoted, method, tokens);
  }

  /** Where an order stands for its owner. */
  async standing(orderId: string): Promise<CheckoutResult> {
    const [order, attempt] = await Promise.all([
      this.parts.placing.view(orderId),
      this.parts.paying.latestAttempt(orderId),
    ]);
    if (!order) return refused([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    return this.answer(orderId, attempt ?? NO_ATTEMPT);
  }

  /** What the browser needs to pay this order by this method. */
  async prepare(method: PaymentMethod, input: CheckoutInput, caller: Caller): Promise<PaymentPreparation> {
    const addresses = readAddresses(input);
    const quoted = await this.parts.quoter.quote(input, caller.viewer, addresses.value);
    const request = addresses.value && paymentRequestOf(quoted, addresses.value, caller.origin);
    return { method, ...(await this.parts.paying.prepare(method, request)) };
  }

  private problemsWith(
    quoted: QuotedCheckout,
    input: CheckoutInput,
    method: PaymentMethod,
  ): CheckoutProblem[] {
    if (quoted.problems.length > 0) return [...quoted.problems];
    const { totalCents } = quoted.quote;
    if (typeof input.expectedTotal === "number" && input.expectedTotal !== totalCents) {
      return [problem("TOTAL_CHANGED", sentences.totalChanged)];
    }
    const isOffered = this.parts.paying.methodsFor(totalCents).includes(method);
    return isOffered ? [] : [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
  }

  private async finish(
    placed: PlacedOrder,
    quoted: QuotedCheckout,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<CheckoutResult> {
    switch (placed.kind) {
      case "PLACED":
        return this.answer(
          placed.orderId,
          await this.parts.paying.pay(placed.orderId, placed.paymentId, tokens),
        );
      case "KNOWN":
        return this.goOn(placed.orderId, placed.status, method, tokens);
      case "CONFLICT":
        return refused([problem("INVALID_INPUT", sentences.keyTaken, "idempotencyKey")]);
      case "PROMOTION_USED_UP":
        return refused([problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode")]);
      case "OUT_OF_STOCK":
        return refused(
          quoted.quote.lines
            .filter((line) => placed.productIds.includes(line.product.productId))
            .map(({ product }) =>
              problem("OUT_OF_STOCK", sentences.outOfStock(product.name, 0), product.productId),
            ),
        );
    }
  }

  private async payAgain(
    orderId: string,
    orderKey: string | null,
    method: PaymentMethod,
    tokens: PaymentTokens,
    { viewer }: Caller,
  ): Promise<CheckoutResult> {
    const isTheirs = await this.parts.placing.mayAct(orderId, viewer, orderKey);
    const order = isTheirs ? await this.parts.placing.view(orderId) : null;
    if (!order) return refused([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    if (!this.parts.paying.methodsFor(order.total).includes(method)) {
      return refused([problem("METHOD_NOT_AVAILABLE", sentences.methodOff)]);
    }
    return this.goOn(orderId, order.status, method, tokens);
  }

  /** An order that is there already: paid, being paid, or to be paid another way. */
  private async goOn(
    orderId: string,
    status: OrderStatus,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<CheckoutResult> {
    if (status !== "PAYMENT_FAILED") return this.standing(orderId);
    const attempt = await this.parts.placing.openAttempt(orderId, method);
    if (!attempt) return refused([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    return this.answer(orderId, await this.parts.paying.pay(orderId, attempt.paymentId, tokens));
  }

  private async answer(orderId: string, attempt: PaymentAttempt): Promise<CheckoutResult> {
    const order = await this.parts.placing.view(orderId);
    const isPaid = order !== null && PAID.includes(order.status);
    const problems = isPaid ? [] : problemsOf(attempt);
    return {
      success: isPaid || attempt.kind === "REDIRECT" || attempt.kind === "WAITING",
      errors: problems,
      message: isPaid ? sentences.placed : messageOf(attempt),
      transactionId: attempt.transactionId,
      status: order?.status ?? null,
      order,
      orderKey: this.parts.placing.keyFor(orderId),
      paymentGatewayUrl: isPaid ? null : attempt.paymentGatewayUrl,
    };
  }
}

const NO_ATTEMPT: PaymentAttempt = {
  kind: "WAITING",
  transactionId: null,
  paymentGatewayUrl: null,
  problems: [],
};

function problemsOf({ kind, problems }: PaymentAttempt): { name: string; code: string; message: string }[] {
  if (kind === "UNCERTAIN") return [problem("PAYMENT_UNCERTAIN", sentences.uncertain)];
  if (kind !== "REFUSED") return [];
  return problems.length > 0 ? [...problems] : [problem("PAYMENT_DECLINED", sentences.declined)];
}

function messageOf({ kind, problems }: PaymentAttempt): string {
  if (kind === "UNCERTAIN") return sentences.uncertain;
  if (kind === "REFUSED") return problems[0]?.message ?? sentences.declined;
  return kind === "PAID" ? sentences.placed : sentences.redirected;
}

function refused(errors: readonly CheckoutProblem[]): CheckoutResult {
  return {
    success: false,
    errors: [...errors],
    message: errors[0]?.message ?? MESSAGES.generic.failure,
    transactionId: null,
    status: null,
    order: null,
    orderKey: null,
    paymentGatewayUrl: null,
  };
}

function toDraft(
  input: CheckoutInput,
  method: PaymentMethod,
  key: string,
  { viewer, origin, acceptLanguages }: Caller,
  { quote }: QuotedCheckout,
  { email, shipping, billing }: Addresses,
): OrderDraft {
  const { totalCents, subTotalCents, shippingCents, taxCents, discountCents, originalPriceCents } = quote;
  return {
    userId: viewer?.userId ?? null,
    submittedBy: viewer?.username ?? "guest",
    key,
    request: requestText(input),
    deliveryType: input.deliveryType,
    pickupLocationId: input.deliveryType === "DELIVERY_PICKUP" ? (input.pickupLocationId ?? null) : null,
    amounts: { totalCents, subTotalCents, shippingCents, taxCents, discountCents, originalPriceCents },
    promotionCode: quote.promotion?.code ?? null,
    customer: {
      email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phone: billing.phone ?? shipping.phone ?? "",
      shipping,
      billing,
      ...origin,
      acceptLanguages,
    },
    attribution: readAttribution(input.attribution),
    lines: quote.lines.map(draftLine),
    method,
    isFromCart: input.mode === "CREATE_ORDER_FOR_CART",
  };
}
