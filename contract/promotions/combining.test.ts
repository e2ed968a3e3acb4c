/**
 * Combined promotions, for any order: the highest discount, never the last cent, exact to the cent
 * (CHECKOUT-11).
 */
import fc from "fast-check";
import { NO_TERMS } from "./kinds/terms";
import { isInScope } from "./scope";
import { combine, type CombinedTerms } from "./combining";
import { comesBackPieceByPiece, line, sum, terms } from "./promotions-for-tests";
import { takeOff, type PromotedLine } from "./discount";

const promotion = (isAutomatic: boolean) =>
  fc.tuple(terms, fc.boolean()).map(([of, combines]) => ({ ...of, combines, isAutomatic, code: "" }));
const order = fc.record({
  code: fc.option(promotion(false)).map((code): CombinedTerms | null => code && { ...code, code: "CODE" }),
  offers: fc
    .array(promotion(true), { maxLength: 4 })
    .map((offers) => offers.map((offer, at): CombinedTerms => ({ ...offer, code: `OFFER-${at}` }))),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});
const TERMS: CombinedTerms = {
  scope: "ALL",
  scopeIds: [],
  ...NO_TERMS,
  setSize: null,
  code: "A",
  isAutomatic: true,
  combines: true,
};
const goods = (priceCents: number, quantity = 1, categoryId = "tires"): PromotedLine => ({
  priceCents,
  quantity,
  categoryId,
  brandId: null,
  shippingCents: 500,
});
const codesOf = ({ applied }: ReturnType<typeof combine<CombinedTerms>>) =>
  applied.map(({ promotion: { code } }) => code);
const offOf = ({ applied }: ReturnType<typeof combine<CombinedTerms>>) =>
  sum(applied, ({ goodsOffCents, shippingOffCents }) => goodsOffCents + shippingOffCents);

test("no line is negative, offers leave something to pay, and the discounts add up to the cent", () => {
  fc.assert(
    fc.property(order, ({ code, offers, lines }) => {
      const { lines: off, applied } = combine(code, offers, lines);
      off.forEach(({ discountCents, shippingOffCents }, at) => {
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(lines[at]!.priceCents * lines[at]!.quantity);
        expect([0, lines[at]!.shippingCents]).toContain(shippingOffCents);
      });
      const goodsOff = sum(off, ({ discountCents }) => discountCents);
      expect(goodsOff).toBe(sum(applied, ({ goodsOffCents }) => goodsOffCents));
      expect(sum(off, ({ shippingOffCents }, at) => shippingOffCents * lines[at]!.quantity)).toBe(
        sum(applied, ({ shippingOffCents }) => shippingOffCents),
      );
      const isCodeTaken = applied.some(({ promotion: one }) => !one.isAutomatic);
      if (!isCodeTaken) expect(goodsOff).toBeLessThan(sum(lines, (of) => of.priceCents * of.quantity));
      for (const { promotion: one, goodsOffCents, ofCents } of applied) {
        expect(ofCents).toBe(sum(lines, (of) => (isInScope(one, of) ? of.priceCents * of.quantity : 0)));
        expect(goodsOffCents).toBeLessThanOrEqual(ofCents);
      }
    }),
  );
});

test("an exclusive promotion applies alone, all others together, and no other choice discounts more", () => {
  fc.assert(
    fc.property(order, ({ code, offers, lines }) => {
      const best = combine(code, offers, lines);
      if (best.applied.some(({ promotion: one }) => !one.combines)) expect(best.applied).toHaveLength(1);
      for (const offer of offers)
        expect(offOf(best)).toBeGreaterThanOrEqual(offOf(combine(null, [offer], lines)));
      if (code) expect(offOf(best)).toBeGreaterThanOrEqual(offOf(combine(code, [], lines)));
      // Neither input order nor ineligible promotions change the result.
      expect(combine(code, [...offers].reverse(), lines)).toEqual(best);
      const isTaken = codesOf(best).includes("CODE");
      const alone = code && takeOff(code, lines);
      expect(best.codeRefused).toBe(
        !code || isTaken ? null : typeof alone === "string" ? alone : "TAKES_LESS",
      );
    }),
  );
});

