/** Reads what a vendor sends. Nothing in it is taken for granted. */
import * as yup from "yup";
import { plainJson } from "./plain-json";
import { readJson } from "./read-json";

export type Fields = Readonly<Record<string, unknown>>;

/** @returns null when the value is no object with fields */
export function findFields(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The fields of an object; none when it is no object. */
export function fields(value: unknown): Fields {
  return findFields(value) ?? {};
}

/** @returns null when the text is no JSON, or JSON of something else than an object */
export function parseFields(json: string): Fields | null {
  try {
    return findFields(plainJson(readJson(json)));
  } catch {
    return null;
  }
}

/** @returns null when the value is no text or empty */
export function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as the shape describes it, without further fields. @returns null when it has another shape */
export function findShape<T>(shape: yup.Schema<T>, value: unknown): T | null {
  try {
    return shape.validateSync(plainJson(value), { stripUnknown: true });
  } catch (error) {
    if (error instanceof yup.ValidationError) return null;
    throw error;
  }
}
