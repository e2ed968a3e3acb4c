/** Promotions as staff add, try, list and end them (CHECKOUT-7, STAFF-38). */
import * as yup from "yup";
import { LEAF_CATEGORIES } from "../catalogue/categories";
import { SEGMENTS } from "../customers/segments";
import { calendarDay } from "../fields/calendar-day";
import { textInCase, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { inPlainLetters } from "./code";
import { PROMOTION_SCOPES, scopeFields } from "./scope";
import { pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;
const badAmount = "Please enter an amount such as 25 or 25.50";
const cents = () => yup.number().typeError(badAmount).integer(badAmount).max(100_000_000, badAmount);
const badDay = "Please enter a date as YYYY-MM-DD";
const badPeriod = "Please enter an end date on or after the start date";
const badPercent = "Please enter 1 to 90 percent";
const badCount = "Please enter a whole number";
const badSet = "Please enter 2 or more items";
const day = () => calendarDay(badDay);
const optional = (value: unknown) => (value === "" ? null : value);

/** Optional; at least 1 cent. */
const optionalCents = () =>
  yup
    .number()
    .transform((value: number, original: unknown) => (optional(original) === null ? null : value))
    .typeError(badAmount)
    .integer(badAmount)
    .min(1, badAmount)
    .max(100_000_000_000, badAmount)
    .nullable();

/** Optional; a whole number of at least 1. */
const optionalCount = (max: number) =>
  yup
    .number()
    .transform((value: number, original: unknown) => (optional(original) === null ? null : value))
    .typeError(badCount)
    .integer(badCount)
    .min(1, badCount)
    .max(max, badCount)
    .nullable();

export const promotionInput = yup.object({
  code: textInCase("upper", 40)
    .transform((value: unknown) => (typeof value === "string" ? inPlainLetters(value) : value))
    .matches(/^[A-Z0-9-]{3,40}$/, "Please enter 3 to 40 letters, digits or hyphens")
    .required("Please enter the code customers type in")
    .test("series", "Please enter at most 30 letters, digits or hyphens", (value, { parent }) => {
      const { codes } = parent as { codes?: number | null };
      return (codes ?? null) === null || (value?.length ?? 0) <= 30;
    }),
  /** Applies without a code; the code is then only its name for staff. */
  isAutomatic: yup.boolean().typeError(unexpected).default(false),
  /** Combines with other combinable promotions; otherwise applies alone. */
  combines: yup.boolean().typeError(unexpected).default(false),
  /**
   * Number of codes to generate. Each starts with `code`. maxUses limits the uses of each code; the default
   * is one.
   */
  codes: optionalCount(LIMITS.promotions.maxCodes)
    .default(null)
    .test("typed", "Please leave this empty: automatic promotions have no codes", (value, { parent }) => {
      return (value ?? null) === null || (parent as { isAutomatic?: boolean }).isAutomatic !== true;
    }),
  label: textLine(100).required("Please enter the name customers see"),
  /** Percent off, an amount off, or free shipping. */
  percentOff: yup
    .number()
    .transform((value: number, original: unknown) => (optional(original) === null ? null : value))
    .typeError(badPercent)
    .integer(badPercent)
    .min(1, badPercent)
    .max(90, badPercent)
    .nullable()
    .default(null),
  centsOff: cents()
    .min(1, badAmount)
    .nullable()
    .default(null)
    .test("one", "Please enter only one: percent off, an amount or free shipping", (value, { parent }) => {
      const { percentOff, shipsFree } = parent as { percentOff?: number | null; shipsFree?: boolean };
      const chosen = [(value ?? null) !== null, (percentOff ?? null) !== null, shipsFree === true];
      return chosen.filter(Boolean).length === 1;
    }),
  /** Instead of a discount: free shipping for items in scope. */
  shipsFree: yup.boolean().typeError(unexpected).default(false),
  /** Items in scope count in sets of this size: an amount is off each set. */
  setSize: optionalCount(LIMITS.promotions.largestSet)
    .min(2, badSet)
    .default(null)
    .test("goods", "Please leave this empty: free shipping doesn't work with sets", (value, { parent }) => {
      return (value ?? null) === null || (parent as { shipsFree?: boolean }).shipsFree !== true;
    }),
  ...scopeFields,
  /** Subtotal of the items in scope. */
  smallestSubTotal: cents().min(0, badAmount).default(0),
  /** Days of the shop's calendar; inclusive end. */
  startsOn: day().nullable().default(null).transform(optional),
  endsOn: day()
    .nullable()
    .default(null)
    .transform(optional)
    .test("period", badPeriod, (value, { parent }) => {
      const { startsOn } = parent as { startsOn?: string | null };
      return !value || !startsOn || value >= startsOn;
    }),
  maxUses: optionalCount(1_000_000_000).default(null),
  /** Omitted: one use, or unlimited for an automatic promotion. */
  maxUsesPerCustomer: optionalCount(1_000_000).when("isAutomatic", {
    is: true,
    then: (field) => field.default(null),
    otherwise: (field) => field.default(1),
  }),
  maxUsesPerDay: optionalCount(1_000_000).default(null),
  /** Cap in cents on the total discount of all orders. */
  budget: optionalCents()
    .default(null)
    .test(
      "series",
      "Please leave this empty: codes in a series already have a use limit",
      (value, { parent }) => {
        return (value ?? null) === null || ((parent as { codes?: number | null }).codes ?? null) === null;
      },
    ),
  /** For customers without an earlier order, by account and email address. */
  firstOrdersOnly: yup.boolean().typeError(unexpected).default(false),
  /** For accounts in this segment only. */
  segment: yup.string().typeError(unexpected).oneOf(SEGMENTS, unexpected).default("EVERYBODY"),
  /** Empty except for the segment of a category. */
  segmentCategory: textLine(80)
    .default("")
    .when("segment", {
      is: "CATEGORY",
      then: (field) =>
        field.test("known", MESSAGES.campaigns.category, (value) =>
          LEAF_CATEGORIES.some(({ id }) => id === value),
        ),
      otherwise: (field) => field.transform(() => ""),
    }),
});
export type PromotionInput = yup.InferType<typeof promotionInput>;

/** Preview of a promotion on recent orders. Use limits are ignored. */
export const promotionTrialInput = promotionInput.pick([
  "percentOff",
  "centsOff",
  "shipsFree",
  "scope",
  "scopeIds",
  "smallestSubTotal",
  "firstOrdersOnly",
  "setSize",
  "isAutomatic",
  "segment",
  "segmentCategory",
]);
export type PromotionTrialInput = yup.InferType<typeof promotionTrialInput>;
export const promotionTrialAnswer = yup.object({
  /** Orders checked, and whether the period has more. */
  lookedAt: yup.number().required(),
  isAll: yup.boolean().required(),
  /** Orders the promotion would have applied to. */
  orders: yup.number().required(),
  /** Total and average discount in cents. */
  takenOff: yup.number().required(),
  mean: yup.number().required(),
});
export type PromotionTrial = yup.InferType<typeof promotionTrialAnswer>;

export const promotionParams = yup.object({
  code: textInCase("upper", 40)
    .matches(/^[A-Z0-9-]{1,40}$/, unexpected)
    .required(required),
});

export const PROMOTION_STATES = ["COMING", "RUNNING", "USED_UP", "ENDED"] as const;
export const promotionsAnswer = yup.object({
  ...pageOf(
    yup.object({
      /** For a series, the prefix of its codes. */
      code: yup.string().required(),
      /** Number of codes in a series; null for a single shared code. */
      codes: yup.number().nullable().defined(),
      label: yup.string().required(),
      percentOff: yup.number().nullable().defined(),
      centsOff: yup.number().nullable().defined(),
      shipsFree: yup.boolean().required(),
      scope: yup.string().oneOf(PROMOTION_SCOPES).required(),
      /** Names in the scope; none for all products. */
      scopeNames: yup.array(yup.string().required()).required(),
      smallestSubTotal: yup.number().required(),
      startsAt: yup.string().nullable().defined(),
      endsAt: yup.string().nullable().defined(),
      maxUses: yup.number().nullable().defined(),
      uses: yup.number().required(),
      maxUsesPerCustomer: yup.number().nullable().defined(),
      maxUsesPerDay: yup.number().nullable().defined(),
      /** Cents; null means no budget. Spent is the discount of valid orders. */
      budget: yup.number().nullable().defined(),
      spent: yup.number().required(),
      firstOrdersOnly: yup.boolean().required(),
      isAutomatic: yup.boolean().required(),
      combines: yup.boolean().required(),
      setSize: yup.number().nullable().defined(),
      segment: yup.string().oneOf(SEGMENTS).required(),
      segmentCategory: yup.string().defined(),
      /** Discount on valid orders, and the total of these orders. */
      takenOff: yup.number().required(),
      ordered: yup.number().required(),
      state: yup.string().oneOf(PROMOTION_STATES).required(),
    }),
  ),
  /** Brands of products on sale, for the scope of a promotion. */
  brands: yup
    .array(yup.object({ id: yup.string().required(), name: yup.string().required() }).required())
    .required(),
});
export type PromotionBrand = yup.InferType<typeof promotionsAnswer>["brands"][number];
export type AdminPromotion = yup.InferType<typeof promotionsAnswer>["rows"][number];
