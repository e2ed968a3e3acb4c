/** Review pictures: chunked upload, deletion, reading, and removal by staff (REVIEW-11 to REVIEW-13). */
import * as yup from "yup";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { REVIEW_PICTURE_SIZES } from "./media";
import { ownPicture, pictureId as id, reviewPlaceFields } from "./schema";

const { pictureBytes, pieceBytes } = LIMITS.reviews;
const { unexpected, required } = MESSAGES.validation;

/** Next chunk of a picture, in Base64. Any host accepts any chunk; a repeated chunk is a no-op. */
export const sendPictureInput = yup.object({
  ...reviewPlaceFields,
  /** Client-generated; one for each picture. */
  picture: id(),
  /** From 0. */
  position: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(0, unexpected)
    .max(Math.ceil(pictureBytes / pieceBytes), unexpected)
    .required(required),
  /** True for the last chunk. */
  isLast: yup.boolean().typeError(unexpected).required(required),
  content: yup
    .string()
    .typeError(unexpected)
    .max(Math.ceil(pieceBytes / 3) * 4, unexpected)
    .matches(/^[A-Za-z0-9+/]+={0,2}$/, unexpected)
    .required(MESSAGES.reviews.pictureBroken),
});
export type SendPictureInput = yup.InferType<typeof sendPictureInput>;

/** Null until the last chunk. */
export const sendPictureAnswer = yup.object({ picture: ownPicture.nullable().defined() });

export const dropPictureInput = yup.object({ ...reviewPlaceFields, picture: id() });
export type DropPictureInput = yup.InferType<typeof dropPictureInput>;

export const pictureParams = yup.object({
  id: id(),
  size: yup.string().oneOf(REVIEW_PICTURE_SIZES, unexpected).required(required),
});
export type PictureParams = yup.InferType<typeof pictureParams>;
/** The file in Base64. */
export const pictureAnswer = yup.object({ content: yup.string().required() });

/** For staff, regardless of the review's status: each full picture as a data: URL. */
export const adminPicturesAnswer = yup.object({
  pictures: yup
    .array(
      yup
        .object({
          id: yup.string().required(),
          width: yup.number().required(),
          height: yup.number().required(),
          large: yup.string().required(),
        })
        .required(),
    )
    .required(),
});
export type AdminPicture = yup.InferType<typeof adminPicturesAnswer>["pictures"][number];

export const adminPictureParams = yup.object({ id: id(), picture: id() });
