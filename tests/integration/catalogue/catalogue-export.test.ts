/** Queries of the site build and the publisher: the catalogue page by page, whole listings, and changes. */
import { sql } from "kysely";
import { SHOP_CATEGORIES } from "#contract/catalogue/categories";
import type { CatalogueChanges, CatalogueExport, ListingExport, Product } from "#contract/graphql/generated";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

const PRODUCTS = 150;
const FIRST = seededId(0);

let api: TestApi;
const queryApi: TestApi["query"] = (...request) => api.query(...request);

beforeAll(async () => {
  api = await startTestApi(PRODUCTS);
});

afterAll(() => api.close());

describe("the export", () => {
  test("returns every live product once", async () => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await queryApi(
        "query($after: ID) { exportCatalogue(after: $after, first: 70) { products { productId } next } }",
        {
          after,
        },
      );
      const { exportCatalogue } = data as { exportCatalogue: CatalogueExport };
      ids.push(...exportCatalogue.products.map((product) => product.productId));
      if (!exportCatalogue.next) break;
      after = exportCatalogue.next;
    }

    expect(new Set(ids).size).toBe(PRODUCTS);
    expect(ids).toHaveLength(PRODUCTS);
  });

  test("returns the same product data as the API", async () => {
    const fields = `productId slug name manufacturer regularPrice salePrice availability features updatedAt
      brand { id } category { id } images { href } attributes { name value }`;

    const { data } = await queryApi(
      `query($id: ID!) { exportCatalogue(first: 1) { products { ${fields} } } getProductById(productId: $id) { ${fields} } }`,
      { id: FIRST },
    );

    const { exportCatalogue, getProductById } = data as {
      exportCatalogue: CatalogueExport;
      getProductById: object;
    };
    expect(exportCatalogue.products).toEqual([getProductById]);
  });

  test.each([0, -1, 1_001])("rejects pages of %d", async (first) => {
    const { errors } = await queryApi("query($first: Int!) { exportCatalogue(first: $first) { next } }", {
      first,
    });

    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("a whole listing", () => {
  test.each(["categoryId", "brandIds"] as const)(
    "by %s matches a search for it, in the same order",
    async (by) => {
      const { data: facts } = await queryApi("{ getCategories { id } getAllBrands { id } }");
      const { getCategories, getAllBrands } = facts as Record<string, { id: string }[]>;
      const id = (by === "categoryId" ? getCategories! : getAllBrands!)[0]!.id;
      const input = { [by]: by === "categoryId" ? id : [id], pageSize: 50 };
      const key = by === "categoryId" ? `categoryId: "${id}"` : `brandId: "${id}"`;
      const facets = "facets { key label values { value label count isSelected } }";

      const { data } = await queryApi(
        `query($input: SearchProductsInput!) { exportListing(${key}) { totalCount productIds ${facets} }
        searchProducts(input: $input) { totalCount products { productId } ${facets} } }`,
        { input },
      );

      const { exportListing, searchProducts } = data as {
        exportListing: ListingExport;
        searchProducts: ListingExport & { products: Product[] };
      };
      const productIds = searchProducts.products.map(({ productId }) => productId);
      expect(exportListing.productIds.slice(0, 50)).toEqual(productIds);
      expect(exportListing.productIds).toHaveLength(exportListing.totalCount);
      expect(exportListing.totalCount).toBe(searchProducts.totalCount);
      expect(exportListing.facets).toEqual(searchProducts.facets);
    },
  );
});

test("the home page gets deals and best sellers from different departments, without duplicates", async () => {
  const fields = "{ productId regularPrice salePrice availability category { id } }";
  const { data } = await queryApi(`{ exportHome { deals ${fields} bestSellers ${fields} } }`);
  const departmentOf = new Map(
    SHOP_CATEGORIES.flatMap(({ id, subCategories = [] }) =>
      [id, ...subCategories.map((category) => category.id)].map((category) => [category, id] as const),
    ),
  );

  const { deals, bestSellers } = (data as { exportHome: Record<"deals" | "bestSellers", Product[]> })
    .exportHome;
  for (const row of [deals, bestSellers]) {
    expect(new Set(row.map(({ category }) => departmentOf.get(category!.id))).size).toBe(4);
    expect(row.every(({ availability }) => availability === "AVAILABLE")).toBe(true);
  }
  const saved = deals.map(({ regularPrice, salePrice }) => 1 - salePrice! / regularPrice);
  expect([...saved].sort((one, other) => other - one)).toEqual(saved);
  expect(new Set([...deals, ...bestSellers].map(({ productId }) => productId)).size).toBe(8);
});

async function changesSince(since: string, { waits = false } = {}): Promise<CatalogueChanges> {
  const { data } = await queryApi(
    `{ exportChanges(since: "${since}", waits: ${waits}) { revision products { productId slug } } }`,
  );
  return (data as { exportChanges: CatalogueChanges }).exportChanges;
}

async function enterRevision(revision: number): Promise<void> {
  await sql`UPDATE catalogue_state SET revision = ${revision}`.execute(api.database.db);
  await sql`SELECT pg_notify('catalogue_changed', ${String(revision)})`.execute(api.database.db);
}

test("changes are the later revisions that listings already include, hidden products too", async () => {
  expect(await changesSince("1")).toEqual({ revision: "1", products: [] });

  await sql`UPDATE products SET revision = 2, is_live = false, hidden_reason = 'test'
    WHERE product_id = ${FIRST}`.execute(api.database.db);
  expect(await changesSince("1")).toEqual({ revision: "1", products: [] });
  await enterRevision(2);
  let changes = await changesSince("1");
  while (changes.revision !== "2") changes = await changesSince("1");

  expect(changes.products).toEqual([{ productId: FIRST, slug: `product-${FIRST}` }]);
  expect((await queryApi('{ exportChanges(since: "one") { revision } }')).errors[0]!.extensions.code).toBe(
    "BAD_USER_INPUT",
  );
});

test("a long poll for changes is answered when there are some", async () => {
  const { revision } = await changesSince("0");

  const answer = changesSince(revision, { waits: true });
  await enterRevision(Number(revision) + 1);

  expect(await answer).toEqual({ revision: String(Number(revision) + 1), products: [] });
});

test("a host that shuts down ends long polls", async () => {
  const host = await api.anotherHost();
  const poll = (since: string, waits: boolean) =>
    queryHost(host, `{ exportChanges(since: "${since}", waits: ${waits}) { revision } }`);
  const { exportChanges } = (await poll("0", false)).data as { exportChanges: { revision: string } };

  const answer = poll(exportChanges.revision, true);
  await host.close();

  expect(await answer).toEqual({ status: 200, data: { exportChanges }, errors: [] });
});
