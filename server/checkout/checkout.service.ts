/**
 * Checks whether an order can be placed, places it once and starts its payment (CHECKOUT-1 to CHECKOUT-8).
 * Expected refusals are returned as errors, not thrown. A repeated request returns the same order.
 */
import { cryptoMinimumMessage, findCryptoChoice, isCryptoAllowed } from "#contract/payments/crypto";
import type {
  CheckoutInput,
  CheckoutQuote,
  CheckoutResult,
  PaymentMethod,
  PaymentPreparation,
} from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import { DomainError } from "../errors";
import type { OfferQuestion, OrderLeasing } from "../leases/ledger/leasing.port";
import type { OrderPlacing, Placing } from "../orders/placing/placing.port";
import type { OrderRecord, PlacedPurchase, Purchase } from "../orders/reading/order.port";
import type { OrderPaying, PaymentAttempt } from "../payments/paying.port";
import { NO_TOKENS, type PaymentTokens } from "../payments/vendors/gateway.port";
import { answerFor, refusedResult, withProblems } from "./answer.mapping";
import { networkOfCaller, promotionsOf, toDraft, toPurchase, type Caller } from "./draft.mapping";
import { readAddresses, readKey, requestText, tokenProblems } from "./input.mapping";
import type { PaymentAttempts } from "./payment-attempts.service";
import type { CheckoutQuoter, QuotedCheckout } from "./quoter.service";
import { noSuchOrder, quoteOfPlaced } from "./quote.mapping";
import { codeOf, problem, soldOut, type CheckoutProblem } from "./quote.rules";

export interface CheckoutParts {
  readonly quoter: CheckoutQuoter;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
  readonly leasing: OrderLeasing;
  readonly attempts: PaymentAttempts;
}

const { checkout: sentences, leases: leaseSentences } = MESSAGES;

/** The payment method for an order. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  readonly tokens: PaymentTokens;
  /** For a lease: uses the account's approval instead of a new application. */
  readonly isOnApproval?: boolean;
}

export class CheckoutService {
  constructor(private readonly parts: CheckoutParts) {}

  /** Places the order of the input and pays it by the method; with an orderId, pays that order again. */
  async checkout(input: CheckoutInput, payment: PaymentChoice, caller: Caller): Promise<CheckoutResult> {
    const unusable = tokenProblems(payment.method, payment.tokens);
    if (unusable.length > 0) return refusedResult(unusable);
    if (input.orderId) return this.payAgain(input.orderId, input.orderKey ?? null, payment, caller);
    const key = readKey(input, caller.viewer?.userId ?? null);
    if (key.value === null) return refusedResult(key.problems);
    const known = await this.parts.placing.findByKey(key.value, requestText(input));
    if (known) return this.withKey(await this.finish(known, null, payment, caller));
    const addresses = readAddresses(input);
    const quoted = await this.parts.quoter.quote(
      input,
      caller.viewer,
      addresses.value,
      caller.origin.ipAddress,
    );
    const { totalCents, isStateTax } = quoted.quote;
    const state = addresses.value?.shipping.state ?? null;
    const offer = await this.offerOf(payment, { totalCents, isStateTax, state }, caller);
    const problems = [...addresses.problems, ...this.problemsWith(quoted, input, payment), ...offer.problems];
    if (problems.length > 0 || addresses.value === null) return refusedResult(problems);
    const { method } = payment;
    const { email } = addresses.value;
    const tooMany = await this.parts.attempts.count({ method, email, key: key.value }, caller);
    if (tooMany.length > 0) return refusedResult(tooMany);
    const purchase = toPurchase(quoted.quote, addresses.value, caller);
    const { cartRevision } = quoted;
    const { approvalId } = offer;
    const facts = { method, approvalId, key: key.value, cartRevision };
    const draft = toDraft(purchase, input, caller, promotionsOf(quoted.quote), facts);
    const placed = await this.parts.placing.place(draft);
    const result = await this.finish(placed, quoted, payment, caller);
    return this.withKey(result, placed.kind === "PLACED" ? placed.orderKey : null);
  }

