import fc from "fast-check";
import { discountOfLast, discountOfMany, discountOfRest, lineCents, piecesCents } from "./line-cents";

const order = (
  totalCents: number,
  shippingCents: number,
  prices: readonly (readonly [number, number])[],
) => ({
  totalCents,
  shippingCents,
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
      if (prices.every(([price]) => price === 0)) continue;
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
  const order = { totalCents: subTotalCents + 37, shippingCents: 0, lines };
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

test("a piece keeps the cents of its discount, however and in whatever order its line is parted", () => {
  const discounted = fc.record({ quantity: fc.integer({ min: 1, max: 60 }), discountCents: fc.nat(100_000) });
  fc.assert(
    fc.property(discounted, fc.infiniteStream(fc.nat()), (line, random) => {
      const ofPiece = (nth: number) => discountOfMany(line, nth + 1) - discountOfMany(line, nth);
      const pieces = Array.from({ length: line.quantity }, (_, nth) =>
        nth === 0 ? discountOfMany(line, 1) : ofPiece(nth),
      );
      expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1);
      let rest = line;
      while (rest.quantity > 1) {
        const last = 1 + (random.next().value % (rest.quantity - 1));
        const sum = pieces
          .slice(rest.quantity - last, rest.quantity)
          .reduce((total, cents) => total + cents, 0);
        expect(discountOfLast(rest, last)).toBe(sum);
        rest = { quantity: rest.quantity - last, discountCents: discountOfRest(rest, last) };
      }
      expect(rest.discountCents).toBe(pieces[0]);
    }),
  );
});

test("a line without a discount costs its price whole, and the discount of another is not spread to it", () => {
  const lines = [
    { id: "a", priceCents: 1_000, quantity: 2, discountCents: 500, shippingOffCents: 300 },
    { id: "b", priceCents: 1_000, quantity: 1 },
  ];
  const shares = lineCents({ totalCents: 3_000 - 500 + 900 - 600, shippingCents: 900, lines });
  expect([...shares]).toEqual([
    ["a", 1_500],
    ["b", 1_000],
  ]);
});

test("an order of before, whose discount is of the whole order, is paid back as it was", () => {
  const lines = [
    { id: "a", priceCents: 300, quantity: 1 },
    { id: "b", priceCents: 350, quantity: 2 },
  ];
  const before = lineCents({ totalCents: 1_000 - 99 + 100, shippingCents: 100, lines });
  expect([...before]).toEqual([
    ["a", 270],
    ["b", 631],
  ]);
});
