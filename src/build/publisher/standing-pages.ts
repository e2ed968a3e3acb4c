/** What published pages tell of the catalogue as it was when they were made. */
import { categoryBrandPath, pageOf, readListingPath } from "../../../contract/site/paths";
import type { ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import { relatedIds } from "../views/product-view";
import type { PageFiles } from "./page-files";

/** Addresses of the listings that a product is on by its page; its brand in its category may have none. */
export function listingsIn({ breadcrumbs, brandLink, alsoSee = [] }: ProductView): string[] {
  const categories = [...alsoSee, ...breadcrumbs.slice(1)].map(({ url }) => url);
  if (!brandLink) return categories;
  const leaf = readListingPath(categories.at(-1) ?? "")?.categoryId;
  const id = readListingPath(brandLink.url)?.brandId;
  const pair = leaf && id ? [categoryBrandPath({ slug: leaf }, { id })] : [];
  return [...pair, ...categories, brandLink.url];
}

/** Ids of a listing in the order in which its published pages show them. @param url of its first page */
export function standingOrder(files: PageFiles, url: string): string[] {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const standing = files.shown<{ listing: ListingView }>(pageOf(url, page));
    if (!standing) return ids;
    ids.push(...standing.listing.cards.map(({ productId }) => productId));
  }
}

/** Products of a category that are related to others than before. @param before its order then @param now its order today */
export function relatedAnew(before: readonly string[], now: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  return now.filter((id, place) => {
    const last = places.get(id);
    return last === undefined || relatedIds(before, last).join() !== relatedIds(now, place).join();
  });
}
