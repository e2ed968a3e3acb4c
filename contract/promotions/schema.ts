/** Promotions as staff add, try, list and end them (CHECKOUT-7, STAFF-38). */
import * as yup from "yup";
import { LEAF_CATEGORIES } from "../catalogue/categories";
import { SEGMENTS } from "../customers/segments";
import { calendarDay } from "../fields/calendar-day";
import { textInCase, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { inPlainLetters } from "./code";
import { EFFECTS } from "./kinds/kinds";
import { BAD_AMOUNT, BAD_COUNT, optionalInteger } from "./kinds/parameters";
import {
  effectOf,
  effectsOf,
  parametersOf,
  TERM_INPUTS,
  TERM_OUTPUTS,
  type SomeTerms,
  type Terms,
} from "./kinds/terms";
import { PROMOTION_SCOPES, scopeFields } from "./scope";
import { pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;
const badDay = "Please enter a date as YYYY-MM-DD";
const badPeriod = "Please enter an end date on or after the start date";
const badSet = "Please enter 2 or more items";
const badEffect = {
  none: "Please enter the discount",
  several: "Please enter only one discount",
};
const day = () => calendarDay(badDay);
const optional = (value: unknown) => (value === "" ? null : value);

/** Optional; a whole number of at least 1. */
const optionalCount = (max: number) => optionalInteger(BAD_COUNT, 1, max);

/** Fields that a preview uses too. */
const previewFields = {
  ...TERM_INPUTS,
  /** Applies without a code; the code is then only its name for staff. */
  isAutomatic: yup.boolean().typeError(unexpected).default(false),
  /** Items in scope count in sets of this size: an amount is off each set. */
  setSize: optionalCount(LIMITS.promotions.largestSet)
    .min(2, badSet)
    .default(null)
    .test("goods", "Please leave this empty: free shipping doesn't work with sets", (value, { parent }) => {
      return (value ?? null) === null || effectOf(parent as SomeTerms)?.of !== "SHIPPING";
    }),
  ...scopeFields,
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
};

/** Refuses terms without exactly one effect, on the field that is missing or too many. */
const oneEffect: yup.TestFunction<Terms> = (terms, { createError }) => {
  const [effect, other] = effectsOf(terms);
  if (other) return createError({ path: parametersOf(other)[0]!, message: badEffect.several });
  const missing = parametersOf(effect ?? EFFECTS.PERCENT).find((name) => (terms[name] ?? null) === null);
  return missing === undefined || createError({ path: missing, message: badEffect.none });
};

export const promotionInput = yup
  .object({
    code: textInCase("upper", 40)
      .transform((value: unknown) => (typeof value === "string" ? inPlainLetters(value) : value))
      .matches(/^[A-Z0-9-]{3,40}$/, "Please enter 3 to 40 letters, digits or hyphens")
      .required("Please enter the code customers type in")
      .test("series", "Please enter at most 30 letters, digits or hyphens", (value, { parent }) => {
        const { codes } = parent as { codes?: number | null };
        return (codes ?? null) === null || (value?.length ?? 0) <= 30;
      }),
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
    ...previewFields,
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
    budget: optionalInteger(BAD_AMOUNT, 1, 100_000_000_000)
      .default(null)
      .test(
        "series",
        "Please leave this empty: codes in a series already have a use limit",
        (value, { parent }) => {
          return (value ?? null) === null || ((parent as { codes?: number | null }).codes ?? null) === null;
        },
      ),
  })
  .test("effect", badEffect.none, oneEffect);
export type PromotionInput = yup.InferType<typeof promotionInput>;

/** Preview of a promotion on recent orders. Use limits are ignored. */
export const promotionTrialInput = yup.object(previewFields).test("effect", badEffect.none, oneEffect);
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
      ...TERM_OUTPUTS,
      scope: yup.string().oneOf(PROMOTION_SCOPES).required(),
      /** Names in the scope; none for all products. */
      scopeNames: yup.array(yup.string().required()).required(),
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
