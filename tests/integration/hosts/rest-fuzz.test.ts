/**
 * Thousands of invalid bodies for all REST calls, 10,000 with FUZZ_ROUNDS=1: each response is an envelope and
 * never a 5xx.
 */
import fc from "fast-check";
import type * as yup from "yup";
import { REST, type RestName } from "#contract/rest/endpoints";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(180_000);

const BODIES = 10_000 * Number(process.env["FUZZ_ROUNDS"] ?? 1 / 3);
const names = Object.keys(REST) as RestName[];
const withBody = names.filter((name) => REST[name].body);
/** Calls without a body get one anyway, and wrong parameters. */
const runsOf = (name: RestName) => (REST[name].body ? Math.ceil(BODIES / withBody.length) : 20);
/** Values that often break programs. */
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
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "${7*7}",
  "../../etc/passwd",
  "00000000-0000-0000-0000-000000000000",
  "a@b.co",
  "5125550142",
  "Passw0rd!",
  "123456",
  "x".repeat(100_000),
  "é".repeat(300),
  "9".repeat(400),
];

const DEEP = [
  "[".repeat(20_000) + "]".repeat(20_000),
  '{"username":'.repeat(9_000) + "1" + "}".repeat(9_000),
];

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi(0);
  const lots = { hits: 1_000_000, seconds: 60 };
  app = await api.anotherHost({
    rateLimits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, lots])),
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** A value for each known field, and sometimes for an unknown one. */
function bodies(schema: yup.Schema<unknown> | undefined): fc.Arbitrary<string> {
  const description = schema?.describe() as yup.SchemaObjectDescription | undefined;
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      ...NASTY,
      { toString: 1, valueOf: "x" },
      null,
      true,
      0,
      -1,
      1e308,
      [],
      {},
      [[]],
      { value: {} },
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: "binary" }),
  );
  const known = Object.keys(description?.fields ?? {});
  const fields = Object.fromEntries([...known, "toString"].map((key) => [key, value]));
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...DEEP, '{"a":', '{"__proto__":{"x":1}}', '"', "[1,", "\uFEFF{}", ""),
    },
  );
}

test.each(names)("%s answers every bad body with an envelope and no server error", async (name) => {
  const { method, path, body } = REST[name];
  const { bearer } = await signedIn(api, "SUPERADMIN");
  const sent = fc.record({
    payload: bodies(body),
    contentType: fc.constantFrom("application/json", "application/json", "application/json", "text/plain"),
    param: fc.oneof(
      fc.constantFrom(...NASTY.filter((text) => text.length < 150)),
      fc.string({ unit: "binary" }),
    ),
  });

  await fc.assert(
    fc.asyncProperty(sent, async ({ payload, contentType, param }) => {
      const encoded = encodeURIComponent(param.replace(/\p{Cs}/gu, "")).slice(0, 180);
      const answer = await app.inject({
        method,
        url: path.includes("/:") ? path.replace(/:\w+/, encoded) : `${path}?id=${encoded}`,
        headers: { authorization: bearer, "content-type": contentType },
        ...(method === "GET" ? {} : { payload }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      // A body that happens to be valid may be answered with a file.
      const isFile = String(answer.headers["content-type"]).startsWith("text/csv");
      if (!isFile) expect(answer.json()).toMatchObject({ isSuccess: answer.statusCode === 200 });
      else expect([REST[name].file, answer.statusCode]).toEqual(["text/csv", 200]);
    }),
    { numRuns: runsOf(name) },
  );
});