  /**
   * Creates a charge at Coinbase Commerce. A charge requires an order, so the order is placed here;
   * checkoutWithCoinbase returns it for the same key.
   * @throws DomainError BAD_USER_INPUT with the first problem
   */
  async generateCharge(input: CheckoutInput, caller: Caller): Promise<string> {
    const payment = { method: "COINBASE", tokens: NO_TOKENS } as const;
    const { transactionId, success, message } = await this.checkout(input, payment, caller);
    if (!success || !transactionId) throw new DomainError("BAD_USER_INPUT", message);
    return transactionId;
  }

  /**
   * Data the browser needs to pay this order by this method.
   * @throws DomainError for a disabled method, an order the gateway refuses, or a gateway that is down
   */
  async prepare(method: PaymentMethod, input: CheckoutInput, caller: Caller): Promise<PaymentPreparation> {
    await this.parts.attempts.countPreparation(caller);
    const purchase = input.orderId
      ? await this.dueOfTheirs(input.orderId, input.orderKey ?? null, caller.viewer)
      : await this.purchaseOf(input, caller);
    return { method, ...(await this.parts.paying.prepare(method, purchase)) };
  }

  /** The purchase as entered so far; null without an address or a line. */
  private async purchaseOf(input: CheckoutInput, caller: Caller): Promise<Purchase | null> {
    const addresses = readAddresses(input);
    const { quote } = await this.parts.quoter.quote(
      input,
      caller.viewer,
      addresses.value,
      caller.origin.ipAddress,
    );
    if (!addresses.value || quote.lines.length === 0) return null;
    return toPurchase(quote, addresses.value, caller);
  }

  private problemsWith(
    { quote, problems }: QuotedCheckout,
    input: CheckoutInput,
    payment: PaymentChoice,
  ): CheckoutProblem[] {
    if (problems.length > 0) return [...problems];
    if (typeof input.expectedTotal === "number" && input.expectedTotal !== quote.totalCents) {
      return [problem("TOTAL_CHANGED", sentences.totalChanged, "expectedTotal")];
    }
    return this.methodProblems(quote.totalCents, payment);
  }

