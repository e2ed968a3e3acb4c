/** Form of a price rule, typed in dollars and percent and validated by the schema of the call. */
import * as yup from "yup";
import { decimalMoney } from "../money/money";
import { centsOf } from "../money/money";
import { priceMarkupInput, type MarkupType, type RoundingMethod, type RuleType } from "./schema";
import type { CatalogueLine } from "../catalogue/lines";

/** In form order. */
export interface MarkupForm {
  readonly ruleType: string;
  /** For a price band; otherwise the category determines the line. */
  readonly type: string;
  readonly categoryName: string;
  readonly sku: string;
  readonly brandIds: readonly string[];
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly supplierId: string;
  readonly markupType: string;
  /** Percent or dollars. */
  readonly markupValue: string;
  readonly roundingMethod: string;
}

export const NEW_MARKUP: MarkupForm = {
  ruleType: "CATEGORY",
  type: "ELECTRONICS",
  categoryName: "",
  sku: "",
  brandIds: [],
  minPrice: "",
  maxPrice: "",
  supplierId: "",
  markupType: "PERCENTAGE",
  markupValue: "",
  roundingMethod: "UP_TO_99",
};

/** A rule as the API returns it. */
interface ReturnedMarkup {
  readonly supplierId?: string | null;
  readonly type: CatalogueLine;
  readonly rule: {
    readonly ruleType: RuleType;
    readonly categoryName?: string | null;
    readonly minPrice?: number | null;
    readonly maxPrice?: number | null;
    readonly markupType: MarkupType;
    readonly roundingMethod: RoundingMethod;
    readonly markupValue: number;
    readonly product?: { readonly sku: string } | null;
    readonly brands: readonly { readonly id: string }[];
  };
}

export function formOfMarkup({ supplierId, type, rule }: ReturnedMarkup): MarkupForm {
  const dollars = (cents: number | null | undefined) => (cents == null ? "" : decimalMoney(cents));
  return {
    ruleType: rule.ruleType,
    type,
    categoryName: rule.categoryName ?? "",
    sku: rule.product?.sku ?? "",
    brandIds: rule.brands.map(({ id }) => id),
    minPrice: dollars(rule.minPrice),
    maxPrice: dollars(rule.maxPrice),
    supplierId: supplierId ?? "",
    markupType: rule.markupType,
    markupValue: dollars(rule.markupValue),
    roundingMethod: rule.roundingMethod,
  };
}

/** Input of the calls. Omits fields that do not apply to the rule's kind, even if filled in. */
export function callOfMarkup(form: MarkupForm) {
  const isBand = form.ruleType === "PRICE_BAND";
  const isProduct = form.ruleType === "PRODUCT";
  const amount = (typed: string) => (typed.trim() === "" ? null : centsOf(typed));
  return {
    supplierId: (!isProduct && form.supplierId) || null,
    type: isBand ? (form.type as CatalogueLine) : null,
    rule: {
      ruleType: form.ruleType as RuleType,
      categoryName: (!isBand && !isProduct && form.categoryName) || null,
      sku: (isProduct && form.sku.trim()) || null,
      minPrice: isProduct ? null : amount(form.minPrice),
      maxPrice: isProduct ? null : amount(form.maxPrice),
      brandIds: form.ruleType === "BRAND_AND_CATEGORY" ? [...form.brandIds] : [],
      markupType: form.markupType as MarkupType,
      roundingMethod: form.roundingMethod as RoundingMethod,
      // Two decimals of a percentage convert to basis points just as two decimals of a dollar convert to
      // cents.
      markupValue: centsOf(form.markupValue.replace("%", "")),
    },
  };
}

/** First validation message of a field; null for a valid field. */
function complaintAbout(name: string, form: MarkupForm): string | null {
  try {
    priceMarkupInput.validateSync(callOfMarkup(form), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.inner.find(({ path }) => path === `rule.${name}`)?.message ?? null;
  }
  return null;
}

function field<Value extends yup.AnySchema>(name: string, schema: Value): Value {
  return schema.test("call", (_value, context) => {
    const message = complaintAbout(name, { ...NEW_MARKUP, ...(context.parent as Partial<MarkupForm>) });
    return message === null || context.createError({ message });
  });
}

export const markupForm = yup.object({
  ruleType: field("ruleType", yup.string().default("")),
  type: yup.string().default(""),
  categoryName: field("categoryName", yup.string().default("")),
  sku: field("sku", yup.string().default("")),
  brandIds: field("brandIds", yup.array(yup.string().required()).default([])),
  minPrice: field("minPrice", yup.string().default("")),
  maxPrice: field("maxPrice", yup.string().default("")),
  supplierId: yup.string().default(""),
  markupType: field("markupType", yup.string().default("")),
  markupValue: field("markupValue", yup.string().default("")),
  roundingMethod: field("roundingMethod", yup.string().default("")),
});
