/** Reads from published pages the catalog state they were built from. */
import { categoryBrandPath, pageOf, readListingPath } from "../../../contract/site/paths";
import type { ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import { relatedIds } from "../views/product-view";
import type { PageFiles } from "./page-files";

/** Addresses of a product's listings, derived from its page; the brand-in-category listing may not exist. */
export function listingsIn({ breadcrumbs, brandLink, alsoSee = [] }: ProductView): string[] {
  const categories = [...alsoSee, ...breadcrumbs.slice(1)].map(({ url }) => url);
  if (!brandLink) return categories;
  const leaf = readListingPath(categories.at(-1) ?? "")?.categoryId;
  const id = readListingPath(brandLink.url)?.brandId;
  const pair = leaf && id ? [categoryBrandPath({ slug: leaf }, { id })] : [];
  return [...pair, ...categories, brandLink.url];
}

/** Product ids of a listing in published order. @param url address of the first page */
export function publishedOrder(files: PageFiles, url: string): string[] {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const published = files.publishedView<{ listing: ListingView }>(pageOf(url, page));
    if (!published) return ids;
    ids.push(...published.listing.cards.map(({ productId }) => productId));
  }
}

/** Products whose related products changed. @param before previous order @param now current order */
export function relatedAnew(before: readonly string[], now: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  return now.filter((id, place) => {
    const last = places.get(id);
    return last === undefined || relatedIds(before, last).join() !== relatedIds(now, place).join();
  });
}
