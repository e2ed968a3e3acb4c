/** Converts the Yup schemas of contract/ to JSON Schema, for /docs and to send declared fields only. */
import type * as yup from "yup";
import { ignoresUnknown } from "../fitted";

type JsonSchema = Record<string, unknown>;
type Description = yup.SchemaDescription | yup.SchemaObjectDescription | yup.SchemaInnerTypeDescription;

/** Objects are closed (a call refuses unknown fields, CALL-13), except those that ignore unknown fields. */
export function inputSchema(schema: yup.Schema<unknown>): JsonSchema {
  return toJsonSchema(schema.describe() as Description, { additionalProperties: false });
}

/** Returns the schema of the envelope with this `data`, or null without data. */
export function answerSchema(data?: yup.Schema<unknown>): JsonSchema {
  const sentence = { type: "string", nullable: true };
  return {
    type: "object",
    properties: {
      isSuccess: { type: "boolean" },
      message: { type: "string" },
      successMessage: sentence,
      errorMessage: sentence,
      fieldErrors: { type: "array", items: { type: "object", additionalProperties: true } },
      data: data ? { ...toJsonSchema(data.describe() as Description), nullable: true } : { type: "null" },
    },
  };
}

/** @param rest properties of every object with declared fields, besides its fields */
function toJsonSchema(description: Description, rest: JsonSchema = {}): JsonSchema {
  const nullable = "nullable" in description && description.nullable ? { nullable: true } : {};
  const choices =
    "oneOf" in description ? description.oneOf.filter((choice) => typeof choice === "string") : [];
  if ("fields" in description) return { ...objectSchema(description, rest), ...nullable };
  if ("innerType" in description && !Array.isArray(description.innerType) && description.innerType) {
    return { type: "array", items: toJsonSchema(description.innerType as Description, rest), ...nullable };
  }
  const type = { string: "string", number: "number", boolean: "boolean" }[description.type];
  return {
    ...(type ? { type } : {}),
    ...(choices.length > 0 ? { enum: choices } : {}),
    ...limits(description),
    ...nullable,
  };
}

function objectSchema({ fields, meta }: yup.SchemaObjectDescription, rest: JsonSchema): JsonSchema {
  const entries = Object.entries(fields) as [string, Description][];
  // An object without declared fields is a dictionary.
  if (entries.length === 0) return { type: "object", additionalProperties: true };
  const required = entries
    .filter(([, field]) => "optional" in field && !field.optional)
    .map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toJsonSchema(field, rest)])),
    ...(required.length > 0 ? { required } : {}),
    ...(ignoresUnknown(meta) ? {} : rest),
  };
}

/** JSON Schema's keywords for the minimum and maximum of a type. */
const BOUNDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: "minLength", max: "maxLength" },
  number: { min: "minimum", max: "maximum" },
};

/** The last of several patterns wins, because it is the narrowest. */
function limits(description: Description): JsonSchema {
  const tests = "tests" in description ? description.tests : [];
  const keywords = tests.flatMap(({ name = "", params }) => {
    const bound = BOUNDS[description.type]?.[name];
    if (bound) return [[bound, params?.[name]]];
    return params?.["regex"] instanceof RegExp ? [["pattern", params["regex"].source]] : [];
  });
  return Object.fromEntries(keywords);
}
