/** The catalogue as the site build reads it: whole, page by page, as JSON lines. */
import { readProductLines } from "#contract/catalogue-export";
import type { CatalogueExport } from "#contract/graphql/generated";
import { seededId } from "../support/seed-catalogue";
import { startTestApi, type TestApi } from "../support/test-api";

const PRODUCTS = 150;
const FIRST = seededId(0);

let api: TestApi;
const ask: TestApi["ask"] = (...request) => api.ask(...request);

beforeAll(async () => {
  api = await startTestApi(PRODUCTS);
});

afterAll(() => api.close());

describe("the export", () => {
  test("hands out every live product once", async () => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await ask(
        "query($after: ID) { exportCatalogue(after: $after, first: 70) { products next } }",
        {
          after,
        },
      );
      const { exportCatalogue } = data as { exportCatalogue: CatalogueExport };
      ids.push(...readProductLines(exportCatalogue.products).map((product) => product.productId));
      if (!exportCatalogue.next) break;
      after = exportCatalogue.next;
    }

    expect(new Set(ids).size).toBe(PRODUCTS);
    expect(ids).toHaveLength(PRODUCTS);
  });

  test("says of a product what the API says of it", async () => {
    const fields = `productId slug name manufacturer regularPrice salePrice availability features updatedAt
      brand { id } category { id } images { href } attributes { name value }`;

    const { data } = await ask(
      `query($id: ID!) { exportCatalogue(first: 1) { products } getProductById(productId: $id) { ${fields} } }`,
      { id: FIRST },
    );

    const { exportCatalogue, getProductById } = data as {
      exportCatalogue: CatalogueExport;
      getProductById: object;
    };
    expect(readProductLines(exportCatalogue.products)).toEqual([expect.objectContaining(getProductById)]);
  });

  test.each([0, -1, 1_001])("refuses pages of %d", async (first) => {
    const { errors } = await ask("query($first: Int!) { exportCatalogue(first: $first) { next } }", {
      first,
    });

    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  });
});
