/** Builds the executable schema: the SDL of contract/ with the shop's resolvers and scalars. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { GraphQLObjectType, GraphQLScalarType, Kind, buildSchema, type GraphQLSchema } from "graphql";
import type { Resolvers } from "#contract/graphql/generated";
import { DomainError } from "../../errors";
import { PROJECT_ROOT } from "../../project-root";
import { guardOperations } from "./graphql-access";

const SCHEMA_FILE = path.join(PROJECT_ROOT, "contract/graphql/schema.graphql");

/** @throws if a resolver names a type or field that the SDL lacks */
export function executableSchema<Context>(words: readonly Resolvers<Context>[]): GraphQLSchema {
  // `npm run codegen -- --check` has validated it.
  const schema = buildSchema(readFileSync(SCHEMA_FILE, "utf8"), { assumeValid: true, noLocation: true });
  for (const [typeName, fields] of words.flatMap((resolvers) => Object.entries(resolvers))) {
    const type = schema.getType(typeName);
    if (!(type instanceof GraphQLObjectType)) throw new Error(`no object type ${typeName} in the schema`);
    for (const [fieldName, resolve] of Object.entries(fields as Record<string, never>)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`no field ${typeName}.${fieldName} in the schema`);
      field.resolve = resolve;
    }
  }
  guardOperations(schema);
  defineCents(schema.getType("Cents"));
  return schema;
}

/** Integer cents, up to PostgreSQL's maximum integer. */
function defineCents(type: unknown): void {
  if (!(type instanceof GraphQLScalarType)) throw new Error("no scalar Cents in the schema");
  type.parseValue = parseCents;
  type.parseLiteral = (node) => parseCents(node.kind === Kind.INT ? Number(node.value) : undefined);
}

function parseCents(value: unknown): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647)
    return value;
  throw new DomainError("BAD_USER_INPUT", "Cents must be a whole number of US cents, 0 to 2147483647");
}
