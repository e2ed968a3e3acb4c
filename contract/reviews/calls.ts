/** The REST calls about reviews, parts of contract/rest/endpoints.ts and contract/rest/staff-endpoints.ts. */
import { open, signedIn, staff } from "../rest/endpoint";
import { MESSAGES } from "../messages";
import * as pictures from "./pictures";
import * as reviews from "./schema";

export const REVIEW_REST = {
  listReviews: open("GET", "/review/getAll", "Published reviews of a product", {
    params: reviews.reviewsParams,
    data: reviews.reviewsAnswer,
  }),
  /** By POST, because addresses are logged and remembered. */
  getOwnReview: open("POST", "/review/own", "What one has written about a product one has bought", {
    body: reviews.reviewPlace,
    data: reviews.ownReviewAnswer,
    takesSession: true,
  }),
  saveReview: open("PUT", "/review/save", "Write or change one's review of a product", {
    body: reviews.reviewInput,
    data: reviews.ownReviewAnswer,
    takesSession: true,
    refused: MESSAGES.reviews.notSaved,
    failed: MESSAGES.reviews.notSaved,
  }),
  withdrawReview: open("POST", "/review/withdraw", "Take one's review of a product back", {
    body: reviews.reviewPlace,
    takesSession: true,
  }),
  sendReviewPicture: open("POST", "/review/picture/send", "Send the next piece of a picture for a review", {
    body: pictures.sendPictureInput,
    data: pictures.sendPictureAnswer,
    takesSession: true,
    failed: MESSAGES.reviews.pictureNotSent,
  }),
  dropReviewPicture: open("POST", "/review/picture/drop", "Delete a picture that is in no review yet", {
    body: pictures.dropPictureInput,
    takesSession: true,
  }),
  /** For the site host: only of a published review. */
  getReviewPicture: open("GET", "/review/picture/:id/:size", "A picture of a published review", {
    params: pictures.pictureParams,
    data: pictures.pictureAnswer,
  }),
  markReviewHelpful: signedIn("PUT", "/review/:id/helpful", "Say that a review helped, or take that back", {
    params: reviews.reviewParams,
    body: reviews.helpfulInput,
    data: reviews.helpfulAnswer,
  }),
  reportReview: signedIn("POST", "/review/:id/report", "Ask staff to look at a review", {
    params: reviews.reviewParams,
  }),
} as const;

/** Of staff. */
export const REVIEW_ADMIN_REST = {
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
  /** With the decision as it was sent. */
  takeBackReviewDecision: staff("reviews.moderate")(
    "PUT",
    "/admin/reviews/:id/takeBack",
    "Take one's decision about a review back",
    { params: reviews.reviewParams, body: reviews.decideReviewInput },
  ),
  answerReview: staff("reviews.moderate")(
    "PUT",
    "/admin/reviews/:id/answer",
    "Answer a review for all to read",
    {
      params: reviews.reviewParams,
      body: reviews.answerReviewInput,
    },
  ),
  listReviewPictures: staff("reviews.moderate")(
    "GET",
    "/admin/reviews/:id/pictures",
    "The pictures of a review, whatever its standing",
    { params: reviews.reviewParams, data: pictures.adminPicturesAnswer },
  ),
  removeReviewPicture: staff("reviews.moderate")(
    "DELETE",
    "/admin/reviews/:id/pictures/:picture",
    "Remove one picture of a review",
    { params: pictures.adminPictureParams },
  ),
} as const;
