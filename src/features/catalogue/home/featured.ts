/** The products at the top of the home page, and the order of those that can be leased. */
import { paymentPlan } from "#contract/leases/financing";
import { leasedAmount } from "../../../catalogue/cards/leased-amount";
import type { CardView, HomeView } from "../../../catalogue/views/catalogue-views";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";

const FEATURED = 3;

/** Best sellers, then deals; each product once. */
export function featuredOf({ bestSellers, deals }: Pick<HomeView, "bestSellers" | "deals">): CardView[] {
  const sold = new Set(bestSellers.map(({ productId }) => productId));
  const others = deals.filter(({ productId }) => !sold.has(productId));
  return leasableFirst([...bestSellers, ...others]).slice(0, FEATURED);
}

/** Products that can be leased by themselves come first; both groups keep their order. */
export function leasableFirst(cards: readonly CardView[]): CardView[] {
  const isLeasable = (card: CardView) => paymentPlan(leasedAmount(card), "WEEKLY", SHOP_LESSOR) !== null;
  return [...cards.filter(isLeasable), ...cards.filter((card) => !isLeasable(card))];
}
