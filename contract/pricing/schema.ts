/** Price rules: fields, and validation shared by server and storefront (PRICING-1 to PRICING-6). */
import * as yup from "yup";
import { SHOP_CATEGORIES } from "../catalogue/categories";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { PRICING_MESSAGES } from "./messages";
import { CATALOGUE_LINES, catalogueLineOf, type CatalogueLine } from "../catalogue/lines";

const sentences = PRICING_MESSAGES;
const { validation } = MESSAGES;
const { pricing: limits } = LIMITS;

/** Scope of a rule, most specific first. */
export const RULE_TYPES = ["PRODUCT", "BRAND_AND_CATEGORY", "CATEGORY", "PRICE_BAND"] as const;
export type RuleType = (typeof RULE_TYPES)[number];
export const RULE_TYPE_LABELS: Readonly<Record<RuleType, string>> = {
  PRODUCT: "One product",
  BRAND_AND_CATEGORY: "Brands in a category",
  CATEGORY: "A category",
  PRICE_BAND: "A price band",
};

/** PERCENTAGE: markupValue is in basis points (1250 is 12.5 %). FIXED: in cents. */
export const MARKUP_TYPES = ["PERCENTAGE", "FIXED"] as const;
export type MarkupType = (typeof MARKUP_TYPES)[number];
export const MARKUP_TYPE_LABELS: Readonly<Record<MarkupType, string>> = {
  PERCENTAGE: "Percentage of the supplier's price",
  FIXED: "Fixed amount",
};

export const ROUNDING_METHODS = [
  "EXACT",
  "UP_TO_DOLLAR",
  "NEAREST_DOLLAR",
  "UP_TO_99",
  "NEAREST_99",
] as const;
export type RoundingMethod = (typeof ROUNDING_METHODS)[number];
export const ROUNDING_LABELS: Readonly<Record<RoundingMethod, string>> = {
  EXACT: "Down to the cent",
  UP_TO_DOLLAR: "Up to the dollar",
  NEAREST_DOLLAR: "To the nearest dollar",
  UP_TO_99: "Up to .99",
  NEAREST_99: "To the nearest .99",
};

/** Why a rule does or does not set a product's price (PRICING-1). */
export const RULE_VERDICTS = [
  "WINS",
  "LESS_SPECIFIC",
  "OLDER",
  "OTHER_SUPPLIER",
  "OTHER_PRODUCT",
  "OTHER_CATEGORY",
  "OTHER_BRAND",
  "OTHER_LINE",
  "OUTSIDE_BAND",
] as const;
export type RuleVerdict = (typeof RULE_VERDICTS)[number];

/** Change made by a rule version. */
export const VERSION_ACTIONS = ["STARTED", "ADDED", "UPDATED", "DELETED", "ROLLED_BACK"] as const;
export type VersionAction = (typeof VERSION_ACTIONS)[number];

export const GENERATION_STATUSES = ["RUNNING", "COMPLETED"] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

const ALL_CATEGORIES = SHOP_CATEGORIES.flatMap((top) => [top, ...(top.subCategories ?? [])]);
/** Names of all categories for rules, parents first; names are unique. */
export const RULE_CATEGORY_NAMES: readonly string[] = ALL_CATEGORIES.map(({ name }) => name);

/** Ids from the main category down to the given one; empty for an unknown id. */
export function categoryLine(id: string): readonly string[] {
  const top = SHOP_CATEGORIES.find(
    (main) => main.id === id || main.subCategories?.some((sub) => sub.id === id),
  );
  if (!top) return [];
  return top.id === id ? [id] : [top.id, id];
}

/** Null for an unknown name. */
export function findCategoryId(name: string): string | null {
  return ALL_CATEGORIES.find((category) => category.name === name)?.id ?? null;
}

const band = () =>
  yup
    .number()
    .typeError(sentences.bandAmount)
    .integer(validation.unexpected)
    .min(0, sentences.bandAmount)
    .max(LIMITS.checkout.maxTotalCents, sentences.bandAmount)
    .nullable()
    .default(null);

