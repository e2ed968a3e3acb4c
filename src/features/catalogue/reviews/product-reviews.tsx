/**
 * Reviews below a product (REVIEW-6, REVIEW-9): separate figures for our buyers and the supplier, and the
 * newest reviews. All others are on a separate page until the app runs, and then open here.
 */
import { lazy, Suspense, useState } from "react";
import { LABELS, MESSAGES } from "#contract/messages";
import { countWords } from "#contract/fields/count-words";
import { countOf, meanOf } from "#contract/reviews/figures";
import { writeReviewPath } from "#contract/orders/paths";
import { reviewsPath } from "#contract/site/paths";
import type { ProductView } from "../../../catalogue/views/catalogue-views";
import { RatingStars } from "../../../ui/rating-stars";
import { ReviewEntry } from "./review-entry";
import { StarBars } from "./star-bars";

const AllReviews = lazy(async () => ({ default: (await import("./all-reviews")).AllReviews }));

export function ProductReviews({ product }: { readonly product: ProductView }) {
  const { productId, reviews, suppliedRating } = product;
  // Undefined = the newest; null = all.
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  return (
    <section id="reviews" className={reviews ? "reviews" : undefined}>
      <h2>{LABELS.customerReviews}</h2>
      {reviews ? (
        <>
          <p className="own-rating">
            <RatingStars average={meanOf(reviews.stars)} count={countOf(reviews.stars)} />{" "}
            <span>from verified buyers in our shop</span>
          </p>
          <StarBars productId={productId} stars={reviews.stars} onChoose={setChosen} />
        </>
      ) : (
        <p>{MESSAGES.reviews.none}</p>
      )}
      {suppliedRating && (
        <p className="muted">
          <RatingStars {...suppliedRating} />
          {" from our supplier’s site; not verified by us"}
        </p>
      )}
      {reviews && chosen === undefined && (
        <>
          {reviews.newest.map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
          <p>
            <a
              className="btn quiet"
              rel="nofollow"
              href={reviewsPath(productId)}
              onClick={(event) => {
                event.preventDefault();
                setChosen(null);
              }}
            >
              {`See all ${countOf(reviews.stars) === 1 ? "reviews" : countWords(countOf(reviews.stars), "review")}`}
            </a>
          </p>
        </>
      )}
      {chosen !== undefined && (
        <Suspense fallback={<p role="status">{MESSAGES.reviews.reading}</p>}>
          <AllReviews key={chosen} productId={productId} firstStars={chosen} />
        </Suspense>
      )}
      <p>
        <a rel="nofollow" href={writeReviewPath({ productId })}>
          {LABELS.writeReview}
        </a>
      </p>
    </section>
  );
}
