import {
  coinsToCents,
  dollarsToCents,
  isZero,
  minimumToCents,
  arrivedToCents,
  quotedToCents,
} from "./crypto-cents.rules";

test.each([
  ["49.99", 4999],
  ["0.29", 29],
  ["1.005", 100],
  ["1000000.01", 100_000_001],
  ["2", 200],
  ["15.00000000", 1500],
  [".5", 50],
])("%s dollars are %i cents", (text, cents) => {
  expect(dollarsToCents(text)).toBe(cents);
});

test.each(["", ".", "-1", "1,5", "NaN", "0x10", "1.2.3", "9".repeat(41), "9".repeat(30), "1e99"])(
  "%s is not a dollar amount",
  (text) => {
    expect(dollarsToCents(text)).toBeNull();
  },
);

test("a crypto value is rounded down to the cent, with no floating-point error", () => {
  expect(coinsToCents("0.00225754", "0.00010216")).toBe(2209);
  expect(coinsToCents("15.3", "1.02")).toBe(1500);
  expect(coinsToCents("0.3", "0.1")).toBe(300);
  expect(coinsToCents("2e-7", "0.00001")).toBe(2);
  expect(coinsToCents("1", "0")).toBeNull();
  expect(coinsToCents("one", "1")).toBeNull();
});

test("a minimum in coins is rounded up to the cent", () => {
  expect(minimumToCents("0.0001", "9788.57")).toBe(98);
  expect(minimumToCents("1", "3")).toBe(300);
  expect(minimumToCents("1", "")).toBeNull();
});

test("zero is recognized in any notation", () => {
  expect(["0", "0.00000000", "0e-8"].map(isZero)).toEqual([true, true, true]);
  expect(["0.00000001", "10", "none"].map(isZero)).toEqual([false, false, false]);
});

test("a part of the coins is worth that part of the total, rounded down", () => {
  expect(arrivedToCents(10_000, "0.5", "0.50")).toBe(5_000);
  expect(arrivedToCents(100, "1", "2")).toBe(33);
  expect(arrivedToCents(19_999, "0.00206175", "0")).toBe(19_999);
  expect(arrivedToCents(100, "0", "0")).toBeNull();
  expect(arrivedToCents(100, "", "1")).toBeNull();
});

test("coins quoted for a total are worth their share of it, also above it", () => {
  expect(quotedToCents(10_000, "0.5", "1.00")).toBe(5_000);
  expect(quotedToCents(53_349, "0.00550000", "0.00549991")).toBe(53_349);
  expect(quotedToCents(10_000, "1.1", "1")).toBe(11_000);
  expect(quotedToCents(10_000, "1", "0")).toBeNull();
  expect(quotedToCents(10_000, "1", "?")).toBeNull();
});
