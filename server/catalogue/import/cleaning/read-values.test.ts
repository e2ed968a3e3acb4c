import { readCost, readFlag, readPrice, readSalePrice, readSku, readUpc, readWhole } from "./read-values";

describe("reading values of any type", () => {
  it.each([
    [19.99, 1999],
    ["19.99", 1999],
    ["$1,299.99", 129_999],
    ["1299.99 USD", 129_999],
    [1_000_000, 100_000_000],
    [0.1 + 0.2, 30],
    [[19.99], 1999],
    [[null, "19.99"], 1999],
    [{ amount: "19.99", currency: "USD" }, 1999],
    [[{ value: 19.99 }], 1999],
    [[], null],
    [null, null],
    ["", null],
    [undefined, undefined],
    ["1299.990", 129_999],
    ["0.990", 99],
    ["1299.9900", 129_999],
    [19.333333, 1933],
  ])("parses the price %p as %p cents", (value, cents) => {
    expect(readPrice(value, "the price")).toBe(cents);
  });

  it.each([
    [-5, "the price is negative"],
    [0, "the price is zero"],
    ["0.001", "the price is zero"],
    [1_000_000.01, "the price is above $1,000,000"],
    [Number.POSITIVE_INFINITY, "the price is above $1,000,000"],
    ["call us", "the price is not a number"],
    ["NaN", "the price is not a number"],
    ["1.299", "the price has three decimals"],
    [1.299, "the price has three decimals"],
    ["$1.299", "the price has three decimals"],
    ["1.299 USD", "the price has three decimals"],
    ["US$ 2.500", "the price has three decimals"],
    [{ amount: "999.990" }, "the price has three decimals"],
    [["12.000"], "the price has three decimals"],
    ["1299.995", "the price has three decimals"],
    [".125", "the price has three decimals"],
    [{}, "the price is not a number"],
    [true, "the price is not a number"],
  ])("rejects the price %p", (value, reason) => {
    expect(() => readPrice(value, "the price")).toThrow(reason);
  });

  it("parses neither a cost nor a count with three decimals that may be thousands", () => {
    expect(["1.299", "$4.500", "4.50"].map(readCost)).toEqual([null, null, 450]);
    expect(readCost({ amount: 9, Currency: "EUR" })).toBeNull();
    expect(["1.299", "5.000", "1,299"].map((count) => readWhole(count, 0))).toEqual([null, 5, 1299]);
    expect(() => readSalePrice("1.099", "the sale price")).toThrow("the sale price has three decimals");
    expect(readSalePrice("0.000", "the sale price")).toBeNull();
  });

  it.each([
    [0, null],
    ["0.00", null],
    [{ amount: 0 }, null],
    [5, 500],
    [undefined, undefined],
  ])("parses the sale price %p as %p cents: zero means no sale", (value, cents) => {
    expect(readSalePrice(value, "the sale price")).toBe(cents);
    expect(() => readSalePrice(-1, "the sale price")).toThrow("the sale price is negative");
  });

  it.each([
    [["1019306"], "1019306"],
    [1019306, "1019306"],
    [" 1019306 ", "1019306"],
    ["9007199254740993123", "9007199254740993123"],
    ["AB-12.3_x", "AB-12.3_x"],
    ["UN55/RU+2", "UN55/RU+2"],
    [null, undefined],
    ["", undefined],
  ])("parses the SKU %p as %p", (value, sku) => {
    expect(readSku(value)).toBe(sku);
  });

  it.each([1e21, -5, 1.5e300, "a b", "x".repeat(65), "../etc", "/etc"])("rejects the SKU %p", (value) => {
    expect(() => readSku(value)).toThrow("the sku is not a valid identifier");
  });

  it.each(["8.64E+11", "1E+12", "8,64E+11"])("rejects the SKU %p, which a spreadsheet shortened", (value) => {
    expect(() => readSku(value)).toThrow("the sku is a number that a spreadsheet shortened");
  });

  it("parses flags and counts in suppliers' words", () => {
    expect(["true", "Yes", 1, "Available"].map(readFlag)).toEqual([true, true, true, true]);
    expect(["false", "N", 0, "NotAvailable"].map(readFlag)).toEqual([false, false, false, false]);
    expect([null, "maybe", {}].map(readFlag)).toEqual([undefined, undefined, undefined]);
    expect(["12", 12.9, "x", -1, 9e15].map((value) => readWhole(value, 0))).toEqual([
      12,
      12,
      null,
      null,
      null,
    ]);
  });

  it("restores a product code's leading zeros lost in a number", () => {
    expect([41333424019, "041333424019", "0041333424019", "none", 12].map(readUpc)).toEqual([
      "041333424019",
      "041333424019",
      "0041333424019",
      null,
      null,
    ]);
  });
});
