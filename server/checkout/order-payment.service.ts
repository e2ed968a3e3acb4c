/**
 * Pays orders that are placed: the first payment, another one after a failure, and corrections (CHECKOUT-8, ORDER-43).
 * Expected refusals are returned as errors, not thrown.
 */
import { cryptoMinimumMessage, findCryptoChoice, isCryptoAllowed } from "#contract/payments/crypto";
import type { CheckoutQuote, CheckoutResult, PaymentMethod } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import type { OfferQuestion, OrderLeasing } from "../leases/ledger/leasing.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import type { OrderRecord, PlacedPurchase, Purchase } from "../orders/reading/order.port";
import type { OrderPaying, PaymentAttempt } from "../payments/paying.port";
import type { PaymentTokens } from "../payments/vendors/gateway.port";
import { answerFor, refusedResult, withProblems } from "./answer.mapping";
import { networkOfCaller, type Caller } from "./draft.mapping";
import type { PaymentAttempts } from "./payment-attempts.service";
import {
  closed,
  correctionOver,
  isCorrectionOver,
  promotionInvalid,
  promotionUsed,
  tooManyUnpaid,
} from "./refusals.rules";
import { noSuchOrder, quoteOfPlaced } from "./quote.mapping";
import { problem, type CheckoutProblem } from "./quote.rules";

export interface OrderPaymentParts {
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

export class OrderPayment {
  constructor(private readonly parts: OrderPaymentParts) {}

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

  /** The amount due of an order; null when it does not exist or the caller may not pay it. */
  async dueOfTheirs(...of: Parameters<OrderPayment["findTheirs"]>): Promise<Purchase | null> {
    const order = await this.findTheirs(...of);
    return order && this.parts.placing.purchaseDue(order);
  }

  /** Pays an order of the caller again, or its correction. */
  async payAgain(
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

  /** Why a total cannot be paid by a method; empty if it can. */
  methodProblems(totalCents: number, { method, tokens }: PaymentChoice): CheckoutProblem[] {
    if (!this.parts.placing.methodsFor(totalCents).includes(method)) {
      return [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
    }
    const coin = method === "CRYPTO" ? findCryptoChoice(tokens.cryptoCurrency) : undefined;
    if (!coin || isCryptoAllowed(coin, totalCents)) return [];
    return [problem("BELOW_MINIMUM", cryptoMinimumMessage(coin.label, coin.minimumCents), "currency")];
  }

  /** Handles an existing order: paid, being paid, or payable another way. */
  async payExisting(
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
  async whyUsed(code: string | null | undefined, { viewer }: Caller): Promise<CheckoutProblem> {
    if (!code) return problem("ORDER_NOT_PAYABLE", sentences.offerOver);
    const isTheirs = viewer && (await this.parts.placing.findAccountUse(code, viewer.userId)) === "USED";
    return isTheirs ? promotionUsed() : promotionInvalid();
  }

  async pay(order: PlacedPurchase, paymentId: string, payment: PaymentChoice): Promise<CheckoutResult> {
    if (payment.method === "LEASE") return this.lease(order.id, payment);
    return this.answer(order.id, await this.parts.paying.pay(order, paymentId, payment.tokens));
  }

  /** Without an existing approval, the order waits for its own application. */
  private async lease(orderId: string, { isOnApproval = false }: PaymentChoice): Promise<CheckoutResult> {
    if (isOnApproval) await this.parts.leasing.advanceOrder(orderId);
    return this.resultOf(orderId);
  }

  /** The approval to lease on, and the problems that prevent a lease; empty for other payment methods. */
  async offerOf(
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

  private async findTheirs(
    orderId: string,
    orderKey: string | null,
    viewer: Caller["viewer"],
  ): Promise<OrderRecord | null> {
    const isTheirs = await this.parts.placing.mayAct(orderId, viewer, orderKey, "PAY");
    return isTheirs ? this.parts.placing.find(orderId) : null;
  }

  private problemsOfPlaced(order: OrderRecord, payment: PaymentChoice): CheckoutProblem[] {
    const { totalCents, leasedCents, correctionId } = this.parts.placing.purchaseDue(order);
    if (correctionId !== null && payment.method === "LEASE") {
      return [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
    }
    return this.methodProblems(totalCents - leasedCents, payment);
  }
}
