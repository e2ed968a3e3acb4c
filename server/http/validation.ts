/** Input validation: the schemas of contract/ cast, clean and check external input. */
import * as yup from "yup";
import type { FieldError } from "#contract/rest/envelope";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { fitTo } from "./fitted";

const { fields: MAX_FIELDS, characters: MAX_CHARACTERS, messageLength } = LIMITS.http.fieldErrors;

/**
 * Returns the value as cast by the schema, without unknown fields.
 * @param refused the message above the field messages; default: the first field's message
 * @throws DomainError BAD_USER_INPUT with the field messages
 */
export function validate<Value>(schema: yup.Schema<Value>, value: unknown, refused?: string): Value {
  const { value: fitted, tooLarge } = fitTo(schema, value ?? {});
  return checked(schema, fitted, { tooLarge, unknown: [], refused });
}

/** Validates client input: unknown fields are refused (CALL-13). */
export function validateCall<Value>(schema: yup.Schema<Value>, value: unknown, refused?: string): Value {
  const { value: fitted, tooLarge, unknown } = fitTo(schema, value ?? {});
  return checked(schema, fitted, { tooLarge, unknown: [...unknown], refused });
}

/** Returns field errors for unknown fields at any depth; empty if all are declared. */
export function findUnknownFields(schema: yup.Schema<unknown>, value: unknown): FieldError[] {
  return toFieldErrors([...fitTo(schema, value).unknown].map(toUnknown));
}

interface Misfits {
  readonly tooLarge: ReadonlyMap<string, string>;
  /** Paths of undeclared fields. */
  readonly unknown: readonly string[];
  readonly refused: string | undefined;
}

function checked<Value>(
  schema: yup.Schema<Value>,
  value: unknown,
  { tooLarge, unknown, refused }: Misfits,
): Value {
  const { cast, problems } = check(schema, value);
  if (problems.length === 0 && tooLarge.size === 0 && unknown.length === 0) return cast as Value;
  const fieldErrors = toFieldErrors([
    ...unknown.map(toUnknown),
    ...[...tooLarge].map(([path, message]) => ({ path, type: "max", message })),
    ...problems.filter(({ path }) => !tooLarge.has(path ?? "")),
  ]);
  const [first] = Object.values(fieldErrors[0]?.constraints ?? {});
  throw new DomainError("BAD_USER_INPUT", refused ?? first ?? MESSAGES.generic.unreadableBody, fieldErrors);
}

type Problem = Pick<yup.ValidationError, "path" | "type" | "message"> & {
  readonly params?: yup.ValidationError["params"];
};

function toUnknown(path: string): Problem {
  return { path, type: "unknown", message: MESSAGES.validation.unknownField(path) };
}

function check(schema: yup.Schema, value: unknown): { cast?: unknown; problems: readonly Problem[] } {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    return { cast: schema.validateSync(value, options), problems: [] };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return { problems: error.inner.length > 0 ? error.inner : [error] };
  }
}

/** Builds {property, constraints: {rule: message}} of the first fields, in the schema's order. */
function toFieldErrors(problems: readonly Problem[]): FieldError[] {
  const constraints = new Map<string, Record<string, string>>();
  let characters = 0;
  for (const problem of problems) {
    const { path, type } = problem;
    // No path means the whole value is not an object, and Yup's own message would repeat the input.
    if (!path) continue;
    const message = sentenceOf(problem).slice(0, messageLength);
    characters += path.length + message.length;
    const rules = constraints.get(path);
    if (constraints.size > 0 && characters > MAX_CHARACTERS) break;
    if (!rules && constraints.size === MAX_FIELDS) break;
    // Missing values are reported first: a form shows the first message (CALL-2).
    constraints.set(
      path,
      isMissing(type) ? { required: message, ...rules } : { ...rules, [type ?? "invalid"]: message },
    );
  }
  return [...constraints].map(([property, rules]) => ({ property, constraints: rules }));
}

/** Yup's own sentences repeat the input and name types. */
function sentenceOf(problem: Problem): string {
  if (!isYupSentence(problem)) return problem.message;
  return isMissing(problem.type) ? MESSAGES.validation.required : MESSAGES.validation.unexpected;
}

function isMissing(type: string | undefined): boolean {
  return type === "required" || type === "optionality" || type === "nullable";
}

const { mixed, string, number, boolean, date, array, object } = yup.defaultLocale;
const YUP_SENTENCES = [mixed, string, number, boolean, date, array, object].flatMap((group) =>
  Object.values(group ?? {}),
);

/**
 * Recognizes the sentences of Yup's own locale. `yup.setLocale` would replace them for the whole process,
 * including the server's configuration, where operators need the name and the allowed values.
 * @param problem without params if Yup did not read the value
 */
function isYupSentence({ message, params }: Problem): boolean {
  if (!params) return false;
  return YUP_SENTENCES.some(
    (sentence) => yup.ValidationError.formatError(sentence as never, params as never) === message,
  );
}
