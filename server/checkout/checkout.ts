/** Wires the checkout: what app.ts hands to GraphQL and to orders. */
import type { Resolvers } from "#contract/graphql/generated";
import type { CartReading } from "../cart/cart.port";
import type { Db } from "../db/client";
import type { RequestContext } from "../http/graphql/graphql";
import type { RateLimits } from "../http/rate-limits";
import type { LeaseApplying } from "../leases/applications/applying.port";
import type { OrderLeasing } from "../leases/ledger/leasing.port";
import type { EditPricing } from "../orders/editing/editing.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import type { OrderPaying } from "../payments/paying.port";
import { AvailabilityService } from "./availability.service";
import { checkoutResolvers } from "./checkout.resolvers";
import { CheckoutService } from "./checkout.service";
import { createCheckoutStore, type CheckoutStore } from "./checkout.store";
import { createEditPricing } from "./edit-pricing.service";
import { LeaseCheckoutService } from "./lease-checkout.service";
import { leaseCheckoutResolvers } from "./lease-checkout.resolvers";
import { PaymentTries } from "./payment-tries.service";
import { CheckoutQuoter, type QuoterParts } from "./quoter.service";
import { createStateTaxTable } from "./sales-tax.rules";

export interface CheckoutWiring {
  readonly db: Db;
  readonly catalogue: QuoterParts["catalogue"];
  readonly carts: CartReading;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
  readonly leasing: OrderLeasing;
  readonly applications: LeaseApplying;
  readonly limits: RateLimits;
}

export interface Checkout {
  readonly service: CheckoutService;
  /** For orders that staff take by telephone. */
  readonly quoter: CheckoutQuoter;
  /** For orders that are edited. */
  readonly edits: {
    readonly pricing: EditPricing;
    readonly findStorePlace: CheckoutStore["findPickupPlace"];
  };
  readonly resolvers: readonly Resolvers<RequestContext>[];
}

export function createCheckout(parts: CheckoutWiring): Checkout {
  const { db, catalogue, carts, placing, paying, leasing, applications, limits } = parts;
  const store = createCheckoutStore(db);
  const taxes = createStateTaxTable();
  const quoter = new CheckoutQuoter({ catalogue, carts, store, taxes, placing });
  const service = new CheckoutService({ quoter, placing, paying, leasing, tries: new PaymentTries(limits) });
  const leases = new LeaseCheckoutService({ checkout: service, placing, applications });
  const availability = new AvailabilityService({ catalogue, store });
  const { methodsFor } = placing;
  return {
    service,
    quoter,
    edits: {
      pricing: createEditPricing({ catalogue, taxes }),
      findStorePlace: (id) => store.findPickupPlace(id),
    },
    resolvers: [
      checkoutResolvers({ checkout: service, quoter, availability, leasing, methodsFor }),
      leaseCheckoutResolvers(leases),
    ],
  };
}
