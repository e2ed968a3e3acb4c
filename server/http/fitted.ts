/**
 * Copies the fields that a schema declares, within its limits, before Yup reads the value. Yup checks every
 * entry of an oversized list and transforms a text before measuring it. Without this copy, the input's size
 * would decide the cost of a check.
 */
import * as yup from "yup";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { plainJson } from "../gateways/plain-json";

/** Allows for blanks and decomposed letters, which are removed before a text is measured. */
const rawLength = (max: number) => 2 * max + 1_000;

const { fields: MAX_UNKNOWN, nameLength: MAX_NAME } = LIMITS.http.fieldErrors;

interface Misfits {
  /** Messages by path of each oversized value. */
  readonly tooLarge: Map<string, string>;
  /** Paths of the first undeclared fields. Names are cut to `nameLength` characters. */
  readonly unknown: Set<string>;
}

export interface Fitted {
  /** The value without oversized and unknown parts. */
  readonly value: unknown;
  readonly tooLarge: ReadonlyMap<string, string>;
  readonly unknown: ReadonlySet<string>;
}

export function fitTo(schema: yup.ISchema<unknown>, value: unknown): Fitted {
  const misfits: Misfits = { tooLarge: new Map(), unknown: new Set() };
  return { value: fit(schema, value, "", misfits), ...misfits };
}

function fit(schema: unknown, value: unknown, path: string, misfits: Misfits): unknown {
  const { tooLarge } = misfits;
  if (value === undefined || value === null) return value;
  if (schema instanceof yup.ArraySchema) {
    if (!Array.isArray(value)) return withoutContent(value);
    const { max, message } = maximumOf(schema, path);
    if (value.length > max) return void tooLarge.set(path, message);
    return value.map((entry, index) => fit(schema.innerType, entry, `${path}[${index}]`, misfits));
  }
  if (schema instanceof yup.ObjectSchema) {
    if (typeof value !== "object" || Array.isArray(value)) return withoutContent(value);
    const named = schema.fields as Readonly<Record<string, unknown>>;
    if (!ignoresUnknown(schema.spec.meta)) collectUnknown(named, value, path, misfits.unknown);
    const known = Object.entries(named).filter(([name]) => Object.hasOwn(value, name));
    return Object.fromEntries(
      known.map(([name, field]) => {
        const member = (value as Readonly<Record<string, unknown>>)[name];
        return [name, fit(field, member, pathOf(path, name), misfits)];
      }),
    );
  }
  if (typeof value !== "string") return plainJson(value);
  const { max, message } = maximumOf(schema, path);
  return value.length > rawLength(max) ? void tooLarge.set(path, message) : value;
}

/** Returns whether an object may carry undeclared fields, which are dropped. @param meta of its schema */
export function ignoresUnknown(meta: unknown): boolean {
  return (meta as { readonly ignoresUnknown?: boolean } | undefined)?.ignoresUnknown === true;
}

function collectUnknown(named: object, value: object, path: string, unknown: Set<string>): void {
  for (const name of Object.keys(value)) {
    if (unknown.size === MAX_UNKNOWN) return;
    if (!Object.hasOwn(named, name)) unknown.add(pathOf(path, truncate(name)));
  }
}

function pathOf(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Cuts a name without splitting a surrogate pair; an empty name becomes its quotes. */
function truncate(name: string): string {
  const short = name.slice(0, MAX_NAME).replace(/\p{Cs}/gu, "");
  return name.length > MAX_NAME ? `${short}…` : short || '""';
}

/** Returns the limit of a list or text, with its message. */
function maximumOf(schema: unknown, path: string): { readonly max: number; readonly message: string } {
  const tests = schema instanceof yup.Schema ? schema.tests : [];
  const rule = tests.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS;
  const max = rule?.params?.["max"];
  if (typeof max !== "number")
    return { max: LIMITS.http.fieldLength, message: MESSAGES.validation.unexpected };
  return { max, message: yup.ValidationError.formatError(rule?.message, { path, max }) };
}

/**
 * Drops the content of a value of the wrong type: its type alone is enough to refuse it, and Yup prints
 * refused values.
 */
function withoutContent(value: unknown): unknown {
  if (typeof value !== "object") return String(value).slice(0, 100);
  return Array.isArray(value) ? [] : {};
}
