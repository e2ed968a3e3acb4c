/** The catalogue as a client meets it: through HTTP, on a real database, with good and with absurd requests. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../server/app";
import { readConfig, type Config } from "../../server/config";
import { createTestDatabase, type TestDatabase } from "../support/fresh-db";
import { seedCatalogue, seededId } from "../support/seed-catalogue";

const PRODUCTS = 300;
const FIRST = seededId(0);
const SITE = "http://localhost:8000";

let database: TestDatabase;
let app: FastifyInstance;

const configFor = (change: Partial<Config> = {}): Config => ({
  ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }),
  databaseUrl: database.url,
  ...change,
});

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.db, PRODUCTS);
  app = await buildApp({ config: configFor(), db: database.db });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

interface GraphqlError {
  message: string;
  extensions: { code: string };
}

async function ask(query: string, variables?: unknown, host = app, headers: Record<string, string> = {}) {
  const answer = await host.inject({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query, variables },
  });
  const body = answer.json() as { data: Record<string, never> | null; errors?: GraphqlError[] };
  return {
    status: answer.statusCode,
    data: body.data as never,
    errors: body.errors ?? [],
    headers: answer.headers,
  };
}

const search = async (input: Record<string, unknown>, fields = "totalCount products { productId name }") => {
  const query = `query S($input: SearchProductsInput!) { searchProducts(input: $input) { ${fields} } }`;
  const { data, errors, status } = await ask(query, { input });
  return { result: (data as { searchProducts: never } | null)?.searchProducts as never, errors, status };
};

/** Until the read model has followed a change; jest's own timeout ends it. */
async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe("a product", () => {
  test.each(["/graphql", "/products", "/analytics"])(
    "is answered at %s by POST and by GET alike",
    async (url) => {
      const query = `query P($id: ID!) { getProductById(productId: $id) { productId name url brand { name productCount }
      category { url } categoryPath { id } images { href primary } regularPrice availability } }`;
      const variables = { id: FIRST };

      const posted = await app.inject({
        method: "POST",
        url,
        payload: { query, variables, operationName: "P" },
      });
      const got = await app.inject({
        method: "GET",
        url,
        query: { query, variables: JSON.stringify(variables) },
      });

      expect(posted.statusCode).toBe(200);
      expect(posted.json().data.getProductById).toMatchObject({
        productId: FIRST,
        url: `/product/product-${FIRST}/`,
      });
      expect(posted.json().data.getProductById.images[0].primary).toBe(true);
      expect(got.json()).toEqual(posted.json());
    },
  );

  test.each(["0", "", "\u0000", "6000000\u0000", "\ud800", "' OR 1=1 --", "9".repeat(5_000)])(
    "with the id %j is unknown, not an error",
    async (id) => {
      const { status, data, errors } = await ask(
        "query($id: ID!) { getProductById(productId: $id) { name } }",
        { id },
      );

      expect({ status, data, errors }).toEqual({ status: 200, data: { getProductById: null }, errors: [] });
    },
  );

  test("shows stock and price of this moment", async () => {
    const id = seededId(1);
    const query = `query($id: ID!) { getProductById(productId: $id) { availableQuantity availability regularPrice } }`;
    await ask(query, { id });

    await sql`UPDATE product_stock SET available_quantity = 3 WHERE product_id = ${id}`.execute(database.db);
    await sql`UPDATE products SET regular_price_cents = 777777, revision = 2 WHERE product_id = ${id}`.execute(
      database.db,
    );

    expect((await ask(query, { id })).data).toEqual({
      getProductById: { availableQuantity: 3, availability: "AVAILABLE", regularPrice: 777_777 },
    });
  });
});

