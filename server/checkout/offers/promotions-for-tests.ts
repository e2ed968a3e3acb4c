/** Any goods and any promotion, for tests of what promotions take off. */
import fc from "fast-check";
import type { Scope } from "#contract/promotion-scope";
import type { PromotedLine, PromotionTerms } from "./promotion.rules";

export const line: fc.Arbitrary<PromotedLine> = fc.record({
  priceCents: fc.integer({ min: 1, max: 2_000_000 }),
  shippingCents: fc.constantFrom(0, 1, 999, 12_345),
  quantity: fc.integer({ min: 1, max: 9 }),
  categoryId: fc.constantFrom("tires", "laptop-computers", "smartphones", null),
  brandId: fc.constantFrom("halden", "norrlund", null),
});
const scope: fc.Arbitrary<Scope> = fc.constantFrom<Scope>(
  { scope: "ALL", scopeIds: [] },
  { scope: "CATEGORIES", scopeIds: ["tires-wheels", "laptop-computers"] },
  { scope: "BRANDS", scopeIds: ["halden"] },
  { scope: "LINES", scopeIds: ["ELECTRONICS"] },
);
const off = fc.oneof(
  fc.integer({ min: 1, max: 90 }).map((percentOff) => ({ percentOff, centsOff: null, shipsFree: false })),
  fc
    .integer({ min: 1, max: 3_000_000 })
    .map((centsOff) => ({ percentOff: null, centsOff, shipsFree: false })),
  fc.constant({ percentOff: null, centsOff: null, shipsFree: true }),
);
export const terms: fc.Arbitrary<PromotionTerms> = fc
  .tuple(scope, off, fc.constantFrom(0, 5_000), fc.constantFrom(null, 2, 4))
  .map(([of, kind, smallestSubTotalCents, setSize]) => ({
    ...{ ...of, ...kind, smallestSubTotalCents },
    setSize: kind.shipsFree ? null : setSize,
  }));

export const sum = <Item>(items: readonly Item[], cents: (item: Item, at: number) => number) =>
  items.reduce((total, item, at) => total + cents(item, at), 0);
