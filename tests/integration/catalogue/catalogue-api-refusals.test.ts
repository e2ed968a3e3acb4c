/** Requests the API host refuses: malformed, oversized, rate-limited or unauthorized. */
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { print } from "graphql";
import { LIMITS } from "#contract/limits";
import { ComparedProductsDocument } from "#contract/graphql/documents/compare.generated";
import { worstTexts } from "../../../bench/support/worst-texts";
import { buildApp } from "../../../server/app";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

const SITE = "http://localhost:8000";

let api: TestApi;
const queryApi: TestApi["query"] = (...request) => api.query(...request);

beforeAll(async () => {
  api = await startTestApi(60);
});

afterAll(() => api.close());

describe("malformed requests", () => {
  const post = (payload: string, type = "application/json") =>
    api.app.inject({ method: "POST", url: "/graphql", headers: { "content-type": type }, payload });

  test.each([
    ["nonsense", "{{{", "application/json"],
    ["nothing", "", "application/json"],
    ["a number", "5", "application/json"],
    ["null", "null", "application/json"],
    ["a batch", '[{"query":"{ catalogueState { revision } }"}]', "application/json"],
    ["no query", "{}", "application/json"],
    ["a query that is a number", '{"query": 7}', "application/json"],
    ["an empty query", '{"query": " "}', "application/json"],
    [
      "a parsed document",
      JSON.stringify({ query: '{"kind":"Document","definitions":[]}' }),
      "application/json",
    ],
    ["a JSON value", '{"query": "null"}', "application/json"],
    ["an empty object", '{"query": "{}"}', "application/json"],
    ["a syntax error", '{"query": "{ getCategories { id "}', "application/json"],
    ["an unknown field", '{"query": "{ getNothing }"}', "application/json"],
    ["only a fragment", '{"query": "fragment F on Brand { id }"}', "application/json"],
    ["two operations", '{"query": "query A { __typename } query B { __typename }"}', "application/json"],
    ["an unknown operation", '{"query": "query A { __typename }", "operationName": "B"}', "application/json"],
    ["variables that are a list", '{"query": "{ __typename }", "variables": [1]}', "application/json"],
    ["variables that are text", '{"query": "{ __typename }", "variables": "x"}', "application/json"],
    ["a prototype", '{"query": "{ __typename }", "variables": {"__proto__": {"x": 1}}}', "application/json"],
    ["a mutation", '{"query": "mutation { drop }"}', "application/json"],
    ["another type", "{ __typename }", "text/html"],
    ["too much", JSON.stringify({ query: `{ a } #${"x".repeat(1_100_000)}` }), "application/json"],
    ["many tokens", JSON.stringify({ query: `{ ${"a ".repeat(100_000)} }` }), "application/json"],
    ["brackets without end", JSON.stringify({ query: `{ a(b: ${"[".repeat(90_000)}` }), "application/json"],
    ["deep nesting", JSON.stringify({ query: "{ a ".repeat(3_000) }), "application/json"],
  ])("with %s are rejected with a code and never a 5xx", async (_kind, payload, type) => {
    const answer = await post(payload, type);

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(answer.json().errors[0].message).not.toBe("");
    expect(answer.json().errors[0].message).not.toContain("call stack");
  });

  test.each([
    ["a missing one", {}],
    ["no variables at all", undefined],
    ["null", { input: null }],
    ["a page size that is text", { input: { pageSize: "x" } }],
    ["an unknown sort", { input: { sort: "CHEAP" } }],
    ["a price below zero", { input: { minPrice: -1 } }],
    ["a field that is not there", { input: { price: 1 } }],
    ["a list with null in it", { input: { brandIds: [null] } }],
  ])(
    "with wrong variables (%s) are rejected even when the query is already cached",
    async (kind, variables) => {
      const query = `query Q${kind.replace(/\W/g, "")}($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount } }`;
      for (const attempt of [1, 2, 3, 4]) {
        const { status, errors } = await queryApi(query, variables);

        expect([attempt, status, errors[0]?.extensions.code]).toEqual([attempt, 400, "BAD_USER_INPUT"]);
        expect(errors[0]?.message).toContain("Variable");
      }
    },
  );

  test("with a content type other than JSON get a clear error", async () => {
    const answer = await post("{ __typename }", "application/xml");

    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      415,
      expect.stringContaining("application/json"),
    ]);
  });

  test("with OPTIONS and no origin are harmless", async () => {
    const answer = await api.app.inject({ method: "OPTIONS", url: "/graphql" });

    expect(answer.statusCode).toBe(204);
  });

  test.each([
    ["nothing", {}],
    ["broken variables", { query: "{ __typename }", variables: "{{" }],
    ["an unknown operation", { query: "query A { __typename }", operationName: "B" }],
    ["only a fragment", { query: "fragment F on Brand { id }" }],
    ["a mutation", { query: "mutation { drop }" }],
    ["a list of queries", { query: ["{ __typename }", "{ a }"] }],
  ])("by GET with %s are rejected with a code", async (_kind, query) => {
    for (const attempt of [1, 2, 3]) {
      const answer = await api.app.inject({
        method: "GET",
        url: "/graphql",
        query: query as Record<string, string>,
      });

      expect([attempt, answer.statusCode]).toEqual([attempt, 400]);
      expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  test.each([
    ["an unknown address", "/nowhere", 404],
    ["an unknown address", "/%zz", 400],
  ])("at %s are answered in the envelope", async (_kind, url, status) => {
    const answer = await api.app.inject({ method: "GET", url });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ isSuccess: false, data: null, fieldErrors: [] });
  });
});

