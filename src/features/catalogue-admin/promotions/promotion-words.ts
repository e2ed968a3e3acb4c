/** A one-line description of a promotion (STAFF-38). */
import type { AdminPromotion } from "#contract/promotions/schema";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { CONDITIONS } from "#contract/promotions/kinds/kinds";
import { conditionsOf, effectOf, type ParameterName } from "#contract/promotions/kinds/terms";
import { listOfNames } from "#contract/promotions/scope";
import { segmentWords } from "#contract/customers/segments";

type Terms = Pick<
  AdminPromotion,
  | ParameterName
  | "setSize"
  | "scopeNames"
  | "isAutomatic"
  | "combines"
  | "segment"
  | "segmentCategory"
  | "firstOrdersOnly"
>;

export const CREATE_PROMOTION = "Create promotion";

const SEGMENT_WORDS = segmentWords("customers", "everyone");

/** "10% off each set of 4 in Tires, from $100.00, for customers who have bought; automatic, combinable". */
export function promotionWords(promotion: Terms): string {
  const { segment, firstOrdersOnly, isAutomatic, combines } = promotion;
  const terms = [
    offOf(promotion),
    ...conditionsOf(promotion).map((name) => CONDITIONS[name].words(promotion)),
    ...(segment === "EVERYBODY" ? [] : [`for ${segmentOf(promotion)}`]),
    ...(firstOrdersOnly ? ["first orders only"] : []),
  ];
  const how = [isAutomatic ? "automatic" : "with code", combines ? "combinable" : "not combinable"];
  return `${terms.join(", ")}; ${how.join(", ")}`;
}

function offOf({ setSize, scopeNames, ...terms }: Terms): string {
  const goods = listOfNames(scopeNames);
  const off = effectOf(terms)?.words(terms) ?? "Unknown discount on";
  if (setSize === null) return `${off} ${goods || "everything"}`;
  return `${off} each set of ${setSize}${goods ? ` in ${goods}` : ""}`;
}

function segmentOf({ segment, segmentCategory }: Terms): string {
  if (segment !== "CATEGORY") return SEGMENT_WORDS[segment];
  const name = LEAF_CATEGORIES.find(({ id }) => id === segmentCategory)?.name ?? segmentCategory;
  return `${SEGMENT_WORDS.CATEGORY} (${name})`;
}
