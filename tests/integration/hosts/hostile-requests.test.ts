/**
 * Arbitrary values in every field of every REST call and every variable of every GraphQL operation: the
 * response is small, never a 5xx, and takes under 50 ms of an idle machine's main thread. Fields come from
 * the OpenAPI document and the schema, so new calls are included automatically.
 */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { DOCS_PATH } from "#contract/rest/paths";
import { LIMITS } from "#contract/limits";
import { hostileTexts, hostileValues, unreadableJson } from "../../support/hostile";
import { openHostileHost, type HostileHost } from "../../support/hosts/hostile-host";

jest.setTimeout(600_000);

const BODY = LIMITS.http.bodyBytes - 4_096;
/** Large enough to expose superlinear time. */
const FIELD = 60_000;
const VALUES = LIMITS.http.json.values - 200;
const VARIABLE = LIMITS.graphql.variables.characters - 4_096;
const ENTRIES = LIMITS.graphql.variables.values - 200;
const ID = "0190a0a0-0000-4000-8000-000000000000";
const PLACEHOLDER = "@mark@";

let host: HostileHost;
beforeAll(async () => {
  host = await openHostileHost();
});
afterAll(() => host.close());

/** Sends the body with the JSON in place of the placeholder. */
function send(method: string, url: string, body: unknown, [kind, json]: readonly [string, string]) {
  const payload = JSON.stringify(body).replace(`"${PLACEHOLDER}"`, () => json);
  const headers = { authorization: host.bearer, "content-type": "application/json" };
  const name = `${kind} in ${method} ${url} ${JSON.stringify(body).slice(0, 600)}`;
  return host.judge(name, { method: method as "POST", url, headers, payload });
}

describe("a REST call", () => {
  interface Schema {
    readonly type?: string;
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly items?: Schema;
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly minLength?: number;
    readonly pattern?: string;
  }
  interface OpenApi {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: Body }>>>>;
  }
  interface Body {
    readonly content: { readonly "application/json": { readonly schema: Schema } };
  }

  /** A value likely to be accepted. */
  function plausible(schema: Schema): unknown {
    const { type, enum: choices, properties, items = {}, minimum = 1, minLength = 3, pattern = "" } = schema;
    if (choices) return choices[0];
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, plausible(property)]),
      );
    if (type === "array") return [plausible(items)];
    if (type === "number") return minimum;
    if (type === "boolean") return true;
    if (type === "string") return pattern.includes("{8}") ? ID : "x".repeat(minLength);
    return {};
  }

  /** Each field, with a full body that has the placeholder in it. */
  function fieldsOf(schema: Schema, inside = (value: unknown): unknown => value): [Schema, unknown][] {
    const full = plausible(schema) as object;
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const place = (value: unknown) => inside({ ...full, [name]: value });
      return [[field, place(PLACEHOLDER)] as [Schema, unknown], ...fieldsOf(field, place)];
    });
    if (!schema.items) return fields;
    return [[schema.items, inside([PLACEHOLDER])], ...fieldsOf(schema.items, (value) => inside([value]))];
  }

  async function bodies() {
    const { paths } = (await host.app.inject({ url: `${DOCS_PATH}/json` })).json<OpenApi>();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content["application/json"].schema;
        return schema ? [{ schema, method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, ID) }] : [];
      }),
    );
  }

  test("accepts a megabyte of anything as its body", async () => {
    const values = Object.entries(hostileValues(BODY, VALUES));
    const [first, ...others] = await bodies();
    for (const hostile of values) await send(first!.method, first!.path, PLACEHOLDER, hostile);
    // No call reads more of its body than its fields, tested below.
    for (const { method, path } of others) await send(method, path, PLACEHOLDER, values.at(-1)!);
  });

  test("accepts anything in any field, and stores nothing of it", () => host.givingBackMemory(sendFields));

  async function sendFields(): Promise<void> {
    const values = Object.entries(hostileValues(FIELD, VALUES));
    const visited = new Set<string>();
    for (const { schema, method, path } of await bodies()) {
      for (const [field, body] of fieldsOf(schema)) {
        // Calls share most fields; a field without a declared schema is read by its call only.
        const key = JSON.stringify(field) + (field.type ? "" : path);
        if (visited.has(key)) continue;
        visited.add(key);
        for (const hostile of values) await send(method, path, body, hostile);
      }
    }
    expect(visited.size).toBeGreaterThan(50);
  }

  test("rejects JSON that is slow to parse", async () => {
    for (const hostile of Object.entries(unreadableJson(BODY)))
      await send("POST", "/account/login", PLACEHOLDER, hostile);
  });
});

