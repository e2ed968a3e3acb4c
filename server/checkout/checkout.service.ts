/**
 * Decides whether an order can be placed, places it once and has it paid (CHECKOUT-1 to CHECKOUT-8). Expected
 * refusals are answers with errors, not exceptions; whoever sends the same request again gets the same order.
 */
import { cryptoMinimumMessage, findCryptoChoice, isCryptoAllowed } from "#contract/crypto";
import type {
  CheckoutInput,
  CheckoutQuote,
  CheckoutResult,
  Order,
  PaymentMethod,
  PaymentPreparation,
} from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { OrderStatus } from "#contract/orders";
import { DomainError } from "../errors";
import type {
  OrderPaying,
  OrderPlacing,
  PaymentAttempt,
  PaymentTokens,
  PlacedOrder,
} from "../orders/placing/placing.port";
import { answerFor, refused } from "./answer.mapping";
import { paymentRequestOf, toDraft, type Caller } from "./draft.mapping";
import { readAddresses, readKey, requestText, tokenProblems } from "./input.mapping";
import type { CheckoutQuoter, QuotedCheckout } from "./quoter.service";
import { noSuchOrder, quoteOfPlaced, requestOfPlaced } from "./placed-order.mapping";
import { problem, type CheckoutProblem } from "./quote.rules";

export interface CheckoutParts {
  readonly quoter: CheckoutQuoter;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
}

const { checkout: sentences } = MESSAGES;

const NO_TOKENS: PaymentTokens = { token: null, deviceData: null, cryptoCurrency: null };

export class CheckoutService {
  constructor(private readonly parts: CheckoutParts) {}

  /** Places the order of the input and pays it by the method; with an orderId, pays that order again. */
  async checkout(
    input: CheckoutInput,
    method: PaymentMethod,
    tokens: PaymentTokens,
    caller: Caller,
  ): Promise<CheckoutResult> {
    const unusable = tokenProblems(method, tokens);
    if (unusable.length > 0) return refused(unusable);
    if (input.orderId) return this.payAgain(input.orderId, input.orderKey ?? null, method, tokens, caller);
    const key = readKey(input, caller.viewer?.userId ?? null);
    if (key.value === null) return refused(key.problems);
    const known = await this.parts.placing.findByKey(key.value, requestText(input));
    if (known) return this.finish(known, null, method, tokens);
    const addresses = readAddresses(input);
    const quoted = await this.parts.quoter.quote(input, caller.viewer, addresses.value);
    const problems = [...addresses.problems, ...this.problemsWith(quoted, input, method, tokens)];
    if (problems.length > 0 || addresses.value === null) return refused(problems);
    const draft = toDraft(input, method, key.value, caller, quoted, addresses.value);
    return this.finish(await this.parts.placing.place(draft), quoted, method, tokens);
  }

  /**
   * A charge at Coinbase Commerce. It belongs to an order from the first moment, so that no payment of it is ever
   * without one: the order is placed here, and checkoutWithCoinbase with the same key answers with it.
   * @throws DomainError BAD_USER_INPUT with the first thing that stands in the way
   */
  async generateCharge(input: CheckoutInput, caller: Caller): Promise<string> {
    const { transactionId, success, message } = await this.checkout(input, "COINBASE", NO_TOKENS, caller);
    if (!success || !transactionId) throw new DomainError("BAD_USER_INPUT", message);
    return transactionId;
  }

  /**
   * What the browser needs to pay this order by this method.
   * @throws DomainError for a method that is off, an order the gateway does not take, a gateway that is down
   */
  async prepare(method: PaymentMethod, input: CheckoutInput, caller: Caller): Promise<PaymentPreparation> {
    if (input.orderId) {
      const order = await this.findTheirs(input.orderId, input.orderKey ?? null, caller.viewer);
      const known = order && requestOfPlaced(order, caller.origin);
      return { method, ...(await this.parts.paying.prepare(method, known)) };
    }
    const addresses = readAddresses(input);
    const quoted = await this.parts.quoter.quote(input, caller.viewer, addresses.value);
    const request =
      addresses.value && quoted.quote.lines.length > 0
        ? paymentRequestOf(quoted, addresses.value, caller.origin)
        : null;
    return { method, ...(await this.parts.paying.prepare(method, request)) };
  }

  private problemsWith(
    { quote, problems }: QuotedCheckout,
    input: CheckoutInput,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): CheckoutProblem[] {
    if (problems.length > 0) return [...problems];
    if (typeof input.expectedTotal === "number" && input.expectedTotal !== quote.totalCents) {
      return [problem("TOTAL_CHANGED", sentences.totalChanged, "expectedTotal")];
    }
    return this.methodProblems(quote.totalCents, method, tokens);
  }

