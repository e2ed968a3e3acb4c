/** Unmapped supplier categories, and the mappings staff add (STAFF-68). */
import * as yup from "yup";
import { LEAF_CATEGORIES } from "../catalogue/categories";
import { textLine } from "../fields/fields";
import { supplierId } from "./schema";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";
import { PRICING_MESSAGES } from "../pricing/messages";

const { unexpected, required } = MESSAGES.validation;

/**
 * PATH: one supplier category. NAME: all its categories with this name. WORDS: all categories with these
 * words in the path.
 */
export const CATEGORY_MAPPING_KINDS = ["PATH", "NAME", "WORDS"] as const;
export type CategoryMappingKind = (typeof CATEGORY_MAPPING_KINDS)[number];

export const MAPPING_KIND_LABELS: Readonly<Record<CategoryMappingKind, string>> = {
  PATH: "This path only",
  NAME: "Every category with this name",
  WORDS: "Every category containing these words",
};

/** Basis of a suggested category. */
export const SUGGESTION_REASONS = ["WORDS", "PRODUCTS", "ATTRIBUTES", "SIBLINGS"] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const SUGGESTION_LABELS: Readonly<Record<SuggestionReason, string>> = {
  WORDS: "by name",
  PRODUCTS: "by products",
  ATTRIBUTES: "by attributes",
  SIBLINGS: "by neighboring categories",
};

/** Choice that means "not sold". */
export const NOT_SOLD_CHOICE = "not-sold";
export const MAPPING_CHOICES: readonly string[] = [...LEAF_CATEGORIES.map(({ id }) => id), NOT_SOLD_CHOICE];

export const unplacedInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));
export type UnplacedInput = yup.InferType<typeof unplacedInput>;

export const unplacedAnswer = yup.object({
  ...pageOf(
    yup.object({
      supplier: yup.string().required(),
      /** Path from the broadest category; empty if the supplier has none. */
      steps: yup.array(yup.string().required()).required(),
      products: yup.number().required(),
      examples: yup
        .array(yup.object({ sku: yup.string().required(), name: yup.string().required() }).required())
        .required(),
      /** A built-in rule excludes the category: accessories or other products the shop does not sell. */
      isLeftOut: yup.boolean().required(),
      /** Null without a suggestion. */
      suggestion: yup
        .object({
          categoryId: yup.string().required(),
          reason: yup.string().oneOf(SUGGESTION_REASONS).required(),
        })
        .nullable()
        .defined(),
    }),
  ),
  /** Products in the categories of all pages. */
  products: yup.number().required(),
});
export type UnplacedCategory = yup.InferType<typeof unplacedAnswer>["rows"][number];

export const categoryMappingInput = yup.object({
  supplier: supplierId().required(required),
  kind: yup.string().typeError(unexpected).oneOf(CATEGORY_MAPPING_KINDS, unexpected).required(required),
  /** Written "A > B"; an empty path covers products without a category. */
  pattern: textLine(LIMITS.categoryMappings.patternLength)
    .default("")
    .test("named", "Please enter a name or words", (value, { parent }) => {
      return (parent as { kind?: unknown }).kind === "PATH" || /[\p{L}\p{N}]/u.test(value ?? "");
    }),
  category: yup
    .string()
    .typeError(unexpected)
    .oneOf(MAPPING_CHOICES, PRICING_MESSAGES.category)
    .required(PRICING_MESSAGES.category),
});
export type CategoryMappingInput = yup.InferType<typeof categoryMappingInput>;

/** Products moved by a saved mapping so far. A job moves the rest if `isDone` is false. */
export const placementAnswer = yup.object({
  moved: yup.number().required(),
  live: yup.number().required(),
  isDone: yup.boolean().required(),
});

export const mappingParams = yup.object({
  id: yup
    .string()
    .matches(/^\d{1,18}$/, unexpected)
    .required(required),
});

export const mappingsAnswer = yup.object({
  ...pageOf(
    yup.object({
      id: yup.string().required(),
      supplier: yup.string().required(),
      kind: yup.string().oneOf(CATEGORY_MAPPING_KINDS).required(),
      pattern: yup.string().defined(),
      /** Null if products with this name are not sold. */
      categoryId: yup.string().nullable().defined(),
      changedAt: yup.string().required(),
    }),
  ),
});
export type CategoryMappingRow = yup.InferType<typeof mappingsAnswer>["rows"][number];
