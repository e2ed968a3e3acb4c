import { GENERIC } from "../feeds/generic/generic.feed";
import { withoutVariants } from "./shopify-json";

const PRODUCT = {
  id: 1,
  title: "Halden TV",
  handle: "halden-tv",
  body_html: "<p>Bright.</p>",
  vendor: "Halden",
  product_type: "Televisions",
  tags: ["sale"],
  published_at: "2026-01-01T00:00:00Z",
  options: [{ name: "Size", position: 1, values: ["55", "65"] }],
  variants: [
    { id: 2, sku: "H-55", price: "999.00", compare_at_price: "1299.00", option1: "55", available: false },
    { id: 3, sku: "H-65", price: "1499.00", compare_at_price: null, option1: "65", available: true },
  ],
  images: [{ src: "https://img.example.com/1.jpg" }, { src: "https://img.example.com/2.jpg" }],
};
const read = (record: object) => GENERIC.readProduct(withoutVariants(record));

test("a product of products.json is its first variant with all pictures", () => {
  expect(read(PRODUCT)).toMatchObject({
    sku: "H-55",
    name: "Halden TV",
    manufacturer: "Halden",
    active: true,
    regularPrice: 129_900,
    salePrice: 99_900,
    availableQuantity: 0,
    longDescription: "Bright.",
    categoryPath: [{ id: "Televisions" }],
    attributes: [{ name: "Size", value: "55" }],
    images: [{ href: "https://img.example.com/1.jpg" }, { href: "https://img.example.com/2.jpg" }],
  });
});

test("the API's stock, drafts and SKUs match the export's", () => {
  const [first] = PRODUCT.variants;
  const stocked = { ...first, available: undefined, inventory_quantity: 4, inventory_management: "shopify" };
  expect(read({ ...PRODUCT, variants: [{ ...stocked, sku: "" }] })).toMatchObject({
    sku: "halden-tv",
    availableQuantity: 4,
  });
  expect(read({ ...PRODUCT, variants: [{ ...stocked, inventory_policy: "continue" }] })).toMatchObject({
    onlineAvailability: true,
  });
  expect(read({ ...PRODUCT, status: "draft" })).toMatchObject({ active: false });
  expect(read({ ...PRODUCT, published_at: null })).toMatchObject({ active: false });
});

test.each([
  [{ currency: "EUR" }, {}],
  [{}, { price_currency: "EUR" }],
  [{ currency: "USD" }, { currency: "eur" }],
])("another currency of a product (%j) or its variant (%j) is rejected", (own, ofVariant) => {
  const variants = [{ ...PRODUCT.variants[0], ...ofVariant }];
  expect(() => read({ ...PRODUCT, ...own, variants })).toThrow("the prices are in EUR, not in US dollars");
});

test("other records stay unchanged", () => {
  for (const value of [{ sku: 1, handle: "x", variants: [{}] }, { handle: "x", variants: [] }, null, "x"])
    expect(withoutVariants(value)).toBe(value);
});
