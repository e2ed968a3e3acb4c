/** Every published REST call rejects unknown fields, at every depth (CALL-13). */
import { DOCS_PATH } from "#contract/rest/paths";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { REST, type RestName } from "#contract/rest/endpoints";
import type { FastifyInstance } from "fastify";
import { RATE_LIMITS } from "../../server/http/rate-limits";
import { aCustomer, callRest, signedIn, type TestUser } from "../support/people/accounts";
import { startTestApi, type TestApi } from "../support/hosts/test-api";

const UNKNOWN = "perOrderCents";
const { fields, nameLength } = LIMITS.http.fieldErrors;
const { unknownField } = MESSAGES.validation;

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let api: TestApi;
let app: FastifyInstance;
let user: TestUser;
let docs: OpenApi;
beforeAll(async () => {
  api = await startTestApi(0);
  const lots = { hits: 1_000_000, seconds: 60 };
  app = await api.anotherHost({
    rateLimits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, lots])),
  });
  user = await signedIn(api, "SUPERADMIN");
  docs = (await app.inject({ url: `${DOCS_PATH}/json` })).json() as OpenApi;
});
afterAll(async () => {
  await app?.close();
  await api?.close();
});

const names = Object.keys(REST) as RestName[];
const operationOf = (name: RestName): Operation =>
  docs.paths[REST[name].path.replace(/:(\w+)/g, "{$1}")]![REST[name].method.toLowerCase()]!;
const bodyOf = (name: RestName) => operationOf(name).requestBody?.content["application/json"]?.schema;

/** A value of that shape. */
function sample(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return sampleFields(schema);
  if (schema.items) return [sample(schema.items)];
  if (schema.type === "number") return schema.minimum ?? 1;
  return schema.type === "boolean" ? true : "1";
}

function sampleFields({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sample(field)]));
}

interface Level {
  readonly property: string;
  readonly schema: JsonSchema;
  readonly body: unknown;
}

/** Attribution from an address, of which only known names are stored. */
const OPEN = new Set(["attribution", "firstTouch", "touch"]);

/** The same value with one extra field, once for each closed object in it. */
function levels(schema: JsonSchema, at = ""): Level[] {
  if (schema.items)
    return levels(schema.items, `${at}[0]`).map((level) => ({ ...level, body: [level.body] }));
  if (schema.type !== "object") return [];
  const fullSample = sampleFields(schema);
  const path = (name: string) => (at === "" ? name : `${at}.${name}`);
  const own = { property: path(UNKNOWN), schema, body: { ...fullSample, [UNKNOWN]: 1 } };
  const closed = Object.entries(schema.properties ?? {}).filter(([name]) => !OPEN.has(name));
  const deeper = closed.flatMap(([name, field]) =>
    levels(field, path(name)).map((level) => ({ ...level, body: { ...fullSample, [name]: level.body } })),
  );
  return [own, ...deeper];
}

/** A value for each name of the path or the query. */
const paramsOf = (name: RestName): Record<string, string> =>
  Object.fromEntries(
    (operationOf(name).parameters ?? []).map((parameter) => [
      parameter.name,
      String(sample(parameter.schema)),
    ]),
  );

test.each(names.filter((name) => REST[name].body))(
  "%s rejects an unknown field in each object of its body",
  async (name) => {
    const schema = bodyOf(name)!;
    const call = { bearer: user.bearer, params: paramsOf(name) };
    const objects = levels(schema);
    expect(objects.map(({ schema: inner }) => inner.additionalProperties)).toEqual(objects.map(() => false));

    for (const { body, property } of objects) {
      const { status, body: answer } = await callRest(app, name, { ...call, body });
      expect({ status, unknown: unknownOf(answer.fieldErrors) }).toEqual({
        status: 400,
        unknown: [property],
      });
      expect(answer).toMatchObject({
        isSuccess: false,
        message: REST[name].refused ?? unknownField(property),
      });
    }
  },
);

const unknownOf = (errors: readonly { property: string; constraints: Readonly<Record<string, string>> }[]) =>
  errors.filter(({ constraints }) => "unknown" in constraints).map(({ property }) => property);

test.each(names.filter((name) => REST[name].params && !REST[name].path.includes("/:")))(
  "%s rejects an unknown field of its query",
  async (name) => {
    const { status, body } = await callRest(app, name, {
      bearer: user.bearer,
      params: { ...paramsOf(name), [UNKNOWN]: "1" },
      ...(REST[name].body && { body: sample(bodyOf(name)!) }),
    });
    expect({ status, unknown: unknownOf(body.fieldErrors) }).toEqual({ status: 400, unknown: [UNKNOWN] });
  },
);

test("a form with a misspelled field saves nothing of it", async () => {
  const customer = await aCustomer(api);
  const body = { firstName: "Grace", lastName: "Hopper", phone: "2125550199", phoneNumber: "2125550100" };
  const refused = await callRest(app, "updateProfile", { bearer: customer.bearer, body });

  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    isSuccess: false,
    errorMessage: unknownField("phoneNumber"),
    fieldErrors: [{ property: "phoneNumber", constraints: { unknown: unknownField("phoneNumber") } }],
    data: null,
  });
  const { body: read } = await callRest(app, "getProfile", { bearer: customer.bearer });
  expect(read.data?.profile).toMatchObject({ firstName: "Ada", phone: "5125550142" });
});

test("a saved step of a lease application rejects a field the step does not have", async () => {
  const customer = await aCustomer(api);
  const sent = { address1: "1 Main St", city: "Austin", state: "TX", postalCode: "78701", zip: "78702" };
  const own = await callRest(app, "saveLeaseDraft", {
    bearer: customer.bearer,
    body: { step: "address", form: sent },
  });
  const guest = await callRest(app, "saveGuestLeaseDraft", { body: { step: "address", form: sent } });

  expect([own.status, guest.status]).toEqual([400, 400]);
  expect(own.body.fieldErrors).toEqual([{ property: "zip", constraints: { unknown: unknownField("zip") } }]);
  expect(guest.body.fieldErrors).toEqual(own.body.fieldErrors);
});

describe("the response stays small", () => {
  const login = { username: "ada@mail.example", password: "Passw0rd!" };
  const refusedFor = async (more: object) =>
    (await callRest(app, "login", { body: { ...login, ...more } })).body.fieldErrors;

  test("the first of many unknown fields are named", async () => {
    const many = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`field${index}`, 1]));
    const errors = await refusedFor(many);
    expect(errors.map(({ property }) => property)).toEqual(
      Array.from({ length: fields }, (_, index) => `field${index}`),
    );
  });

  test("the beginning of a long name is shown", async () => {
    expect((await refusedFor({ ["x".repeat(100_000)]: 1 }))[0]?.property).toBe(`${"x".repeat(nameLength)}…`);
  });

  test.each([["constructor"], ["toString"], ["hasOwnProperty"], [" username"], ["Username"], ['""', ""]])(
    "%s is named",
    async (property, name = property) => {
      expect((await refusedFor({ [name]: 1 })).map((error) => error.property)).toEqual([property]);
    },
  );
});
