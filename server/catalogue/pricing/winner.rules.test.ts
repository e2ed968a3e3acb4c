/** Which rule sets a price (PRICING-1). */
import fc from "fast-check";
import { RULE_TYPES } from "#contract/pricing/schema";
import type { PriceRule, RuleContent, RuledProduct } from "./pricing.record";
import { createPricer, judgeRules } from "./winner.rules";

const product: RuledProduct = {
  sku: "100",
  supplierId: "acme",
  brandId: "halden",
  categoryId: "televisions",
  supplierPrice: 10_000,
  supplierSalePrice: null,
};

function aRule(id: string, rule: Partial<RuleContent>, supplierId: string | null = null): PriceRule {
  return {
    id,
    supplierId,
    type: "ELECTRONICS",
    rule: {
      ruleType: "CATEGORY",
      product: null,
      categoryId: "televisions",
      minPrice: null,
      maxPrice: null,
      markupType: "FIXED",
      roundingMethod: "EXACT",
      markupValue: 100,
      brands: [],
      ...rule,
    },
  };
}
const halden = [{ id: "halden", name: "Halden" }];
const band = (id: string, minPrice: number | null, maxPrice: number | null) =>
  aRule(id, { ruleType: "PRICE_BAND", categoryId: null, minPrice, maxPrice });
const brand = (id: string) => aRule(id, { ruleType: "BRAND_AND_CATEGORY", brands: halden });
const own = (id: string, sku = "100") =>
  aRule(id, { ruleType: "PRODUCT", categoryId: null, product: { id: sku, sku, name: "TV" } }, "acme");
const winner = (...rules: PriceRule[]) => createPricer(rules)(product).winnerMarkupId;

test("without a rule the supplier's prices apply", () => {
  expect(createPricer([])({ ...product, supplierSalePrice: 9_000 })).toEqual({
    regularPrice: 10_000,
    salePrice: 9_000,
    winnerMarkupId: null,
  });
});

test("one product beats brand and category, which beats category, which beats price band, whatever is newer", () => {
  expect(winner(own("o"), brand("b"))).toBe("o");
  expect(winner(own("other product", "101"), brand("b"))).toBe("b");
  expect(createPricer([own("o")])({ ...product, supplierId: "bolt" }).winnerMarkupId).toBeNull();
  expect(winner(brand("b"), aRule("c", {}), band("p", 0, null))).toBe("b");
  expect(winner(aRule("c", {}), band("p", 0, null))).toBe("c");
  expect(winner(band("p", 0, null))).toBe("p");
});

test("a price band is for its own line only, and a category implies its line", () => {
  const electronics = band("electronics", 0, null);
  const rubber: PriceRule = { ...band("rubber", 0, null), type: "TIRES_AND_WHEELS" };
  const tire = { ...product, categoryId: "tires" };
  expect(winner(electronics, rubber)).toBe("electronics");
  expect(createPricer([rubber, electronics])(tire).winnerMarkupId).toBe("rubber");
  // A legacy rule from before rules had lines.
  expect(createPricer([aRule("tires", { categoryId: "tires" })])(tire).winnerMarkupId).toBe("tires");
});

test("of two equal ones the newer one wins", () => {
  expect(winner(aRule("older", {}), aRule("newer", {}))).toBe("newer");
});

test("a subcategory beats its main category, which covers its products too", () => {
  const main = aRule("main", { categoryId: "tv-home-theater" });
  expect(winner(aRule("sub", {}), main)).toBe("sub");
  expect(winner(main)).toBe("main");
});

test("a category within a price band beats the entire category", () => {
  expect(winner(aRule("banded", { maxPrice: 20_000 }), aRule("whole", {}))).toBe("banded");
});

test("a price band includes both ends, and applies to the supplier's regular price", () => {
  expect(winner(band("p", 10_000, 10_000))).toBe("p");
  expect(winner(band("p", 10_001, null))).toBeNull();
  expect(winner(band("p", null, 9_999))).toBeNull();
  const onSale = { ...product, supplierSalePrice: 5_000 };
  expect(createPricer([band("p", null, 9_999)])(onSale).winnerMarkupId).toBeNull();
});

