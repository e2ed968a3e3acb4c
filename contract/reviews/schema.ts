/** Customer reviews: writing, reading, voting and moderation (REVIEW-1 to REVIEW-9). */
import * as yup from "yup";
import { text, uuid, UUID_PATTERN } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { countsOf, ofCustomer, pageFields, pageOf } from "../fields/paging";
import { REVIEW_SORTS } from "./words";
import { namesAddress } from "../fields/named-address";
import { plainLine, plainLines } from "../fields/plain-text";

const { reviews: limits } = LIMITS;
const { chosenAtOnce } = LIMITS.lists;
const { reviews: sentences, validation } = MESSAGES;
const { unexpected, required } = validation;

export const REVIEW_STATUSES = ["WAITING", "PUBLISHED", "DECLINED"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const REVIEW_STATUS_WORDS: Readonly<Record<ReviewStatus, string>> = {
  WAITING: "Waiting",
  PUBLISHED: "Published",
  DECLINED: "Declined",
};

/** Valid reasons to decline a review. A low rating is not one (REVIEW-5). */
export const DECLINE_REASON_WORDS = {
  OFF_TOPIC: "It isn't about the product",
  PERSONAL: "It reveals someone's personal data",
  OFFENSIVE: "It is insulting or threatening",
  ADVERTISING: "It advertises something else",
  UNREADABLE: "It isn't readable",
} as const;
export type DeclineReason = keyof typeof DECLINE_REASON_WORDS;
export const DECLINE_REASONS = Object.keys(DECLINE_REASON_WORDS) as readonly DeclineReason[];

const productId = () => text(limits.productIdLength).required(required);
const noAddresses = (schema: yup.StringSchema<string>) =>
  schema.test("noAddresses", sentences.noAddresses, (value) => !namesAddress(value ?? ""));
const stars = () => yup.number().typeError(sentences.stars).integer(sentences.stars);

/** Fields a customer fills in. */
export const reviewFields = {
  stars: stars().min(1, sentences.stars).max(5, sentences.stars).required(sentences.stars),
  title: noAddresses(plainLine(limits.titleLength).required(sentences.title)),
  text: noAddresses(
    plainLines(limits.textLength).min(limits.minTextLength, sentences.text).required(sentences.text),
  ),
  name: noAddresses(plainLine(limits.nameLength).required(sentences.name)),
};

/** The review form. */
export const reviewForm = yup.object(reviewFields);

/** The product, and for guests the order with its link key. */
export const reviewPlaceFields = {
  productId: productId(),
  orderId: yup.string().typeError(unexpected).uuid(unexpected).optional(),
  orderKey: yup.string().typeError(unexpected).max(200, unexpected).optional(),
};
export const reviewPlace = yup.object(reviewPlaceFields);
export type ReviewPlace = yup.InferType<typeof reviewPlace>;

/** Id of a picture, a UUID as formatted by the database. */
export const pictureId = () =>
  yup.string().typeError(unexpected).matches(UUID_PATTERN, unexpected).required(required);

/** A picture as its author sees it, with the thumbnail as a data: URL. */
export const ownPicture = yup.object({ id: yup.string().required(), small: yup.string().required() });
export type OwnPicture = yup.InferType<typeof ownPicture>;

export const reviewInput = yup.object({
  ...reviewPlaceFields,
  ...reviewFields,
  /** Uploaded pictures in display order; omitted leaves them unchanged (REVIEW-11). */
  pictures: yup
    .array(pictureId())
    .typeError(unexpected)
    .max(limits.pictures, sentences.maxPictures)
    .test("once", unexpected, (ids) => new Set(ids).size === (ids?.length ?? 0))
    .optional(),
});
export type ReviewInput = yup.InferType<typeof reviewInput>;
export type ReviewWords = Pick<ReviewInput, "stars" | "title" | "text" | "name">;

export const ownReviewAnswer = yup.object({
  product: yup
    .object({
      productId: yup.string().required(),
      name: yup.string().defined(),
      /** Path of the product page; null if no longer sold. */
      url: yup.string().nullable().defined(),
    })
    .required(),
  /** Default author name. */
  suggestedName: yup.string().defined(),
  /** Null if there is no review yet. */
  review: yup
    .object({
      stars: yup.number().required(),
      title: yup.string().defined(),
      text: yup.string().defined(),
      name: yup.string().defined(),
      status: yup.string().oneOf(REVIEW_STATUSES).required(),
      declineReason: yup.string().oneOf(DECLINE_REASONS).nullable().defined(),
      writtenAt: yup.string().required(),
      pictures: yup.array(ownPicture.required()).required(),
    })
    .nullable()
    .defined(),
});
export type OwnReview = yup.InferType<typeof ownReviewAnswer>;

const visibleReview = yup.object({
  id: yup.string().required(),
  stars: yup.number().required(),
  title: yup.string().defined(),
  text: yup.string().defined(),
  name: yup.string().defined(),
  writtenAt: yup.string().required(),
  answer: yup.string().nullable().defined(),
  /** Number of helpful votes. */
  helpful: yup.number().required(),
  /** Names of the pictures (contract/reviews/media.ts). */
  pictures: yup.array(yup.string().required()).required(),
});
export type VisibleReview = yup.InferType<typeof visibleReview>;

export const reviewsParams = yup.object({
  productId: productId(),
  sort: yup.string().oneOf(REVIEW_SORTS, unexpected).default("newest"),
  stars: stars().min(1, unexpected).max(5, unexpected).optional(),
  ...pageFields(limits.pageSizes),
});
export type ReviewsQuery = yup.InferType<typeof reviewsParams>;

export const reviewsAnswer = yup.object({
  /** Null if the product is not sold. */
  product: yup.object({ name: yup.string().defined(), url: yup.string().required() }).nullable().defined(),
  reviews: yup.array(visibleReview.required()).required(),
  /** Number of reviews that match the filter. */
  total: yup.number().required(),
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  stars: yup.array(yup.number().required()).required(),
});

export const reviewParams = yup.object({ id: uuid() });
export const helpfulInput = yup.object({ isHelpful: yup.boolean().typeError(unexpected).required(required) });
export const helpfulAnswer = yup.object({ helpful: yup.number().required() });

/** Staff queues: by status, or published reviews reported since the last decision. */
export const REVIEW_QUEUES = [...REVIEW_STATUSES, "REPORTED"] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];
/** ALL: any status, newest first. */
export const REVIEW_LISTS = [...REVIEW_QUEUES, "ALL"] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

