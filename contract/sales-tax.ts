/**
 * Sales tax by state (LEASE-73): the checkout, and pages that know where the customer lives, ask the same function, so that
 * the same goods come to the same amount everywhere.
 */
import { floorCents, type Cents } from "./money";

/** State-wide rates in hundredths of a percent; states without a sales tax are left out. County taxes are not in it. */
const STATE_RATES: Readonly<Record<string, number>> = {
  AL: 400,
  AZ: 560,
  AR: 650,
  CA: 725,
  CO: 290,
  CT: 635,
  DC: 600,
  FL: 600,
  GA: 400,
  HI: 400,
  ID: 600,
  IL: 625,
  IN: 700,
  IA: 600,
  KS: 650,
  KY: 600,
  LA: 500,
  ME: 550,
  MD: 600,
  MA: 625,
  MI: 600,
  MN: 688,
  MS: 700,
  MO: 423,
  NE: 550,
  NV: 685,
  NJ: 663,
  NM: 488,
  NY: 400,
  NC: 475,
  ND: 500,
  OH: 575,
  OK: 450,
  PA: 600,
  PR: 1150,
  RI: 700,
  SC: 600,
  SD: 420,
  TN: 700,
  TX: 625,
  UT: 610,
  VT: 600,
  VA: 530,
  WA: 650,
  WV: 600,
  WI: 500,
  WY: 400,
};

/** States that tax the delivery of taxed goods. */
const SHIPPING_IS_TAXED = new Set(
  "AR CT DC GA HI IN KS KY MI MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI".split(" "),
);

/** The highest rate of a state, in basis points. */
export const HIGHEST_TAX_BASIS_POINTS = Math.max(...Object.values(STATE_RATES));

/** Tax in cents, rounded down (MONEY-2). @param state two letters @param goodsCents items less discount */
export function salesTax(state: string, goodsCents: Cents, shippingCents: Cents): Cents {
  const taxed = goodsCents + (SHIPPING_IS_TAXED.has(state) ? shippingCents : 0);
  return floorCents((taxed * (STATE_RATES[state] ?? 0)) / 10_000);
}