/** Rules that apply to a category, and may have a band. */
const hasCategory = (ruleType: unknown) => ruleType === "BRAND_AND_CATEGORY" || ruleType === "CATEGORY";
const isProductRule = (ruleType: unknown) => ruleType === "PRODUCT";
const isBound = (min: unknown, max: unknown) => typeof min === "number" || typeof max === "number";

/** A rule, in cents and basis points. */
const ruleShape = yup.object({
  ruleType: yup.string().oneOf(RULE_TYPES, validation.unexpected).required(sentences.ruleType),
  categoryName: yup
    .string()
    .nullable()
    .oneOf([null, ...RULE_CATEGORY_NAMES], sentences.category)
    .default(null)
    .when("ruleType", ([ruleType], schema) =>
      hasCategory(ruleType)
        ? schema.required(sentences.category)
        : schema.test("none", sentences.noCategory, (value) => value === null),
    ),
  sku: text(limits.idLength)
    .nullable()
    .default(null)
    .when("ruleType", ([ruleType], schema) =>
      isProductRule(ruleType)
        ? schema.required(sentences.sku)
        : schema.test("none", sentences.noSku, (value) => value == null),
    ),
  minPrice: band().when(["ruleType", "maxPrice"], ([ruleType, maxPrice], schema) => {
    if (isProductRule(ruleType))
      return schema.test("none", sentences.noBand, (value) => !isBound(value, maxPrice));
    return ruleType === "PRICE_BAND"
      ? schema.test("bound", sentences.band, (value) => isBound(value, maxPrice))
      : schema;
  }),
  maxPrice: band().test(
    "order",
    sentences.bandOrder,
    (value, { parent }) => value === null || !(Number((parent as { minPrice?: unknown }).minPrice) > value),
  ),
  brandIds: yup
    .array(text(limits.idLength).required(validation.unexpected))
    .max(limits.brandsOfRule, sentences.tooManyBrands)
    .default([])
    .when("ruleType", ([ruleType], schema) =>
      ruleType === "BRAND_AND_CATEGORY" ? schema.min(1, sentences.brands) : schema.max(0, sentences.noBrands),
    ),
  markupType: yup.string().oneOf(MARKUP_TYPES, validation.unexpected).required(sentences.markupType),
  roundingMethod: yup.string().oneOf(ROUNDING_METHODS, validation.unexpected).required(sentences.rounding),
  markupValue: yup
    .number()
    .typeError(sentences.value)
    .required(sentences.value)
    .integer(validation.unexpected)
    .min(0, sentences.value)
    .when("markupType", ([markupType], schema) =>
      markupType === "FIXED"
        ? schema.max(limits.maxFixedCents, sentences.value)
        : schema.max(limits.maxBasisPoints, sentences.value),
    ),
});

export const priceMarkupInput = yup.object({
  /** Null for all suppliers. */
  supplierId: text(limits.idLength).nullable().default(null),
  /** Null for the line of the rule's category; without a category, electronics. */
  type: yup
    .string()
    .nullable()
    .oneOf([null, ...CATALOGUE_LINES], validation.unexpected)
    .default(null)
    .when("rule", ([rule], schema) =>
      schema.test("line", sentences.otherLine, (value) => {
        const line = lineOfRule(rule as { categoryName?: unknown } | undefined);
        return value == null || line === null || value === line;
      }),
    ),
  /** A deleted rule sets no price. */
  isDeleted: yup.boolean().typeError(validation.unexpected).default(false),
  rule: ruleShape.required(),
});
export type MarkupValues = yup.InferType<typeof priceMarkupInput>;

/** Null for a rule without a category, which names its line explicitly. */
function lineOfRule(rule: { readonly categoryName?: unknown } | undefined): CatalogueLine | null {
  const categoryId = typeof rule?.categoryName === "string" ? findCategoryId(rule.categoryName) : null;
  return categoryId === null ? null : catalogueLineOf(categoryId);
}

/** Product line of a rule. */
export function lineOfMarkup({ type, rule }: MarkupValues): CatalogueLine {
  return type ?? lineOfRule(rule) ?? "ELECTRONICS";
}
