/** Category names for staff. */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { NOT_SOLD_CHOICE } from "#contract/imports/category-mappings";

const NAMES: ReadonlyMap<string, string> = new Map(LEAF_CATEGORIES.map(({ id, name }) => [id, name]));

const NOT_SOLD = "Not sold";

export const CATEGORY_CHOICES = [
  ...LEAF_CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
  { value: NOT_SOLD_CHOICE, label: NOT_SOLD },
];

/** @param id null = not sold */
export function categoryName(id: string | null): string {
  return id === null ? NOT_SOLD : (NAMES.get(id) ?? id);
}

/** Home › Kitchen › Ranges */
export function stepsInWords(steps: readonly string[]): string {
  return steps.join(" › ") || "No category";
}
