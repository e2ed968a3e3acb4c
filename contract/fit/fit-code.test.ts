import { fitCodeOf, fitOf } from "./fit-code";

const tire = (size: string) => ({
  name: "A tire",
  categoryId: "tires",
  attributes: [{ name: "Tire Size", value: size }],
});
const wheel = (lines: Readonly<Record<string, string>>) => ({
  name: "A wheel",
  categoryId: "wheels",
  attributes: Object.entries(lines).map(([name, value]) => ({ name, value })),
});

const hub = { bolts: 5, circleMm: 114.3, boreMm: 60.1, leastOffsetMm: 30, mostOffsetMm: 50 };
const fitted = {
  ...({ axle: "BOTH", size: "225/65R17", sizeKey: "225-65r17", minLoadIndex: 100, loadRange: null } as const),
  minSpeedRating: "H",
  wheelDiameterIn: 17,
  wheelWidthIn: 7,
  offsetMm: 39,
  pressurePsi: null,
};
const vehicle = {
  hub,
  sets: [{ key: "225-65r17", kind: "ORIGINAL" as const, isStaggered: false, tires: [fitted] }],
};

test.each([
  ["225/65R17 102H", "225-65r17/102//H", "FITS"],
  ["225/65R17 98H", "225-65r17/98//H", "DOES_NOT_FIT"],
  ["225/65R17 102T", "225-65r17/102//T", "DOES_NOT_FIT"],
  ["LT225/65R17/E 115/112S", "lt225-65r17/115/E/S", "DOES_NOT_FIT"],
  ["235/65R17 104H", "235-65r17/104//H", "DOES_NOT_FIT"],
  ["225/65R17", "225-65r17///", "UNKNOWN"],
  ["who knows", "///", "UNKNOWN"],
])("a tire %s is compared by %s: %s", (size, code, verdict) => {
  expect(fitCodeOf(tire(size))).toBe(code);
  expect(fitOf(code, vehicle).verdict).toBe(verdict);
});

test.each([
  [{ "Wheel Size": "17x7", "Bolt Pattern": "5x114.3", Offset: "40", "Hub Bore": "64.1 mm" }, "FITS"],
  [{ "Wheel Size": "17x7", "Bolt Pattern": "5x112", Offset: "40", "Hub Bore": "64.1 mm" }, "DOES_NOT_FIT"],
  [{ "Wheel Size": "17x7", "Bolt Pattern": "Blank", Offset: "40", "Hub Bore": "64.1 mm" }, "DOES_NOT_FIT"],
  [{ "Wheel Size": "17x7", "Bolt Pattern": "5x114.3", Offset: "-12", "Hub Bore": "64.1 mm" }, "DOES_NOT_FIT"],
  [{ "Wheel Size": "17x7", "Bolt Pattern": "5x114.3", "Hub Bore": "64.1 mm" }, "UNKNOWN"],
  [{}, "UNKNOWN"],
])("a wheel is compared by its lines: %j %s", (lines, verdict) => {
  expect(fitOf(fitCodeOf(wheel(lines))!, vehicle).verdict).toBe(verdict);
});

test("other products are compared with no vehicle, and invalid input is never known to fit", () => {
  expect(fitCodeOf({ name: "Laptop 225/65R17", categoryId: "laptops", attributes: [] })).toBeNull();
  for (const nonsense of ["", "x", "a/b/c/d", "1/2/3/4/5", "/".repeat(100_000)])
    expect(fitOf(nonsense, vehicle).verdict).not.toBe("FITS");
});
