import type { ItemRecord } from "../reading/order.port";
import { totalsOf, withTax } from "./plan.rules";

const item = (priceCents: number, quantity: number, shippingCents = 0) =>
  ({ priceCents, quantity, shippingCents, originalPriceCents: priceCents + 100 }) as ItemRecord;

const ORDER = { subTotalCents: 10_000, discountCents: 999 };

test("an edit without changes costs the same to the cent", () => {
  const retained = [item(3_000, 2, 500), item(4_000, 1)].map((line) => ({
    item: line,
    quantity: line.quantity,
  }));
  expect(
    withTax(totalsOf(ORDER, retained, []), { taxCents: 700, taxOnShippingCents: 50, isStateTax: true }),
  ).toEqual({
    subTotalCents: 10_000,
    shippingCents: 1_000,
    discountCents: 999,
    originalPriceCents: 10_300,
    taxCents: 700,
    taxOnShippingCents: 50,
    isStateTax: true,
    totalCents: 10_701,
  });
});

test("the discount keeps its share of the items, rounded down, and goes with them", () => {
  const half = [{ item: item(3_333, 2), quantity: 1 }];
  expect(totalsOf(ORDER, half, []).discountCents).toBe(Math.floor((999 * 3_333) / 10_000));
  expect(totalsOf(ORDER, [{ item: item(3_333, 2), quantity: 0 }], []).discountCents).toBe(0);
  expect(totalsOf({ subTotalCents: 0, discountCents: 0 }, half, []).discountCents).toBe(0);
});
