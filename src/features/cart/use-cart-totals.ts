/** Totals of the cart page, requoted whenever the lines or the shopper's place change. */
import { useQuery } from "@apollo/client/react";
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import { refusalOfCode, useStoredCode } from "../../client/cart/promotion-code";
import type { Place } from "../../client/page/use-place";
import { isSold, type CartLineView } from "./cart-lines";
import { questionOf, totalsOf, type CartTotals } from "./offers/cart-offers";

interface CartAnswer {
  readonly sums: CartTotals | null;
  readonly isAsking: boolean;
  /** Why this tab's promotion code does not apply; null when it does, and without a code. */
  readonly refused: string | null;
}

/**
 * The totals of a cart. During a requote the discount stays as before.
 * @returns no totals before the first quote: an offer could still lower them
 */
export function useCartTotals(lines: readonly CartLineView[], place: Place | null): CartAnswer {
  const code = useStoredCode();
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
  const sums = totalsOf(lines, place?.state ?? null, answered);
  const refused = code && last ? refusalOfCode(last.errors) : null;
  if (!loading || !last) return { sums, isAsking: loading, refused };
  const discount = Math.min(last.discount, sums.subTotal);
  const kept = { discount, offers: last.promotion ?? null, total: sums.total - discount };
  return { sums: { ...sums, ...kept }, isAsking: true, refused };
}
