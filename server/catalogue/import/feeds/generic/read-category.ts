/** Detects and reads a supplier's category record ({id, name, path, subCategories}). */
import { readCategoryPath } from "./read-category-path";
import { readLine, RejectedRecord } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";
import { speaksOfProduct } from "./read-product";
import type { FeedCategory } from "../feed-record";

/** Products may also have an id, a name and a path: a SKU or price marks a product. */
export function isCategoryRecord(record: unknown): record is Record<string, unknown> {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return false;
  if (!("id" in record) || !("name" in record)) return false;
  const listsSteps =
    ("path" in record && Array.isArray(record.path)) ||
    ("subCategories" in record && Array.isArray(record.subCategories));
  return listsSteps && !speaksOfProduct(new RecordFields(record));
}

/**
 * Returns the category and its named children: suppliers list only some children as separate categories.
 * @throws RejectedRecord without an id or name
 */
export function readCategories(record: Record<string, unknown>): FeedCategory[] {
  const id = readLine(record.id, 100) ?? "";
  const name = readLine(record.name, 200) ?? "";
  if (id === "") throw new RejectedRecord("the category has no id", "id");
  if (name === "") throw new RejectedRecord("the category has no name", "name");
  const above = (readCategoryPath(record.path) ?? []).filter((step) => step.id !== id);
  const path = [...above, { id, name }];
  const children = (readCategoryPath(record.subCategories) ?? []).filter(
    (child) => child.id !== "" && child.name !== "",
  );
  return [{ id, name, path }, ...children.map((child) => ({ ...child, path: [...path, child] }))];
}
