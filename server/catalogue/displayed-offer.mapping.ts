/** The current offer of a product, even if its row is out of date (CHECKOUT-14). */
import { cashPriceCents } from "#contract/money/money";
import type { DisplayedOffer } from "#contract/promotions/displayed-offers";
import { offerPriceOf } from "./offers/displayed-offers.rules";
import type { LiveRecord } from "./catalogue.record";
import type { CatalogueTree } from "./search/memory/catalogue-tree.model";

/**
 * Uses category and brand as the checkout does. The previous price is known only for the offers that the row
 * was last updated for; it is omitted for others.
 */
export function displayedOfferOf(
  live: LiveRecord,
  tree: Pick<CatalogueTree, "categories" | "brands">,
): DisplayedOffer | null {
  const { regularPrice, salePrice, offerCodes, wasPrice, running } = live;
  if (regularPrice === null) return null;
  const now = offerPriceOf(
    {
      cashPrice: cashPriceCents({ regularPrice, salePrice }),
      categoryId: tree.categories.get(live.categoryId ?? "")?.id ?? null,
      brandId: tree.brands.get(live.brandId ?? "")?.id ?? null,
    },
    running,
  );
  if (!now) return null;
  const { price, codes, words, beganAt, endsAt } = now;
  const isKnown = wasPrice !== null && wasPrice > price && offerCodes?.join() === codes.join();
  return {
    price,
    words,
    wasPrice: isKnown ? wasPrice : null,
    startsAt: beganAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
