/**
 * Sales tax by state (LEASE-73). The checkout and all pages that know the customer's state use this function,
 * so the amounts agree.
 */
import { floorCents, type Cents } from "./money";

/**
 * Statewide rates in thousandths of a percent (NJ: 6.625 %), without county taxes. States without a sales tax
 * are omitted.
 */
const STATE_RATES: Readonly<Record<string, number>> = {
  AL: 4_000,
  AZ: 5_600,
  AR: 6_500,
  CA: 7_250,
  CO: 2_900,
  CT: 6_350,
  DC: 6_000,
  FL: 6_000,
  GA: 4_000,
  HI: 4_000,
  ID: 6_000,
  IL: 6_250,
  IN: 7_000,
  IA: 6_000,
  KS: 6_500,
  KY: 6_000,
  LA: 5_000,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 6_875,
  MS: 7_000,
  MO: 4_225,
  NE: 5_500,
  NV: 6_850,
  NJ: 6_625,
  NM: 4_875,
  NY: 4_000,
  NC: 4_750,
  ND: 5_000,
  OH: 5_750,
  OK: 4_500,
  PA: 6_000,
  PR: 11_500,
  RI: 7_000,
  SC: 6_000,
  SD: 4_200,
  TN: 7_000,
  TX: 6_250,
  UT: 6_100,
  VT: 6_000,
  VA: 5_300,
  WA: 6_500,
  WV: 6_000,
  WI: 5_000,
  WY: 4_000,
};

/** States that tax shipping of taxed items. */
const SHIPPING_IS_TAXED = new Set(
  "AR CT DC GA HI IN KS KY MI MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI".split(" "),
);

const RATE_SCALE = 100_000;

const HIGHEST_RATE = Math.max(...Object.values(STATE_RATES));

/** Maximum tax over all states for an amount that includes shipping, rounded up. */
export function maxTax(cents: Cents): Cents {
  return Math.ceil((cents * HIGHEST_RATE) / RATE_SCALE);
}

export interface TaxedTotals {
  readonly state: string;
  /** Items minus discount. */
  readonly goodsCents: Cents;
  readonly shippingCents: Cents;
  /** Tax on items and shipping. */
  readonly taxCents: Cents;
}

/**
 * The shipping part of a tax; the rest is on the items. A tax at another rate than today's is split in
 * proportion.
 */
export function shippingTax({ state, goodsCents, shippingCents, taxCents }: TaxedTotals): Cents {
  if (shippingCents <= 0 || !SHIPPING_IS_TAXED.has(state)) return 0;
  if (salesTax(state, goodsCents, shippingCents) === taxCents) {
    return taxCents - salesTax(state, goodsCents, 0);
  }
  const onGoods = (BigInt(taxCents) * BigInt(goodsCents)) / BigInt(goodsCents + shippingCents);
  return taxCents - Number(onGoods);
}

/**
 * Tax in cents, rounded down (MONEY-2).
 * @param state two letters
 * @param goodsCents items minus discount
 */
export function salesTax(state: string, goodsCents: Cents, shippingCents: Cents): Cents {
  const taxed = goodsCents + (SHIPPING_IS_TAXED.has(state) ? shippingCents : 0);
  return floorCents((taxed * (STATE_RATES[state] ?? 0)) / RATE_SCALE);
}