test("a product without a supplier price has no price", () => {
  expect(createPricer([aRule("c", {})])({ ...product, supplierPrice: null })).toEqual({
    regularPrice: null,
    salePrice: null,
    winnerMarkupId: null,
  });
});

test("every rule reports why it wins or not, the winner first", () => {
  const rules = [
    aRule("older", {}),
    aRule("newer", {}),
    band("band", 0, null),
    band("outside", 20_000, null),
    aRule("elsewhere", { categoryId: "dishwashers" }),
    own("other product", "101"),
    aRule("other brand", { ruleType: "BRAND_AND_CATEGORY", brands: [{ id: "norvik", name: "Norvik" }] }),
    aRule("other supplier", {}, "bolt"),
  ];
  const judged = judgeRules(rules, product).map(({ rule, verdict }) => [rule.id, verdict]);
  expect(judged.slice(0, 3)).toEqual([
    ["newer", "WINS"],
    ["older", "OLDER"],
    ["band", "LESS_SPECIFIC"],
  ]);
  expect(Object.fromEntries(judged)).toMatchObject({
    outside: "OUTSIDE_BAND",
    elsewhere: "OTHER_CATEGORY",
    "other brand": "OTHER_BRAND",
    "other product": "OTHER_PRODUCT",
    "other supplier": "OTHER_SUPPLIER",
  });
});

const CATEGORIES = ["televisions", "tv-home-theater", "dishwashers", "home-appliances"];
const anyRule = fc
  .record({
    ruleType: fc.constantFrom(...RULE_TYPES),
    categoryId: fc.constantFrom(...CATEGORIES),
    minPrice: fc.option(fc.integer({ min: 0, max: 20_000 })),
    markupValue: fc.integer({ min: 0, max: 5_000 }),
    brandId: fc.constantFrom("halden", "norvik"),
    sku: fc.constantFrom("100", "101"),
    supplierId: fc.constantFrom(null, "acme", "bolt"),
  })
  .map(({ brandId, sku, supplierId, ...rule }) =>
    aRule(
      "",
      {
        ...rule,
        categoryId: ["PRODUCT", "PRICE_BAND"].includes(rule.ruleType) ? null : rule.categoryId,
        product: rule.ruleType === "PRODUCT" ? { id: sku, sku, name: sku } : null,
        brands: rule.ruleType === "BRAND_AND_CATEGORY" ? [{ id: brandId, name: brandId }] : [],
      },
      supplierId,
    ),
  );
const anyRules = fc
  .array(anyRule, { maxLength: 12 })
  .map((rules) => rules.map((rule, place) => ({ ...rule, id: String(place) })));
const anyProduct = fc.record({
  sku: fc.constantFrom("100", "101"),
  supplierId: fc.constantFrom("acme", "bolt"),
  brandId: fc.constantFrom("halden", "norvik", null),
  categoryId: fc.constantFrom("televisions", "dishwashers", null),
  supplierPrice: fc.integer({ min: 2, max: 30_000 }),
  supplierSalePrice: fc.option(fc.integer({ min: 1, max: 30_000 })),
});

test("exactly one matching rule wins and sets the price, and other rules change nothing", () => {
  fc.assert(
    fc.property(anyRules, anyProduct, (rules, any) => {
      const sale = any.supplierSalePrice;
      const sold = { ...any, supplierSalePrice: sale !== null && sale < any.supplierPrice ? sale : null };
      const judged = judgeRules(rules, sold);
      const winners = judged.filter(({ verdict }) => verdict === "WINS");
      const prices = createPricer(rules)(sold);
      expect(judged).toHaveLength(rules.length);
      expect(winners.length).toBeLessThanOrEqual(1);
      expect(prices.winnerMarkupId).toBe(winners[0]?.rule.id ?? null);
      const fitting = judged
        .filter(({ verdict }) => ["WINS", "OLDER", "LESS_SPECIFIC"].includes(verdict))
        .map(({ rule }) => rule.id);
      expect(createPricer(rules.filter(({ id }) => fitting.includes(id)))(sold)).toEqual(prices);
      expect(prices.salePrice ?? 0).toBeLessThan(prices.regularPrice ?? 0);
    }),
  );
});
