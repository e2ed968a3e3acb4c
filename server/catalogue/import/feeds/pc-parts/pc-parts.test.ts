import { PC_PARTS } from "./pc-parts.feed";

const monitor = {
  _file: "monitor",
  name: "Eizo FlexScan EV2740X",
  price: 1231,
  screen_size: 27,
  resolution: [3840, 2160],
  panel_type: "IPS",
};

it("builds a SKU from everything but the price, so that a cheaper part stays the same product", () => {
  const { sku } = PC_PARTS.readProduct(monitor);
  expect(sku).toMatch(/^monitor-[0-9a-f]{12}$/);
  expect(PC_PARTS.skuOf(monitor)).toBe(sku);
  expect(PC_PARTS.skuOf({ ...monitor, price: 999 })).toBe(sku);
  expect(PC_PARTS.skuOf({ ...monitor, panel_type: "VA" })).not.toBe(sku);
});

it("reads a part's features with their units, and its kind as its category", () => {
  expect(PC_PARTS.readProduct(monitor)).toMatchObject({
    name: "Eizo FlexScan EV2740X",
    regularPrice: 1231_00,
    categoryPath: [{ id: "monitor", name: "" }],
    attributes: [
      { name: "Screen Size", value: "27 inches" },
      { name: "Resolution", value: "3840 x 2160" },
      { name: "Panel Type", value: "IPS" },
    ],
  });
});

it("rejects records that are not parts", () => {
  expect(PC_PARTS.skuOf({ name: "x" })).toBeUndefined();
  expect(() => PC_PARTS.readProduct({ name: "x" })).toThrow("the type or name is missing");
});
