import { lineCents, piecesCents } from "./line-cents";

const order = (
  totalCents: number,
  shippingCents: number,
  prices: readonly (readonly [number, number])[],
) => ({
  totalCents,
  shippingCents,
  subTotalCents: prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0),
  lines: prices.map(([priceCents, quantity], at) => ({ id: String(at), priceCents, quantity })),
});

describe("what a line came to", () => {
  test("is its price, with its share of tax and discount", () => {
    expect([
      ...lineCents(
        order(1_100, 100, [
          [300, 1],
          [350, 2],
        ]),
      ).values(),
    ]).toEqual([300, 700]);
    expect([
      ...lineCents(
        order(2_000, 0, [
          [300, 1],
          [350, 2],
        ]),
      ).values(),
    ]).toEqual([600, 1_400]);
  });

  test("adds up to the total without shipping, whatever the numbers", () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const prices = Array.from(
        { length: (seed % 7) + 1 },
        (_, at) => [(seed * 7919 * (at + 1)) % 99_991, (at % 3) + 1] as const,
      );
      const priced = order((seed * 104_729) % 100_000_000, 0, prices);
      if (priced.subTotalCents === 0) continue;
      const shares = [...lineCents(priced).values()];
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(priced.totalCents);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
  });

  test("is nothing where nothing cost anything", () => {
    expect([...lineCents(order(0, 0, [[0, 1]])).values()]).toEqual([0]);
  });
});

test.each([
  [3, 1],
  [3, 2],
  [2, 1],
])("of %d pieces %d are parted: both parts come to the line, to the cent", (quantity, pieces) => {
  const lines = [
    { id: "a", priceCents: 333, quantity: 1 },
    { id: "b", priceCents: 667, quantity },
    { id: "c", priceCents: 101, quantity: 2 },
  ];
  const subTotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const order = { totalCents: subTotalCents + 37, subTotalCents, shippingCents: 0, lines };
  const parted = [
    lines[0]!,
    { ...lines[1]!, quantity: quantity - pieces },
    { ...lines[1]!, id: "part", quantity: pieces },
    lines[2]!,
  ];
  const after = lineCents({ ...order, lines: parted });
  expect(piecesCents(order, "b", pieces)).toBe(after.get("part"));
  expect(after.get("b")! + after.get("part")!).toBe(lineCents(order).get("b"));
});
