import { mergeProduct, type KnownProduct } from "./product-content";
import type { ProductPatch } from "../suppliers/supplier-record";

const mapping = { brandId: null, categoryId: "dishwashers", categoryPath: [] };
const merge = (patch: Omit<ProductPatch, "sku">, known: KnownProduct | null = null) =>
  mergeProduct({ sku: "1", name: "Dishwasher", ...patch }, known, mapping);

function known(patch: Omit<ProductPatch, "sku">, winner: string | null = null): KnownProduct {
  const { content, availableQuantity } = merge(patch);
  return { ...content, winner_markup_id: winner, available_quantity: availableQuantity };
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
      supplier_price_cents: regular,
      regular_price_cents: regular,
      sale_price_cents: sale,
      on_sale: sale !== null,
    });
  });

  it("lets a current price alone put a known product on sale", () => {
    const row = known({ regularPrice: 100 });
    expect(merge({ salePrice: 80 }, row).content).toMatchObject({
      regular_price_cents: 100,
      sale_price_cents: 80,
    });
  });

  it("leaves our price alone once a rule set it", () => {
    const row = { ...known({ regularPrice: 100 }, "rule-1"), regular_price_cents: 150 };
    expect(merge({ regularPrice: 90 }, row).content).toMatchObject({
      supplier_price_cents: 90,
      regular_price_cents: 150,
    });
  });
});

describe("what shoppers see", () => {
  it("is live only with a category, a price and the supplier's word", () => {
    expect(merge({ regularPrice: 1 }).content).toMatchObject({ is_live: true, hidden_reason: null });
    expect(merge({}).content).toMatchObject({ is_live: false, hidden_reason: "NO_PRICE" });
    expect(merge({ regularPrice: 1, active: false }).content.hidden_reason).toBe("INACTIVE");
    const nowhere = mergeProduct({ sku: "1", regularPrice: 1 }, null, { ...mapping, categoryId: null });
    expect(nowhere.content.hidden_reason).toBe("UNMAPPED_CATEGORY");
  });

  it("stays hidden when a partial record does not say the product is active again", () => {
    const row = known({ regularPrice: 1, active: false });
    expect(merge({ description: "New text" }, row).content.hidden_reason).toBe("INACTIVE");
    expect(merge({ active: true }, row).content.hidden_reason).toBeNull();
  });

  it("carries the offers that are true of it", () => {
    const patch = {
      regularPrice: 100,
      salePrice: 80,
      clearance: true,
      freeShipping: true,
      bestSellingRank: 3,
      lowPriceGuarantee: true,
    };
    expect(merge(patch).content.product_labels).toEqual([
      "ON_SALE",
      "CLEARANCE",
      "FREE_SHIPPING",
      "BEST_SELLING",
      "LOW_PRICE_GUARANTEE",
    ]);
    expect(merge({ regularPrice: 100 }).content.product_labels).toEqual([]);
  });

  it.each([
    [{}, 10],
    [{ quantityLimit: 3 }, 3],
    [{ quantityLimit: 50 }, 10],
    [{ onlineAvailability: false }, 0],
    [{ availableQuantity: 42, onlineAvailability: false }, 42],
  ])("has the stock %j tells", (patch, pieces) => {
    expect(merge(patch).availableQuantity).toBe(pieces);
  });
});

describe("merging", () => {
  it("changes nothing when a record says again what is known", () => {
    const patch = {
      regularPrice: 100,
      salePrice: 80,
      manufacturer: "Acme",
      attributes: [{ name: "a", value: "b" }],
    };
    expect(merge(patch, known(patch)).contentHash).toBe(merge(patch).contentHash);
  });

  it("keeps every field a partial record does not speak of", () => {
    const patch = {
      regularPrice: 100,
      description: "Text",
      upc: "012345678901",
      images: [],
      features: ["Quiet"],
      reviewCount: 5,
    };
    expect(merge({}, known(patch)).contentHash).toBe(merge(patch).contentHash);
  });
});
