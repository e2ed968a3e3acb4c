import { offerWords, OFF_PAGES, wasPriceOf, whyOffPages, type OfferTerms } from "./page-promotions";
import { callOfPromotion, NEW_PROMOTION, pageTermsOf, type PromotionForm } from "./form";
import { CONDITIONS, EFFECTS } from "./kinds/kinds";
import { conditionsOf, effectOf, NO_TERMS } from "./kinds/terms";
import { promotionInput } from "./schema";
import { setOf } from "./sets";
import { crossedOutCents, lastDayOf, displayedPriceCents } from "./displayed-offers";

const DISPLAYED: OfferTerms = {
  effect: EFFECTS.PERCENT,
  conditions: [],
  isAutomatic: true,
  combines: true,
  setSize: null,
  segment: "EVERYBODY",
  firstOrdersOnly: false,
  maxUses: null,
  maxUsesPerDay: null,
  maxUsesPerCustomer: null,
  budget: null,
};
const REASONS = {
  ...OFF_PAGES,
  MINIMUM: CONDITIONS.MINIMUM.offPages,
  MIN_ITEMS: CONDITIONS.MIN_ITEMS.offPages,
  NONE: null,
};
const FORM: PromotionForm = {
  ...NEW_PROMOTION,
  way: "AUTOMATIC",
  code: "fall-20",
  label: "Fall",
  percentOff: "10",
  combines: true,
};

describe("promotions on pages (CHECKOUT-14)", () => {
  test.each([
    [{}, null],
    [{ isAutomatic: false }, "CODE"],
    [{ effect: EFFECTS.AMOUNT }, "KIND"],
    [{ effect: null }, "KIND"],
    [{ combines: false }, "ALONE"],
    [{ conditions: ["MINIMUM"] }, "MINIMUM"],
    [{ setSize: 2 }, "SET"],
    [{ segment: "NEVER" }, "SEGMENT"],
    [{ firstOrdersOnly: true }, "FIRST"],
    [{ maxUses: 1 }, "LIMIT"],
    [{ maxUsesPerDay: 1 }, "LIMIT"],
    [{ budget: 1 }, "LIMIT"],
    [{ maxUsesPerCustomer: 1 }, "LIMIT"],
    // The first of several reasons.
    [{ setSize: 2, combines: false, maxUses: 9 }, "ALONE"],
  ] as const)("%j: %s", (change, why) =>
    expect(whyOffPages({ ...DISPLAYED, ...change })).toBe(REASONS[why ?? "NONE"]),
  );

  test.each<[Partial<PromotionForm>, keyof typeof REASONS | null]>([
    [{}, null],
    [{ way: "CODE" }, "CODE"],
    [{ kind: "SHIPPING" }, "KIND"],
    [{ kind: "AMOUNT", centsOff: "10" }, "KIND"],
    [{ combines: false }, "ALONE"],
    [{ smallestSubTotal: "0.00" }, null],
    [{ smallestSubTotal: "100" }, "MINIMUM"],
    [{ minItems: "4" }, "MIN_ITEMS"],
    [{ setSize: "4" }, "SET"],
    [{ segment: "BOUGHT" }, "SEGMENT"],
    [{ firstOrdersOnly: true }, "FIRST"],
    [{ maxUses: "7" }, "LIMIT"],
    // A limit for codes only.
    [{ maxUsesPerCustomer: "1" }, null],
  ])("the form shows what the server will do: %j", (change, why) => {
    const form = { ...FORM, ...change };
    expect(whyOffPages(pageTermsOf(form))).toBe(REASONS[why ?? "NONE"]);
    const { maxUsesPerCustomer = null, ...call } = promotionInput.validateSync(callOfPromotion(form));
    const terms = { ...call, maxUsesPerCustomer, effect: effectOf(call), conditions: conditionsOf(call) };
    expect(whyOffPages(terms)).toBe(REASONS[why ?? "NONE"]);
  });
});

test("the earlier price is shown where it was higher and had existed for 30 days (PRICING-8)", () => {
  expect(wasPriceOf({ lowest: 10_001, isWhole: true }, 10_000)).toBe(10_001);
  expect(wasPriceOf({ lowest: 10_000, isWhole: true }, 10_000)).toBeNull();
  expect(wasPriceOf({ lowest: 99_999, isWhole: false }, 10_000)).toBeNull();
  expect(wasPriceOf(null, 10_000)).toBeNull();
});

test("during an offer the crossed-out price is the one before it, never the regular price of a sale", () => {
  const sale = { regularPrice: 20_000, salePrice: 15_000 };
  expect([displayedPriceCents(sale), crossedOutCents(sale)]).toEqual([15_000, 20_000]);
  const offer = { price: 13_500, wasPrice: 14_000 as number | null, words: "10% off: x" };
  expect([displayedPriceCents({ ...sale, offer }), crossedOutCents({ ...sale, offer })]).toEqual([
    13_500, 14_000,
  ]);
  expect(crossedOutCents({ ...sale, offer: { ...offer, wasPrice: null } })).toBe(0);
  expect(crossedOutCents({ regularPrice: 20_000, salePrice: null })).toBe(0);
  const four = setOf({ ...sale, offer, shipping: 500 }, 4);
  expect([displayedPriceCents(four), crossedOutCents(four), four.shipping]).toEqual([54_000, 56_000, 2_000]);
});

test("an offer is labeled with its percentage and its last day in the shop's time zone", () => {
  const ten = { ...NO_TERMS, percentOff: 10, label: "Summer sale" };
  expect(offerWords([ten], null)).toBe("10% off: Summer sale");
  // Exclusive end: midnight in Chicago, in daylight saving time.
  const endsAt = new Date("2026-07-01T05:00:00Z");
  expect(lastDayOf(endsAt)).toBe("2026-06-30");
  expect(offerWords([ten, { ...NO_TERMS, percentOff: 5, label: "Tires" }], endsAt)).toBe(
    "10% off: Summer sale and 5% off: Tires, until Jun 30",
  );
});