describe("a search", () => {
  test("forgives a typing error, counts facets and pages", async () => {
    const { result } = await search(
      { text: "televison", pageSize: 12 },
      "totalCount pageCount pageNumber correctedText facets { key values { value count } } products { name }",
    );

    expect(result).toMatchObject({ pageNumber: 1, correctedText: "television" });
    expect((result as { facets: { key: string }[] }).facets.map((facet) => facet.key)).toEqual([
      "CATEGORY",
      "OFFER",
      "PRICE",
      "BRAND",
      "RATING",
      "AVAILABILITY",
    ]);
    expect((result as { products: { name: string }[] }).products[0]!.name).toMatch(/Television/);
  });

  test("choosing any value of any facet leaves exactly as many products as it counted", async () => {
    const fields = "totalCount facets { key values { value count isSelected } }";
    const { result } = await search({ text: "smart" }, fields);
    const { facets } = result as { facets: { key: string; values: { value: string; count: number }[] }[] };
    const choose: Record<string, (value: string) => Record<string, unknown>> = {
      CATEGORY: (categoryId) => ({ categoryId }),
      OFFER: (offer) => ({ offers: [offer] }),
      BRAND: (brand) => ({ brandIds: [brand] }),
      RATING: (rating) => ({ minRating: Number(rating) }),
      AVAILABILITY: (availability) => ({ availability }),
      PRICE: (band) => {
        const [low, high] = band.split("-");
        return { minPrice: Number(low), maxPrice: high ? Number(high) : null };
      },
    };

    for (const { key, values } of facets) {
      for (const { value, count } of values) {
        const chosen = await search({ text: "smart", ...choose[key]!(value) }, fields);
        const { totalCount, facets: after } = chosen.result as { totalCount: number; facets: typeof facets };
        expect({ key, value, totalCount }).toEqual({ key, value, totalCount: count });
        const own = after.find((facet) => facet.key === key)!.values.find((one) => one.value === value);
        expect(own).toEqual({ value, count, isSelected: true });
      }
    }
  });

  test("pages do not overlap and end", async () => {
    const ids: string[] = [];
    for (let pageNumber = 1; pageNumber <= 7; pageNumber += 1) {
      const { result } = await search({ pageNumber, pageSize: 50, sort: "CUSTOMER_RATING" });
      ids.push(
        ...(result as { products: { productId: string }[] }).products.map((product) => product.productId),
      );
    }

    expect(ids).toHaveLength(PRODUCTS);
    expect(new Set(ids).size).toBe(PRODUCTS);
  });

  test.each([
    [{ pageSize: 13 }, /pageSize/],
    [{ pageNumber: 0 }, /pageNumber/],
    [{ pageNumber: -1 }, /pageNumber/],
    [{ pageNumber: 1_000_000 }, /pageNumber/],
    [{ pageNumber: 99_999_999_999 }, /Int/],
    [{ pageNumber: 1.5 }, /Int/],
    [{ minPrice: -5 }, /Cents/],
    [{ minPrice: 1e300 }, /Cents/],
    [{ minPrice: "cheap" }, /Cents/],
    [{ minPrice: 500, maxPrice: 100 }, /minPrice/],
    [{ minRating: 6 }, /minRating/],
    [{ text: "a".repeat(201) }, /text/],
    [{ text: 42 }, /String/],
    [{ sort: "WORST" }, /ProductSort/],
    [{ offers: ["FREE_LUNCH"] }, /OfferLabel/],
    [{ brandIds: Array.from({ length: 10_000 }, (_, i) => `b${i}`) }, /brandIds/],
    [{ colour: "red" }, /colour/],
  ])("refuses %j with a clear message", async (input, message) => {
    for (const attempt of ["first", "compiled", "compiled again"]) {
      const { errors, status } = await search(input);

      expect({ attempt, status: status < 500, code: errors[0]?.extensions.code }).toEqual({
        attempt,
        status: true,
        code: "BAD_USER_INPUT",
      });
      expect(errors[0]!.message).toMatch(message);
    }
  });

  test.each([
    ["null bytes", "smart\u0000 washer\u0000"],
    ["half a surrogate pair", "smart \ud83d washer"],
    ["SQL", "'; DROP TABLE products; --"],
    ["a pattern", "(((((a+)+)+)+$ %_%"],
    ["emoji", "📺📺📺"],
    ["only stop words", "the of and"],
    ["one letter", "s"],
    ["many words", "a b c d e f g ".repeat(14)],
  ])("answers a text with %s", async (_kind, text) => {
    const { status, errors } = await search({ text });

    expect({ status, errors }).toEqual({ status: 200, errors: [] });
  });

  test("unknown categories and brands match nothing", async () => {
    expect((await search({ categoryId: "no\u0000where" })).result).toMatchObject({ totalCount: 0 });
    expect((await search({ brandIds: ["__proto__"] })).result).toMatchObject({ totalCount: 0 });
  });
});

