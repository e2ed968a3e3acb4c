/** The sums of the cart page, asked again whenever its lines or the shopper's place change. */
import { useQuery } from "@apollo/client/react";
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import { refusalOfCode, useKeptCode } from "../../client/cart/promotion-code";
import type { Place } from "../../client/page/use-place";
import { isSold, type CartLineView } from "./cart-lines";
import { questionOf, sumsOf, type CartSums } from "./offers/cart-offers";

interface CartAnswer {
  readonly sums: CartSums | null;
  readonly isAsking: boolean;
  /** Why the promotion code of this tab does not count for it; null when it does, and without one. */
  readonly refused: string | null;
}

/**
 * The sums of a cart. While the shop is asked about a change the discount stays as it was.
 * @returns no sums before the first answer: nobody is shown a total that an offer then lowers
 */
export function useCartSums(lines: readonly CartLineView[], place: Place | null): CartAnswer {
  const code = useKeptCode();
  const goods = lines.filter(isSold);
  const isAsked = goods.length > 0;
  const { data, previousData, loading } = useQuery(CartOffersDocument, {
    variables: questionOf(goods, place?.postalCode ?? null, code),
    skip: !isAsked,
    // An offer may have begun or ended since.
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const last = (data ?? previousData)?.getCheckoutQuote;
  if (isAsked && loading && !last) return { sums: null, isAsking: true, refused: null };
  const answered = isAsked && !loading ? data?.getCheckoutQuote : null;
  const sums = sumsOf(lines, place?.state ?? null, answered);
  const refused = code && last ? refusalOfCode(last.errors) : null;
  if (!loading || !last) return { sums, isAsking: loading, refused };
  const discount = Math.min(last.discount, sums.subTotal);
  const kept = { discount, offers: last.promotion ?? null, total: sums.total - discount };
  return { sums: { ...sums, ...kept }, isAsking: true, refused };
}
