/**
 * Odd but well-formed arguments for every API operation, and odd bodies for every webhook, signed and
 * unsigned: none causes a 5xx. FUZZ_ROUNDS=40 is the long run of 200,000 (default: 1,700).
 */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from "graphql";
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { COINBASE } from "#contract/payments/vendors/coinbase";
import { PLISIO } from "#contract/payments/vendors/plisio";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(3_600_000);

const ROUNDS = Number(process.env["FUZZ_ROUNDS"] ?? 1 / 3);
const PER_OPERATION = Math.ceil(30 * ROUNDS);
const PER_WEBHOOK = Math.ceil(300 * ROUNDS);
/** More series for an operation that rejected every request of the first one. */
const EXTRA_ATTEMPTS = 10;

const schema = buildSchema(readFileSync("contract/graphql/schema.graphql", "utf8"));
const operations = [
  ["query", schema.getQueryType()],
  ["mutation", schema.getMutationType()],
].flatMap(([kind, type]) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => [`${String(kind)} ${field.name}`, field] as const)
    : [],
);

const NASTY = [
  "",
  " ",
  "\u0000",
  "a\u0000b@mail.example",
  "\uD800",
  "\uFFFF\uFFFE",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "' OR 1=1 --",
  "%_\\",
  "../../etc/passwd",
  "00000000-0000-0000-0000-000000000000",
  "a@b.co",
  "5125550142",
  "78701",
  "TX",
  "1-2",
  "x".repeat(5_000),
  "é".repeat(300),
  "9".repeat(30),
  "for ".repeat(40),
];
const TIMES = [
  "2026-02-30T00:00:00Z",
  "2026-01-01T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "0000-01-01T00:00:00Z",
  "2026-01-01",
];
const INTEGERS = [0, 1, 2, -1, 100, 2_147_483_647, -2_147_483_648];
const AMOUNTS = [...INTEGERS, 0.5, 1e15, 9_007_199_254_740_991];

let api: TestApi;
let app: FastifyInstance;
let bearers: readonly string[] = [];
/** Ids of existing rows. */
let known: readonly string[] = [];
beforeAll(async () => {
  api = await startTestApi(30);
  const lots = { hits: 10_000_000, seconds: 60 };
  app = await api.anotherHost({
    requestsPerMinute: 0,
    rateLimits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, lots])),
  });
  const people = [await signedIn(api, "SUPERADMIN"), await signedIn(api, "CUSTOMER")];
  bearers = ["", ...people.map(({ bearer }) => bearer)];
  const products = await api.database.db.selectFrom("products").select("product_id").limit(5).execute();
  known = [...products.map((product) => product.product_id), ...people.map(({ userId }) => userId)];
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const textOf = () =>
  fc.oneof(
    fc.constantFrom(...NASTY),
    fc.nat(100).map((nth) => known[nth % known.length] ?? ""),
    fc.string({ unit: "binary", maxLength: 40 }),
  );

/** A value the schema accepts. */
function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType);
  if (isListType(type)) return fc.array(valueOf(type.ofType as GraphQLInputType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)])), {
      requiredKeys: required,
    });
  }
  switch (getNamedType(type).name) {
    case "Boolean":
      return fc.boolean();
    case "Int":
      return fc.oneof(fc.constantFrom(...INTEGERS), fc.integer());
    case "Float":
    case "Cents":
      return fc.constantFrom(...AMOUNTS);
    case "DateTime":
      return fc.constantFrom(...TIMES);
    default:
      return textOf();
  }
}

/** Every field readable without arguments, two levels deep. */
function selectionOf(type: GraphQLOutputType, levels = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named) || levels === 0) return "{ __typename }";
  const plain = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  const inner = plain.slice(0, 15).map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`);
  return `{ __typename ${inner.join(" ")} }`;
}

function documentOf(name: string, field: GraphQLField<unknown, unknown>): string {
  const kind = name.split(" ")[0];
  const variables = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`);
  const call = passed.length > 0 ? `${field.name}(${passed.join(", ")})` : field.name;
  return `${kind}${variables.length > 0 ? `(${variables.join(", ")})` : ""} { ${call} ${selectionOf(field.type)} }`;
}