describe("carts and pages", () => {
  test("get quantities in the order asked, unknown products with 0", async () => {
    const { data } = await ask(
      `query($ids: [ID!]!) { getCartProducts(productIds: $ids) { id availableQuantity }
        getProductAvailability(productIds: $ids) { productId availability regularPrice } }`,
      { ids: ["nothing", FIRST, "\u0000", FIRST] },
    );
    const { getCartProducts, getProductAvailability } = data as {
      getCartProducts: { id: string; availableQuantity: number }[];
      getProductAvailability: { productId: string; availability: string; regularPrice: number | null }[];
    };

    expect(getCartProducts.map((product) => product.id)).toEqual(["nothing", FIRST, "\u0000", FIRST]);
    expect(getCartProducts[0]!.availableQuantity).toBe(0);
    expect(getProductAvailability[0]).toEqual({
      productId: "nothing",
      availability: "NOT_AVAILABLE",
      regularPrice: null,
    });
    expect(getProductAvailability[1]!.regularPrice).toBeGreaterThan(0);
  });

  test("may not ask for ten thousand products at once", async () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => String(i));
    const { errors } = await ask("query($ids: [ID!]!) { getCartProducts(productIds: $ids) { id } }", { ids });

    expect(errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    expect(errors[0]!.message).toMatch(/at most 100/);
  });
});

describe("categories and brands", () => {
  test("carry the live counts of everything below them", async () => {
    const { data } = await ask(`{ getCategories { id productCount subCategories { productCount } }
      getAllBrands { id name productCount rating } getBrand(id: "auralis") { name } unknown: getBrand(id: "x") { name }
      getCategoriesResult { total results { count category { id } } } catalogueState { productCount } }`);
    const { getCategories, getAllBrands, getCategoriesResult, ...rest } = data as {
      getCategories: { productCount: number; subCategories: { productCount: number }[] }[];
      getAllBrands: { name: string; productCount: number }[];
      getCategoriesResult: { total: number; results: unknown[] };
    };

    expect(getCategories.reduce((sum, category) => sum + category.productCount, 0)).toBe(PRODUCTS);
    expect(getAllBrands.map((brand) => brand.name)).toEqual(getAllBrands.map((brand) => brand.name).sort());
    expect(getAllBrands.reduce((sum, brand) => sum + brand.productCount, 0)).toBe(PRODUCTS);
    expect(getCategoriesResult.total).toBe(PRODUCTS);
    expect(rest).toEqual({
      getBrand: { name: "Auralis" },
      unknown: null,
      catalogueState: { productCount: PRODUCTS },
    });
  });
});

describe("the read model", () => {
  test("follows a change when it is told, also what is hidden again", async () => {
    const change = (name: string, isLive: boolean, revision: number) =>
      database.db.transaction().execute(async (trx) => {
        await sql`UPDATE catalogue_state SET revision = ${revision}`.execute(trx);
        await sql`UPDATE products SET name = ${name}, is_live = ${isLive}, revision = ${revision},
          hidden_reason = ${isLive ? null : "test"} WHERE product_id = ${seededId(2)}`.execute(trx);
        await sql`SELECT pg_notify('catalogue_changed', ${String(revision)})`.execute(trx);
      });
    const count = async () =>
      ((await search({ text: "zeppelin" })).result as { totalCount: number }).totalCount;

    await change("Golden Zeppelin", true, 10);
    await eventually(async () => (await count()) === 1);
    await change("Golden Zeppelin", false, 11);
    await eventually(async () => (await count()) === 0);
    await change("Smart Washer", true, 12);
    await eventually(async () => (await count()) === 0);

    expect(await count()).toBe(0);
  });
});

