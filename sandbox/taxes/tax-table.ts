/** Places in the tax sandbox, with rates that differ from the state rates. */
export interface TaxedZip {
  readonly zip: string;
  readonly state: string;
  readonly county: string;
  readonly city: string;
  readonly stateRate: string;
  readonly combinedRate: string;
  readonly isFreightTaxed: boolean;
}

const row = (
  zip: string,
  [city, county, state]: readonly [string, string, string],
  [stateRate, combinedRate]: readonly [string, string],
  isFreightTaxed: boolean,
): TaxedZip => ({ zip, state, county, city, stateRate, combinedRate, isFreightTaxed });

export const TAXED_ZIPS: readonly TaxedZip[] = [
  row("78701", ["AUSTIN", "TRAVIS", "TX"], ["0.0625", "0.0825"], true),
  row("75001", ["ADDISON", "DALLAS", "TX"], ["0.0625", "0.0825"], true),
  row("77833", ["BRENHAM", "WASHINGTON", "TX"], ["0.0625", "0.07875"], true),
  row("90404", ["SANTA MONICA", "LOS ANGELES", "CA"], ["0.0725", "0.1025"], false),
  row("10001", ["NEW YORK", "NEW YORK", "NY"], ["0.04", "0.08875"], true),
  row("63101", ["ST. LOUIS", "ST. LOUIS CITY", "MO"], ["0.04225", "0.09679"], false),
  row("97201", ["PORTLAND", "MULTNOMAH", "OR"], ["0.0", "0.0"], false),
];