test.each(operations)("%s answers odd arguments without a server error", async (name, field) => {
  const query = documentOf(name, field);
  const variables = fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type)])), {
    requiredKeys: field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name),
  });
  let ran = 0;
  const property = fc.asyncProperty(variables, fc.nat(2), async (input, who) => {
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: bearers[who] ? { authorization: bearers[who] } : {},
      payload: { query, variables: input },
    });
    const { errors = [] } = answer.json() as {
      errors?: { path?: unknown; extensions: { code: string } }[];
    };
    const codes = errors.map(({ extensions }) => extensions.code);
    const isOurFault = answer.statusCode >= 500 || codes.includes("INTERNAL");
    expect(isOurFault ? answer.body : "").toBe("");
    if (errors.every(({ path, extensions }) => path && extensions.code !== "FORBIDDEN")) ran += 1;
  });
  const { seed = 0 } = fc.readConfigureGlobal();
  for (let attempts = 0; attempts === 0 || (ran === 0 && attempts <= EXTRA_ATTEMPTS); attempts += 1)
    await fc.assert(property, { numRuns: PER_OPERATION, seed: seed + attempts });
  // At least one request must reach the operation.
  expect(ran).toBeGreaterThan(0);
});

const hex = (algorithm: string, secret: string, text: string) =>
  createHmac(algorithm, secret).update(text).digest("hex");

/** How a sender with the secret signs; other requests are unsigned or signed wrong. */
const WEBHOOKS: Readonly<
  Record<string, (body: string) => { headers?: Record<string, string>; body?: string }>
> = {
  "/webhooks/lessors/katapult": (body) => ({
    headers: { "x-signature": hex("sha256", KATAPULT.doubleKeys.webhookSecret, body) },
  }),
  "/webhooks/lessors/acima": (body) => {
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = hex("sha256", ACIMA.doubleKeys.webhookSecret, `${seconds}.${body}`);
    return { headers: { "x-acima-signature": `t=${seconds},v1=${signature}` } };
  },
  "/webhooks/coinbase": (body) => ({
    headers: { "x-cc-webhook-signature": hex("sha256", COINBASE.doubleKeys.webhookSecret, body) },
  }),
  "/webhooks/plisio": (body) => ({ body: signedByPlisio(body) }),
  "/webhooks/braintree": (body) => ({
    body: new URLSearchParams({ bt_signature: "a|b", bt_payload: body }).toString(),
  }),
  "/webhooks/klarna?key=x": () => ({}),
  "/webhooks/constructor": () => ({}),
  "/webhooks/lessors/__proto__": () => ({}),
};

/** Plisio cannot sign fields that are not text; those are sent with a wrong hash. */
function signedByPlisio(body: string): string {
  try {
    const fields = Object.entries(JSON.parse(body) as object).sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));
    return JSON.stringify({
      ...JSON.parse(body),
      verify_hash: hex("sha1", PLISIO.doubleKeys.secretKey, texts),
    });
  } catch {
    return body.replace(/\}$/, ',"verify_hash":"aa"}');
  }
}

const FIELDS =
  "id uuid type event data code metadata order_id order_number txn_id status confirmations amount event_id event_type customer_id " +
  "application application_id lease lease_id client_reference external_id sent_at created_at constructor toString __proto__";

function bodies(): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(...NASTY.filter((text) => text.length < 400), null, true, -1, 1e308, [], [[]]),
    fc.constantFrom(new Date().toISOString(), '{"toString":1,"valueOf":2}'),
    fc.constantFrom<unknown>({ toString: 1, valueOf: 2 }, { constructor: "x" }, { order_id: "\u0000" }),
    fc.uuid(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const level = (inner: fc.Arbitrary<unknown>) =>
    fc.dictionary(fc.constantFrom(...FIELDS.split(" ")), inner, { maxKeys: 12, minKeys: 1 });
  const nested = level(fc.oneof(odd, level(fc.oneof(odd, level(odd)))));
  const notice = fc.record({
    event: fc.record({
      id: odd,
      type: odd,
      data: fc.record({ code: odd, metadata: fc.oneof(odd, fc.record({ order_id: odd })) }),
    }),
    txn_id: odd,
    status: odd,
    order_number: odd,
    sent_at: fc.constant(new Date().toISOString()),
  });
  return fc.oneof(
    { weight: 3, arbitrary: nested.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: notice.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "[]", "null", '{"a":', "[".repeat(9_000), "<a>".repeat(3_000)),
    },
  );
}

test.each(Object.keys(WEBHOOKS))("%s accepts or rejects odd webhooks without a server error", async (url) => {
  await fc.assert(
    fc.asyncProperty(bodies(), fc.boolean(), async (body, isSigned) => {
      const signed = isSigned ? WEBHOOKS[url]!(body) : {};
      const answer = await app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/json", ...signed.headers },
        payload: signed.body ?? body,
      });
      expect(answer.statusCode < 500 ? "" : answer.body).toBe("");
    }),
    { numRuns: PER_WEBHOOK },
  );
});