describe("absurd requests", () => {
  const post = (payload: string, type = "application/json") =>
    app.inject({ method: "POST", url: "/graphql", headers: { "content-type": type }, payload });

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
    ["deep nesting", JSON.stringify({ query: "{ a ".repeat(3_000) }), "application/json"],
  ])("with %s is refused with a code and never a 5xx", async (_kind, payload, type) => {
    const answer = await post(payload, type);

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(answer.json().errors[0].message).not.toBe("");
  });

  test.each([
    ["nothing", {}],
    ["broken variables", { query: "{ __typename }", variables: "{{" }],
    ["an unknown operation", { query: "query A { __typename }", operationName: "B" }],
    ["only a fragment", { query: "fragment F on Brand { id }" }],
    ["a mutation", { query: "mutation { drop }" }],
    ["a list of queries", { query: ["{ __typename }", "{ a }"] }],
  ])("by GET with %s is refused with a code", async (_kind, query) => {
    for (const attempt of [1, 2, 3]) {
      const answer = await app.inject({
        method: "GET",
        url: "/graphql",
        query: query as Record<string, string>,
      });

      expect([attempt, answer.statusCode]).toEqual([attempt, 400]);
      expect(answer.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  test("at an unknown address are answered in the envelope", async () => {
    const answer = await app.inject({ method: "GET", url: "/nowhere" });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ isSuccess: false, data: null, fieldErrors: [] });
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
      `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: searchProducts(input: {}) { products { ...P } }`).join(" ")} }
       fragment P on Product { name brand { name images { href } } images { href rel unit } attributes { name value } }`,
      "QUERY_TOO_COSTLY",
    ],
  ])("refuse too much %s", async (_kind, query, code) => {
    const { status, errors } = await ask(query);

    expect(status).toBe(400);
    expect(errors.map((error) => error.extensions.code)).toContain(code);
  });

  test("end fragments that spread each other", async () => {
    const { status, errors } = await ask(
      "{ getCategories { ...A } } fragment A on Category { id ...B } fragment B on Category { id ...A }",
    );

    expect(status).toBe(400);
    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("let the shop's largest queries through", async () => {
    const { errors } =
      await ask(`{ catalogueProducts(first: 1000) { productId name url brand { id name } images { href }
      attributes { name value } categoryPath { id name } features includedItems description } }`);

    expect(errors).toEqual([]);
  });

  test("make an address wait that asks too often, but not our own hosts", async () => {
    const host = await buildApp({ config: configFor({ requestsPerMinute: 2 }), db: database.db });
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

describe("who may ask", () => {
  test("only the configured sites may call with credentials", async () => {
    const from = (origin: string) =>
      app.inject({ method: "GET", url: "/graphql?query={__typename}", headers: { origin } });

    expect((await from(SITE)).headers["access-control-allow-origin"]).toBe(SITE);
    expect((await from(SITE)).headers["access-control-allow-credentials"]).toBe("true");
    expect((await from("https://evil.example")).headers["access-control-allow-origin"]).not.toBe(
      "https://evil.example",
    );
  });

  test("in production introspection and the export need the build key", async () => {
    const config = configFor({ environment: "production", buildKey: "a secret of our own" });
    const host = await buildApp({ config, db: database.db });
    const introspection = "{ __schema { queryType { name } } }";
    const exported = "{ catalogueProducts(first: 2) { productId } }";
    const key = { "x-build-key": "a secret of our own" };

    const withKey = [await ask(introspection, {}, host, key), await ask(exported, {}, host, key)];
    const without = [await ask(introspection, {}, host), await ask(exported, {}, host)];
    const typo = await ask("{ getCategorys { id } }", {}, host);
    await host.close();

    expect(withKey.map((answer) => answer.errors)).toEqual([[], []]);
    expect(without.map((answer) => answer.errors[0]?.extensions.code)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(typo.errors[0]!.message).not.toMatch(/Did you mean/);
  });
});

describe("the export", () => {
  test("hands out every live product once", async () => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await ask(
        "query($after: ID) { catalogueProducts(after: $after, first: 70) { productId } }",
        {
          after,
        },
      );
      const page = (data as { catalogueProducts: { productId: string }[] }).catalogueProducts;
      ids.push(...page.map((product) => product.productId));
      if (page.length < 70) break;
      after = page.at(-1)!.productId;
    }

    expect(new Set(ids).size).toBe(PRODUCTS);
    expect(ids).toHaveLength(PRODUCTS);
  });

  test.each([0, -1, 1_001])("refuses pages of %d", async (first) => {
    const { errors } = await ask("query($first: Int!) { catalogueProducts(first: $first) { productId } }", {
      first,
    });

    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  });
});

test("the host says that it is up, and ready only while its database answers", async () => {
  const lonely = await createTestDatabase();
  const host = await buildApp({ config: configFor({ databaseUrl: null }), db: lonely.db });
  const status = async (url: string) => (await host.inject({ method: "GET", url })).statusCode;

  expect([await status("/health"), await status("/ready")]).toEqual([200, 200]);
  await lonely.drop();
  expect([await status("/health"), await status("/ready")]).toEqual([200, 503]);
  const { status: broken, errors } = await ask("{ catalogueState { revision } }", undefined, host);
  expect([broken, errors[0]?.extensions.code]).toEqual([500, "INTERNAL"]);
  await host.close();
});
