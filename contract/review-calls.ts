/** The REST calls of staff about reviews, a part of contract/staff-endpoints.ts. */
import { staff } from "./endpoint";
import * as reviews from "./reviews";

export const REVIEW_DESK_REST = {
  listReviewQueue: staff("reviews.moderate")(
    "POST",
    "/admin/reviews/getAll",
    "Reviews of buyers, those that wait first",
    { body: reviews.reviewQueueInput, data: reviews.reviewQueueAnswer },
  ),
  decideReview: staff("reviews.moderate")("PUT", "/admin/reviews/:id/decide", "Publish or decline a review", {
    params: reviews.reviewParams,
    body: reviews.decideReviewInput,
  }),
  answerReview: staff("reviews.moderate")(
    "PUT",
    "/admin/reviews/:id/answer",
    "Answer a review for all to read",
    {
      params: reviews.reviewParams,
      body: reviews.answerReviewInput,
    },
  ),
} as const;
