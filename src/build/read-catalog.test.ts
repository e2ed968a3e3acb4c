import { writeProductLines } from "#contract/catalogue-export";
import type { CatalogueExport } from "#contract/graphql/generated";
import type { CatalogueProduct } from "./catalogue";
import { product } from "./catalogue-builder";
import { readCatalogue, type RunQuery } from "./read-catalog";

/** An API of `count` products that answers by productId like the real one. */
function apiOf(count: number) {
  const products = Array.from({ length: count }, (_, index) =>
    product({ productId: String(10_000 + index) }),
  );
  const queries: string[] = [];
  const runQuery = ((query: string) => {
    queries.push(query);
    const page = /after: (null|"(\d+)"), first: (\d+)/.exec(query);
    const shop = page
      ? { exportCatalogue: pageOf(products, page[2] ?? "", Number(page[3])) }
      : { catalogueState: { revision: "42" }, getCategories: [], getAllBrands: [] };
    return Promise.resolve({ data: { shop } });
  }) as unknown as RunQuery;
  return { runQuery, queries };
}

function pageOf(products: readonly CatalogueProduct[], after: string, first: number): CatalogueExport {
  const page = products.filter(({ productId }) => productId > after).slice(0, first);
  return {
    products: writeProductLines(page),
    next: page.length < first ? null : page.at(-1)!.productId,
  };
}

test("the catalogue is read whole in pages of a thousand", async () => {
  const { runQuery, queries } = apiOf(2_500);
  const catalogue = await readCatalogue(runQuery);
  expect(catalogue.revision).toBe("42");
  expect(new Set(catalogue.products.map((item) => item.productId)).size).toBe(2_500);
  expect(queries).toHaveLength(4);
});

test("a full last page is followed by one more question and nothing is lost", async () => {
  const { runQuery } = apiOf(2_000);
  expect((await readCatalogue(runQuery)).products).toHaveLength(2_000);
});

test("what the API refuses stops the build with its own words", async () => {
  const refuse = (() => Promise.resolve({ errors: [new Error("the build key is wrong")] })) as RunQuery;
  await expect(readCatalogue(refuse)).rejects.toThrow(
    "The catalogue could not be read from the API: the build key is wrong",
  );
});
