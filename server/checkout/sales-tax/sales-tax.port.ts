/** Sales tax, as quotes and corrections of orders ask for it (MONEY-4). */

/** Where goods are sent to, or handed over. */
export interface TaxedPlace {
  /** Two letters. */
  readonly state: string;
  readonly postalCode: string;
}

export interface TaxQuestion extends TaxedPlace {
  /** Items less discount, in cents. */
  readonly goodsCents: number;
  /** Less what promotions take off it. */
  readonly shippingCents: number;
}

export interface TaxAnswer {
  /** Tax on goods and shipping in cents, rounded down (MONEY-2). */
  readonly taxCents: number;
  /** The part of it that is on the shipping. */
  readonly taxOnShippingCents: number;
  /** True: the rate of the state alone, an estimate. */
  readonly isStateTax: boolean;
}

/** Never called inside a transaction: an adapter may call an outside service. */
export interface TaxCalculator {
  taxOf(question: TaxQuestion): Promise<TaxAnswer>;
}
