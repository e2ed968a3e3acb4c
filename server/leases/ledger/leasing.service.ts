/** Leasing an order from the checkout (LEASE-32). */
import type { LeaseOffer } from "#contract/graphql/generated";
import { remainingCents } from "../applications/application.mapping";
import type { ApplicationStore } from "../applications/applications.store";
import type { Cascade } from "../applications/cascade.service";
import type { LeaseProgress } from "./lease-progress.service";
import type { LeaseStore } from "./leases.store";
import type { OfferQuestion, OrderLeasing } from "./leasing.port";
import { offerOf, type OfferingLessor } from "./offer.rules";

export interface LeasingParts {
  readonly applications: Pick<ApplicationStore, "findActive">;
  readonly leases: LeaseStore;
  readonly progress: LeaseProgress;
  readonly cascade: Cascade;
  /** Enabled lessors. */
  readonly offered: readonly OfferingLessor[];
}

export class LeasingService implements OrderLeasing {
  constructor(private readonly parts: LeasingParts) {}

  async offerFor({ userId, totalCents, isStateTax, state }: OfferQuestion): Promise<LeaseOffer> {
    const { applications, offered } = this.parts;
    const active = userId === null ? null : await applications.findActive(userId);
    const approval = active && {
      leaseId: active.id,
      lessor: active.lessor,
      remainingCents: remainingCents(active),
    };
    return offerOf(totalCents, state, approval, offered, { isStateTax });
  }

  async advanceOrder(orderId: string): Promise<void> {
    const { leases, progress, cascade } = this.parts;
    for (const id of await leases.listOpenOf({ orderId })) {
      await progress.advance(id);
      const lease = await leases.find(id);
      // The lessor's decision then advances the lease.
      if (lease?.state === "WAITING" && lease.applicationId) await cascade.advance(lease.applicationId);
    }
  }
}
