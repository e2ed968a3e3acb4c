import fc from "fast-check";
import { earlyPurchase, earlyPurchaseOn, paymentsAtCashPrice } from "./early-purchase";
import { DEFAULT_LESSOR, PAYMENT_FREQUENCIES, paymentPlan, type LessorTerms } from "./financing";

const anyLessor: fc.Arbitrary<LessorTerms> = fc.record({
  ...Object.fromEntries(Object.entries(DEFAULT_LESSOR).map(([key, value]) => [key, fc.constant(value)])),
  costFactorBasisPoints: fc.integer({ min: 10_000, max: 30_000 }),
  earlyPurchaseDays: fc.nat(400),
  earlyPurchaseBasisPoints: fc.nat(10_000),
  minimumCartCents: fc.constant(15_00),
  maximumCartCents: fc.constant(10_000_00),
}) as fc.Arbitrary<LessorTerms>;

describe("earlyPurchase", () => {
  it("is the cash price in total for 90 days, then 65 % of the remaining payments", () => {
    const plan = paymentPlan(600_00, "WEEKLY", DEFAULT_LESSOR)!;

    expect(paymentsAtCashPrice(plan, DEFAULT_LESSOR)).toBe(13);
    expect(earlyPurchase(plan, 1, DEFAULT_LESSOR)).toEqual({
      paymentsMade: 1,
      paidCents: 23_07,
      purchaseCents: 576_93,
      remainingCents: 1176_57,
    });
    expect(earlyPurchase(plan, 13, DEFAULT_LESSOR)).toMatchObject({
      paidCents: 299_91,
      purchaseCents: 300_09,
    });
    expect(earlyPurchase(plan, 14, DEFAULT_LESSOR)).toMatchObject({
      remainingCents: 876_66,
      purchaseCents: 569_82,
    });
    expect(earlyPurchase(plan, 52, DEFAULT_LESSOR)).toMatchObject({
      paidCents: 1199_64,
      purchaseCents: 0,
      remainingCents: 0,
    });
  });

  it("counts days, not payments: including the one at signing 7 biweekly payments and 3 monthly ones fit in 90 days", () => {
    expect(paymentsAtCashPrice(paymentPlan(600_00, "BIWEEKLY", DEFAULT_LESSOR)!, DEFAULT_LESSOR)).toBe(7);
    expect(paymentsAtCashPrice(paymentPlan(600_00, "MONTHLY", DEFAULT_LESSOR)!, DEFAULT_LESSOR)).toBe(3);
  });

  it("is at the cash price on the 90th day and not on the 91st, whether or not a payment falls between", () => {
    const monthly = paymentPlan(600_00, "MONTHLY", DEFAULT_LESSOR)!;

    expect(earlyPurchaseOn(monthly, 90, DEFAULT_LESSOR)).toEqual(earlyPurchase(monthly, 3, DEFAULT_LESSOR));
    expect(earlyPurchaseOn(monthly, 91, DEFAULT_LESSOR)).toEqual({
      paymentsMade: 3,
      paidCents: 300_00,
      purchaseCents: 585_00,
      remainingCents: 900_00,
    });
    expect(earlyPurchaseOn(monthly, 4_000, DEFAULT_LESSOR)).toMatchObject({
      paymentsMade: 12,
      purchaseCents: 0,
    });
  });

  it("is never negative or above the remaining payments, for any lessor, and rises at most once", () => {
    const price = fc.integer({ min: 15_00, max: 10_000_00 });
    fc.assert(
      fc.property(price, fc.constantFrom(...PAYMENT_FREQUENCIES), anyLessor, (cash, frequency, lessor) => {
        const plan = paymentPlan(cash, frequency, lessor)!;
        const later = paymentsAtCashPrice(plan, lessor) + 1;
        let before = Math.min(cash, plan.totalCostCents);
        for (let paymentsMade = 1; paymentsMade <= plan.numberOfPayments; paymentsMade += 1) {
          const { paidCents, remainingCents, purchaseCents } = earlyPurchase(plan, paymentsMade, lessor);
          expect(paidCents + remainingCents).toBe(plan.totalCostCents);
          expect(Number.isInteger(purchaseCents)).toBe(true);
          expect(purchaseCents).toBeGreaterThanOrEqual(0);
          expect(purchaseCents).toBeLessThanOrEqual(
            paymentsMade === later ? remainingCents : Math.min(remainingCents, before),
          );
          before = purchaseCents;
        }
        expect(before).toBe(0);
      }),
    );
  });
});
