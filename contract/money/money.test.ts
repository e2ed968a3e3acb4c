import { decimalMoney, floorCents, formatMoney } from "./money";

describe("money", () => {
  it("formats cents as dollars with separators", () => {
    expect(formatMoney(129999)).toBe("$1,299.99");
    expect(formatMoney(5)).toBe("$0.05");
    expect(formatMoney(0)).toBe("$0.00");
  });

  it("formats the plain decimal for structured data", () => {
    expect(decimalMoney(129999)).toBe("1299.99");
    expect(decimalMoney(70)).toBe("0.70");
  });

  it("rounds derived amounts down to whole cents", () => {
    expect(floorCents(1150.99)).toBe(1150);
    expect(floorCents(1150)).toBe(1150);
  });

  it("keeps the exact cent where floating point falls just short of it", () => {
    expect(floorCents(1149.9999999999998)).toBe(1150);
    expect(floorCents(1.1 * 3 * 100)).toBe(330);
  });
});
