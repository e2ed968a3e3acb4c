import { BEST_BUY } from "../best-buy/best-buy.feed";
import { isCategoryRecord, readCategories } from "./read-category";
import { readProduct } from "./read-product";

/** Omits absent fields. */
function read(record: unknown) {
  return JSON.parse(JSON.stringify(BEST_BUY.readProduct(record))) as Record<string, unknown>;
}

describe("supplier shapes", () => {
  it("reads the open-data shape", () => {
    const record = {
      sku: 43900,
      name: "Duracell - AAA Batteries (4-Pack)",
      price: 5.49,
      upc: "041333424019",
      category: [{ id: "pcmcat1", name: "Housewares" }],
      shipping: "",
      description: "AAA size; 4-pack",
      manufacturer: "Duracell®",
      model: "MN2400B4Z",
      image: "43900_sa.jpg",
    };
    expect(read(record)).toMatchObject({
      sku: "43900",
      regularPrice: 549,
      shippingCost: null,
      freeShipping: false,
      manufacturer: "Duracell",
      modelNumber: "MN2400B4Z",
      categoryPath: [{ id: "pcmcat1", name: "Housewares" }],
      images: [
        { href: "https://img.bbystatic.com/BestBuy_US/images/products/4390/43900_sa.jpg", primary: true },
      ],
    });
  });

  it("reads the nested answers of recommendation calls", () => {
    const record = {
      sku: "1019306",
      names: { title: "Apple - Adapter" },
      prices: { regular: 77.99, current: 61.99 },
      customerReviews: { averageScore: 4.6, count: 3855 },
      descriptions: { short: "Apple&#174;" },
      images: { standard: "https://img.example.com/1.jpg" },
    };
    expect(read(record)).toMatchObject({
      name: "Apple - Adapter",
      regularPrice: 7799,
      salePrice: 6199,
      customerReviewAverage: 4.6,
      customerReviewCount: 3855,
      description: "Apple®",
      images: [{ rel: "standard", href: "https://img.example.com/1.jpg", primary: true }],
    });
  });

  it("reads the API shape with its lists", () => {
    const record = {
      sku: 1,
      name: "TV",
      details: [
        { name: "Size", value: '55"', values: [] },
        { name: "Smart", value: true },
        null,
        { name: "", value: "x" },
      ],
      features: [{ feature: "<b>Bright</b>" }, "Quiet", null],
      includedItemList: [{ includedItem: "Remote" }],
      color: "Black",
      warrantyParts: "Not Available",
      shipping: [{ ground: 5.99 }],
    };
    expect(read(record)).toMatchObject({
      attributes: [
        { name: "Size", value: '55"' },
        { name: "Smart", value: "Yes" },
        { name: "Color", value: "Black" },
      ],
      features: ["Bright", "Quiet"],
      includedItems: ["Remote"],
      shippingCost: 599,
    });
  });

  it("omits what a partial record omits", () => {
    expect(read({ sku: 1, name: "Fat Princess" })).toEqual({ sku: "1", name: "Fat Princess" });
  });

  it("accepts fields that change their type", () => {
    const strange = {
      sku: "7",
      name: ["A", "B"],
      manufacturer: { name: "Acme" },
      customerReviewCount: "12",
      active: "false",
    };
    expect(
      read({ ...strange, images: "https://x.test/a.jpg", categoryPath: "abcat01", features: "one; two" }),
    ).toMatchObject({
      name: "A; B",
      manufacturer: "Acme",
      customerReviewCount: 12,
      active: false,
      images: [{ href: "https://x.test/a.jpg" }],
      categoryPath: [{ id: "abcat01", name: "" }],
      features: ["one", "two"],
    });
  });

  it("accepts values in lists, amounts in objects and a sale price of zero", () => {
    const base = {
      sku: ["7"],
      name: ["TV"],
      manufacturer: ["Acme"],
      upc: ["041333424019"],
      active: ["false"],
    };
    const wrapped = { regularPrice: { amount: 499.99, currency: "USD" }, salePrice: 0 };
    expect(
      read({ ...base, ...wrapped, customerReviewCount: ["12"], categories: ["TVs > LED TVs", "Deals"] }),
    ).toMatchObject({
      sku: "7",
      name: "TV",
      manufacturer: "Acme",
      upc: "041333424019",
      active: false,
      regularPrice: 49999,
      salePrice: null,
      customerReviewCount: 12,
      categoryPath: [{ id: "TVs" }, { name: "LED TVs" }],
    });
    expect(read({ sku: 8, price: { amount: "12.50" } }).regularPrice).toBe(1250);
    expect(read({ sku: 8, price: null })).toMatchObject({ regularPrice: null });
    expect(read({ sku: 9, prices: [{ regular: [20], current: { value: 15 } }] })).toMatchObject({
      regularPrice: 2000,
      salePrice: 1500,
    });
  });

  it("reads the pictures of every view", () => {
    const views = {
      image: "https://x.test/1.jpg",
      accessoriesImage: "https://x.test/2.jpg",
      remoteControlImage: "https://x.test/3.jpg",
    };
    expect((read({ sku: 1, ...views }).images as { rel: string }[]).map(({ rel }) => rel)).toEqual([
      "Front_Standard",
      "Remote_Control",
      "Accessories",
    ]);
  });

  it("prefers an HTML description, so that words do not run together", () => {
    const stuck = { shortDescription: "Quiet.Clean.", longDescription: "Third rackLow noise" };
    const html = {
      shortDescriptionHtml: "<p>Quiet.</p><p>Clean.</p>",
      longDescriptionHtml: "Third rack<br>Low noise",
    };
    expect(read({ sku: 1, ...stuck })).toMatchObject({
      description: "Quiet.Clean.",
      longDescription: "Third rackLow noise",
    });
    expect(read({ sku: 1, ...stuck, ...html })).toMatchObject({
      description: "Quiet. Clean.",
      longDescription: "Third rack\nLow noise",
    });
  });

  it("uses a plain description as the short one, or as the long one next to a short one", () => {
    expect(read({ sku: 1, description: "Quiet." })).toEqual({ sku: "1", description: "Quiet." });
    expect(read({ sku: 1, description: "All about it.", shortDescription: "Quiet." })).toMatchObject({
      description: "Quiet.",
      longDescription: "All about it.",
    });
    expect(read({ sku: 1, description: "Quiet.", longDescription: "All about it." })).toMatchObject({
      description: "Quiet.",
      longDescription: "All about it.",
    });
  });

  it("omits invalid picture addresses", () => {
    const images = [{ href: "javascript:alert(1)" }, { href: "data:x" }, null, "//cdn.test/a.png"];
    expect(read({ sku: "x1", images }).images).toEqual([
      expect.objectContaining({ href: "https://cdn.test/a.png" }),
    ]);
  });

  it.each([
    [{ name: "x" }, "no sku"],
    [{ sku: null, name: "x" }, "no sku"],
    [{ sku: 1, regularPrice: "free" }, "the regular price is not a number"],
    [{ sku: 1, salePrice: -2 }, "the sale price is negative"],
    [{ sku: 1, name: "#NAME?" }, "the name is an error value of a spreadsheet"],
    [{ sku: 1, title: " #N/A" }, "the name is an error value of a spreadsheet"],
    [[1], "this is not a JSON object"],
    ["x", "this is not a JSON object"],
  ])("rejects %j", (record, reason) => {
    expect(() => readProduct(record)).toThrow(reason);
  });
});

describe("supplier categories", () => {
  it("are distinguished from products by their shape", () => {
    expect(isCategoryRecord({ id: "a", name: "A", path: [] })).toBe(true);
    expect(isCategoryRecord({ id: 1, name: "Store", zip: "1" })).toBe(false);
    expect(isCategoryRecord({ sku: 1, id: "a", name: "A", path: [] })).toBe(false);
    expect(isCategoryRecord({ SKU: 1, id: "a", name: "A", path: [] })).toBe(false);
    expect(isCategoryRecord({ id: "a", name: "A", price: 9, path: [] })).toBe(false);
  });

  it("include the children they name", () => {
    const record = {
      id: "b",
      name: "B",
      path: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
      subCategories: [{ id: "c", name: "C" }],
    };
    expect(readCategories(record).map((category) => category.path.map((step) => step.id).join(">"))).toEqual([
      "a>b",
      "a>b>c",
    ]);
  });

  it("need a name", () => {
    expect(() => readCategories({ id: "x", name: null, path: [] })).toThrow("the category has no name");
  });
});
