/** URLs and names of review pictures (REVIEW-11). Free of schemas, for storefront pages. */
import { OWN_MEDIA } from "../catalogue/pictures";

export const REVIEW_MEDIA = `${OWN_MEDIA}reviews/`;

/** The square thumbnail beside a review, and the full picture. */
export const REVIEW_PICTURE_SIZES = ["small", "large"] as const;
export type ReviewPictureSize = (typeof REVIEW_PICTURE_SIZES)[number];

const ENDINGS: Readonly<Record<ReviewPictureSize, string>> = { small: "-s.webp", large: ".webp" };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Media type of every file. */
export const REVIEW_PICTURE_TYPE = "image/webp";

export function reviewPicturePath(id: string, size: ReviewPictureSize): string {
  return `${REVIEW_MEDIA}${id}${ENDINGS[size]}`;
}

/** Parses a picture path; null for any other path. */
export function readReviewPicturePath(
  path: string,
): { readonly id: string; readonly size: ReviewPictureSize } | null {
  if (!path.startsWith(REVIEW_MEDIA)) return null;
  const name = path.slice(REVIEW_MEDIA.length);
  const size = REVIEW_PICTURE_SIZES.find((candidate) => name.endsWith(ENDINGS[candidate]));
  const id = size ? name.slice(0, -ENDINGS[size].length) : "";
  return size && UUID.test(id) ? { id, size } : null;
}
