/** The reviews on a product's page, limited by the space in its HTML (REVIEW-6). */
import { LIMITS } from "../../../contract/limits";
import type { RatingView, ReviewsView, ReviewView } from "../../catalogue/views/catalogue-views";
import type { CatalogueProduct } from "./catalogue";

const { shown: maxReviews, shownTextLength } = LIMITS.reviews;
/** Characters of data, reviews included, with which the HTML of a product page fits the first round trip. */
const MAX_CHARACTERS = 4_440;

/** @param otherCharacters characters of the page's other data */
export function reviewsView({ reviews }: CatalogueProduct, otherCharacters = 0): ReviewsView | null {
  if (!reviews || reviews.count === 0) return null;
  let remaining = MAX_CHARACTERS - otherCharacters;
  const newest: ReviewView[] = [];
  for (const review of reviews.newest.slice(0, maxReviews).map(toReview)) {
    remaining -= JSON.stringify(review).length;
    if (remaining < 0) break;
    newest.push(review);
  }
  return { stars: reviews.stars, newest };
}

function toReview(review: NonNullable<CatalogueProduct["reviews"]>["newest"][number]): ReviewView {
  const { id, stars, title, text, name, writtenAt, answer, pictures } = review;
  return {
    id,
    stars,
    title,
    name,
    text: beginningOf(text),
    writtenAt: writtenAt.slice(0, 10),
    answer: answer ? beginningOf(answer) : null,
    ...(pictures.length > 0 ? { pictures } : {}),
  };
}

/** The start of a text, cut between words and never inside a character. */
function beginningOf(text: string): string {
  if (text.length <= shownTextLength) return text;
  const cut = [...text.slice(0, shownTextLength)].slice(0, -1).join("");
  const end = cut.search(/\s\S*$/);
  return `${end > shownTextLength / 2 ? cut.slice(0, end) : cut}…`;
}

/** The ratings that the supplier reports; null without any. */
export function suppliedRating(product: CatalogueProduct): RatingView | null {
  const { supplierReviewCount: count, supplierReviewAverage: average } = product;
  return count > 0 && average != null ? { count, average } : null;
}
