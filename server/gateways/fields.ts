/** Reads untrusted data of vendors. */
import * as yup from "yup";
import { plainJson } from "./plain-json";
import { readJson } from "./read-json";

export type Fields = Readonly<Record<string, unknown>>;

/** @returns null if the value is not an object with fields */
export function findFields(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Returns the fields of an object, or none for any other value. */
export function fields(value: unknown): Fields {
  return findFields(value) ?? {};
}

/** @returns null if the text is not the JSON of an object */
export function parseFields(json: string): Fields | null {
  try {
    return findFields(plainJson(readJson(json)));
  } catch {
    return null;
  }
}

/** @returns null if the value is empty or not a text */
export function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the value without undeclared fields. @returns null if it does not match the shape */
export function findShape<T>(shape: yup.Schema<T>, value: unknown): T | null {
  try {
    return shape.validateSync(plainJson(value), { stripUnknown: true });
  } catch (error) {
    if (error instanceof yup.ValidationError) return null;
    throw error;
  }
}