  private methodProblems(
    totalCents: number,
    method: PaymentMethod,
    { cryptoCurrency }: PaymentTokens,
  ): CheckoutProblem[] {
    if (!this.parts.paying.methodsFor(totalCents).includes(method)) {
      return [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
    }
    const coin = method === "CRYPTO" ? findCryptoChoice(cryptoCurrency) : undefined;
    if (!coin || isCryptoAllowed(coin, totalCents)) return [];
    return [problem("BELOW_MINIMUM", cryptoMinimumMessage(coin.label, coin.minimumCents), "currency")];
  }

  /** @param quoted null for an order that was placed before */
  private async finish(
    placed: PlacedOrder,
    quoted: QuotedCheckout | null,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<CheckoutResult> {
    switch (placed.kind) {
      case "PLACED":
        return this.pay(placed.orderId, placed.paymentId, tokens);
      case "KNOWN":
        return this.goOn(placed.orderId, placed.status, method, tokens);
      case "CONFLICT":
        return refused([problem("INVALID_INPUT", sentences.keyTaken, "idempotencyKey")]);
      case "PROMOTION_USED_UP":
        return refused([problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode")]);
      case "CART_CHANGED":
        return refused([problem("TOTAL_CHANGED", sentences.cartChanged, "items")]);
      case "OUT_OF_STOCK":
        return refused(soldOut(placed.productIds, quoted));
    }
  }

  /** What an order costs that was placed before; with an error when it cannot be paid by who asks. */
  async quotePlaced(
    orderId: string,
    orderKey: string | null,
    viewer: Caller["viewer"],
  ): Promise<CheckoutQuote> {
    const order = await this.findTheirs(orderId, orderKey, viewer);
    return order ? quoteOfPlaced(order, (total) => this.parts.paying.methodsFor(total)) : noSuchOrder();
  }

  private async findTheirs(
    orderId: string,
    orderKey: string | null,
    viewer: Caller["viewer"],
  ): Promise<Order | null> {
    const isTheirs = await this.parts.placing.mayAct(orderId, viewer, orderKey);
    return isTheirs ? this.parts.placing.view(orderId) : null;
  }

  private async payAgain(
    orderId: string,
    orderKey: string | null,
    method: PaymentMethod,
    tokens: PaymentTokens,
    { viewer }: Caller,
  ): Promise<CheckoutResult> {
    const order = await this.findTheirs(orderId, orderKey, viewer);
    if (!order) return refused([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    const problems = this.methodProblems(order.total, method, tokens);
    return problems.length > 0 ? refused(problems) : this.goOn(orderId, order.status, method, tokens);
  }

  /** An order that is there already: paid, being paid, or to be paid another way. */
  private async goOn(
    orderId: string,
    status: OrderStatus,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<CheckoutResult> {
    const isOpen = status === "PAYMENT_FAILED" || status === "PENDING_PAYMENT";
    if (!isOpen) return this.standing(orderId);
    const opened = await this.parts.placing.openAttempt(orderId, method);
    switch (opened.kind) {
      case "OPENED":
        return this.pay(orderId, opened.paymentId, tokens);
      case "IN_PROGRESS":
        return this.answer(orderId, await this.parts.paying.resume(orderId, method, tokens));
      case "CLOSED":
        return closed(await this.standing(orderId));
    }
  }

  private async pay(orderId: string, paymentId: string, tokens: PaymentTokens): Promise<CheckoutResult> {
    return this.answer(orderId, await this.parts.paying.pay(orderId, paymentId, tokens));
  }

  async standing(orderId: string): Promise<CheckoutResult> {
    return this.answer(orderId, await this.parts.paying.latestAttempt(orderId));
  }

  private async answer(orderId: string, attempt: PaymentAttempt | null): Promise<CheckoutResult> {
    const order = await this.parts.placing.view(orderId);
    if (!order) return refused([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    return answerFor(order, this.parts.placing.keyFor(orderId), attempt);
  }
}

/** Paid meanwhile, or to be paid no more. */
function closed(now: CheckoutResult): CheckoutResult {
  if (now.success) return now;
  const errors = [problem("ORDER_NOT_PAYABLE", sentences.notPayable)];
  return { ...now, success: false, errors, message: sentences.notPayable };
}

function soldOut(productIds: readonly string[], quoted: QuotedCheckout | null): CheckoutProblem[] {
  const lines = quoted?.quote.lines ?? [];
  return lines
    .filter(({ product }) => productIds.includes(product.productId))
    .map(({ product }) => problem("OUT_OF_STOCK", sentences.outOfStock(product.name, 0), product.productId));
}
