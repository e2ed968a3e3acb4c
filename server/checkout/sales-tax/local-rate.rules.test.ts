import { readRate, taxAt } from "./local-rate.rules";

test.each([
  ["0.0975", 975_000],
  ["0.0", 0],
  ["0", 0],
  ["0.084875", 848_750],
  ["0.1234567", 1_234_567],
  ["0.08250000000", 825_000],
  ["0.25", 2_500_000],
])("%s is a rate of %i ten-millionths", (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

test.each([
  ["more than any place has", "0.2500001"],
  ["a percentage", "9.75"],
  ["more than the amount", "1.2"],
  ["negative", "-0.05"],
  ["finer than it can be kept", "0.08250001"],
  ["a fraction that was rounded", "0.08249999999999999"],
  ["a power", "8e-2"],
  ["with a sign", "+0.05"],
  ["of other digits", "0.٠٥"],
  ["without its zero", ".05"],
  ["without decimals after its point", "0."],
  ["with a space", " 0.05"],
  ["empty", ""],
  ["a word", "NaN"],
  ["very long", `0.0${"0".repeat(100)}`],
  ["huge", "9".repeat(20)],
  ["a number, which was rounded when it was read", 0.0975],
  ["nothing", null],
  ["missing", undefined],
  ["a list", ["0.05"]],
])("no rate: %s", (_what, value) => {
  expect(readRate(value)).toBeNull();
});

test.each([
  ["rounded down to the cent", 975_000, false, 19_999, 4_999, 1_949, 0],
  ["the shipping taxed with the goods", 825_000, true, 3_199, 1_999, 428, 165],
  ["of nothing", 825_000, true, 0, 0, 0, 0],
  ["without a tax", 0, true, 19_999, 4_999, 0, 0],
  ["exact where a fraction would not be", 1_234_567, false, 100_000_000, 0, 12_345_670, 0],
])(
  "the tax is %s",
  (_how, rate, isShippingTaxed, goodsCents, shippingCents, taxCents, taxOnShippingCents) => {
    const tax = taxAt({ rate, isShippingTaxed }, { goodsCents, shippingCents });
    expect(tax).toEqual({ taxCents, taxOnShippingCents, isStateTax: false });
  },
);
