/** Limits payment attempts (CHECKOUT-9), against card testing and unwanted mail to strangers. */
import type { PaymentMethod } from "#contract/payments/methods";
import { MESSAGES } from "#contract/messages";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { TooManyRequests } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Caller } from "./draft.mapping";
import { problem, type CheckoutProblem } from "./quote.rules";

/** The purchase, and the payment method. */
interface Payable {
  readonly method: PaymentMethod;
  /** Address for mails about the order. */
  readonly email: string;
  /** Absent before the order is placed. */
  readonly orderId?: string;
  /** Idempotency key of the order to place: a retry under the same key counts once. */
  readonly key?: string;
}

export class PaymentAttempts {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts one attempt.
   * @returns the problem when a limit is reached
   */
  async count(
    { method, email, orderId, key }: Payable,
    { viewer, origin }: Caller,
  ): Promise<CheckoutProblem[]> {
    // Exempts verified own addresses, so strangers cannot use up a customer's limit.
    const isOwnAddress = viewer?.isVerified === true && viewer.username === email;
    const subject = {
      address: origin.ipAddress,
      ...(viewer && { account: viewer.userId }),
      ...(orderId !== undefined && { order: orderId }),
      ...(!isOwnAddress && { recipient: email }),
      ...(key !== undefined && { attempt: key }),
    };
    try {
      await this.limits.limit("payment", subject);
      // Each abandoned page holds stock for a while.
      if (method !== "LEASE" && VENDOR_METHODS[method].token === null)
        await this.limits.limit("page", subject);
      return [];
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return [
        problem("TOO_MANY_TRIES", MESSAGES.checkout.tooManyTries(waitInWords(error.retryAfterSeconds))),
      ];
    }
  }

  /**
   * Counts one preparation, which also calls a gateway.
   * @throws TooManyRequests
   */
  async countPreparation({ origin }: Caller): Promise<void> {
    await this.limits.limit("prepare", { address: origin.ipAddress });
  }
}

export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds > 5_400 ? [Math.ceil(seconds / 3_600), "hour"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
