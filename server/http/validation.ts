/** Input validation: the schemas of contract/ cast, clean and check what comes from outside. */
import * as yup from "yup";
import type { FieldError } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { plainJson } from "../gateways/plain-json";

/**
 * The value as cast by the schema, without unknown fields.
 * @param refused the message above those of the fields; without it the first field's message is used
 * @throws DomainError BAD_USER_INPUT with every field's messages
 */
export function validate<Value>(schema: yup.Schema<Value>, value: unknown, refused?: string): Value {
  try {
    return schema.validateSync(plainJson(value) ?? {}, { abortEarly: false, stripUnknown: true }) as Value;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const fieldErrors = toFieldErrors(error);
    const [first] = Object.values(fieldErrors[0]?.constraints ?? {});
    throw new DomainError("BAD_USER_INPUT", refused ?? first ?? MESSAGES.generic.unreadableBody, fieldErrors);
  }
}

/** {property, constraints: {rule: message}} per field, in the order of the schema's complaints. */
function toFieldErrors(error: yup.ValidationError): FieldError[] {
  const constraints = new Map<string, Record<string, string>>();
  for (const { path, type, message } of error.inner.length > 0 ? error.inner : [error]) {
    // Without a path the whole value is no object, and Yup's own sentence would repeat what was sent.
    if (!path) continue;
    const property = path;
    const rules = constraints.get(property) ?? {};
    // A missing value is reported first: a form shows the first message (CALL-2).
    constraints.set(
      property,
      isMissing(type) ? { required: message, ...rules } : { ...rules, [type ?? "invalid"]: message },
    );
  }
  return [...constraints].map(([property, rules]) => ({ property, constraints: rules }));
}

function isMissing(type: string | undefined): boolean {
  return type === "required" || type === "optionality" || type === "nullable";
}
