/** REST calls for reviews, parts of contract/rest/endpoints.ts and contract/rest/staff-endpoints.ts. */
import { open, signedIn, staff } from "../rest/endpoint";
import { MESSAGES } from "../messages";
import * as pictures from "./pictures";
import * as reviews from "./schema";

export const REVIEW_REST = {
  listReviews: open("GET", "/review/getAll", "List published reviews of a product", {
    params: reviews.reviewsParams,
    data: reviews.reviewsAnswer,
  }),
  /** POST, because URLs are logged and stored. */
  getOwnReview: open("POST", "/review/own", "Get your review of a product", {
    body: reviews.reviewPlace,
    data: reviews.ownReviewAnswer,
    takesSession: true,
  }),
  saveReview: open("PUT", "/review/save", "Create or update your review", {
    body: reviews.reviewInput,
    data: reviews.ownReviewAnswer,
    takesSession: true,
    refused: MESSAGES.reviews.notSaved,
    failed: MESSAGES.reviews.notSaved,
  }),
  withdrawReview: open("POST", "/review/withdraw", "Withdraw your review", {
    body: reviews.reviewPlace,
    takesSession: true,
  }),
  sendReviewPicture: open("POST", "/review/picture/send", "Upload a chunk of a review picture", {
    body: pictures.sendPictureInput,
    data: pictures.sendPictureAnswer,
    takesSession: true,
    failed: MESSAGES.reviews.pictureNotSent,
  }),
  dropReviewPicture: open("POST", "/review/picture/drop", "Delete an unused review picture", {
    body: pictures.dropPictureInput,
    takesSession: true,
  }),
  /** For the site host; only for a published review. */
  getReviewPicture: open("GET", "/review/picture/:id/:size", "Get a picture of a published review", {
    params: pictures.pictureParams,
    data: pictures.pictureAnswer,
  }),
  markReviewHelpful: signedIn("PUT", "/review/:id/helpful", "Set or clear a helpful vote", {
    params: reviews.reviewParams,
    body: reviews.helpfulInput,
    data: reviews.helpfulAnswer,
  }),
  reportReview: signedIn("POST", "/review/:id/report", "Report a review", {
    params: reviews.reviewParams,
  }),
} as const;

/** Staff calls. */
export const REVIEW_ADMIN_REST = {
  listReviewQueue: staff("reviews.moderate")(
    "POST",
    "/admin/reviews/getAll",
    "List customer reviews, pending first",
    { body: reviews.reviewQueueInput, data: reviews.reviewQueueAnswer },
  ),
  decideReview: staff("reviews.moderate")("PUT", "/admin/reviews/:id/decide", "Publish or decline a review", {
    params: reviews.reviewParams,
    body: reviews.decideReviewInput,
  }),
  decideReviews: staff("reviews.moderate")("POST", "/admin/reviews/decide", "Publish or decline reviews", {
    body: reviews.decideReviewsInput,
    data: reviews.decidedReviewsAnswer,
  }),
  /** Must name the decision as sent. */
  takeBackReviewDecision: staff("reviews.moderate")(
    "PUT",
    "/admin/reviews/:id/takeBack",
    "Undo a review decision",
    { params: reviews.reviewParams, body: reviews.decideReviewInput },
  ),
  answerReview: staff("reviews.moderate")("PUT", "/admin/reviews/:id/answer", "Reply publicly to a review", {
    params: reviews.reviewParams,
    body: reviews.answerReviewInput,
  }),
  listReviewPictures: staff("reviews.moderate")(
    "GET",
    "/admin/reviews/:id/pictures",
    "List a review's pictures in any status",
    { params: reviews.reviewParams, data: pictures.adminPicturesAnswer },
  ),
  removeReviewPicture: staff("reviews.moderate")(
    "DELETE",
    "/admin/reviews/:id/pictures/:picture",
    "Remove a picture from a review",
    { params: pictures.adminPictureParams },
  ),
} as const;
