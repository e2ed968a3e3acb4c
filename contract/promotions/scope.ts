/** Products a promotion applies to (CHECKOUT-7): all, or by category, brand or product line. Pure. */
import * as yup from "yup";
import {
  CATALOGUE_LINE_LABELS,
  CATALOGUE_LINES,
  catalogueLineOf,
  type CatalogueLine,
} from "../catalogue/lines";
import { SHOP_CATEGORIES } from "../catalogue/categories";
import { MESSAGES } from "../messages";
import { categoryLine } from "../pricing/schema";

const { unexpected } = MESSAGES.validation;

export const PROMOTION_SCOPES = ["ALL", "CATEGORIES", "BRANDS", "LINES"] as const;
export type PromotionScope = (typeof PROMOTION_SCOPES)[number];
export const PROMOTION_SCOPE_LABELS: Readonly<Record<PromotionScope, string>> = {
  ALL: "Everything in the shop",
  CATEGORIES: "Selected categories",
  BRANDS: "Selected brands",
  LINES: "A catalog line",
};

/** All categories, parents before their subcategories. */
export const SCOPE_CATEGORIES: readonly {
  readonly id: string;
  readonly name: string;
  readonly isMain: boolean;
}[] = SHOP_CATEGORIES.flatMap(({ id, name, subCategories = [] }) => [
  { id, name, isMain: true },
  ...subCategories.map((sub) => ({ id: sub.id, name: sub.name, isMain: false })),
]);

const CATEGORY_NAMES: ReadonlyMap<string, string> = new Map(
  SCOPE_CATEGORIES.map(({ id, name }) => [id, name]),
);
const MAX_NAMED = 20;
const NAMED_FIRST = 6;

export const badScope = {
  none: "Please choose at least one",
  tooMany: `Please choose at most ${MAX_NAMED}`,
  unknown: "Please choose something the shop sells",
};

/** Scope type and ids, as fields of a call. The server checks that brands exist. */
export const scopeFields = {
  scope: yup.string().typeError(unexpected).oneOf(PROMOTION_SCOPES, unexpected).default("ALL"),
  scopeIds: yup
    .array(yup.string().typeError(unexpected).max(100, unexpected).required(unexpected))
    .typeError(unexpected)
    .max(MAX_NAMED, badScope.tooMany)
    .default([])
    .test("named", badScope.none, (ids, { parent }) => {
      const isAll = (parent as { scope?: string }).scope === "ALL";
      return isAll || (ids?.length ?? 0) > 0;
    })
    .test("known", badScope.unknown, (ids = [], { parent }) => {
      const { scope } = parent as { scope?: string };
      if (scope === "ALL") return ids.length === 0;
      if (scope === "CATEGORIES") return ids.every((id) => CATEGORY_NAMES.has(id));
      if (scope === "LINES") return ids.every(isLine);
      return true;
    }),
};

function isLine(id: string): id is CatalogueLine {
  return CATALOGUE_LINES.some((line) => line === id);
}

export interface Scope {
  readonly scope: PromotionScope;
  readonly scopeIds: readonly string[];
}

/** Product properties a scope can match. */
export interface ScopedGoods {
  readonly categoryId: string | null;
  readonly brandId: string | null;
}

/** True if a promotion applies to a product; a category includes its subcategories. */
export function isInScope({ scope, scopeIds }: Scope, { categoryId, brandId }: ScopedGoods): boolean {
  switch (scope) {
    case "ALL":
      return true;
    case "CATEGORIES":
      return categoryLine(categoryId ?? "").some((id) => scopeIds.includes(id));
    case "BRANDS":
      return brandId !== null && scopeIds.includes(brandId);
    case "LINES":
      return scopeIds.includes(catalogueLineOf(categoryId));
  }
}

/**
 * Display names of the scope's ids.
 * @param brandNames names of the brand ids; used for brand scopes only
 */
export function scopeNames({ scope, scopeIds }: Scope, brandNames: readonly string[]): readonly string[] {
  if (scope === "BRANDS") return brandNames;
  if (scope === "LINES") return scopeIds.filter(isLine).map((line) => CATALOGUE_LINE_LABELS[line]);
  return scopeIds.flatMap((id) => CATEGORY_NAMES.get(id) ?? []);
}

/** "Laptop Computers, Tires and Sony"; a long list is cut and ends with the number of omitted names. */
export function listOfNames(names: readonly string[]): string {
  const isLong = names.length > NAMED_FIRST;
  const listed = isLong ? [...names.slice(0, NAMED_FIRST), `${names.length - NAMED_FIRST} more`] : names;
  if (listed.length < 2) return listed.join("");
  return `${listed.slice(0, -1).join(", ")} and ${listed.at(-1)}`;
}
