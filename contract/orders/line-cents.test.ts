import fc from "fast-check";
import {
  discountOfLast,
  discountOfMany,
  discountOfRest,
  lineCents,
  piecesCents,
  shippingOffOf,
  shippingWithTax,
  type PricedLine,
} from "./line-cents";
import { salesTax } from "../money/sales-tax";

const order = (
  totalCents: number,
  shippingCents: number,
  prices: readonly (readonly [number, number])[],
) => ({
  totalCents,
  shippingCents,
  taxCents: 0,
  state: "OR",
  lines: prices.map(([priceCents, quantity], at) => ({ id: String(at), priceCents, quantity })),
});

const UNTAXED = { taxCents: 0, state: "OR" };

describe("the amount of a line", () => {
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

  test("adds up to the total without shipping, for any numbers", () => {
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

  test("is zero where everything is free", () => {
    expect([...lineCents(order(0, 0, [[0, 1]])).values()]).toEqual([0]);
  });
});

test.each([
  [3, 1],
  [3, 2],
  [2, 1],
])("of %d units %d are split off: both parts add up to the line, to the cent", (quantity, pieces) => {
  const lines = [
    { id: "a", priceCents: 333, quantity: 1 },
    { id: "b", priceCents: 667, quantity },
    { id: "c", priceCents: 101, quantity: 2 },
  ];
  const subTotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const order = { totalCents: subTotalCents + 37, shippingCents: 0, taxCents: 37, state: "OR", lines };
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

test("a unit keeps the cents of its discount, however and in whatever order its line is split", () => {
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

test("a line without a discount costs its full price, and another line's discount is not spread to it", () => {
  const lines = [
    { id: "a", priceCents: 1_000, quantity: 2, discountCents: 500, shippingOffCents: 300 },
    { id: "b", priceCents: 1_000, quantity: 1 },
  ];
  const shares = lineCents({ ...UNTAXED, totalCents: 3_000 - 500 + 900 - 600, shippingCents: 900, lines });
  expect([...shares]).toEqual([
    ["a", 1_500],
    ["b", 1_000],
  ]);
});

test("a legacy order with an order-level discount is refunded as before", () => {
  const lines = [
    { id: "a", priceCents: 300, quantity: 1 },
    { id: "b", priceCents: 350, quantity: 2 },
  ];
  const before = lineCents({ ...UNTAXED, totalCents: 1_000 - 99 + 100, shippingCents: 100, lines });
  expect([...before]).toEqual([
    ["a", 270],
    ["b", 631],
  ]);
});

test.each([
  ["TX", 3_199, 1_999, 3_398, 2_124],
  ["CA", 3_199, 1_999, 3_430, 1_999],
  ["OR", 3_199, 1_999, 3_199, 1_999],
  ["TX", 3_199, 0, 3_398, 0],
  ["NM", 100_000, 1_000, 104_875, 1_048],
])(
  "in %s items of %i with %i shipping come to %i, the shipping to %i",
  (state, goods, shippingCents, line, shippingWithItsTax) => {
    const taxCents = salesTax(state, goods, shippingCents);
    const lines = [{ id: "a", priceCents: goods, quantity: 1 }];
    const order = { totalCents: goods + shippingCents + taxCents, shippingCents, taxCents, state, lines };
    expect(lineCents(order).get("a")).toBe(line);
    expect(shippingWithTax(order)).toBe(shippingWithItsTax);
    expect(line + shippingWithItsTax).toBe(order.totalCents);
  },
);

test("the tax on the shipping is the stored one, even if its state's table differs", () => {
  const lines = [{ id: "a", priceCents: 3_199, quantity: 1 }];
  const totals = { shippingCents: 1_999, taxCents: 506, lines };
  const order = { ...totals, totalCents: 3_199 + 1_999 + 506, state: "CA", taxOnShippingCents: 195 };
  expect(shippingWithTax(order)).toBe(2_194);
  expect(lineCents(order).get("a")).toBe(3_199 + 311);
  expect(shippingWithTax({ ...order, state: "TX", taxOnShippingCents: 0 })).toBe(1_999);
  expect(shippingWithTax({ ...order, taxOnShippingCents: null })).toBe(1_999);
});

test("a tax with an outdated rate is divided in proportion to the amounts", () => {
  const lines = [{ id: "a", priceCents: 3_000, quantity: 1 }];
  const order = { totalCents: 4_400, shippingCents: 1_000, taxCents: 400, state: "TX", lines };
  expect(lineCents(order).get("a")).toBe(3_300);
  expect(shippingWithTax(order)).toBe(1_100);
});

describe("units returned in any order", () => {
  const line = fc
    .record({
      priceCents: fc.integer({ min: 1, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      shipping: fc.nat(5_000),
      off: fc.nat(100),
      shippingOff: fc.nat(100),
    })
    .map(({ shipping, off, shippingOff, ...line }) => ({
      ...line,
      shippingEach: shipping,
      discountCents: Math.floor((line.priceCents * line.quantity * off) / 101),
      shippingOffCents: Math.floor((shipping * shippingOff) / 100),
    }));
  const bought = fc.record({
    state: fc.constantFrom("TX", "CA", "NY", "NJ", "OR", "NM"),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    // The tax rate may differ from today's for an older order.
    taxOff: fc.constantFrom(0, 0, 1, 37),
  });

  test("are refunded what was charged for them, to the cent; the rest is shipping and its tax", () => {
    fc.assert(
      fc.property(bought, fc.infiniteStream(fc.nat()), ({ state, lines: made, taxOff }, random) => {
        let lines: PricedLine[] = made.map((line, at) => ({ ...line, id: String(at) }));
        const sum = (of: (line: (typeof made)[number]) => number) =>
          made.reduce((total, line) => total + of(line), 0);
        const shippingCents = sum((line) => line.shippingEach * line.quantity);
        const goods = sum((line) => line.priceCents * line.quantity - line.discountCents);
        const sent = shippingCents - shippingOffOf(lines);
        const taxCents = Math.max(0, salesTax(state, goods, sent) - taxOff);
        const totals = { totalCents: goods + sent + taxCents, shippingCents, taxCents, state };
        const pending = lines.map(({ id }) => id);
        let back = 0;
        while (pending.length > 0) {
          const next = pending[random.next().value % pending.length]!;
          const at = lines.findIndex(({ id }) => id === next);
          const original = lines[at]!;
          const pieces = 1 + (random.next().value % original.quantity);
          const cents = piecesCents({ ...totals, lines }, next, pieces);
          expect(cents).toBeGreaterThanOrEqual(0);
          back += cents;
          if (pieces === original.quantity) {
            pending.splice(pending.indexOf(next), 1);
            continue;
          }
          const quantity = original.quantity - pieces;
          const remainder = { ...original, quantity, discountCents: discountOfRest(original, pieces) };
          const returned = {
            ...original,
            id: `${next} gone ${quantity}`,
            quantity: pieces,
            discountCents: discountOfLast(original, pieces),
          };
          lines = [...lines.slice(0, at), remainder, returned, ...lines.slice(at + 1)];
        }
        expect(back).toBe(totals.totalCents - shippingWithTax({ ...totals, lines }));
        expect(back + shippingWithTax({ ...totals, lines })).toBe(totals.totalCents);
        expect(back).toBeLessThanOrEqual(goods + taxCents);
      }),
    );
  });
});
