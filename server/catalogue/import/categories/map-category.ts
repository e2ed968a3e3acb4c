/** Places a supplier's category path in the shop's tree by the rules. */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import type { CategoryStepRecord } from "../../../db/tables/product-fields";
import { isOtherInCars } from "./category-nouns";
import type { CategoryMappings } from "./category-mappings";
import {
  ACCESSORY_NAME,
  targetByNouns,
  targetOfDepartment,
  targetOfName,
  type CategoryRules,
} from "./category-rules";

const OWN_IDS = new Set(LEAF_CATEGORIES.map((category) => category.id));

/** A supplier's categories by id, to find the ancestors of a bare id. */
export type SupplierCategoryPaths = ReadonlyMap<string, readonly CategoryStepRecord[]>;

/** Expands a bare category id (one step, no name) to its path in the supplier's category list. */
export function completePath(
  path: readonly CategoryStepRecord[],
  known: SupplierCategoryPaths,
): readonly CategoryStepRecord[] {
  const last = path[path.length - 1];
  if (!last) return path;
  const isBare = path.length === 1 || path.every((step) => step.name === "");
  return (isBare ? known.get(last.id) : undefined) ?? path;
}

/** Rules for one supplier: its own category ids, and staff mappings. */
export interface PlacingRules {
  readonly byId: CategoryRules;
  readonly mappings: CategoryMappings;
}

/**
 * Checks the path itself first, then the supplier's category list for its steps, deepest first. A path may
 * belong to a sale or brand, while its last step is a category listed elsewhere. A staff mapping wins over a
 * built-in rule for the same step.
 * @returns the id of a leaf category of the shop, or null without a match
 */
export function mapCategory(
  path: readonly CategoryStepRecord[],
  rules: PlacingRules,
  known: SupplierCategoryPaths = new Map(),
): string | null {
  return placeOf(path, rules, known) ?? null;
}

/** Returns whether any step has a rule, including "not sold". */
export function isKnownPath(
  path: readonly CategoryStepRecord[],
  rules: PlacingRules,
  known: SupplierCategoryPaths = new Map(),
): boolean {
  return placeOf(path, rules, known) !== undefined;
}

function placeOf(
  path: readonly CategoryStepRecord[],
  rules: PlacingRules,
  known: SupplierCategoryPaths,
): Target | undefined {
  const { mappings } = rules;
  const mapped = mappings.ofPath(path);
  if (mapped !== undefined) return mapped;
  let builtIn: Target | undefined;
  for (const steps of [path, ...path.toReversed().map((step) => known.get(step.id) ?? [])]) {
    const match = targetOf(steps, rules, steps === path);
    if (match?.isOfStaff) return match.target;
    builtIn = match?.target;
    if (match) break;
  }
  // Staff's word mappings also override a built-in accessory rule.
  return builtIn ?? mappings.ofWords(path) ?? builtIn;
}

type Target = string | null;

interface RuleMatch {
  /** Null = not sold. */
  readonly target: Target;
  readonly isOfStaff: boolean;
}

/** Returns null if no step of the path has a rule. */
function targetOf(
  path: readonly CategoryStepRecord[],
  rules: PlacingRules,
  isOfProduct: boolean,
): RuleMatch | null {
  const deepestFirst = path.toReversed();
  const own = deepestFirst.find((step) => OWN_IDS.has(step.id));
  if (own) return { target: own.id, isOfStaff: false };
  for (const [depth, step] of deepestFirst.entries()) {
    const mapped = rules.mappings.ofName(step);
    if (mapped !== undefined) return { target: mapped, isOfStaff: true };
    const above = deepestFirst.slice(depth + 1);
    const target = builtInTargetOf(step, above, isOfProduct && depth === 0, rules.byId);
    if (target !== undefined) return { target, isOfStaff: false };
  }
  for (const step of deepestFirst) {
    const target = targetByNouns(labelOf(step), true);
    if (target !== undefined) return { target, isOfStaff: false };
  }
  return null;
}

function builtInTargetOf(
  step: CategoryStepRecord,
  above: readonly CategoryStepRecord[],
  isLast: boolean,
  byId: CategoryRules,
): Target | undefined {
  const { id, name } = step;
  const ofId = Object.hasOwn(byId, id) ? byId[id] : undefined;
  if (ofId !== undefined) return ofId;
  const ofName = targetOfName(labelOf(step));
  if (ofName !== undefined) return ofName;
  if (ACCESSORY_NAME.test(name)) return null;
  if (isLast) {
    const ofDepartment = targetOfDepartment(labelOf(step));
    if (ofDepartment !== undefined) return ofDepartment;
  }
  // Below accessories, a noun names the parent product: headsets for a console are not the shop's headsets.
  const isOfAccessories = above.some((parent) => ACCESSORY_NAME.test(parent.name));
  const ofNouns = isOfAccessories ? undefined : targetByNouns(labelOf(step), false);
  if (typeof ofNouns !== "string") return ofNouns;
  return isOtherInCars(ofNouns) && above.some((parent) => OF_CARS.test(parent.name)) ? undefined : ofNouns;
}

const OF_CARS = /\b(car|automotive|marine|powersports)\b/i;

/** A step sent as one bare word may be a name. */
const labelOf = ({ id, name }: CategoryStepRecord) => name || id;
