/** Decides which rule sets a product's price, and why the others do not (PRICING-1). Pure. */
import { categoryLine, RULE_TYPES, type RuleVerdict } from "#contract/pricing/schema";
import { catalogueLineOf } from "#contract/catalogue/lines";
import { markUp } from "./price.rules";
import type { PriceRule, RuledPrices, RuledProduct, StoredRule } from "./pricing.record";

/** Prices a product. */
export type Pricer = (product: RuledProduct) => RuledPrices;

/** @param rules oldest first, without deleted ones */
export function createPricer(rules: readonly PriceRule[]): Pricer {
  const ranked = rank(rules);
  return (product) => {
    const { supplierPrice, supplierSalePrice } = product;
    const winner = ranked.find((rule) => misfit(rule, product) === null);
    if (!winner || supplierPrice === null)
      return { regularPrice: supplierPrice, salePrice: supplierSalePrice, winnerMarkupId: null };
    const regularPrice = markUp(supplierPrice, winner.rule);
    const sale = supplierSalePrice === null ? null : markUp(supplierSalePrice, winner.rule);
    // If rounding makes both prices equal, there is no sale.
    const salePrice = sale !== null && sale < regularPrice ? sale : null;
    return { regularPrice, salePrice, winnerMarkupId: winner.id };
  };
}

/** Returns every rule's verdict for a product, the winner first. */
export function judgeRules(
  rules: readonly PriceRule[],
  product: RuledProduct,
): { readonly rule: PriceRule; readonly verdict: RuleVerdict }[] {
  const fitting = rank(rules).filter((rule) => misfit(rule, product) === null);
  const [winner] = fitting;
  const verdictOf = (rule: PriceRule): RuleVerdict => {
    if (rule === winner) return "WINS";
    return winner && compareSpecificity(winner, rule) === 0 ? "OLDER" : "LESS_SPECIFIC";
  };
  const others = rank(rules).flatMap((rule) => {
    const verdict = misfit(rule, product);
    return verdict ? [{ rule, verdict }] : [];
  });
  return [...fitting.map((rule) => ({ rule, verdict: verdictOf(rule) })), ...others];
}

export function liveRules(rules: readonly StoredRule[]): StoredRule[] {
  return rules.filter(({ isDeleted }) => !isDeleted);
}

/** Most specific first; among equals, the newer rule first. */
function rank(rules: readonly PriceRule[]): PriceRule[] {
  return [...rules].reverse().sort(compareSpecificity);
}

/** Negative if `a` is more specific: by subject, then by category size, then by having a band. */
function compareSpecificity(a: PriceRule, b: PriceRule): number {
  const [one, other] = [specificity(a), specificity(b)];
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

function specificity({ rule }: PriceRule): readonly number[] {
  return [
    -RULE_TYPES.indexOf(rule.ruleType),
    rule.categoryId === null ? 0 : categoryLine(rule.categoryId).length,
    Number(rule.minPrice !== null) + Number(rule.maxPrice !== null),
  ];
}

/** Returns why a rule does not apply to a product, or null if it does. */
function misfit({ supplierId, type, rule }: PriceRule, product: RuledProduct): RuleVerdict | null {
  if (supplierId !== null && supplierId !== product.supplierId) return "OTHER_SUPPLIER";
  if (rule.product) return rule.product.sku === product.sku ? null : "OTHER_PRODUCT";
  if (rule.categoryId === null && type !== catalogueLineOf(product.categoryId)) return "OTHER_LINE";
  if (rule.categoryId !== null && !isIn(product.categoryId, rule.categoryId)) return "OTHER_CATEGORY";
  if (rule.brands.length > 0 && !rule.brands.some(({ id }) => id === product.brandId)) return "OTHER_BRAND";
  const { supplierPrice } = product;
  const isInBand =
    supplierPrice !== null &&
    supplierPrice >= (rule.minPrice ?? 0) &&
    supplierPrice <= (rule.maxPrice ?? supplierPrice);
  return isInBand ? null : "OUTSIDE_BAND";
}

const LINES = new Map<string, readonly string[]>();

function isIn(categoryId: string | null, ancestorId: string): boolean {
  if (categoryId === null) return false;
  const line = LINES.get(categoryId) ?? categoryLine(categoryId);
  LINES.set(categoryId, line);
  return line.includes(ancestorId);
}
