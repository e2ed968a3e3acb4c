/** What the checkout asks of leases, answered (LEASE-32). */
import type { LeaseOffer } from "#contract/graphql/generated";
import { remainingCents } from "../applications/application.mapping";
import type { ApplicationStore } from "../applications/applications.store";
import type { OfferQuestion, OrderLeasing } from "./leasing.port";
import { offerOf, type OfferingLessor } from "./offer.rules";

export interface LeasingParts {
  readonly applications: Pick<ApplicationStore, "findActive">;
  /** Lessors that are on. */
  readonly offered: readonly OfferingLessor[];
}

export class LeasingService implements OrderLeasing {
  constructor(private readonly parts: LeasingParts) {}

  async offerFor({ userId, totalCents, state }: OfferQuestion): Promise<LeaseOffer> {
    const { applications, offered } = this.parts;
    const active = userId === null ? null : await applications.findActive(userId);
    const approval = active && {
      leaseId: active.id,
      lessor: active.lessor,
      remainingCents: remainingCents(active),
    };
    return offerOf(totalCents, state, approval, offered);
  }
}
