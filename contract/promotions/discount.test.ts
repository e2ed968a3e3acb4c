/** Discounts, for any order: at most the price of the items, fixed per unit to the cent (CHECKOUT-7). */
import fc from "fast-check";
import { isInScope } from "./scope";
import { comesBackPieceByPiece, line, sum, terms } from "./promotions-for-tests";
import { takeOff } from "./discount";

const order = fc.tuple(
  terms,
  fc.array(line, { minLength: 1, maxLength: 6 }),
  fc.integer({ min: 0, max: 9_999 }),
);

test("a discount applies to its own items only, and never exceeds their price", () => {
  fc.assert(
    fc.property(order, ([promotion, lines]) => {
      const discounts = takeOff(promotion, lines);
      const isFor = lines.map((goods) => isInScope(promotion, goods));
      const goods = sum(lines, (goodsOf) =>
        isInScope(promotion, goodsOf) ? goodsOf.priceCents * goodsOf.quantity : 0,
      );
      if (typeof discounts === "string") {
        expect(discounts === "OTHER_GOODS").toBe(!isFor.includes(true));
        if (discounts === "NO_SET")
          expect(sum(lines, (of) => (isInScope(promotion, of) ? of.quantity : 0))).toBeLessThan(
            promotion.setSize!,
          );
        if (discounts === "MIN_ITEMS")
          expect(sum(lines, (of) => (isInScope(promotion, of) ? of.quantity : 0))).toBeLessThan(
            promotion.minItems!,
          );
        expect(discounts === "MINIMUM").toBe(isFor.includes(true) && goods < promotion.smallestSubTotal);
        return;
      }
      discounts.forEach(({ discountCents, shippingOffCents }, at) => {
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(
          isFor[at] ? lines[at]!.priceCents * lines[at]!.quantity : 0,
        );
        expect(shippingOffCents).toBe(promotion.shipsFree && isFor[at] ? lines[at]!.shippingCents : 0);
      });
      const { percentOff, centsOff, setSize } = promotion;
      const pieces = lines
        .flatMap((goodsOf, at) => (isFor[at] ? Array<number>(goodsOf.quantity).fill(goodsOf.priceCents) : []))
        .sort((one, other) => other - one);
      const sets = setSize === null ? 1 : Math.floor(pieces.length / setSize);
      const counted = sum(setSize === null ? pieces : pieces.slice(0, sets * setSize), (cents) => cents);
      const expected =
        percentOff === null ? (centsOff ?? 0) * sets : Math.floor((counted * percentOff) / 100);
      expect(sum(discounts, ({ discountCents }) => discountCents)).toBe(Math.min(expected, counted));
    }),
  );
});

test("units returned one by one, in any order, refund the full payment except shipping, to the cent", () => {
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat()), ([promotion, goods, taxCents], random) => {
      const discounts = takeOff(promotion, goods);
      if (typeof discounts !== "string") comesBackPieceByPiece(goods, discounts, taxCents, random);
    }),
  );
});
