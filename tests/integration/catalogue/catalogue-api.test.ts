/** The catalogue over HTTP, on a real database. */
import { sql } from "kysely";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const PRODUCTS = 300;
const FIRST = seededId(0);

let api: TestApi;
const queryApi: TestApi["query"] = (...request) => api.query(...request);

beforeAll(async () => {
  api = await startTestApi(PRODUCTS);
});

afterAll(() => api.close());

const search = async (input: Record<string, unknown>, fields = "totalCount products { productId name }") => {
  const query = `query S($input: SearchProductsInput!) { searchProducts(input: $input) { ${fields} } }`;
  const { data, errors, status } = await queryApi(query, { input });
  return { result: (data as { searchProducts: never } | null)?.searchProducts as never, errors, status };
};

describe("a product", () => {
  test.each(["/graphql", "/products", "/analytics"])(
    "is returned at %s by POST and by GET alike",
    async (url) => {
      const query = `query P($id: ID!) { getProductById(productId: $id) { productId name url brand { name productCount }
      category { url } categoryPath { id } images { href primary } regularPrice availability } }`;
      const variables = { id: FIRST };

      const posted = await api.app.inject({
        method: "POST",
        url,
        payload: { query, variables, operationName: "P" },
      });
      const got = await api.app.inject({
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
    "with the ID %j is unknown, not an error",
    async (id) => {
      const { status, data, errors } = await queryApi(
        "query($id: ID!) { getProductById(productId: $id) { name } }",
        { id },
      );

      expect({ status, data, errors }).toEqual({ status: 200, data: { getProductById: null }, errors: [] });
    },
  );

  test("that is hidden is returned as discontinued, at its own address only", async () => {
    const id = seededId(2);
    const query = `query($slug: String!) { getFormerProduct(slug: $slug) { name categoryId } }`;
    const former = async (slug: string) => (await queryApi(query, { slug })).data;
    const slug = `product-${id}`;

    expect(await former(slug)).toEqual({ getFormerProduct: null });
    await sql`UPDATE products SET is_live = false, hidden_reason = 'INACTIVE' WHERE product_id = ${id}`.execute(
      api.database.db,
    );
    expect(await former(slug)).toMatchObject({ getFormerProduct: { name: expect.any(String) } });
    await sql`UPDATE products SET is_live = true, hidden_reason = NULL WHERE product_id = ${id}`.execute(
      api.database.db,
    );
    for (const odd of ["", "never-was-1", "\u0000", "A".repeat(5_000)])
      expect(await former(odd)).toEqual({ getFormerProduct: null });
  });

  test("shows its current stock and price", async () => {
    const id = seededId(1);
    const query = `query($id: ID!) { getProductById(productId: $id) { availableQuantity availability regularPrice } }`;
    await queryApi(query, { id });

    await sql`UPDATE product_stock SET available_quantity = 3 WHERE product_id = ${id}`.execute(
      api.database.db,
    );
    await sql`UPDATE products SET regular_price_cents = 777777, revision = 2 WHERE product_id = ${id}`.execute(
      api.database.db,
    );

    expect((await queryApi(query, { id })).data).toEqual({
      getProductById: { availableQuantity: 3, availability: "AVAILABLE", regularPrice: 777_777 },
    });
  });
});

describe("a search", () => {
  test("tolerates a typo, counts facets and paginates", async () => {
    const { result } = await search(
      { text: "televison", pageSize: 12 },
      "totalCount pageCount pageNumber correctedText facets { key values { value count } } products { name }",
    );

    expect(result).toMatchObject({ pageNumber: 1, correctedText: "television" });
    const keys = (result as { facets: { key: string }[] }).facets.map((facet) => facet.key);
    expect(keys.slice(0, 9)).toEqual([
      "CATEGORY",
      "OFFER",
      "SHIPMENT",
      "PRICE",
      "LEASE_PAYMENT",
      "BRAND",
      "RATING",
      "AVAILABILITY",
      "CONDITION",
    ]);
    expect(keys.slice(9)).toContain("SCREEN_SIZE");
    expect((result as { products: { name: string }[] }).products[0]!.name).toMatch(/Television/);
  });

  test("returns for each facet value exactly as many products as the facet counted", async () => {
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

    const chosenBy = (key: string, value: string) =>
      choose[key]?.(value) ?? { filters: [{ key, values: [value] }] };

    for (const { key, values } of facets) {
      for (const { value, count } of values) {
        const chosen = await search({ text: "smart", ...chosenBy(key, value) }, fields);
        const { totalCount, facets: after } = chosen.result as { totalCount: number; facets: typeof facets };
        expect({ key, value, totalCount }).toEqual({ key, value, totalCount: count });
        const own = after.find((facet) => facet.key === key)!.values.find((entry) => entry.value === value);
        expect(own).toEqual({ value, count, isSelected: true });
      }
    }
  });

  test("has pages that do not overlap and that end", async () => {
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
    [{ brandIds: Array.from({ length: 1_000 }, (_, i) => `b${i}`) }, /brandIds/],
    [{ colour: "red" }, /colour/],
  ])("rejects %j with a clear message", async (input, message) => {
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

  test("matches nothing for unknown categories and brands", async () => {
    expect((await search({ categoryId: "no\u0000where" })).result).toMatchObject({ totalCount: 0 });
    expect((await search({ brandIds: ["__proto__"] })).result).toMatchObject({ totalCount: 0 });
  });
});

describe("carts and pages", () => {
  test("get quantities in request order, and 0 for unknown products", async () => {
    const { data } = await queryApi(
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

  test("get the product of a cart line with the line, and null for one that is not sold", async () => {
    const { data } = await queryApi(
      "query($ids: [ID!]!) { getCartProducts(productIds: $ids) { product { productId regularPrice } } }",
      { ids: [FIRST, "nothing"] },
    );

    expect(data).toEqual({
      getCartProducts: [
        { product: { productId: FIRST, regularPrice: expect.any(Number) as number } },
        { product: null },
      ],
    });
  });

  test("cannot request a thousand products at once", async () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => String(i));
    const { errors } = await queryApi("query($ids: [ID!]!) { getCartProducts(productIds: $ids) { id } }", {
      ids,
    });

    expect(errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    expect(errors[0]!.message).toMatch(/at most 100/);
  });
});

describe("categories and brands", () => {
  test("have live counts that include everything below them", async () => {
    const { data } = await queryApi(`{ getCategories { id productCount subCategories { productCount } }
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
