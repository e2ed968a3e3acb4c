/** One review: stars, words, and the shop's answer, all of it plain text. */
import type { ReactNode } from "react";
import { LIMITS } from "#contract/limits";
import { reviewPicturePath } from "#contract/reviews/media";
import type { ReviewView } from "../../../catalogue/views/catalogue-views";
import { formatDate } from "../../../lib/format-date";
import { Stars } from "../../../ui/rating-stars";

/** Rendered at half the file's width, for sharp screens. */
const SIDE = LIMITS.reviews.thumbnailSide / 2;

interface ReviewEntryProps {
  readonly review: ReviewView;
  /** Reader actions. */
  readonly children?: ReactNode;
}

export function ReviewEntry({ review, children }: ReviewEntryProps) {
  const { stars, title, text, name, writtenAt, answer, pictures = [] } = review;
  return (
    <article className="review" aria-label={title}>
      <h3>{title}</h3>
      <p className="review-by">
        <Stars rated={String(stars)} /> <b>{name}</b> <span className="verified">Verified buyer</span>{" "}
        <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
      </p>
      <p className="review-text">{text}</p>
      {pictures.length > 0 && (
        <p className="review-pictures">
          {pictures.map((id, at) => (
            <a key={id} href={reviewPicturePath(id, "large")}>
              <img
                src={reviewPicturePath(id, "small")}
                width={SIDE}
                height={SIDE}
                loading="lazy"
                alt={`${title}, ${at + 1}`}
              />
            </a>
          ))}
        </p>
      )}
      {answer && (
        <div className="review-answer">
          <b>Our response</b>
          <p className="review-text">{answer}</p>
        </div>
      )}
      {children}
    </article>
  );
}
