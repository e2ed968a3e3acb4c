/** A one-line description of a promotion (STAFF-38). */
import type { AdminPromotion } from "#contract/promotions/schema";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { formatMoney } from "#contract/money/money";
import { listOfNames } from "#contract/promotions/scope";
import { segmentWords } from "#contract/customers/segments";

type Terms = Pick<
  AdminPromotion,
  | "percentOff"
  | "centsOff"
  | "shipsFree"
  | "setSize"
  | "scopeNames"
  | "smallestSubTotal"
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
  const { smallestSubTotal, segment, firstOrdersOnly, isAutomatic, combines } = promotion;
  const terms = [
    offOf(promotion),
    ...(smallestSubTotal > 0 ? [`from ${formatMoney(smallestSubTotal)}`] : []),
    ...(segment === "EVERYBODY" ? [] : [`for ${segmentOf(promotion)}`]),
    ...(firstOrdersOnly ? ["first orders only"] : []),
  ];
  const how = [isAutomatic ? "automatic" : "with code", combines ? "combinable" : "not combinable"];
  return `${terms.join(", ")}; ${how.join(", ")}`;
}

function offOf({ percentOff, centsOff, shipsFree, setSize, scopeNames }: Terms): string {
  const goods = listOfNames(scopeNames);
  if (shipsFree) return goods ? `Free shipping on ${goods}` : "Free shipping on everything";
  const off = percentOff === null ? `${formatMoney(centsOff ?? 0)} off` : `${percentOff}% off`;
  if (setSize === null) return `${off} ${goods || "everything"}`;
  return `${off} each set of ${setSize}${goods ? ` in ${goods}` : ""}`;
}

function segmentOf({ segment, segmentCategory }: Terms): string {
  if (segment !== "CATEGORY") return SEGMENT_WORDS[segment];
  const name = LEAF_CATEGORIES.find(({ id }) => id === segmentCategory)?.name ?? segmentCategory;
  return `${SEGMENT_WORDS.CATEGORY} (${name})`;
}
