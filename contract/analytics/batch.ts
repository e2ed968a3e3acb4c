/** A batch of events as a browser sends it, checked at the border (ANALYTICS-3 to ANALYTICS-5). */
import * as yup from "yup";
import { text } from "../fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { dimensionIndex, findDimension, isTemporary, type DimensionForm } from "./dimensions";
import { ANALYTICS_EVENT_KINDS, eventRow, type AnalyticsEventKind } from "./events";

/** Why an event is not counted. */
export const REFUSAL_REASONS = ["TOO_LATE", "TOO_EARLY"] as const;

const { unexpected } = MESSAGES.validation;
const { mostEvents, mostValues, valueLength, mostNumber } = LIMITS.analytics;

const FORMS: Readonly<Record<DimensionForm, (value: string) => boolean>> = {
  text: () => true,
  typed: () => true,
  flag: (value) => value === "yes" || value === "no",
  count: isWhole,
  cents: isWhole,
};

function isWhole(value: string): boolean {
  return /^\d{1,10}$/.test(value) && Number(value) <= mostNumber;
}

const valueInput = yup
  .object({
    dimension: yup.number().typeError(unexpected).required(unexpected),
    value: text(valueLength).default(""),
  })
  .test("form", unexpected, ({ dimension, value }) => {
    const found = findDimension(dimension);
    return found !== undefined && FORMS[found.form](value);
  });

const eventInput = yup
  .object({
    /** A UUID of version 7, made in the browser when the event happened: it says when, and counts once. */
    id: yup
      .string()
      .typeError(unexpected)
      .required(unexpected)
      .test("id", unexpected, (id) => timeOfId(id) !== null),
    kind: yup
      .string<AnalyticsEventKind>()
      .typeError(unexpected)
      .oneOf(ANALYTICS_EVENT_KINDS, unexpected)
      .required(unexpected),
    values: yup
      .array(valueInput.required())
      .typeError(unexpected)
      .max(mostValues, unexpected)
      .required(unexpected),
  })
  .test("says", unexpected, ({ kind, values }) => saysWhatItMay(kind, values ?? []));

function saysWhatItMay(kind: AnalyticsEventKind, values: readonly { readonly dimension: number }[]): boolean {
  if (!ANALYTICS_EVENT_KINDS.includes(kind)) return true;
  const { needs, may } = eventRow(kind);
  const said = new Set(values.map(({ dimension }) => dimension));
  const allowed = new Set<number>([...needs, ...may].map(dimensionIndex));
  return (
    said.size === values.length &&
    needs.every((name) => said.has(dimensionIndex(name))) &&
    values.every(({ dimension }) => {
      const found = findDimension(dimension);
      return found !== undefined && (!isTemporary(found) || allowed.has(dimension));
    })
  );
}

export const eventBatchInput = yup.object({
  /** Of the visit, known to this tab only. */
  visit: yup.string().typeError(unexpected).uuid(unexpected).nullable().default(null),
  events: yup
    .array(eventInput.required())
    .typeError(unexpected)
    .min(1, unexpected)
    .max(mostEvents, unexpected)
    .required(unexpected),
});
export type EventBatch = yup.InferType<typeof eventBatchInput>;
export type SentEvent = EventBatch["events"][number];

const UUID7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When an id was made, in milliseconds. @returns null for what is no UUID of version 7 in small letters */
export function timeOfId(id: string | undefined): number | null {
  const [, high, low] = UUID7.exec(id ?? "") ?? [];
  return high === undefined || low === undefined ? null : parseInt(high + low, 16);
}

/** A UUID of version 7. @param at milliseconds @param random ten bytes */
export function idAt(at: number, random: Uint8Array): string {
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const time = at.toString(16).padStart(12, "0");
  const variant = "89ab"[random[2]! % 4]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(5, 8)}-${hex.slice(8, 20)}`;
}
