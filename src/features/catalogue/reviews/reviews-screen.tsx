/**
 * All reviews of the product in the address, for visitors who arrive before the app runs on the product page.
 */
import { useState } from "react";
import { LABELS } from "#contract/messages";
import { STARS } from "#contract/reviews/words";
import { writeReviewPath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { AnswerView } from "../../../ui/answer-view";
import { EmptyState } from "../../../ui/parts/empty-state";
import { AllReviews } from "./all-reviews";

export function ReviewsScreen() {
  const [{ productId, stars }] = useState(() => {
    const params = new URLSearchParams(location.search);
    const star = Number(params.get("stars"));
    return { productId: params.get("product"), stars: STARS.find((option) => option === star) ?? null };
  });
  if (!productId) {
    return (
      <EmptyState>
        <p>Open a product to see its reviews.</p>
        <p>
          <a href={ROUTES.home}>{LABELS.startShopping}</a>
        </p>
      </EmptyState>
    );
  }
  return <OfProduct productId={productId} stars={stars} />;
}

interface OfProductProps {
  readonly productId: string;
  readonly stars: number | null;
}

function OfProduct({ productId, stars }: OfProductProps) {
  const answer = useRestAnswer("listReviews", undefined, {
    productId,
    sort: "newest",
    stars: undefined,
    pageNumber: 1,
    pageSize: 5,
  });
  return (
    <AnswerView answer={answer} what="the reviews">
      {({ product }) => (
        <div className="reviews">
          {product && (
            <h2>
              <a href={product.url}>{product.name}</a>
            </h2>
          )}
          <AllReviews productId={productId} firstStars={stars} />
          <p>
            <a href={writeReviewPath({ productId })}>{LABELS.writeReview}</a>
          </p>
        </div>
      )}
    </AnswerView>
  );
}
