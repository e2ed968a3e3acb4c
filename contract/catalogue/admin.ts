/** Catalog admin: products and why they are hidden, and pickup stores (STAFF-37, STAFF-38). */
import * as yup from "yup";
import { text, textLine } from "../fields/fields";
import { HIDDEN_REASONS } from "./hidden-reasons";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { countsOf, pageFields, pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;
const pages = pageFields(LIMITS.lists.staffPageSizes);

/** AWAITED overlaps the other groups: products with back-in-stock subscribers. */
export const PRODUCT_SHOWS = ["LIVE", ...HIDDEN_REASONS, "AWAITED"] as const;
export type ProductShow = (typeof PRODUCT_SHOWS)[number];

export const adminProductsInput = yup.object({
  ...pages,
  /** Prefix of a SKU, or prefixes of words in the name. */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** Omitted: all. */
  show: yup.string().typeError(unexpected).oneOf(PRODUCT_SHOWS, unexpected).optional(),
});
export type AdminProductsInput = yup.InferType<typeof adminProductsInput>;

/** A product as a row of the list, and as part of its own page. */
export const adminProductFields = {
  productId: yup.string().required(),
  sku: yup.string().required(),
  name: yup.string().required(),
  slug: yup.string().required(),
  supplier: yup.string().required(),
  /** Null for a visible product. */
  hiddenReason: yup.string().oneOf(HIDDEN_REASONS).nullable().defined(),
  /** The supplier's own categories, broadest first. */
  supplierCategories: yup.array(yup.string().required()).required(),
  category: yup.string().nullable().defined(),
  brand: yup.string().nullable().defined(),
  /** Prices are in cents. */
  supplierPrice: yup.number().nullable().defined(),
  price: yup.number().nullable().defined(),
  /** Null when unknown. */
  stock: yup.number().nullable().defined(),
  pictures: yup.number().required(),
  /** Shoppers with a confirmed back-in-stock alert. */
  awaitedBy: yup.number().required(),
  /** The winning price rule; null for the supplier's own price. */
  ruleId: yup.string().nullable().defined(),
  /** Null for a deleted rule. */
  ruleName: yup.string().nullable().defined(),
  /** Whether the winning rule is for this product alone. */
  hasOwnRule: yup.boolean().required(),
};

export const adminProductsAnswer = yup.object({
  ...pageOf(yup.object(adminProductFields)),
  /** Counts for the searched text. AWAITED overlaps the other groups. */
  counts: countsOf(PRODUCT_SHOWS),
});
export type AdminProduct = yup.InferType<typeof adminProductsAnswer>["rows"][number];

export const placeParams = yup.object({
  id: text(100)
    .matches(/^[a-z0-9-]+$/, unexpected)
    .required(required),
});
export const placeInput = yup.object({
  isOpen: yup.boolean().typeError(unexpected).required(required),
});
export const placesAnswer = yup.object({
  ...pageOf(
    yup.object({
      id: yup.string().required(),
      name: yup.string().required(),
      address: yup.string().required(),
      /** First three digits of nearby postal codes. */
      postalPrefixes: yup.array(yup.string().required()).required(),
      isOpen: yup.boolean().required(),
    }),
  ),
});
export type AdminPlace = yup.InferType<typeof placesAnswer>["rows"][number];
