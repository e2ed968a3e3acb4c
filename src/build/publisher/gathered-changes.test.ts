import { CatalogueReader } from "../views/catalogue-reader";
import { gatherChanges, MANY_PRODUCTS } from "./gathered-changes";

const product = (at: number) => ({ productId: `p${String(at).padStart(6, "0")}`, slug: `product-${at}` });

/** A fake API that returns one more of these batches on each request. */
function apiOf(batches: readonly (readonly number[])[]) {
  let revision = 1;
  let requestCount = 0;
  const reader = new CatalogueReader(async (query) => {
    const [, since, after] = /since: "(\d+)", after: "([^"]*)"/.exec(query) ?? [];
    if (after === "") {
      requestCount += 1;
      if (requestCount > 1) revision = Math.min(revision + 1, batches.length);
    }
    const changed = new Set(batches.slice(Number(since), revision).flat());
    const products = [...changed]
      .sort((a, b) => a - b)
      .map(product)
      .filter(({ productId }) => productId > after!);
    return { exportChanges: { revision: String(revision), products: products.slice(0, 1_000) } } as never;
  });
  return { reader, requestCount: () => requestCount };
}
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const quick = { stillMs: 1 };

test("a small change is published at once", async () => {
  const { reader, requestCount } = apiOf([numbers(0, MANY_PRODUCTS), numbers(0, 9)]);
  const { revision, products } = await gatherChanges(reader, "0", quick);
  expect([revision, products.length, requestCount()]).toEqual(["1", MANY_PRODUCTS, 1]);
});

test("batches of an import are collected until the last one, each product once", async () => {
  const { reader } = apiOf([numbers(0, 2_000), numbers(1_500, 1_000), [7], numbers(2_400, 200)]);
  const { revision, products } = await gatherChanges(reader, "0", quick);
  expect(revision).toBe("4");
  expect(products.map(({ productId }) => productId).sort()).toEqual(
    numbers(0, 2_600).map((at) => product(at).productId),
  );
});

test("an endless stream of changes is published anyway", async () => {
  const endless = Array.from({ length: 10_000 }, (_, at) => numbers(at * 600, 600));
  const { reader, requestCount } = apiOf(endless);
  const { revision } = await gatherChanges(reader, "0", { gatherMs: 60, stillMs: 10 });
  expect(Number(revision)).toBeGreaterThan(1);
  expect(requestCount()).toBeLessThan(100);
});
