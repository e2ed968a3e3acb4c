/** The amounts on a product's page of the shop, as pageAmounts names them. */
export interface DisplayedProduct {
  readonly amounts: readonly { readonly name: string; readonly cents: number }[];
}

export interface DisplayedAmounts {
  /** In the requested order; hidden and unknown products have no amounts. */
  getAvailability(productIds: readonly string[]): Promise<readonly DisplayedProduct[]>;
}
