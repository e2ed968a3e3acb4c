/** Categories of suppliers that no rule places, and where staff say that they lie (STAFF-68). */
import * as yup from "yup";
import { LEAF_CATEGORIES } from "../catalogue/categories";
import { textLine } from "../fields/fields";
import { supplierId } from "./schema";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";
import { PRICING_MESSAGES } from "../pricing/messages";

const { unexpected, required } = MESSAGES.validation;

/** PATH: one category of the supplier. NAME: all of its categories with this name. WORDS: all whose path has these words. */
export const CATEGORY_MAPPING_KINDS = ["PATH", "NAME", "WORDS"] as const;
export type CategoryMappingKind = (typeof CATEGORY_MAPPING_KINDS)[number];

export const MAPPING_KIND_LABELS: Readonly<Record<CategoryMappingKind, string>> = {
  PATH: "This path only",
  NAME: "Every category with this name",
  WORDS: "Every category containing these words",
};

/** Why a category is suggested for a name of the supplier. */
export const SUGGESTION_REASONS = ["WORDS", "PRODUCTS", "ATTRIBUTES", "SIBLINGS"] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const SUGGESTION_LABELS: Readonly<Record<SuggestionReason, string>> = {
  WORDS: "by name",
  PRODUCTS: "by products",
  ATTRIBUTES: "by attributes",
  SIBLINGS: "by neighboring categories",
};

/** Stands for "not sold" where a category is chosen. */
export const NOT_SOLD_CHOICE = "not-sold";
export const MAPPING_CHOICES: readonly string[] = [...LEAF_CATEGORIES.map(({ id }) => id), NOT_SOLD_CHOICE];

export const unplacedInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));
export type UnplacedInput = yup.InferType<typeof unplacedInput>;

export const unplacedAnswer = yup.object({
  categories: yup
    .array(
      yup
        .object({
          supplier: yup.string().required(),
          /** Names of its steps, from the widest; none where the supplier names no category. */
          steps: yup.array(yup.string().required()).required(),
          products: yup.number().required(),
          examples: yup
            .array(yup.object({ sku: yup.string().required(), name: yup.string().required() }).required())
            .required(),
          /** A built-in rule takes it for accessories or other things that are not sold. */
          isLeftOut: yup.boolean().required(),
          /** Null when nothing speaks for one. */
          suggestion: yup
            .object({
              categoryId: yup.string().required(),
              reason: yup.string().oneOf(SUGGESTION_REASONS).required(),
            })
            .nullable()
            .defined(),
        })
        .required(),
    )
    .required(),
  /** Categories, and the products in all of them. */
  total: yup.number().required(),
  products: yup.number().required(),
});
export type UnplacedCategory = yup.InferType<typeof unplacedAnswer>["categories"][number];

export const categoryMappingInput = yup.object({
  supplier: supplierId().required(required),
  kind: yup.string().typeError(unexpected).oneOf(CATEGORY_MAPPING_KINDS, unexpected).required(required),
  /** A path is written "A > B"; an empty one is that of products without a category. */
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

/** How many products a saved mapping has moved so far. A job moves the rest when `isDone` is false. */
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
  mappings: yup
    .array(
      yup
        .object({
          id: yup.string().required(),
          supplier: yup.string().required(),
          kind: yup.string().oneOf(CATEGORY_MAPPING_KINDS).required(),
          pattern: yup.string().defined(),
          /** Null when products of this name are not to be sold. */
          categoryId: yup.string().nullable().defined(),
          changedAt: yup.string().required(),
        })
        .required(),
    )
    .required(),
});
export type CategoryMappingRow = yup.InferType<typeof mappingsAnswer>["mappings"][number];
