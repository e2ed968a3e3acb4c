/**
 * Reads a product's condition from every field that may state it. A term for a condition other than new
 * always wins: feeds write "New" into the field and "PRE-OWNED" into the name.
 */
import { CONDITION_TEXT, type Condition } from "#contract/catalogue/lists";
import type { CategoryStepRecord } from "../../../../db/tables/product-fields";
import { readFlag, readLine } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";

type NotNew = Exclude<Condition, "NEW">;

/** Terms in a dedicated field; grades are those of open-box items. */
const IN_FIELD: readonly (readonly [NotNew, RegExp])[] = [
  ["REFURBISHED", /refurb|renew|recondition|remanufactur/i],
  ["PRE_OWNED", /pre.?owned|\bused\b|second.?hand/i],
  ["OPEN_BOX", /open.?box|like.?new|display model|floor model|^(excellent|good|fair|satisfactory)$/i],
];
/** Terms in a name, where "used" and "open" may mean something else. */
const IN_NAME: readonly (readonly [NotNew, RegExp])[] = [
  ["REFURBISHED", /\b(refurbished|refurb|renewed|reconditioned|remanufactured)\b/i],
  ["PRE_OWNED", /\bpre[- ]?owned\b|[([-]\s*used\s*(?:[)\]-]|$)/i],
  ["OPEN_BOX", /\bopen[- ]box\b/i],
];
const FLAGS: readonly (readonly [NotNew, string])[] = [
  ["REFURBISHED", "refurbished"],
  ["PRE_OWNED", "preowned"],
  ["OPEN_BOX", "openbox"],
];

/** @returns undefined if the record says nothing: the stored condition stays, with "new" as the default */
export function readCondition(
  fields: RecordFields,
  name: string | undefined,
  path: readonly CategoryStepRecord[] | undefined,
): string | undefined {
  const written = readLine(fields.first("condition", "itemcondition", "productcondition"), 60) ?? "";
  const flags = FLAGS.map(([condition, field]) => [condition, readFlag(fields.first(field))] as const);
  const steps = (path ?? []).map((step) => step.name).join("; ");
  const notNew =
    wordIn(IN_FIELD, written) ??
    flags.find(([, isSet]) => isSet)?.[0] ??
    wordIn(IN_NAME, name ?? "") ??
    wordIn(IN_NAME, steps);
  if (notNew) return CONDITION_TEXT[notNew];
  const isStatedNew = written !== "" || flags.some(([, isSet]) => isSet === false);
  return isStatedNew ? CONDITION_TEXT.NEW : undefined;
}

function wordIn(words: typeof IN_FIELD, text: string): NotNew | undefined {
  return words.find(([, pattern]) => pattern.test(text))?.[0];
}