  private methodProblems(totalCents: number, { method, tokens }: PaymentChoice): CheckoutProblem[] {
    if (!this.parts.placing.methodsFor(totalCents).includes(method)) {
      return [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
    }
    const coin = method === "CRYPTO" ? findCryptoChoice(tokens.cryptoCurrency) : undefined;
    if (!coin || isCryptoAllowed(coin, totalCents)) return [];
    return [problem("BELOW_MINIMUM", cryptoMinimumMessage(coin.label, coin.minimumCents), "currency")];
  }

  /** @param quoted null for an order placed earlier */
  private async finish(
    placed: Placing,
    quoted: QuotedCheckout | null,
    payment: PaymentChoice,
    caller: Caller,
  ): Promise<CheckoutResult> {
    switch (placed.kind) {
      case "PLACED":
        return placed.paymentId === null
          ? this.resultOf(placed.order.id)
          : this.pay(placed.order, placed.paymentId, payment);
      case "KNOWN":
        return this.payExisting(await this.parts.placing.find(placed.orderId), payment, caller);
      case "CONFLICT":
        return refusedResult([problem("INVALID_INPUT", sentences.keyInUse, "idempotencyKey")]);
      case "PROMOTION_USED_UP":
        return refusedResult([promotionInvalid()]);
      case "HOLDS_ENOUGH":
        return refusedResult([tooManyUnpaid()]);
      case "PROMOTION_USED":
        return refusedResult([await this.whyUsed(quoted && codeOf(quoted.quote), caller)]);
      case "OFFER_OVER":
        return refusedResult([problem("TOTAL_CHANGED", sentences.totalChanged, "expectedTotal")]);
      case "CART_CHANGED":
        return refusedResult([problem("TOTAL_CHANGED", sentences.cartChanged, "items")]);
      case "OUT_OF_STOCK":
        return refusedResult(soldOut(placed.productIds, quoted?.quote.lines ?? []));
    }
  }

  /** The quote of a placed order; contains an error when the caller cannot pay it. */
  async quotePlaced(
    orderId: string,
    orderKey: string | null,
    viewer: Caller["viewer"],
  ): Promise<CheckoutQuote> {
    const order = await this.findTheirs(orderId, orderKey, viewer);
    if (!order) return noSuchOrder();
    const { userId, totalCents, isStateTax, customer } = order;
    const { state } = customer.shipping;
    const offer = await this.parts.leasing.offerFor({ userId, totalCents, isStateTax, state });
    return quoteOfPlaced(order, this.parts.placing.purchaseDue(order), offer, this.parts.placing.methodsFor);
  }

  private async findTheirs(
    orderId: string,
    orderKey: string | null,
    viewer: Caller["viewer"],
  ): Promise<OrderRecord | null> {
    const isTheirs = await this.parts.placing.mayAct(orderId, viewer, orderKey, "PAY");
    return isTheirs ? this.parts.placing.find(orderId) : null;
  }

  /** The amount due of an order; null when it does not exist or the caller may not pay it. */
  private async dueOfTheirs(...of: Parameters<CheckoutService["findTheirs"]>): Promise<Purchase | null> {
    const order = await this.findTheirs(...of);
    return order && this.parts.placing.purchaseDue(order);
  }

  private async payAgain(
    orderId: string,
    orderKey: string | null,
    payment: PaymentChoice,
    caller: Caller,
  ): Promise<CheckoutResult> {
    const order = await this.findTheirs(orderId, orderKey, caller.viewer);
    const offer = await this.offerOfOrder(order, payment, caller);
    const problems = [...(order ? this.problemsOfPlaced(order, payment) : []), ...offer.problems];
    if (problems.length > 0) return refusedResult(problems);
    const result = await this.payExisting(order, payment, caller);
    // A PAY key must not yield a key with more rights.
    return { ...result, orderKey: result.order ? orderKey : null };
  }

  private problemsOfPlaced(order: OrderRecord, payment: PaymentChoice): CheckoutProblem[] {
    const { totalCents, leasedCents, correctionId } = this.parts.placing.purchaseDue(order);
    if (correctionId !== null && payment.method === "LEASE") {
      return [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
    }
    return this.methodProblems(totalCents - leasedCents, payment);
  }

  /**
   * Gives the caller who placed the order a key to follow it.
   * @param made issued with the order; null issues a new one
   */
  private async withKey(result: CheckoutResult, made: string | null = null): Promise<CheckoutResult> {
    if (!result.order) return result;
    return { ...result, orderKey: made ?? (await this.parts.placing.issueKey(result.order.id)) };
  }

  /** Handles an existing order: paid, being paid, or payable another way. */
  private async payExisting(
    order: OrderRecord | null,
    payment: PaymentChoice,
    caller: Caller,
  ): Promise<CheckoutResult> {
    const { method, tokens } = payment;
    if (!order) return refusedResult([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    const purchase = this.parts.placing.purchaseDue(order);
    if (purchase.correctionId === null && !PAYABLE_STATUSES.includes(order.status)) {
      const now = await this.resultOf(order.id);
      return isCorrectionOver(order) ? withProblems(now, [correctionOver()]) : now;
    }
    // Resuming a payment in progress does not count as a new attempt.
    if (!(await this.parts.placing.isUnderWay(order, method))) {
      const { id: orderId, customer } = order;
      const tooMany = await this.parts.attempts.count({ method, email: customer.email, orderId }, caller);
      if (tooMany.length > 0) return withProblems(await this.resultOf(orderId), tooMany);
    }
    if (!(await this.parts.paying.closeOthers(order.id, method))) {
      const stillOpen = problem("METHOD_NOT_AVAILABLE", sentences.pageStillOpen);
      return withProblems(await this.resultOf(order.id), [stillOpen]);
    }
    const network = networkOfCaller(caller.origin);
    const { approvalId } = await this.offerOfOrder(order, payment, caller);
    const opened = await this.parts.placing.openAttempt(order, { method, approvalId }, network);
    switch (opened.kind) {
      case "OPENED":
        return this.pay(purchase, opened.paymentId, payment);
      case "IN_PROGRESS":
        if (method === "LEASE") return this.lease(order.id, payment);
        return this.answer(order.id, await this.parts.paying.resume(purchase, method, tokens));
      case "CLOSED":
        return closed(await this.resultOf(order.id), purchase.correctionId !== null);
      case "PROMOTION_USED":
        return withProblems(await this.resultOf(order.id), [await this.whyUsed(order.promotionCode, caller)]);
      case "HOLDS_ENOUGH":
        return withProblems(await this.resultOf(order.id), [tooManyUnpaid()]);
    }
  }

  /**
   * Only the account that used the code gets the reason. Others get the generic message, or they would learn
   * who ordered here.
   */
  private async whyUsed(code: string | null | undefined, { viewer }: Caller): Promise<CheckoutProblem> {
    if (!code) return problem("ORDER_NOT_PAYABLE", sentences.offerOver);
    const isTheirs = viewer && (await this.parts.placing.findAccountUse(code, viewer.userId)) === "USED";
    return isTheirs ? promotionUsed() : promotionInvalid();
  }

  private async pay(
    order: PlacedPurchase,
    paymentId: string,
    payment: PaymentChoice,
  ): Promise<CheckoutResult> {
    if (payment.method === "LEASE") return this.lease(order.id, payment);
    return this.answer(order.id, await this.parts.paying.pay(order, paymentId, payment.tokens));
  }

  /** Without an existing approval, the order waits for its own application. */
  private async lease(orderId: string, { isOnApproval = false }: PaymentChoice): Promise<CheckoutResult> {
    if (isOnApproval) await this.parts.leasing.advanceOrder(orderId);
    return this.resultOf(orderId);
  }

  /** The approval to lease on, and the problems that prevent a lease; empty for other payment methods. */
  private async offerOf(
    { method, isOnApproval = false }: PaymentChoice,
    { totalCents, isStateTax, state }: Omit<OfferQuestion, "userId">,
    { viewer }: Pick<Caller, "viewer">,
  ): Promise<{ readonly approvalId: string | null; readonly problems: readonly CheckoutProblem[] }> {
    if (method !== "LEASE") return { approvalId: null, problems: [] };
    const userId = isOnApproval ? (viewer?.userId ?? null) : null;
    const { isAvailable, reason, leaseId } = await this.parts.leasing.offerFor({
      userId,
      totalCents,
      isStateTax,
      state,
    });
    if (isAvailable && (leaseId || !isOnApproval)) return { approvalId: leaseId ?? null, problems: [] };
    const why = isAvailable ? leaseSentences.noApproval : (reason ?? leaseSentences.noLessor);
    return { approvalId: null, problems: [problem("METHOD_NOT_AVAILABLE", why)] };
  }

  private offerOfOrder(order: OrderRecord | null, payment: PaymentChoice, caller: Caller) {
    const { totalCents, isStateTax } = order ?? { totalCents: 0, isStateTax: true };
    const state = order?.customer.shipping.state ?? null;
    return this.offerOf(payment, { totalCents, isStateTax, state }, caller);
  }

  async resultOf(orderId: string): Promise<CheckoutResult> {
    const { placing, paying } = this.parts;
    const order = await placing.find(orderId);
    const correctionId = order && placing.purchaseDue(order).correctionId;
    return this.answer(orderId, await paying.latestAttempt({ orderId, correctionId }));
  }

  private async answer(orderId: string, attempt: PaymentAttempt | null): Promise<CheckoutResult> {
    const order = attempt?.order ?? (await this.parts.placing.find(orderId));
    if (!order) return refusedResult([problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
    return answerFor(this.parts.placing.view(order), attempt);
  }
}

/** True when the latest correction expired or was withdrawn unpaid. */
function isCorrectionOver({ correction }: OrderRecord): boolean {
  return correction?.state === "LAPSED" || correction?.state === "WITHDRAWN";
}

function correctionOver(): CheckoutProblem {
  return problem("ORDER_NOT_PAYABLE", MESSAGES.orderEdits.over);
}

/**
 * The result when the order was paid in the meantime, or is no longer payable.
 * @param isCorrection a correction has no separate status
 */
function closed(now: CheckoutResult, isCorrection: boolean): CheckoutResult {
  if (isCorrection) return withProblems(now, [correctionOver()]);
  return now.success ? now : withProblems(now, [problem("ORDER_NOT_PAYABLE", sentences.notPayable)]);
}

function tooManyUnpaid(): CheckoutProblem {
  return problem("TOO_MANY_UNPAID", sentences.tooManyUnpaid);
}

function promotionInvalid(): CheckoutProblem {
  return problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode");
}

function promotionUsed(): CheckoutProblem {
  return problem("PROMOTION_INVALID", sentences.promotionUsed, "promotionCode");
}
