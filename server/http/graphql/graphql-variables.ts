/**
 * Limits the variables of a request before coercion. GraphQL prints the whole variable into the error of each
 * of its values, so large variables must be valid before GraphQL reads them. Everything here is linear in
 * their size.
 */
import {
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { LIMITS } from "#contract/limits";
import { DomainError } from "../../errors";

const { characters: MAX_CHARACTERS, values: MAX_VALUES, depth: MAX_DEPTH } = LIMITS.graphql.variables;
/** Below these sizes, GraphQL's errors are short enough. */
const SMALL = { characters: 2_000, values: 100 };

type Variables = Readonly<Record<string, unknown>>;

/**
 * @param text of the document that declares the variables
 * @throws DomainError BAD_USER_INPUT for oversized variables, and for the first invalid value of large ones
 */
export function checkVariables(schema: GraphQLSchema, text: string, variables: unknown): void {
  if (typeof variables !== "object" || variables === null) return;
  const size = new Size();
  size.add(variables, 0);
  if (size.characters > SMALL.characters || size.values > SMALL.values)
    checkTypes(schema, text, variables as Variables);
}

class Size {
  characters = 0;
  values = 0;

  add(value: unknown, depth: number): void {
    this.values += 1;
    if (typeof value === "string") this.characters += value.length;
    if (typeof value === "object" && value !== null) {
      if (depth === MAX_DEPTH) refuse(`The variables have more than ${MAX_DEPTH} levels`);
      for (const [name, entry] of Object.entries(value)) {
        if (!Array.isArray(value)) this.characters += name.length;
        this.add(entry, depth + 1);
      }
    }
    if (this.values > MAX_VALUES) refuse(`The variables have more than ${MAX_VALUES} values`);
    if (this.characters > MAX_CHARACTERS) refuse(`The variables have more than ${MAX_CHARACTERS} characters`);
  }
}

function checkTypes(schema: GraphQLSchema, text: string, variables: Variables): void {
  for (const { variable, type: node } of definitionsOf(text)) {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    if (isInputType(type) && Object.hasOwn(variables, name)) checkType(type, variables[name], `$${name}`);
  }
}

/** Empty for a text that GraphQL itself refuses. */
function definitionsOf(text: string) {
  try {
    return getOperationAST(parse(text, { noLocation: true }))?.variableDefinitions ?? [];
  } catch {
    return [];
  }
}

function checkType(type: GraphQLInputType, value: unknown, path: string): void {
  if (isNonNullType(type)) {
    if (value === null) refuse(`The variable ${path} must not be null`);
    return checkType(type.ofType, value, path);
  }
  if (value === null) return;
  if (isListType(type)) {
    if (!Array.isArray(value)) return checkType(type.ofType, value, path);
    return value.forEach((entry, index) => checkType(type.ofType, entry, `${path}[${index}]`));
  }
  if (!isInputObjectType(type)) return checkLeaf(() => type.parseValue(value), path);
  if (typeof value !== "object" || Array.isArray(value)) refuse(`The variable ${path} must be an object`);
  const fields = type.getFields();
  for (const [name, entry] of Object.entries(value)) {
    const field = fields[name];
    if (!field) refuse(`The variable ${path} has an unknown field, ${name.slice(0, 50)}`);
    checkType(field.type, entry, `${path}.${name}`);
  }
  for (const { name, type: needed, defaultValue } of Object.values(fields)) {
    if (isNonNullType(needed) && defaultValue === undefined && !Object.hasOwn(value, name))
      refuse(`The variable ${path} is missing the field ${name}`);
  }
}

function checkLeaf(read: () => unknown, path: string): void {
  try {
    read();
  } catch {
    refuse(`The variable ${path} has a value of the wrong type`);
  }
}

function refuse(message: string): never {
  throw new DomainError("BAD_USER_INPUT", message);
}