test("units of several promotions returned one by one refund the full payment except shipping, to the cent", () => {
  fc.assert(
    fc.property(
      order,
      fc.nat(9_999),
      fc.infiniteStream(fc.nat()),
      ({ code, offers, lines }, taxCents, random) =>
        comesBackPieceByPiece(lines, combine(code, offers, lines).lines, taxCents, random),
    ),
  );
});

test("percentages are deducted before amounts, and amounts from the rest", () => {
  const offers = [
    { ...TERMS, code: "AMOUNT", centsOff: 1_000 },
    { ...TERMS, code: "PERCENT", percentOff: 10 },
    { ...TERMS, code: "SHIPPING", shipsFree: true },
  ];
  const best = combine({ ...TERMS, code: "CODE", percentOff: 50, isAutomatic: false }, offers, [
    goods(10_000),
  ]);
  expect(codesOf(best)).toEqual(["PERCENT", "CODE", "AMOUNT", "SHIPPING"]);
  expect(best.applied.map(({ goodsOffCents }) => goodsOffCents)).toEqual([1_000, 4_500, 1_000, 0]);
  expect(best.lines).toEqual([{ discountCents: 6_500, shippingOffCents: 500 }]);
});

test("a code no better than an offer stays unused, and a better one replaces it", () => {
  const offers = [{ ...TERMS, code: "ALONE", percentOff: 20, combines: false }];
  const code = (percentOff: number) => ({
    ...TERMS,
    code: "CODE",
    isAutomatic: false,
    combines: false,
    percentOff,
  });
  expect(combine(code(20), offers, [goods(10_000)])).toMatchObject({ codeRefused: "TAKES_LESS" });
  const more = combine(code(25), offers, [goods(10_000)]);
  expect([codesOf(more), offOf(more), more.codeRefused]).toEqual([["CODE"], 2_500, null]);
});

test("an offer leaves at least one cent; a code may deduct everything", () => {
  const offer = { ...TERMS, centsOff: 5_000 };
  expect(combine(null, [offer], [goods(2_000)]).lines).toMatchObject([{ discountCents: 1_999 }]);
  const code = { ...offer, isAutomatic: false };
  expect(combine(code, [], [goods(2_000)]).lines).toMatchObject([{ discountCents: 2_000 }]);
});

test("sets count the most expensive units, and an amount applies to each set", () => {
  const set = { ...TERMS, setSize: 4, scope: "CATEGORIES", scopeIds: ["tires"] } as const;
  const lines = [goods(10_000, 3), goods(20_000, 2), goods(99_900, 9, "smartphones")];
  expect(combine(null, [{ ...set, percentOff: 10 }], lines).lines).toMatchObject([
    ...[{ discountCents: 2_000 }, { discountCents: 4_000 }, { discountCents: 0 }],
  ]);
  const eight = [goods(10_000, 9)];
  expect(offOf(combine(null, [{ ...set, centsOff: 3_000 }], eight))).toBe(6_000);
  expect(offOf(combine(null, [{ ...set, centsOff: 3_000 }], [goods(10_000, 3)]))).toBe(0);
});

test("a promotion with too small a budget applies nothing, and another may count instead", () => {
  const code = { ...TERMS, code: "CODE", isAutomatic: false, percentOff: 10 };
  const offer = { ...TERMS, code: "OFFER", percentOff: 5 };
  const lines = [goods(10_000)];
  expect(codesOf(combine({ ...code, leftCents: 1_000 }, [], lines))).toEqual(["CODE"]);
  expect(combine({ ...code, leftCents: 999 }, [], lines)).toMatchObject({
    applied: [],
    codeRefused: "USED_UP",
  });
  expect(codesOf(combine({ ...code, leftCents: 0 }, [offer], lines))).toEqual(["OFFER"]);
  expect(codesOf(combine(null, [{ ...offer, leftCents: 499 }], lines))).toEqual([]);
  // After the offer, the code has less to discount, which its budget may cover.
  const after = combine({ ...code, leftCents: 950 }, [offer], lines);
  expect(after).toMatchObject({ codeRefused: null });
  expect(offOf(after)).toBe(1_450);
});
