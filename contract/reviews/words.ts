/** Filter and sort options of reviews. Free of schemas, for storefront pages. */

/** Stars, best first. */
export const STARS = [5, 4, 3, 2, 1] as const;

export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_SORT_WORDS: Readonly<Record<ReviewSort, string>> = {
  newest: "Newest first",
  helpful: "Most helpful first",
  highest: "Highest rated first",
  lowest: "Lowest rated first",
};
