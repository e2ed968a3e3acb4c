import { DEFAULT_LESSOR, PAYMENT_FREQUENCIES, paymentPlan, type LessorTerms } from "./financing";

const lessor: LessorTerms = { ...DEFAULT_LESSOR, costFactorBasisPoints: 18_500 };

describe("paymentPlan", () => {
  it("shows cash price, payment, number of payments and total cost of one plan together", () => {
    expect(paymentPlan(600_00, "WEEKLY")).toEqual({
      frequency: "WEEKLY",
      cashPriceCents: 600_00,
      paymentCents: 23_07,
      numberOfPayments: 52,
      totalCostCents: 1199_64,
      costOfLeaseCents: 599_64,
      isBelowMinimumCart: false,
    });
  });

  it.each(PAYMENT_FREQUENCIES)("makes the total exactly the sum of its %s payments", (frequency) => {
    for (const cash of [15_00, 333_33, 1299_99, 4999_99]) {
      const plan = paymentPlan(cash, frequency, lessor)!;
      expect(plan.totalCostCents).toBe(plan.paymentCents * plan.numberOfPayments);
      expect(plan.costOfLeaseCents).toBe(plan.totalCostCents - cash);
    }
  });

  it.each(PAYMENT_FREQUENCIES)("never asks for more than the lessor's factor, %s", (frequency) => {
    for (let cash = 1; cash <= 5000_00; cash += 7_919) {
      const { totalCostCents, numberOfPayments } = paymentPlan(cash, frequency, lessor)!;
      const exact = (cash * lessor.costFactorBasisPoints) / 10_000;
      expect(totalCostCents).toBeLessThanOrEqual(exact);
      expect(exact - totalCostCents).toBeLessThan(numberOfPayments);
    }
  });

  it("divides over 26 payments every two weeks and 12 monthly ones", () => {
    expect(paymentPlan(600_00, "BIWEEKLY")).toMatchObject({ numberOfPayments: 26, paymentCents: 46_15 });
    expect(paymentPlan(600_00, "MONTHLY")).toMatchObject({ numberOfPayments: 12, paymentCents: 100_00 });
  });

  it("marks a price below the smallest cart, and only that", () => {
    expect(paymentPlan(299_99, "WEEKLY")?.isBelowMinimumCart).toBe(true);
    expect(paymentPlan(300_00, "WEEKLY")?.isBelowMinimumCart).toBe(false);
  });

  it("offers no plan at no price or above the lessor's largest cart", () => {
    expect(paymentPlan(0, "WEEKLY")).toBeNull();
    expect(paymentPlan(-100, "WEEKLY")).toBeNull();
    expect(paymentPlan(5000_00, "WEEKLY")).not.toBeNull();
    expect(paymentPlan(5000_01, "WEEKLY")).toBeNull();
  });
});
