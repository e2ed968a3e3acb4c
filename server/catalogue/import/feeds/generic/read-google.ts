/** Reads fields that Google Merchant Center names or formats differently from other feeds. */
import type { CategoryStepRecord } from "../../../../db/tables/product-fields";
import { readLine } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";
import { readCategoryPath } from "./read-category-path";

/** Google product taxonomy ids relevant to an electronics shop; other categories are matched by name. */
const TAXONOMY: Readonly<Record<string, string>> = {
  152: "Digital Cameras",
  155: "Video Cameras",
  249: "Speakers",
  267: "Mobile Phones",
  305: "Monitors",
  325: "Desktop Computers",
  328: "Laptops",
  396: "Projectors",
  404: "Televisions",
  606: "Portable Air Conditioners",
  619: "Vacuums",
  680: "Dishwashers",
  686: "Refrigerators",
  753: "Microwave Ovens",
  1294: "Video Game Consoles",
  4745: "Tablet Computers",
};
const MAX_STEPS = 12;

/**
 * Google's category, followed by the supplier's own type. The mapper checks the deepest step first, so the
 * type wins where it has a rule, and otherwise Google's category.
 */
export function readGooglePath(fields: RecordFields): CategoryStepRecord[] | undefined {
  const category = fields.first("googleproductcategory");
  const type = fields.first("producttype", "producttypes");
  if (category === undefined && type === undefined) return undefined;
  const known = readLine(category, 500) ?? "";
  // Matches "404" and "404 - Electronics > Video > Televisions".
  const [number = ""] = /^\d+/.exec(known) ?? [];
  const words = known.slice(number.length).replace(/^\s*-\s*/, "");
  const google = words === "" ? (TAXONOMY[number] ?? number) : words;
  const own = readCategoryPath(type) ?? [];
  return [...(readCategoryPath(google || null) ?? []), ...own].slice(-MAX_STEPS);
}

/** Extracts the US cost of "US:CA:Ground:15.99 USD, DE:::9 EUR"; returns other values unchanged. */
export function readGoogleShipping(value: unknown): unknown {
  const entries = Array.isArray(value) ? (value as unknown[]) : [value];
  if (typeof value === "string" && value.includes(":")) {
    const usEntry = value.split(/,(?=\s*[A-Za-z]{0,2}:)/).find((entry) => /^\s*(US)?:/i.test(entry));
    return usEntry?.slice(usEntry.lastIndexOf(":") + 1).trim() ?? null;
  }
  const priced = entries.filter(
    (entry): entry is { readonly country?: unknown; readonly price: unknown } =>
      typeof entry === "object" && entry !== null && "price" in entry,
  );
  if (priced.length === 0) return value;
  return priced.find(({ country }) => /^(US)?$/i.test(readLine(country, 10) ?? ""))?.price ?? null;
}

/** Reads <product_detail> with name and value, and "Section:Name:Value,…" of a table. */
export function readGoogleDetails(value: unknown): { readonly name?: unknown; readonly value?: unknown }[] {
  if (value === undefined || value === null || value === "") return [];
  if (typeof value === "string") {
    return value.split(",").flatMap((entry) => {
      const [, name, ...rest] = entry.split(":");
      return rest.length > 0 ? [{ name, value: rest.join(":") }] : [];
    });
  }
  const entries = Array.isArray(value) ? (value as unknown[]) : [value];
  return entries.flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { attribute_name, attributeName, attribute_value, attributeValue } = entry as Record<
      string,
      unknown
    >;
    return [{ name: attribute_name ?? attributeName, value: attribute_value ?? attributeValue }];
  });
}
