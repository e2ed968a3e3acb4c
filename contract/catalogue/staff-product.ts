/** A product's page in the back office, and hiding products from the shop (STAFF-77). */
import * as yup from "yup";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { adminProductFields } from "./admin";

const { staff, validation } = MESSAGES;
const { chosenAtOnce, reasonLength } = LIMITS.lists;

const productId = () => text(LIMITS.reviews.productIdLength).required(validation.required);
const reason = () => text(reasonLength).required(staff.hideReason);
const productIds = () =>
  yup
    .array(productId())
    .typeError(validation.unexpected)
    .min(1, staff.noProductsSelected)
    .max(chosenAtOnce, staff.tooManyProducts(chosenAtOnce))
    .required(staff.noProductsSelected);

export const productParams = yup.object({ productId: productId() });
export const hideInput = yup.object({ reason: reason() });
export const hideProductsInput = yup.object({ productIds: productIds(), reason: reason() });
export const showProductsInput = yup.object({ productIds: productIds() });

/** PRICED: the price shoppers paid from then on, with offers. */
export const PRODUCT_EVENTS = ["ADDED", "HIDDEN", "SHOWN", "PRICED"] as const;
export type ProductEvent = (typeof PRODUCT_EVENTS)[number];

const staffProduct = yup.object({
  ...adminProductFields,
  description: yup.string().defined(),
  longDescription: yup.string().defined(),
  /** Paths of the pictures that the shop serves, primary first; see pictureFile. */
  images: yup.array(yup.string().required()).required(),
  /** Prices are in cents. */
  regularPrice: yup.number().nullable().defined(),
  salePrice: yup.number().nullable().defined(),
  /** Lease payment displayed in the shop; null without one. */
  weekly: yup
    .object({ payment: yup.number().required(), /** Units it pays for. */ pieces: yup.number().required() })
    .nullable()
    .defined(),
  /** Null unless staff hide the product, for whatever else hides it too. */
  hide: yup
    .object({ reason: yup.string().required(), by: yup.string().required(), at: yup.string().required() })
    .nullable()
    .defined(),
  /** Last change by an import or a new price. */
  updatedAt: yup.string().required(),
  /** Newest first. */
  history: yup
    .array(
      yup.object({
        event: yup.string().oneOf(PRODUCT_EVENTS).required(),
        at: yup.string().required(),
        /** User name; null for the shop itself. */
        by: yup.string().nullable().defined(),
        reason: yup.string().nullable().defined(),
        cents: yup.number().nullable().defined(),
      }),
    )
    .required(),
});
export const staffProductAnswer = yup.object({ product: staffProduct });
export type StaffProduct = yup.InferType<typeof staffProduct>;

export const changedProductsAnswer = yup.object({
  changed: yup.number().required(),
  /** Products that are as they were, or are still hidden, each with the reason. */
  unchanged: yup
    .array(
      yup.object({
        productId: yup.string().required(),
        /** Null for an unknown product. */
        name: yup.string().nullable().defined(),
        message: yup.string().required(),
      }),
    )
    .required(),
});
export type ChangedProducts = yup.InferType<typeof changedProductsAnswer>;
