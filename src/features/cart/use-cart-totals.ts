/** Totals of the cart page, requoted whenever the lines or the shopper's place change. */
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { refusalOfCode, useStoredCode } from "../../client/cart/promotion-code";
import type { Place } from "../../client/page/use-place";
import { isSold, type CartLineView } from "./cart-lines";
import { questionOf, totalsOf, type CartTotals } from "./offers/cart-offers";

interface CartAnswer {
  readonly totals: CartTotals | null;
  readonly isLoading: boolean;
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
  const hasGoods = goods.length > 0;
  const { data, trouble, isLoading } = useQueryAnswer(
    CartOffersDocument,
    questionOf(goods, place?.postalCode ?? null, code),
    // Uncached: an offer may have begun or ended since.
    { skip: !hasGoods, fetchPolicy: "no-cache", staysOnFailure: true },
  );
  const last = data?.getCheckoutQuote;
  if (hasGoods && isLoading && !last) return { totals: null, isLoading: true, refused: null };
  const answered = hasGoods && !isLoading && !trouble ? last : null;
  const totals = totalsOf(lines, place?.state ?? null, answered);
  const refused = code && last ? refusalOfCode(last.errors) : null;
  if (!isLoading || !last) return { totals, isLoading, refused };
  const discount = Math.min(last.discount, totals.subTotal);
  const retained = { discount, offers: last.promotion ?? null, total: totals.total - discount };
  return { totals: { ...totals, ...retained }, isLoading: true, refused };
}
