/** A customer's latest reviews, for staff who moderate reviews (STAFF-67). */
import { countOf } from "#contract/fields/page";
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

const reviewsPath = BACKOFFICE_ROUTES.reviews;

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
      figures={(page) => {
        const pending = countOf(page, "WAITING") ?? 0;
        return page.total === 0 ? null : `${page.total} in total${pending > 0 ? `, ${pending} pending` : ""}`;
      }}
    >
      {({ rows, total }) => (
        <>
          <Rows>
            {rows.map((review) => (
              <Row
                key={review.id}
                review={review}
                href={ofCustomerUrl(reviewsPath, username, review.status)}
              />
            ))}
          </Rows>
          <p>
            <a href={ofCustomerUrl(reviewsPath, username)}>
              {total === 1 ? "View in reviews" : `View all ${total} in reviews`}
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
