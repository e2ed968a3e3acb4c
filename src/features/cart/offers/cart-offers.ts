/** Cart totals with automatic offers: the same figures as in the checkout (CART-1). */
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import type { CartOffersQuery, CheckoutInput } from "#contract/graphql/generated";
import type { TaxSource } from "#contract/money/tax-words";
import { storedCode } from "../../../client/cart/promotion-code";
import { queryApi } from "../../../client/http/query-api";
import { isSignedIn } from "../../../client/page/signed-in";
import { leasedAmountOf, shippingCents, subTotalCents, type CartLineView } from "../cart-lines";

export type Quoted = CartOffersQuery["getCheckoutQuote"];

/** In cents. */
export interface CartTotals extends TaxSource {
  readonly subTotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly discount: number;
  /** Names of the offers; null without offers. */
  readonly offers: string | null;
}

interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

/**
 * The checkout's quote input, before delivery method and address are known. @param promotionCode empty: none
 */
export function questionOf(
  goods: readonly Goods[],
  postalCode: string | null,
  promotionCode: string,
): { readonly input: CheckoutInput } {
  const items = goods.map(({ productId, quantity }) => ({ productId, quantity }));
  const place = postalCode === null ? {} : { postalCode };
  const code = promotionCode ? { promotionCode } : {};
  return {
    input: { mode: "CREATE_FRESH_ORDER", deliveryType: "DELIVERY_SHIPPING", items, ...place, ...code },
  };
}

/** The quoted totals; without a quote the totals without offers, which are never less than the charge. */
export function totalsOf(
  lines: readonly CartLineView[],
  state: string | null,
  quoted: Quoted | null | undefined,
): CartTotals {
  const subTotal = subTotalCents(lines);
  const shipping = shippingCents(lines);
  if (quoted) {
    const { discount, tax, isStateTax, total, promotion } = quoted;
    return { subTotal, shipping, discount, tax, isStateTax, total, offers: promotion ?? null };
  }
  const total = leasedAmountOf(lines, state);
  const tax = total - subTotal - shipping;
  return { subTotal, shipping, discount: 0, tax, isStateTax: true, total, offers: null };
}

/** One query for all items of a cart, for pages without Apollo; null when the API did not respond. */
export async function requestOffers(
  goods: readonly Goods[],
  postalCode: string | null,
  signal: AbortSignal,
): Promise<Quoted | null> {
  const question = questionOf(goods, postalCode, storedCode());
  try {
    if (!isSignedIn()) return (await queryApi(CartOffersDocument, question, { signal })).getCheckoutQuote;
    const { queryAsAccount } = await import("./account-offers");
    return await queryAsAccount(question, signal);
  } catch {
    return null;
  }
}
