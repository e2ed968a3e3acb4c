import { mergeProduct, type KnownProduct } from "./product-content";
import { createPricer } from "../../pricing/winner.rules";
import type { FeedProduct } from "../feeds/feed-record";

const mapping = {
  supplierId: "acme",
  brandId: null,
  categoryId: "dishwashers",
  categoryPath: [],
  isHiddenByStaff: false,
};
const withoutRules = createPricer([]);
const tenPercent = createPricer([
  {
    id: "rule-1",
    supplierId: null,
    type: "ELECTRONICS",
    rule: {
      ruleType: "CATEGORY",
      product: null,
      categoryId: "home-appliances",
      minPrice: null,
      maxPrice: null,
      markupType: "PERCENTAGE",
      roundingMethod: "UP_TO_99",
      markupValue: 1_000,
      brands: [],
    },
  },
]);
const merge = (patch: Omit<FeedProduct, "sku">, known: KnownProduct | null = null, priceOf = withoutRules) =>
  mergeProduct({ sku: "1", name: "Dishwasher", ...patch }, known, mapping, priceOf);

function known(patch: Omit<FeedProduct, "sku">): KnownProduct {
  const { content, availableQuantity } = merge(patch);
  return { ...content, availableQuantity };
}

describe("prices", () => {
  it.each([
    [{ regularPrice: 100, salePrice: 80 }, 100, 80],
    [{ regularPrice: 100, salePrice: 100 }, 100, null],
    [{ regularPrice: 100, salePrice: 120 }, 100, null],
    [{ salePrice: 80 }, 80, null],
    [{ regularPrice: null, salePrice: null }, null, null],
  ])("of %j are %p and %p", (patch, regular, sale) => {
    expect(merge(patch).content).toMatchObject({
      supplierPrice: regular,
      regularPrice: regular,
      salePrice: sale,
      onSale: sale !== null,
    });
  });

  it("put a known product on sale with a current price alone", () => {
    const row = known({ regularPrice: 100 });
    expect(merge({ salePrice: 80 }, row).content).toMatchObject({
      regularPrice: 100,
      salePrice: 80,
    });
  });

  it("are set by the product's rule, from the supplier's current values", () => {
    const row = { ...known({ regularPrice: 10_000 }), regularPrice: 15_000 };
    expect(merge({ regularPrice: 9_000, salePrice: 8_000 }, row, tenPercent)).toMatchObject({
      winnerMarkupId: "rule-1",
      content: {
        supplierPrice: 9_000,
        supplierSalePrice: 8_000,
        regularPrice: 9_999,
        salePrice: 8_899,
        onSale: true,
        productLabels: ["ON_SALE"],
      },
    });
  });

  it("have no sale when the rule rounds both to the same", () => {
    const merged = merge({ regularPrice: 9_050, salePrice: 9_010 }, null, tenPercent);
    expect(merged.content).toMatchObject({ regularPrice: 9_999, salePrice: null, onSale: false });
    expect(merged.content.productLabels).toEqual([]);
  });

  it("change with a rule without a change by the supplier", () => {
    const patch = { regularPrice: 10_000, salePrice: 9_000 };
    expect(merge(patch, null, tenPercent).contentHash).toBe(merge(patch).contentHash);
  });
});

describe("visible data", () => {
  it("is live only with a category, a price and the supplier's active flag", () => {
    expect(merge({ regularPrice: 1 }).content).toMatchObject({ isLive: true, hiddenReason: null });
    expect(merge({}).content).toMatchObject({ isLive: false, hiddenReason: "NO_PRICE" });
    expect(merge({ regularPrice: 1, active: false }).content.hiddenReason).toBe("INACTIVE");
    const nowhere = mergeProduct(
      { sku: "1", regularPrice: 1 },
      null,
      { ...mapping, categoryId: null },
      withoutRules,
    );
    expect(nowhere.content.hiddenReason).toBe("UNMAPPED_CATEGORY");
  });

  it("stays hidden when a partial record does not reactivate the product", () => {
    const row = known({ regularPrice: 1, active: false });
    expect(merge({ description: "New text" }, row).content.hiddenReason).toBe("INACTIVE");
    expect(merge({ active: true }, row).content.hiddenReason).toBeNull();
  });

  it("stays hidden by staff, whatever the supplier sends, with the hash of the supplier's data", () => {
    const hidden = { ...mapping, isHiddenByStaff: true };
    const mergeHidden = (patch: Omit<FeedProduct, "sku">) =>
      mergeProduct({ sku: "1", name: "Dishwasher", ...patch }, null, hidden, withoutRules);
    const merged = mergeHidden({ regularPrice: 1, active: true });
    expect(merged.content).toMatchObject({ isLive: false, hiddenReason: "HIDDEN_BY_STAFF" });
    expect(merged.contentHash).toBe(merge({ regularPrice: 1, active: true }).contentHash);
    expect(mergeHidden({ regularPrice: 1, active: false }).content.hiddenReason).toBe("INACTIVE");
  });

  it("has the offers that apply to it", () => {
    const patch = {
      regularPrice: 100,
      salePrice: 80,
      clearance: true,
      freeShipping: true,
      bestSellingRank: 3,
      lowPriceGuarantee: true,
    };
    expect(merge(patch).content.productLabels).toEqual([
      "ON_SALE",
      "CLEARANCE",
      "FREE_SHIPPING",
      "BEST_SELLING",
      "LOW_PRICE_GUARANTEE",
    ]);
    expect(merge({ regularPrice: 100 }).content.productLabels).toEqual([]);
  });

  it.each([
    [{}, 10],
    [{ quantityLimit: 3 }, 3],
    [{ quantityLimit: 50 }, 10],
    [{ onlineAvailability: false }, 0],
    [{ availableQuantity: 42, onlineAvailability: false }, 42],
  ])("has the stock from %j", (patch, pieces) => {
    expect(merge(patch).availableQuantity).toBe(pieces);
  });
});

describe("merging", () => {
  it("changes nothing for a repeated record", () => {
    const patch = {
      regularPrice: 100,
      salePrice: 80,
      manufacturer: "Acme",
      attributes: [{ name: "a", value: "b" }],
    };
    expect(merge(patch, known(patch)).contentHash).toBe(merge(patch).contentHash);
  });

  it("keeps every field that a partial record omits", () => {
    const patch = {
      regularPrice: 100,
      description: "Text",
      upc: "012345678901",
      images: [],
      features: ["Quiet"],
      customerReviewCount: 5,
    };
    expect(merge({}, known(patch)).contentHash).toBe(merge(patch).contentHash);
  });
});
