/** Leasing, as the checkout uses it. */
import type { LeaseOffer } from "#contract/graphql/generated";

export interface OfferQuestion {
  /** Null: a guest, who applies first. */
  readonly userId: string | null;
  readonly totalCents: number;
  /** How a refusal calls the tax in it. */
  readonly isStateTax: boolean;
  /** Two letters: where the goods go; null while that is not known. */
  readonly state: string | null;
}

export interface OrderLeasing {
  /** Whether a total can be leased, and how much of it on the approval the account has. */
  offerFor(question: OfferQuestion): Promise<LeaseOffer>;
  /** Advances the lease of an order as far as its lessor answers. */
  advanceOrder(orderId: string): Promise<void>;
}