export const reviewQueueInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  state: yup.string().oneOf(REVIEW_LISTS, unexpected).default("WAITING"),
  customer: ofCustomer(),
});
export type ReviewQueueInput = yup.InferType<typeof reviewQueueInput>;

const deskReview = visibleReview.shape({
  productId: yup.string().required(),
  productName: yup.string().defined(),
  /** Path of the product page; null if no longer sold. */
  productUrl: yup.string().nullable().defined(),
  orderId: yup.string().required(),
  orderNumber: yup.string().required(),
  status: yup.string().oneOf(REVIEW_STATUSES).required(),
  declineReason: yup.string().oneOf(DECLINE_REASONS).nullable().defined(),
  decidedAt: yup.string().nullable().defined(),
  /** User name; null before a decision and after that user is deleted. */
  decidedBy: yup.string().nullable().defined(),
  /** Reports since the last decision. */
  reports: yup.number().required(),
  revision: yup.number().required(),
});
export type AdminReview = yup.InferType<typeof deskReview>;

export const reviewQueueAnswer = yup.object({
  ...pageOf(deskReview),
  counts: countsOf(REVIEW_LISTS),
});

const decision = {
  decision: yup
    .string()
    .oneOf(["PUBLISHED", "DECLINED"] as const, unexpected)
    .required(required),
  reason: yup
    .string()
    .oneOf(DECLINE_REASONS, sentences.reason)
    .when("decision", { is: "DECLINED", then: (schema) => schema.required(sentences.reason) }),
};
/** Revision of the review when read. */
const revision = () => yup.number().typeError(unexpected).integer(unexpected).required(required);

export const decideReviewInput = yup.object({ ...decision, revision: revision() });
export const decideReviewsInput = yup.object({
  ...decision,
  reviews: yup
    .array(yup.object({ id: uuid(), revision: revision() }).required())
    .typeError(unexpected)
    .min(1, sentences.noneSelected)
    .max(chosenAtOnce, unexpected)
    .required(sentences.noneSelected),
});
export type ReviewsDecision = yup.InferType<typeof decideReviewsInput>;
export const decidedReviewsAnswer = yup.object({
  changed: yup.number().required(),
  /** Reviews that stay as they are, each with the reason. */
  unchanged: yup
    .array(yup.object({ id: yup.string().required(), message: yup.string().required() }).required())
    .required(),
});
export type DecidedReviews = yup.InferType<typeof decidedReviewsAnswer>;
export type ReviewDecision = yup.InferType<typeof decideReviewInput>;

/** Form to decline a review. */
export const declineReviewForm = yup.object({
  reason: yup.string().oneOf(DECLINE_REASONS, sentences.reason).required(sentences.reason),
});

/** Form to answer a review; forms treat an empty field as missing. */
export const answerReviewForm = yup.object({ answer: plainLines(limits.answerLength).default("") });

/** Empty deletes the answer. */
export const answerReviewInput = yup.object({ answer: plainLines(limits.answerLength).defined(required) });
