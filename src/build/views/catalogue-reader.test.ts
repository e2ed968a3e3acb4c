/** @jest-environment node */
import { queryThrough, type RunQuery } from "../create-pages";
import { product, standInApi } from "./catalogue-for-tests";
import { CatalogueReader } from "./catalogue-reader";

const productsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => product({ productId: String(10_000 + index) }));

async function readAll(count: number) {
  const { queryApi, queries } = standInApi(productsOf(count));
  const reader = new CatalogueReader(queryApi);
  await reader.cacheAllProducts();
  const ids: string[] = [];
  for await (const part of reader.eachProduct(100)) ids.push(...part.map(({ productId }) => productId));
  return { ids, queries };
}

test("the catalogue is read completely in pages of a thousand", async () => {
  const { ids, queries } = await readAll(2_500);
  expect(new Set(ids).size).toBe(2_500);
  expect(queries).toHaveLength(3);
});

test("a full last page is followed by one more request and nothing is lost", async () => {
  expect((await readAll(2_000)).ids).toHaveLength(2_000);
});

test("an API error stops the build with the API's message", async () => {
  const refuse = (() => Promise.resolve({ errors: [new Error("the build key is wrong")] })) as RunQuery;
  await expect(new CatalogueReader(queryThrough(refuse)).readFrame()).rejects.toThrow(
    "Reading the catalog from the API failed: the build key is wrong",
  );
});
