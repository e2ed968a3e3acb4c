/** Sales tax for quotes and order corrections (MONEY-4). */

/** Where items are shipped or picked up. */
export interface TaxedPlace {
  /** Two-letter code. */
  readonly state: string;
  readonly postalCode: string;
}

export interface TaxQuestion extends TaxedPlace {
  /** Items less discount, in cents. */
  readonly goodsCents: number;
  /** Less promotion discounts. */
  readonly shippingCents: number;
}

export interface TaxAnswer {
  /** Tax on items and shipping in cents, rounded down (MONEY-2). */
  readonly taxCents: number;
  /** The part of taxCents on shipping. */
  readonly taxOnShippingCents: number;
  /** True for the state rate only, an estimate. */
  readonly isStateTax: boolean;
}

/** Never called inside a transaction: an adapter may call an external service. */
export interface TaxCalculator {
  taxOf(question: TaxQuestion): Promise<TaxAnswer>;
}
