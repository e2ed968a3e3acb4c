/**
 * Copies what a schema knows of a value, within the schema's limits, before Yup reads it. Yup checks every entry of a list
 * that is too long and transforms a text before it measures it, so the size of the input would decide what a check costs.
 */
import * as yup from "yup";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { plainJson } from "../gateways/plain-json";

/** Blanks and decomposed letters go before a text is measured. */
const rawLength = (max: number) => 2 * max + 1_000;

const { fields: MAX_UNKNOWN, nameLength: MAX_NAME } = LIMITS.http.fieldErrors;

interface Misfits {
  /** Messages by the path of what is too large. */
  readonly tooLarge: Map<string, string>;
  /** Paths of the first fields that the schema does not name. A name is cut to `nameLength` characters. */
  readonly unknown: Set<string>;
}

export interface Fitted {
  /** Without what is too large or unknown. */
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
        const given = (value as Readonly<Record<string, unknown>>)[name];
        return [name, fit(field, given, pathOf(path, name), misfits)];
      }),
    );
  }
  if (typeof value !== "string") return plainJson(value);
  const { max, message } = maximumOf(schema, path);
  return value.length > rawLength(max) ? void tooLarge.set(path, message) : value;
}

/** Whether an object may have fields its schema does not name, which are left out. @param meta of its schema */
export function ignoresUnknown(meta: unknown): boolean {
  return (meta as { readonly ignoresUnknown?: boolean } | undefined)?.ignoresUnknown === true;
}

function collectUnknown(named: object, value: object, path: string, unknown: Set<string>): void {
  for (const name of Object.keys(value)) {
    if (unknown.size === MAX_UNKNOWN) return;
    if (!Object.hasOwn(named, name)) unknown.add(pathOf(path, cut(name)));
  }
}

function pathOf(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Without half a surrogate pair; an empty name is written as its quotes. */
function cut(name: string): string {
  const short = name.slice(0, MAX_NAME).replace(/\p{Cs}/gu, "");
  return name.length > MAX_NAME ? `${short}…` : short || '""';
}

/** The limit of a list or a text, with its message. */
function maximumOf(schema: unknown, path: string): { readonly max: number; readonly message: string } {
  const tests = schema instanceof yup.Schema ? schema.tests : [];
  const rule = tests.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS;
  const max = rule?.params?.["max"];
  if (typeof max !== "number")
    return { max: LIMITS.http.fieldLength, message: MESSAGES.validation.unexpected };
  return { max, message: yup.ValidationError.formatError(rule?.message, { path, max }) };
}

/** A value of the wrong type is refused by its type alone, and Yup prints what it refuses. */
function withoutContent(value: unknown): unknown {
  if (typeof value !== "object") return String(value).slice(0, 100);
  return Array.isArray(value) ? [] : {};
}
