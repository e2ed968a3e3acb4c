/** Reads a product's category path in its many notations. */
import type { CategoryStepRecord } from "../../../../db/tables/product-fields";
import { targetOfName } from "../../categories/category-rules";
import { readLine } from "../../cleaning/read-values";

const MAX_STEPS = 12;
/** Matches "A > B", "A | B", "A » B", "A :: B" and "A -> B". */
const SEPARATOR = />|\||»|›|→|::|\\/;

/** Reads a path of {id,name}, of names, of ids, a text "A > B > C", or one bare id. */
export function readCategoryPath(value: unknown): CategoryStepRecord[] | undefined {
  if (value === undefined) return undefined;
  if (value === null) return [];
  if (typeof value === "string") {
    const text = readLine(value, 2_000) ?? "";
    const steps = stepsOfText(text);
    if (steps) return readCategoryPath(steps);
  }
  const steps: unknown[] = Array.isArray(value) ? value : [value];
  // If there are several paths, the first is the supplier's main one.
  const [first] = steps;
  if (Array.isArray(first) || (typeof first === "string" && SEPARATOR.test(readLine(first, 2_000) ?? "")))
    return readCategoryPath(first);
  const path = steps.slice(0, MAX_STEPS).map(readStep);
  return path.filter((step): step is CategoryStepRecord => step !== null);
}

/** Returns the steps of a textual path, or null for a single step. */
function stepsOfText(text: string): string[] | null {
  const parts = SEPARATOR.test(text) ? text.split(SEPARATOR) : slashed(text);
  const steps = parts.map((part) => part.trim()).filter((part) => part !== "");
  return steps.length > 1 || (steps.length === 1 && steps[0] !== text) ? steps : null;
}

/** Splits "A / B" and "A/B"; a name with a rule ("TV/DVD Combos") stays one step. */
function slashed(text: string): string[] {
  return text.includes("/") && targetOfName(text) === undefined ? text.split("/") : [text];
}

function readStep(step: unknown): CategoryStepRecord | null {
  if (typeof step === "object" && step !== null && !Array.isArray(step)) {
    const { id, name, value } = step as { id?: unknown; name?: unknown; value?: unknown };
    const read = { id: readLine(id, 100) ?? "", name: readLine(name ?? value, 200) ?? "" };
    return read.id || read.name ? read : null;
  }
  const text = readLine(step, 200) ?? "";
  if (text === "") return null;
  // A word without spaces may be an id; the mapper checks both.
  return /\s/.test(text) ? { id: "", name: text } : { id: text, name: "" };
}
