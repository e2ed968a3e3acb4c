import { GENERIC } from "./generic.feed";

/** Omits absent fields. */
function read(record: object) {
  return JSON.parse(
    JSON.stringify(GENERIC.readProduct({ id: "TV-1", price: "499.00 USD", ...record })),
  ) as Record<string, unknown>;
}

test("Google Merchant Center fields are read with and without their prefix", () => {
  const fields = {
    title: "Halden 55&quot; TV",
    image_link: "https://img.example.com/1.jpg?a=1,2",
    additional_image_link: "https://img.example.com/2.jpg,https://img.example.com/3.jpg",
    availability: "in_stock",
    google_product_category: "Electronics > Video > Televisions",
    product_type: "Home > LED TVs",
    sale_price: "USD 449",
    brand: "Halden",
    gtin: "0012345678905",
    mpn: "H-55",
    condition: "refurbished",
    shipping: "DE:::20 EUR,US:CA:Ground:15.99 USD",
    product_highlight: ["Bright", "Thin"],
    product_detail: "General:Panel:LED,General:Ratio:16:9",
  };
  const expected = {
    sku: "TV-1",
    name: 'Halden 55" TV',
    regularPrice: 49_900,
    salePrice: 44_900,
    manufacturer: "Halden",
    modelNumber: "H-55",
    upc: "0012345678905",
    condition: "Refurbished",
    onlineAvailability: true,
    shippingCost: 1_599,
    images: [1, 2, 3].map((at) => expect.objectContaining({ href: expect.stringContaining(`/${at}.jpg`) })),
    features: ["Bright", "Thin"],
    attributes: [
      { name: "Panel", value: "LED" },
      { name: "Ratio", value: "16:9" },
    ],
  };
  expect(read(fields)).toMatchObject(expected);
  const prefixed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`g:${name}`, value]));
  expect(read(prefixed)).toMatchObject(expected);
  const camel = Object.entries(fields).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  expect(read(Object.fromEntries(camel) as object)).toMatchObject(expected);
});

test.each([
  ["in stock", true],
  ["In_Stock", true],
  ["https://schema.org/InStock", true],
  ["out of stock", false],
  ["out_of_stock", false],
  ["preorder", false],
  ["backorder", false],
  ["who knows", undefined],
  ["", undefined],
])("the availability %p is read as %p", (availability, expected) => {
  expect(read({ availability }).onlineAvailability).toBe(expected);
});

test.each([
  [{ google_product_category: "404" }, "Televisions"],
  [{ google_product_category: 328 }, "Laptops"],
  [{ google_product_category: "404 - Electronics > Video > Televisions" }, "Televisions"],
  [{ product_type: "TVs &amp; Video &gt; LED TVs" }, "LED TVs"],
  [{ product_type: "Electronics/Televisions" }, "Televisions"],
  [{ category: "Electronics » Televisions" }, "Televisions"],
  [{ category: "TV/DVD Combos" }, "TV/DVD Combos"],
])("the category %p ends in %p", (record, last) => {
  const step = (read(record).categoryPath as { id: string; name: string }[]).at(-1)!;
  expect(step.name || step.id).toBe(last);
});

test.each([
  ["1,299.00 USD", 129_900],
  ["USD 1299", 129_900],
  ["US$1,299.00", 129_900],
  ["1299 $", 129_900],
  ["1299,00 USD", 129_900],
  ["1.299,00", 129_900],
])("the price %p is %p cents", (price, cents) => {
  expect(read({ price }).regularPrice).toBe(cents);
});

test.each([
  [{ price: "199 EUR" }, "the regular price is in EUR, not in US dollars"],
  [{ price: "€199" }, "the regular price is in EUR, not in US dollars"],
  [{ price: "199,00 €" }, "the regular price is in EUR, not in US dollars"],
  [{ price: "gbp 199" }, "the regular price is in GBP, not in US dollars"],
  [{ price: "C$ 199" }, "the regular price is in CAD, not in US dollars"],
  [{ price: { value: 199, currency: "EUR" } }, "the regular price is in EUR, not in US dollars"],
  [{ sale_price: "£99" }, "the sale price is in GBP, not in US dollars"],
  [{ currency: "EUR" }, "the prices are in EUR, not in US dollars"],
  [{ price_currency: "Kroner" }, "the prices are in Kroner, not in US dollars"],
  [{ price: { Value: 199, Currency: "EUR" } }, "the regular price is in EUR, not in US dollars"],
  [{ price: { value: 199, currency_iso: "EUR" } }, "the regular price is in EUR, not in US dollars"],
  [{ price: { iso: "CAD", value: 199 } }, "the regular price is in CAD, not in US dollars"],
  [{ prices: { currency: "EUR", regular: 199 } }, "the prices are in EUR, not in US dollars"],
  [{ ccy: "EUR" }, "the prices are in EUR, not in US dollars"],
  [{ currency: "USD", curr: "gbp" }, "the prices are in GBP, not in US dollars"],
  [{ currency: ["USD", "EUR"] }, "the prices are in EUR, not in US dollars"],
])("another currency is rejected by its name: %p", (record, reason) => {
  expect(() => read(record)).toThrow(reason);
});

test("the currency USD may be anywhere", () => {
  const price = { Value: 9, ccy: "USD" };
  expect(read({ sale_price: price, currency: ["usd", "USD"] }).salePrice).toBe(900);
});