describe("bytes that are not HTTP", () => {
  const send = async (bytes: string): Promise<string> => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    // The client leaves the connection open, so the host has to close it.
    socket.write(bytes);
    return text(socket);
  };
  beforeAll(() => api.app.listen({ host: "127.0.0.1", port: 0 }));

  test.each([
    ["a greeting", "HELLO\r\n\r\n", 400],
    [
      "an unknown transfer encoding",
      "POST /graphql HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: x\r\n\r\n",
      400,
    ],
    [
      "two lengths",
      "POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    ["endless headers", `GET / HTTP/1.1\r\nHost: shop\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ])("are answered in the envelope: %s", async (_kind, bytes, status) => {
    const [head = "", body = ""] = (await send(bytes)).split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ isSuccess: false, data: null, fieldErrors: [] });
  });

  test("do not stop the host when the client disconnects before the response", async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("HELLO\r\n\r\n");
    socket.resetAndDestroy();
    expect(await send("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });
});

describe("limits", () => {
  const nested = "getCategories { subCategories { ".concat(
    "subCategories { ".repeat(9),
    "id ",
    "} ".repeat(11),
  );

  test.each([
    ["depth", `{ ${nested} }`, "QUERY_TOO_DEEP"],
    [
      "depth behind fragments",
      `{ getCategories { ...A } } fragment A on Category { subCategories { subCategories { subCategories { ...B } } } }
       fragment B on Category { subCategories { subCategories { subCategories { subCategories { id } } } } }`,
      "QUERY_TOO_DEEP",
    ],
    [
      "aliases",
      `{ ${Array.from({ length: 18 }, (_, i) => `a${i}: searchProducts(input: {}) { products { ...P } }`).join(" ")} }
       fragment P on Product { name brand { name images { href } } images { href rel unit } attributes { name value } }`,
      "QUERY_TOO_COSTLY",
    ],
  ])("reject too much %s", async (_kind, query, code) => {
    const { status, errors } = await queryApi(query);

    expect(status).toBe(400);
    expect(errors.map((error) => error.extensions.code)).toContain(code);
  });

  test("reject fragments that spread each other", async () => {
    const { status, errors } = await queryApi(
      "{ getCategories { ...A } } fragment A on Category { id ...B } fragment B on Category { id ...A }",
    );

    expect(status).toBe(400);
    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each(Object.entries(worstTexts(1)))(
    "accept a costly query within the limit: %s",
    async (_kind, query) => {
      const { status } = await queryApi(query);

      expect([200, 400]).toContain(status);
    },
  );

  test.each(Object.entries(worstTexts(3)))("reject one above it: %s", async (_kind, query) => {
    const { status } = await queryApi(query);

    expect(status).toBe(400);
  });

  test("count costly fields behind fragments, aliases and types", async () => {
    const { status, errors } = await queryApi(
      `mutation { ...A } fragment A on Mutation { closePayment(orderId: "1") { success } ...B }
       fragment B on Mutation { ... on Mutation { again: closePayment(orderId: "1") { success } } }`,
    );

    expect(status).toBe(400);
    expect(errors.map(({ message }) => message).join()).toContain(
      "A request may contain only one of these calls",
    );
  });

  test("accept only the storefront's documents where others are disabled", async () => {
    const host = await api.anotherHost({ answersOtherQueries: false });
    const send = (query: string, headers = {}) =>
      host.inject({
        method: "POST",
        url: "/graphql",
        headers,
        payload: { query, variables: { productIds: [] } },
      });
    const refused = await send("{ getCategories { id } }");
    const known = await send(print(ComparedProductsDocument));
    const fromBuild = await send("{ getCategories { id } }", { "x-build-key": api.configFor().buildKey });
    await host.close();

    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([403, "FORBIDDEN"]);
    expect(known.json().errors).toBeUndefined();
    expect(fromBuild.json().errors).toBeUndefined();
  });

  test("accept the shop's largest queries", async () => {
    const { errors } =
      await queryApi(`{ searchProducts(input: {}) { products { productId name url brand { id name } images { href }
      attributes { name value } categoryPath { id name } features includedItems description } } }`);

    expect(errors).toEqual([]);
  });

  test("throttle an address with too many requests, but not the shop's own hosts", async () => {
    const host = await api.anotherHost({ requestsPerMinute: 2 });
    const from = (remoteAddress: string) =>
      host.inject({ method: "POST", url: "/graphql", remoteAddress, payload: { query: "{ __typename }" } });

    const shopper = [await from("203.0.113.9"), await from("203.0.113.9"), await from("203.0.113.9")];
    const own = [await from("127.0.0.1"), await from("127.0.0.1"), await from("127.0.0.1")];
    await host.close();

    expect(shopper.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(shopper[2]!.json().errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
    expect(own.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  });
});

describe("fields of one request", () => {
  const brands = (count: number) =>
    `{ ${Array.from({ length: count }, (_, nth) => `a${nth}: getAllBrands { b${nth}: id }`).join(" ")} }`;

  test("are limited, behind fragments too", async () => {
    const { calls } = LIMITS.graphql.otherText;
    expect((await queryApi(brands(calls))).errors).toEqual([]);
    const refused = await queryApi(brands(calls + 1));
    expect(refused.errors[0]!.message).toBe(`The query has ${calls + 1} calls; ${calls} are allowed`);
    const spread = brands(calls + 1).replace("{", "{ ...All ...All } fragment All on Query { ... {") + " }";
    expect((await queryApi(spread)).errors[0]!.message).toBe(refused.errors[0]!.message);
    // Repeating one response name resolves it once.
    expect((await queryApi(`{ ${"getAllBrands { id } ".repeat(calls)} }`)).errors).toEqual([]);
  });

  test("count as requests of their address each time, also when the document is cached", async () => {
    const host = await api.anotherHost({ requestsPerMinute: 50 });
    const send = (remoteAddress: string, query: string) =>
      host.inject({ method: "POST", url: "/graphql", remoteAddress, payload: { query } });
    const statuses = [];
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await send("203.0.113.9", brands(20))).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await send("203.0.113.9", "{ __typename }");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, expect.any(String)]);
    expect((await send("203.0.113.10", "{ __typename }")).statusCode).toBe(200);
    for (let nth = 0; nth < 5; nth += 1) expect((await send("127.0.0.1", brands(20))).statusCode).toBe(200);
    await host.close();
  });
});

describe("access control", () => {
  test("allows credentialed requests from the configured sites only", async () => {
    const from = (origin: string) =>
      api.app.inject({ method: "GET", url: "/graphql?query={__typename}", headers: { origin } });

    expect((await from(SITE)).headers["access-control-allow-origin"]).toBe(SITE);
    expect((await from(SITE)).headers["access-control-allow-credentials"]).toBe("true");
    expect((await from("https://evil.example")).headers["access-control-allow-origin"]).not.toBe(
      "https://evil.example",
    );
  });

  test("requires the build key for introspection and the export in production", async () => {
    const config = api.configFor({ environment: "production", buildKey: "a secret of our own" });
    const host = await buildApp({ config, db: api.database.db });
    const introspection = "{ __schema { queryType { name } } }";
    const exported = "{ exportCatalogue(first: 2) { next } }";
    const key = { "x-build-key": "a secret of our own" };

    const withKey = [await queryHost(host, introspection, {}, key), await queryHost(host, exported, {}, key)];
    const without = [await queryHost(host, introspection), await queryHost(host, exported)];
    const typo = await queryHost(host, "{ getCategorys { id } }");
    await host.close();

    expect(withKey.map((answer) => answer.errors)).toEqual([[], []]);
    expect(without.map((answer) => answer.errors[0]?.extensions.code)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(typo.errors[0]!.message).not.toMatch(/Did you mean/);
  });
});
