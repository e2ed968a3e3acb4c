/** Leasing, as the checkout uses it. */
import type { LeaseOffer } from "#contract/graphql/generated";

export interface OfferQuestion {
  /** Null = guest, who applies first. */
  readonly userId: string | null;
  readonly totalCents: number;
  /** Decides how a refusal names the tax. */
  readonly isStateTax: boolean;
  /** Two-letter code of the destination state; null while unknown. */
  readonly state: string | null;
}

export interface OrderLeasing {
  /** Whether a total can be leased, and how much of it on the account's approval. */
  offerFor(question: OfferQuestion): Promise<LeaseOffer>;
  /** Advances the lease of an order as far as its lessor's answers allow. */
  advanceOrder(orderId: string): Promise<void>;
}