describe("a GraphQL operation", () => {
  const schema = buildSchema(readFileSync("contract/graphql/schema.graphql", "utf8"));
  const operations = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
  ].flatMap(([kind, type]) =>
    Object.values((type as NonNullable<ReturnType<typeof schema.getQueryType>>).getFields()).map(
      (field) => [String(kind), field] as const,
    ),
  );

  function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
    const selection = isLeafType(getNamedType(type)) ? "" : "{ __typename }";
    return args.length === 0
      ? `${kind} { ${name} ${selection} }`
      : `${kind} (${variables}) { ${name}(${passed}) ${selection} }`;
  }

  /** A value of the type with its required fields only. */
  function plausible(type: GraphQLInputType): unknown {
    const inner = getNullableType(type) as GraphQLInputType;
    if (isListType(inner)) return [plausible(inner.ofType as GraphQLInputType)];
    if (isEnumType(inner)) return inner.getValues()[0]!.name;
    if (isInputObjectType(inner)) {
      const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
      return Object.fromEntries(required.map((field) => [field.name, plausible(field.type)]));
    }
    const name = getNamedType(inner).name;
    if (name === "Boolean") return true;
    if (name === "DateTime") return "2026-01-01T00:00:00.000Z";
    return ["Int", "Float", "Cents"].includes(name) ? 1 : ID;
  }

  type Place = readonly [GraphQLInputType, unknown];
  /** Each position below a type, with a value that has the placeholder there. */
  function placesOf(
    type: GraphQLInputType,
    inside: (value: unknown) => unknown,
    above: readonly string[] = [],
  ): Place[] {
    const inner = getNullableType(type) as GraphQLInputType;
    const here: Place = [inner, inside(PLACEHOLDER)];
    if (isListType(inner))
      return [here, ...placesOf(inner.ofType as GraphQLInputType, (value) => inside([value]), above)];
    if (!isInputObjectType(inner) || above.includes(inner.name)) return [here];
    const full = plausible(inner) as object;
    return [
      here,
      ...Object.values(inner.getFields()).flatMap((field) =>
        placesOf(field.type, (value) => inside({ ...full, [field.name]: value }), [...above, inner.name]),
      ),
    ];
  }

  test("accepts anything as its variables, and stores nothing of it", () =>
    host.givingBackMemory(sendVariables));

  async function sendVariables(): Promise<void> {
    const visited = new Set<string>();
    for (const [kind, field] of operations) {
      const full = Object.fromEntries(field.args.map((arg) => [arg.name, plausible(arg.type)]));
      for (const arg of field.args) {
        for (const [type, variables] of placesOf(arg.type, (value) => ({ ...full, [arg.name]: value }))) {
          const query = documentOf(kind, field);
          for (const hostile of hostileFor(type, visited))
            await send("POST", "/graphql", { query, variables }, hostile);
        }
      }
    }
  }

  /** Values the type accepts for each operation, and values it rejects once for each type. */
  function hostileFor(type: GraphQLInputType, visited: Set<string>): [string, string][] {
    const isNew = !visited.has(String(type));
    visited.add(String(type));
    const wrong = isNew ? Object.entries(hostileValues(VARIABLE, ENTRIES)) : [];
    if (isListType(type)) {
      const entry = JSON.stringify(plausible(type.ofType as GraphQLInputType));
      const count = Math.floor(Math.min(ENTRIES / (1 + entry.split(":").length), VARIABLE / entry.length));
      return [
        ...wrong,
        ["a list of its entries", `[${Array.from({ length: count }, () => entry).join(",")}]`],
      ];
    }
    const isText = ["ID", "String", "DateTime"].includes(getNamedType(type).name);
    // The most expensive text; the others are tested once for each type.
    return isText && !isNew ? Object.entries(hostileTexts(VARIABLE)).slice(-1) : wrong;
  }

  test("rejects a megabyte of variables", async () => {
    const query = "query ($input: SearchProductsInput!) { searchProducts(input: $input) { __typename } }";
    for (const hostile of Object.entries({ ...hostileValues(BODY, VALUES), ...unreadableJson(BODY) })) {
      await send("POST", "/graphql", { query, variables: PLACEHOLDER }, hostile);
      await send("POST", "/graphql", { query, variables: { input: PLACEHOLDER } }, hostile);
    }
  });
});
