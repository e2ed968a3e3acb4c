import type { Product } from "#contract/graphql/generated";
import { NO_TERMS } from "#contract/promotions/kinds/terms";
import { maxPerOrder } from "#contract/cart/cart";
import { quoteOrder, stockProblems, totalProblems } from "./quote.rules";
import type { Promotion } from "./checkout.store";
import { createStateTaxTable } from "./sales-tax/state-table.rules";

const taxes = createStateTaxTable();
const TEXAS = { state: "TX", postalCode: "78701" };

function aProduct(change: Partial<Product> = {}): Product {
  return {
    productId: "tv-1",
    name: "Television",
    regularPrice: 50_000,
    salePrice: null,
    freeShipping: false,
    shippingCost: 1_999,
    availableQuantity: 5,
    quantityLimit: null,
    ...change,
  } as Product;
}
function aPromotion(change: Partial<Promotion> = {}): Promotion {
  return {
    code: "TEST",
    label: "",
    ...NO_TERMS,
    percentOff: 10,
    setSize: null,
    isAutomatic: false,
    combines: false,
    isForSegment: false,
    scope: "ALL",
    scopeIds: [],
    scopeNames: [],
    ...change,
  };
}
const quote = (product: Product, quantity: number, promotion: Promotion | null = null, place = TEXAS) =>
  quoteOrder(
    { lines: [{ product, quantity }], deliveryType: "DELIVERY_SHIPPING", place, promotion, offers: [] },
    taxes,
  );

describe("the total of an order", () => {
  test("is items and shipping of every unit, less the promotion, with tax on the rest", async () => {
    const totals = await quote(aProduct(), 2, aPromotion());
    // 1000.00 less 10%, shipping 39.98 is taxed in Texas: 6.25% of 939.98, rounded down.
    expect(totals).toMatchObject({ subTotalCents: 100_000, discountCents: 10_000, shippingCents: 3_998 });
    expect(totals.taxCents).toBe(5_874);
    expect(totals.totalCents).toBe(100_000 + 3_998 + 5_874 - 10_000);
  });

  test("uses the offer price, and keeps the price without it", async () => {
    const totals = await quote(aProduct({ salePrice: 40_000 }), 1);
    expect(totals).toMatchObject({ subTotalCents: 40_000, originalPriceCents: 50_000 });
  });

  test.each([
    ["is free for a product shipped free", { freeShipping: true }, 0],
    ["free where the supplier gives none", { shippingCost: null }, 0],
    ["for each unit", {}, 3 * 1_999],
  ])("has shipping %s", async (_title, change, cents) => {
    expect((await quote(aProduct(change), 3)).shippingCents).toBe(cents);
  });

  test("has no shipping for a pickup", async () => {
    const lines = [{ product: aProduct(), quantity: 2 }];
    const question = {
      lines,
      deliveryType: "DELIVERY_PICKUP",
      place: TEXAS,
      promotion: null,
      offers: [],
    } as const;
    expect((await quoteOrder(question, taxes)).shippingCents).toBe(0);
  });

  test("has the default tax until the state is known, and none where there is none", async () => {
    const lines = [{ product: aProduct(), quantity: 1 }];
    const question = {
      lines,
      deliveryType: "DELIVERY_SHIPPING",
      place: null,
      promotion: null,
      offers: [],
    } as const;
    expect(await quoteOrder(question, taxes)).toMatchObject({ taxCents: 3_000, isTaxEstimated: true });
    expect((await quote(aProduct(), 1, null, { state: "OR", postalCode: "97209" })).taxCents).toBe(0);
    expect((await quote(aProduct(), 1, null, { state: "CA", postalCode: "90001" })).taxCents).toBe(3_625);
  });

  test("is a whole number of cents at any price", async () => {
    for (const regularPrice of [1, 333, 9_999, 123_457, 99_999_999]) {
      const totals = await quote(aProduct({ regularPrice }), 3, aPromotion({ percentOff: 33 }));
      const parts = [totals.subTotalCents, totals.discountCents, totals.taxCents, totals.totalCents];
      expect(parts.every(Number.isInteger)).toBe(true);
      expect(totals.totalCents).toBe(parts[0]! + totals.shippingCents + parts[2]! - parts[1]!);
    }
  });
});

describe("a promotion", () => {
  test("never exceeds the price of the items", async () => {
    const totals = await quote(aProduct(), 1, aPromotion({ percentOff: null, centsOff: 90_000 }));
    expect(totals.discountCents).toBe(50_000);
  });

  test("applies nothing below its minimum order", async () => {
    const large = aPromotion({ smallestSubTotal: 50_001 });
    expect(await quote(aProduct(), 1, large)).toMatchObject({
      discountCents: 0,
      applied: [],
      codeRefused: "MINIMUM",
    });
  });
});

describe("an order", () => {
  test.each([
    ["the stock is below the quantity", {}, 6, /only 5 left/],
    ["nothing is left", { availableQuantity: 0 }, 1, /sold out/],
    ["the stock is negative", { availableQuantity: -2 }, 1, /sold out/],
    ["one order may hold fewer", { quantityLimit: 2 }, 3, /up to 2\b/],
    ["no order may hold that many", { availableQuantity: 1_000 }, 100, /up to 99\b/],
  ])("is blocked when %s", async (_title, change, quantity, sentence) => {
    const [problem] = stockProblems((await quote(aProduct(change), quantity)).lines);
    expect(problem).toMatchObject({ code: "OUT_OF_STOCK", property: "tv-1" });
    expect(problem?.message).toMatch(sentence);
  });

  test("may take the full stock", async () => {
    expect(stockProblems((await quote(aProduct(), 5)).lines)).toEqual([]);
    expect(maxPerOrder(aProduct({ quantityLimit: 3 }))).toBe(3);
  });

  test("is blocked at a total that cannot be charged", async () => {
    const huge = await quote(aProduct({ regularPrice: 2_000_000_000 }), 90);
    expect(totalProblems(huge)).toMatchObject([{ code: "INVALID_INPUT" }]);
    const free = aProduct({ freeShipping: true });
    const nothing = await quote(free, 1, aPromotion({ percentOff: null, centsOff: 50_000 }));
    expect(totalProblems(nothing)).toMatchObject([{ code: "BELOW_MINIMUM" }]);
  });
});
