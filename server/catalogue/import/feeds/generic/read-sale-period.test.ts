import { readProduct } from "./read-product";

const record = { sku: "7", name: "TV", price: "100", sale_price: "60" };
const periodOf = (more: object) => {
  const { salePeriod } = readProduct({ ...record, ...more });
  return salePeriod && [salePeriod.startsAt, salePeriod.endsAt].map((at) => at?.toISOString() ?? null);
};

const NOVEMBER = ["2026-11-20T08:00:00.000Z", "2026-12-01T07:59:00.000Z"];

test.each([
  // Both ends in one text, as in Google feeds.
  [{ sale_price_effective_date: "2026-11-20T00:00-0800/2026-11-30T23:59-0800" }, NOVEMBER],
  [{ "g:sale_price_effective_date": "2026-11-20T00:00-08:00 / 2026-11-30T23:59-08:00" }, NOVEMBER],
  [{ sale_price_effective_date: "2026-11-20T08:00Z/2026-12-01T07:59Z" }, NOVEMBER],
  [{ "Sale Price Effective Date": "2026-11-20 02:00:00/2026-12-01 01:59:00" }, NOVEMBER],
  // Days are shop days, with an inclusive end.
  [
    { sale_price_effective_date: "2026-11-20/2026-11-30" },
    ["2026-11-20T06:00:00.000Z", "2026-12-01T06:00:00.000Z"],
  ],
  [{ sale_price_effective_date: "2026-07-04/" }, ["2026-07-04T05:00:00.000Z", null]],
  [{ sale_price_effective_date: "/2026-07-04" }, [null, "2026-07-05T05:00:00.000Z"]],
  // One column per end.
  [
    { sale_price_start_date: "2026-11-20T08:00:00Z", sale_price_end_date: "2026-12-01T07:59:00.000Z" },
    NOVEMBER,
  ],
  [{ "Sale starts": "2026-11-20T02:00", "Sale ends": "2026-12-01T01:59" }, NOVEMBER],
  [{ sale_start: "", sale_end: "2026-07-04" }, [null, "2026-07-05T05:00:00.000Z"]],
  // WooCommerce.
  [
    { date_on_sale_from: "2026-11-20T00:00:00", date_on_sale_to: "2026-11-30T23:59:59" },
    ["2026-11-20T06:00:00.000Z", "2026-12-01T05:59:59.000Z"],
  ],
  [
    {
      date_on_sale_from: "2026-11-20T00:00:00",
      date_on_sale_from_gmt: "2026-11-20T08:00:00",
      date_on_sale_to: null,
      date_on_sale_to_gmt: null,
    },
    ["2026-11-20T08:00:00.000Z", null],
  ],
  [
    { "Date sale price starts": "2026-11-20", "Date sale price ends": "2026-11-30" },
    ["2026-11-20T06:00:00.000Z", "2026-12-01T06:00:00.000Z"],
  ],
  // Magento: midnight of the last day includes that whole day.
  [
    { special_from_date: "2026-11-20 00:00:00", special_to_date: "2026-11-30 00:00:00" },
    ["2026-11-20T06:00:00.000Z", "2026-12-01T06:00:00.000Z"],
  ],
  [
    { special_from_date: "2026-11-20 00:00:00", special_to_date: "0000-00-00 00:00:00" },
    [...["2026-11-20T06:00:00.000Z", null]],
  ],
])("the period of %j is %j", (fields, period) => {
  expect(periodOf(fields)).toEqual(period);
});

test.each([
  {},
  { sale_price_effective_date: "" },
  { sale_price_effective_date: "/" },
  { special_from_date: null, special_to_date: "0000-00-00" },
])("a sale with %j has no period", (fields) => {
  expect(periodOf(fields)).toBeNull();
});

test.each([
  { sale_price_effective_date: "soon" },
  { sale_price_effective_date: "2026-11-20" },
  { sale_price_effective_date: "2026-11-20/soon" },
  { sale_price_effective_date: "2026-11-20/2026-11-25/2026-11-30" },
  { sale_price_effective_date: "2026-02-30/2026-03-05" },
  { sale_price_effective_date: "11/20/2026-11/30/2026" },
  { sale_price_effective_date: "2026-11-20T25:00Z/2026-11-30T23:59Z" },
  { sale_start: "11/12/2026", sale_end: "12/12/2026" },
  { sale_start: "20.11.2026" },
  { sale_end: "2026-11-30T12:60" },
  { date_on_sale_to: 1_795_000_000 },
  { special_to_date: "next week" },
  { special_to_date: `2026-11-30${" ".repeat(50)}${"9".repeat(100_000)}` },
])("the period %j is rejected and never guessed", (fields) => {
  expect(() => periodOf(fields)).toThrow("the sale period is not readable");
});

test("a sale cannot end before it starts; without a sale price a period is ignored", () => {
  expect(() => periodOf({ sale_start: "2026-11-30", sale_end: "2026-11-20" })).toThrow(
    "the sale ends before it starts",
  );
  expect(periodOf({ sale_price: "", sale_start: "soon" })).toBeNull();
  expect(periodOf({ sale_price: undefined })).toBeUndefined();
});
