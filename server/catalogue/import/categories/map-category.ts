/** Places a supplier's category path in our tree by the rules file. */
import { LEAF_CATEGORIES } from "#contract/categories";
import type { CategoryStepRecord } from "../../../db/product-fields";
import { ACCESSORY_NAME, targetOfName, type CategoryRules } from "./category-rules";

const OWN_IDS = new Set(LEAF_CATEGORIES.map((category) => category.id));

/** Knows a supplier's categories by id, so that a bare id has ancestors too. */
export type SupplierCategoryPaths = ReadonlyMap<string, readonly CategoryStepRecord[]>;

/** Gives a bare category id (one step, no name) the path the supplier's category list has for it. */
export function completePath(
  path: readonly CategoryStepRecord[],
  known: SupplierCategoryPaths,
): readonly CategoryStepRecord[] {
  const last = path[path.length - 1];
  if (!last) return path;
  const isBare = path.length === 1 || path.every((step) => step.name === "");
  return (isBare ? known.get(last.id) : undefined) ?? path;
}

/**
 * Looks at the path itself first, then at what the supplier's category list says of its steps, the deepest first: a path
 * may be one of a sale or a brand, and its last step still a category that the list has elsewhere.
 * @returns the id of one of our leaf categories, or null when the path maps nowhere
 */
export function mapCategory(
  path: readonly CategoryStepRecord[],
  rules: CategoryRules,
  known: SupplierCategoryPaths = new Map(),
): string | null {
  return placeOf(path, rules, known) ?? null;
}

/** Whether a rule knows any step of it, be it as something that is not sold. */
export function isKnownPath(
  path: readonly CategoryStepRecord[],
  rules: CategoryRules,
  known: SupplierCategoryPaths = new Map(),
): boolean {
  return placeOf(path, rules, known) !== undefined;
}

function placeOf(
  path: readonly CategoryStepRecord[],
  rules: CategoryRules,
  known: SupplierCategoryPaths,
): string | null | undefined {
  for (const steps of [path, ...path.toReversed().map((step) => known.get(step.id) ?? [])]) {
    const target = targetOf(steps, rules);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Null for what is not sold, undefined when no rule knows a step of the path. */
function targetOf(path: readonly CategoryStepRecord[], rules: CategoryRules): string | null | undefined {
  const deepestFirst = path.toReversed();
  const own = deepestFirst.find((step) => OWN_IDS.has(step.id));
  if (own) return own.id;
  for (const { id, name } of deepestFirst) {
    const byId = Object.hasOwn(rules, id) ? rules[id] : undefined;
    if (byId !== undefined) return byId;
    // A step that came as one bare word may be a name.
    const byName = targetOfName(name || id);
    if (byName !== undefined) return byName;
    if (ACCESSORY_NAME.test(name)) return null;
  }
  return undefined;
}
