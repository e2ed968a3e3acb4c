/** A customer's latest reviews, for staff who moderate reviews (STAFF-67). */
import type { BadgeTone } from "#contract/orders/orders";
import { REVIEW_STATUS_WORDS, type AdminReview, type ReviewStatus } from "#contract/reviews/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../../lib/format-date";
import { ofCustomerUrl } from "../../../../ui/list/one-customer";
import { Badge } from "../../../../ui/parts/badge";
import { Rows, RowTitle } from "../../../../ui/parts/rows";
import { Stars } from "../../../../ui/rating-stars";
import { FoldedCard, LATEST } from "./folded-card";

const desk = BACKOFFICE_ROUTES.reviews;

const TONES: Readonly<Record<ReviewStatus, BadgeTone>> = {
  WAITING: "orange",
  PUBLISHED: "green",
  DECLINED: "red",
};

export function CustomerReviews({ username }: { readonly username: string }) {
  const answer = useRestAnswer("listReviewQueue", { ...LATEST, customer: username });
  return (
    <FoldedCard
      id="customer-reviews"
      title="Reviews"
      answer={answer}
      what="the reviews"
      none="No reviews."
      figures={({ counts: { ALL, WAITING } }) =>
        ALL === 0 ? null : `${ALL} in total${WAITING > 0 ? `, ${WAITING} pending` : ""}`
      }
    >
      {({ reviews, counts }) => (
        <>
          <Rows>
            {reviews.map((review) => (
              <Row key={review.id} review={review} href={ofCustomerUrl(desk, username, review.status)} />
            ))}
          </Rows>
          <p>
            <a href={ofCustomerUrl(desk, username)}>
              {counts.ALL === 1 ? "View in reviews" : `View all ${counts.ALL} in reviews`}
            </a>
          </p>
        </>
      )}
    </FoldedCard>
  );
}

function Row({ review, href }: { readonly review: AdminReview; readonly href: string }) {
  const { stars, title, productName, status, writtenAt } = review;
  return (
    <li>
      <div>
        <RowTitle>
          <a href={href}>{productName || title}</a>
          <Badge tone={TONES[status]}>{REVIEW_STATUS_WORDS[status]}</Badge>
        </RowTitle>
        <p>
          <Stars rated={String(stars)} /> {title}
        </p>
        <p className="muted">
          <time dateTime={writtenAt}>{formatShopDateTime(writtenAt)}</time>
        </p>
      </div>
    </li>
  );
}
