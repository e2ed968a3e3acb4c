/** The checkout: quotes, placing and paying orders, and the promotions and stores staff manage. */
import type { AuditTrail } from "../audit/audit.port";
import type { CartReading } from "../cart/cart.port";
import type { Feature, Host } from "../feature";
import type { LeaseApplying } from "../leases/applications/applying.port";
import type { OrderLeasing } from "../leases/ledger/leasing.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import type { OrderPaying, PaymentReturns } from "../payments/paying.port";
import { AvailabilityService } from "./availability.service";
import { checkoutResolvers } from "./checkout.resolvers";
import { CheckoutService } from "./checkout.service";
import { createCheckoutStore } from "./checkout.store";
import { createEditPricing } from "./edit-pricing.service";
import { LeaseCheckoutService } from "./lease-checkout.service";
import { leaseCheckoutResolvers } from "./lease-checkout.resolvers";
import { registerOffers } from "./offers/offers.routes";
import { createOfferStore } from "./offers/offers.store";
import { OrderPayment } from "./order-payment.service";
import { PaymentAttempts } from "./payment-attempts.service";
import { CheckoutQuoter, type QuoterParts } from "./quoter.service";
import type { TaxCalculator } from "./sales-tax/sales-tax.port";

type Catalogue = QuoterParts["catalogue"];

export interface CheckoutParts {
  readonly catalogue: Catalogue;
  readonly carts: CartReading;
  readonly placing: OrderPlacing;
  readonly paying: OrderPaying;
  readonly payments: PaymentReturns;
  readonly leasing: OrderLeasing;
  readonly applications: LeaseApplying;
  readonly trail: AuditTrail;
  readonly taxes: TaxCalculator;
}

/** Prices for corrections of orders. */
export function createEditPrices({ db }: Pick<Host, "db">, catalogue: Catalogue, taxes: TaxCalculator) {
  const store = createCheckoutStore(db);
  return {
    pricing: createEditPricing({ catalogue, taxes, store }),
    findStorePlace: store.findPickupPlace,
  };
}

export interface Checkout extends Feature {
  readonly quoter: CheckoutQuoter;
}

export function openCheckout({ db, limits }: Host, parts: CheckoutParts): Checkout {
  const { catalogue, carts, placing, paying, payments, leasing, applications, taxes } = parts;
  const store = createCheckoutStore(db);
  const quoter = new CheckoutQuoter({ catalogue, carts, store, taxes, placing, limits });
  const attempts = new PaymentAttempts(limits);
  const payment = new OrderPayment({ placing, paying, leasing, attempts });
  const checkout = new CheckoutService({ quoter, placing, paying, attempts, payment });
  const leases = new LeaseCheckoutService({ checkout, placing, applications });
  const availability = new AvailabilityService({ catalogue, store });
  return {
    quoter,
    resolvers: [
      checkoutResolvers({ checkout, payment, quoter, availability, leasing, placing, payments }),
      leaseCheckoutResolvers(leases),
    ],
    routes: (rest) => registerOffers(rest, { db, offers: createOfferStore(db), trail: parts.trail }),
  };
}
