/** All reviews of a product: sorting, filters, load more, and reader actions (REVIEW-6, REVIEW-7). */
import { useEffect, useRef, useState } from "react";
import { LABELS, MESSAGES } from "#contract/messages";
import { countWords } from "#contract/fields/count-words";
import { REVIEW_SORT_WORDS, REVIEW_SORTS, STARS, type ReviewSort } from "#contract/reviews/words";
import type { VisibleReview } from "#contract/reviews/schema";
import { sendRequest } from "../../../client/http/send-request";
import { ReviewActions } from "./review-actions";
import { ReviewEntry } from "./review-entry";

interface AllReviewsProps {
  readonly productId: string;
  /** Null for any number of stars. */
  readonly firstStars: number | null;
}

interface Choice {
  readonly sort: ReviewSort;
  readonly stars: number | null;
}

interface Read {
  readonly reviews: readonly VisibleReview[];
  readonly total: number;
  readonly pages: number;
}

const PAGE_SIZE = 10;

export function AllReviews({ productId, firstStars }: AllReviewsProps) {
  const [choice, setChoice] = useState<Choice>({ sort: "newest", stars: firstStars });
  const [lastPage, setLastPage] = useState(1);
  const { read, trouble, retry } = useReviews(productId, choice, lastPage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (change: Partial<Choice>) => {
    setChoice({ ...choice, ...change });
    setLastPage(1);
  };
  const remaining = read ? read.total - read.reviews.length : 0;
  return (
    <div className="all-reviews">
      <h3 ref={heading} tabIndex={-1}>
        All reviews
      </h3>
      <div className="review-choices">
        <label>
          Sort reviews by{" "}
          <select value={choice.sort} onChange={({ target }) => choose({ sort: target.value as ReviewSort })}>
            {REVIEW_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {REVIEW_SORT_WORDS[sort]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Stars
          <select
            value={choice.stars ?? ""}
            onChange={({ target }) => choose({ stars: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">Any</option>
            {STARS.map((star) => (
              <option key={star} value={star}>
                {star === 1 ? "1 star" : `${star} stars`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{statusOf(read, choice.stars, trouble)}</p>
      {trouble && (
        <button type="button" className="btn quiet" onClick={retry}>
          {LABELS.tryAgain}
        </button>
      )}
      {read?.reviews.map((review) => (
        <ReviewEntry key={review.id} review={{ ...review, writtenAt: review.writtenAt.slice(0, 10) }}>
          <ReviewActions id={review.id} helpful={review.helpful} title={review.title} />
        </ReviewEntry>
      ))}
      {remaining > 0 && !trouble && (
        <button type="button" className="btn quiet" onClick={() => setLastPage(read!.pages + 1)}>
          Show {Math.min(remaining, PAGE_SIZE)} more
        </button>
      )}
    </div>
  );
}

function statusOf(read: Read | null, stars: number | null, trouble: string | null): string {
  if (trouble) return trouble;
  if (!read) return MESSAGES.reviews.reading;
  if (read.total === 0) return stars === null ? MESSAGES.reviews.none : "No reviews match.";
  return `${read.reviews.length} of ${countWords(read.total, "review")}`;
}

/** Loads pages in sequence up to `lastPage`; a new choice restarts, and outdated responses are dropped. */
function useReviews(productId: string, { sort, stars }: Choice, lastPage: number) {
  const [read, setRead] = useState<Read | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const choice = `${productId} ${sort} ${stars}`;
  const loadedChoice = useRef(choice);
  useEffect(() => {
    let isCurrent = true;
    const isFirst = lastPage === 1 || loadedChoice.current !== choice;
    const params = { productId, sort, pageNumber: lastPage, pageSize: PAGE_SIZE, stars: stars ?? undefined };
    setTrouble(null);
    sendRequest("listReviews", { params }, null)
      .then(({ envelope }) => {
        if (!isCurrent) return;
        const { data } = envelope;
        if (!envelope.isSuccess || !data) return setTrouble(envelope.message);
        loadedChoice.current = choice;
        setRead((before) => {
          const earlier = isFirst || !before ? [] : before.reviews;
          const known = new Set(earlier.map(({ id }) => id));
          const fresh = data.reviews.filter(({ id }) => !known.has(id));
          return { reviews: [...earlier, ...fresh], total: data.total, pages: lastPage };
        });
      })
      .catch(() => isCurrent && setTrouble(MESSAGES.generic.unreachable));
    return () => {
      isCurrent = false;
    };
  }, [productId, sort, stars, lastPage, turn, choice]);
  return { read, trouble, retry: () => setTurn(turn + 1) };
}
