/** What is wrong with what was typed: by the shared schema, and by the server. */
import * as yup from "yup";
import type { FieldError } from "#contract/envelope";

/** Field → the one message it shows. */
export type Complaints = Record<string, string>;

/** A message of the server and the value it is about: it stands until that value changes. */
export type Refusals = Readonly<Record<string, { readonly message: string; readonly value: unknown }>>;

/** The first complaint of the schema about each field; that it is missing goes before anything else. */
export function complaintsOf(schema: yup.Schema<unknown>, values: unknown): Complaints {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const found: Complaints = {};
    for (const { path, type, message } of error.inner.length > 0 ? error.inner : [error]) {
      if (path && (!(path in found) || type === "required")) found[path] = message;
    }
    return found;
  }
}

/** The first constraint of each property the server refused (CALL-2), if the form has such a field. */
export function refusalsOf(
  fieldErrors: readonly FieldError[],
  values: Readonly<Record<string, unknown>>,
): Refusals {
  const known = fieldErrors.filter(({ property }) => property in values);
  return Object.fromEntries(
    known.flatMap(({ property, constraints }) => {
      const [message] = Object.values(constraints);
      return message ? [[property, { message, value: values[property] }]] : [];
    }),
  );
}

/** The refusals whose value is still the refused one. */
export function standing(refusals: Refusals, values: Readonly<Record<string, unknown>>): Complaints {
  return Object.fromEntries(
    Object.entries(refusals)
      .filter(([name, { value }]) => values[name] === value)
      .map(([name, { message }]) => [name, message]),
  );
}
