import { earlyPurchase } from "./early-purchase";
import {
  DEFAULT_LESSOR,
  PAYMENT_FREQUENCIES,
  missingForLease,
  paymentPlan,
  type LessorTerms,
} from "./financing";

const lessor: LessorTerms = {
  ...DEFAULT_LESSOR,
  costFactorBasisPoints: 18_500,
  minimumCartCents: 1,
  maximumCartCents: 10_000_00,
};

/** The default terms of all lessors, plus a factor and payment counts that never divide evenly. */
const LESSORS_OF_ALL_KINDS = [
  DEFAULT_LESSOR,
  { ...lessor, costFactorBasisPoints: 19_999, payments: { WEEKLY: 78, BIWEEKLY: 37, MONTHLY: 11 } },
].map((terms: LessorTerms) => ({ ...terms, minimumCartCents: 1, maximumCartCents: 10_000_00 }));

describe("paymentPlan", () => {
  it("has amount, payment, number of payments and total cost of one plan together", () => {
    expect(paymentPlan(600_00, "WEEKLY", DEFAULT_LESSOR)).toEqual({
      frequency: "WEEKLY",
      leasedCents: 600_00,
      paymentCents: 23_07,
      numberOfPayments: 52,
      totalCostCents: 1199_64,
      costOfLeaseCents: 599_64,
    });
  });

  it.each(PAYMENT_FREQUENCIES)(
    "makes the total exactly the sum of its %s payments, for every cent from $15 to $10,000, with any lessor's terms",
    (frequency) => {
      const wrong: unknown[] = [];
      for (const terms of LESSORS_OF_ALL_KINDS) {
        let before = 0;
        for (let cash = 15_00; cash <= 10_000_00; cash += 1) {
          const plan = paymentPlan(cash, frequency, terms)!;
          const isSum = plan.totalCostCents === plan.paymentCents * terms.payments[frequency];
          const isDifference = plan.costOfLeaseCents === plan.totalCostCents - cash;
          const isWhole = Number.isInteger(plan.paymentCents) && plan.paymentCents >= before;
          const isEarly =
            earlyPurchase(plan, 0, terms).purchaseCents === Math.min(cash, plan.totalCostCents) &&
            earlyPurchase(plan, plan.numberOfPayments, terms).purchaseCents === 0;
          if (!isSum || !isDifference || !isWhole || !isEarly) wrong.push(plan);
          before = plan.paymentCents;
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(PAYMENT_FREQUENCIES)("never exceeds the lessor's factor, %s", (frequency) => {
    for (let cash = 1; cash <= 5000_00; cash += 7_919) {
      const { totalCostCents, numberOfPayments } = paymentPlan(cash, frequency, lessor)!;
      const exact = (cash * lessor.costFactorBasisPoints) / 10_000;
      expect(totalCostCents).toBeLessThanOrEqual(exact);
      expect(exact - totalCostCents).toBeLessThan(numberOfPayments);
    }
  });

  it("has 26 biweekly payments and 12 monthly ones", () => {
    expect(paymentPlan(600_00, "BIWEEKLY", DEFAULT_LESSOR)).toMatchObject({
      numberOfPayments: 26,
      paymentCents: 46_15,
    });
    expect(paymentPlan(600_00, "MONTHLY", DEFAULT_LESSOR)).toMatchObject({
      numberOfPayments: 12,
      paymentCents: 100_00,
    });
  });

  it("has no plan below the smallest cart and gives the missing amount, to the cent", () => {
    expect(paymentPlan(299_99, "WEEKLY", DEFAULT_LESSOR)).toBeNull();
    expect(missingForLease(299_99, DEFAULT_LESSOR)).toBe(1);
    expect(missingForLease(42_99, DEFAULT_LESSOR)).toBe(257_01);
    expect(paymentPlan(300_00, "WEEKLY", DEFAULT_LESSOR)).not.toBeNull();
    expect(missingForLease(300_00, DEFAULT_LESSOR)).toBe(0);
  });

  it("has no plan at zero or above the lessor's largest cart", () => {
    expect(paymentPlan(0, "WEEKLY", DEFAULT_LESSOR)).toBeNull();
    expect(paymentPlan(-100, "WEEKLY", DEFAULT_LESSOR)).toBeNull();
    expect(paymentPlan(5000_00, "WEEKLY", DEFAULT_LESSOR)).not.toBeNull();
    expect(paymentPlan(5000_01, "WEEKLY", DEFAULT_LESSOR)).toBeNull();
  });
});
