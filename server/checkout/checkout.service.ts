/**
 * Checks whether an order can be placed, places it once and starts its payment (CHECKOUT-1 to CHECKOUT-8).
 * Expected refusals are returned as errors, not thrown. A repeated request returns the same order.
 */
import type {
  CheckoutInput,
  CheckoutResult,
  PaymentMethod,
  PaymentPreparation,
} from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { OrderPlacing, Placing } from "../orders/placing/placing.port";
import type { Purchase } from "../orders/reading/order.port";
import type { OrderPaying } from "../payments/paying.port";
import { NO_TOKENS } from "../payments/vendors/gateway.port";
import { refusedResult } from "./answer.mapping";
import { promotionsOf, toDraft, toPurchase, type Caller } from "./draft.mapping";
import { readAddresses, readKey, requestText, tokenProblems } from "./input.mapping";
import type { OrderPayment, PaymentChoice } from "./order-payment.service";
import type { PaymentAttempts } from "./payment-attempts.service";
import type { CheckoutQuoter, QuotedCheckout } from "./quoter.service";
import { codeOf, problem, soldOut, type CheckoutProblem } from "./quote.rules";
import { promotionInvalid, tooManyUnpaid } from "./refusals.rules";

export interface CheckoutParts {
  readonly quoter: CheckoutQuoter;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
  readonly attempts: PaymentAttempts;
  readonly payment: OrderPayment;
}

const { checkout: sentences } = MESSAGES;

export class CheckoutService {
  constructor(private readonly parts: CheckoutParts) {}

  /** Places the order of the input and pays it by the method; with an orderId, pays that order again. */
  async checkout(input: CheckoutInput, payment: PaymentChoice, caller: Caller): Promise<CheckoutResult> {
    const unusable = tokenProblems(payment.method, payment.tokens);
    if (unusable.length > 0) return refusedResult(unusable);
    if (input.orderId)
      return this.parts.payment.payAgain(input.orderId, input.orderKey ?? null, payment, caller);
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
    const offer = await this.parts.payment.offerOf(payment, { totalCents, isStateTax, state }, caller);
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
      ? await this.parts.payment.dueOfTheirs(input.orderId, input.orderKey ?? null, caller.viewer)
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
    return this.parts.payment.methodProblems(quote.totalCents, payment);
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
          ? this.parts.payment.resultOf(placed.order.id)
          : this.parts.payment.pay(placed.order, placed.paymentId, payment);
      case "KNOWN":
        return this.parts.payment.payExisting(await this.parts.placing.find(placed.orderId), payment, caller);
      case "CONFLICT":
        return refusedResult([problem("INVALID_INPUT", sentences.keyInUse, "idempotencyKey")]);
      case "PROMOTION_USED_UP":
        return refusedResult([promotionInvalid()]);
      case "HOLDS_ENOUGH":
        return refusedResult([tooManyUnpaid()]);
      case "PROMOTION_USED":
        return refusedResult([await this.parts.payment.whyUsed(quoted && codeOf(quoted.quote), caller)]);
      case "OFFER_OVER":
        return refusedResult([problem("TOTAL_CHANGED", sentences.totalChanged, "expectedTotal")]);
      case "CART_CHANGED":
        return refusedResult([problem("TOTAL_CHANGED", sentences.cartChanged, "items")]);
      case "OUT_OF_STOCK":
        return refusedResult(soldOut(placed.productIds, quoted?.quote.lines ?? []));
    }
  }

  /**
   * Gives the caller who placed the order a key to follow it.
   * @param made issued with the order; null issues a new one
   */
  private async withKey(result: CheckoutResult, made: string | null = null): Promise<CheckoutResult> {
    if (!result.order) return result;
    return { ...result, orderKey: made ?? (await this.parts.placing.issueKey(result.order.id)) };
  }
}
