import fc from "fast-check";
import { earlyPurchase, earlyPurchaseOn, paymentsAtCashPrice } from "#contract/leases/early-purchase";
import { PAYMENT_FREQUENCIES, paymentPlan } from "#contract/leases/financing";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { plansOf, type LeaseRecord } from "./lease-record";

/** A lease of one item at this price. */
function leaseOf(cents: number): LeaseRecord {
  const line = { sku: "1", name: "Thing", unitPriceCents: cents, ordered: 1, cancelled: 0 };
  return {
    id: "1",
    lessor: "katapult",
    approvalId: "2",
    reference: "1",
    orderId: "EF-1",
    applicant: "Ada B.",
    last4Ssn: "7777",
    state: "APPROVED",
    cart: {
      lines: [{ ...line, delivered: 0, returned: 0 }],
      shippingCents: 0,
      taxCents: 0,
      discountCents: 0,
    },
    limitCents: null,
    approvedAt: null,
    approvedUntil: null,
    signedFor: null,
    signedAt: null,
    boughtOutAt: null,
    confirmedAt: null,
    deliveredOn: null,
    fundedAt: null,
    isSilent: false,
    returnUrl: null,
    cancelUrl: null,
    createdAt: "2026-11-01T00:00:00.000Z",
  };
}

test("every lessor sandbox's agreement matches the shop's figures, to the cent, for any leasable price", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LESSORS), fc.nat(), ({ terms }, number) => {
      const { minimumCartCents, maximumCartCents } = terms;
      const cents = minimumCartCents + (number % (maximumCartCents - minimumCartCents + 1));
      for (const agreed of plansOf(leaseOf(cents), terms, new Date())) {
        const plan = paymentPlan(cents, agreed.frequency, terms)!;
        expect(agreed).toMatchObject(plan);
        // The first payment is due at signing; on that day the rest of the early purchase price buys the
        // item.
        expect(earlyPurchaseOn(plan, 0, terms)).toMatchObject({
          paidCents: agreed.initialPaymentCents,
          purchaseCents: agreed.earlyPurchaseCents - agreed.initialPaymentCents,
        });
        // Within the lessor's early purchase days the total is the cash price; later, a share of the
        // remaining payments is due.
        const made = paymentsAtCashPrice(plan, terms);
        const early = earlyPurchase(plan, made, terms);
        const share = Math.floor(
          (earlyPurchase(plan, made + 1, terms).remainingCents * agreed.earlyPurchaseBasisPoints) / 10_000,
        );
        expect(early.paidCents + early.purchaseCents).toBe(agreed.earlyPurchaseCents);
        expect(earlyPurchase(plan, made + 1, terms).purchaseCents).toBe(share);
      }
      expect(plansOf(leaseOf(cents), terms, new Date()).map(({ frequency }) => frequency)).toEqual(
        PAYMENT_FREQUENCIES,
      );
    }),
    { numRuns: 1_000 },
  );
});
