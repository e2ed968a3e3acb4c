/** How often somebody may try to pay (CHECKOUT-9): against lists of stolen cards, and mails to strangers. */
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Caller } from "./draft.mapping";
import { problem, type CheckoutProblem } from "./quote.rules";

/** What is about to be paid. */
interface Payable {
  /** Who is mailed about it. */
  readonly email: string;
  /** None: the order is yet to be placed. */
  readonly orderId?: string;
}

export class PaymentTries {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one try. @returns what keeps it from being made */
  async count({ email, orderId }: Payable, { viewer, origin }: Caller): Promise<CheckoutProblem[]> {
    // Whoever signed in is mailed at the address they proved to own: strangers cannot use that up for them.
    const isOwnAddress = viewer !== null && viewer.username === email;
    const subject = {
      address: origin.ipAddress,
      ...(viewer && { account: viewer.userId }),
      ...(orderId !== undefined && { order: orderId }),
      ...(!isOwnAddress && { recipient: email }),
    };
    try {
      await this.limits.limit("payment", subject);
      return [];
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      const minutes = Math.ceil(error.retryAfterSeconds / 60);
      return [problem("TOO_MANY_TRIES", MESSAGES.checkout.tooManyTries(minutes))];
    }
  }

  /** Counts one preparation, which asks a gateway too. @throws TooManyRequests */
  async countPreparation({ origin }: Caller): Promise<void> {
    await this.limits.limit("prepare", { address: origin.ipAddress });
  }
}
