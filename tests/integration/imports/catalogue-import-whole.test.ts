/** Limits on what a feed may hide: unreadable values, and products missing from a complete feed. */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

const feed = (skus: readonly number[], more: object = {}) =>
  JSON.stringify(
    skus.map((sku) => ({
      sku,
      name: `Halden TV ${sku}`,
      price: 9,
      brand: "Halden",
      category: "Televisions",
      ...more,
    })),
  );
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function importFeed(content: string | Buffer, more: object = {}) {
  const files = [await place.file("feed.json", content)];
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, ...more });
}

const liveSkus = async () => {
  const rows = await place.db.selectFrom("products").select("sku").where("is_live", "=", true).execute();
  return rows.map(({ sku }) => Number(sku)).sort((a, b) => a - b);
};

test.each([
  [{ category: { lvl0: "Televisions" } }, "nothing readable"],
  [{ category: "~~Televisions~LED~~ x" }, "~~Televisions~LED~~ x"],
  [{ category: null }, "nothing readable"],
])("a file with unreadable categories is rejected entirely: %p", async (more, category) => {
  await importFeed(feed(upTo(20)));
  const before = await place.endState();
  const summary = await importFeed(feed(upTo(20), { price: 5, ...more }));
  expect(summary).toMatchObject({ status: "FAILED", records: 0 });
  expect(summary.problems[0]).toContain("not imported: 20 of the 20 products of this supplier");
  expect(summary.problems[0]).toContain(category);
  expect(summary.problems[0]).toContain('"categoryPath": "category"');
  expect(await place.endState()).toEqual(before);
});

const GOOD = { availableQuantity: 4, image: "https://img.supplier.example/tv.jpg" };

test.each([
  ["no price in it could be read", { price: "ask us" }],
  ["no price in it could be read", { price: "" }],
  ["no price in it could be read", { price: "9 EUR" }],
  ["no price in it could be read", { price: { net: 9 } }],
  ["no stock in it could be read", { availableQuantity: "plenty" }],
  ["none of its pictures could be read", { image: "tv.jpg" }],
  ["none of its pictures could be read", { image: "" }],
])("a file is rejected entirely, also as a complete feed, when %s: %p", async (reason, broken) => {
  await importFeed(feed(upTo(20), GOOD));
  const before = await place.endState();
  const more = { ...GOOD, ...broken };
  for (const fullFeed of [undefined, { mostMissing: 20 }]) {
    const summary = await importFeed(feed(upTo(20), more), { fullFeed });
    expect(summary).toMatchObject({ status: "FAILED", records: 0, withdrawn: 0 });
    expect(summary.problems[0]).toContain(`${reason}. 20 of the 20 products of this supplier`);
    expect(await place.endState()).toEqual(before);
  }
});

test("one readable price, a first import and a partial feed without earlier products are no reason to reject", async () => {
  const first = await importFeed(feed(upTo(20), { price: "ask us" }));
  expect(first).toMatchObject({ rejected: 20, status: "FAILED" });
  expect(first.problems.join()).not.toContain("could be read");
  await importFeed(feed(upTo(20)));
  expect(await importFeed(feed(upTo(20), { image: "tv.jpg" }))).toMatchObject({ problems: [] });
  const some = JSON.parse(feed(upTo(20), { price: "ask us" })) as object[];
  const mixed = [...some.slice(1), { ...some[0], price: 7 }];
  expect(await importFeed(JSON.stringify(mixed))).toMatchObject({ rejected: 19, updated: 1 });
  expect(await importFeed(feed([1], { price: "" }))).toMatchObject({ updated: 1 });
});

const withStock = (count: number, broken: readonly object[] = []) =>
  JSON.stringify(
    (JSON.parse(feed(upTo(count), GOOD)) as object[]).map((product, at) => ({ ...product, ...broken[at] })),
  );

test.each([
  ["blank prices", { price: "" }],
  ["unreadable stock", { availableQuantity: "#REF!" }],
])(
  "%s that take more than a tenth off sale hold the run until the list is confirmed",
  async (_what, broken) => {
    await importFeed(withStock(20));
    const before = await place.endState();
    expect(await importFeed(withStock(20, [broken, broken]))).toMatchObject({
      status: "COMPLETED",
      held: null,
    });
    await importFeed(withStock(20));
    expect(await place.endState()).toEqual(before);

    const content = withStock(20, Array(3).fill(broken));
    const held = await importFeed(content);
    expect(held).toMatchObject({
      status: "FAILED",
      updated: 0,
      restocked: 0,
      held: { missing: 3, moved: 0 },
    });
    expect(held.problems).toEqual([
      expect.stringContaining("3 of the 20 products of this supplier that shoppers see have no price or no"),
    ]);
    expect(held.held!.items.map(({ sku, after }) => [sku, after])).toEqual(
      ["1", "2", "3"].map((sku) => [sku, null]),
    );
    expect(await place.endState()).toEqual(before);

    const confirmedCode = held.held!.code;
    const more = withStock(20, Array(4).fill(broken));
    expect(await importFeed(more, { confirmedCode })).toMatchObject({
      status: "FAILED",
      held: { missing: 4 },
    });
    expect(await importFeed(content, { confirmedCode })).toMatchObject({ status: "COMPLETED", problems: [] });
    // A killed attempt continues.
    expect(await importFeed(content, { confirmedCode })).toMatchObject({ status: "COMPLETED", problems: [] });
  },
);

test("products missing from a complete feed, and blank prices in it, are one list", async () => {
  await importFeed(withStock(20));
  const blank = withStock(17, Array(3).fill({ price: "" }));
  const { held, problems } = await importFeed(blank, { fullFeed: { mostMissing: null } });
  expect([held!.missing, problems.length]).toEqual([6, 2]);
});

test("a few products may lose their category, and any number may move to one the shop does not sell", async () => {
  await importFeed(feed(upTo(30)));
  expect(await importFeed(feed([1, 2], { category: "Nowhere at all" }))).toMatchObject({ updated: 2 });
  expect(await importFeed(feed(upTo(30).slice(2), { category: "Musical Instruments" }))).toMatchObject({
    updated: 28,
  });
});

test("products missing from a complete feed go off sale, and return with it", async () => {
  const fullFeed = { mostMissing: null };
  await importFeed(feed(upTo(20)));
  expect(await importFeed(feed(upTo(19)))).toMatchObject({ withdrawn: 0 });
  expect(
    await importFeed(feed(upTo(18)), { fullFeed, changesFile: `${place.folder}/changes` }),
  ).toMatchObject({
    withdrawn: 2,
  });
  expect(await liveSkus()).toEqual(upTo(20));
  expect(await importFeed(feed(upTo(18)), { fullFeed })).toMatchObject({
    withdrawn: 2,
    unchanged: 18,
    problems: [],
  });
  expect(await liveSkus()).toEqual(upTo(18));
  const [brand] = await place.db.selectFrom("brands").select("product_count").execute();
  expect(brand!.product_count).toBe(18);
  expect(await importFeed(feed(upTo(18)), { fullFeed })).toMatchObject({ withdrawn: 0, unchanged: 18 });
  expect(await importFeed(feed(upTo(20)), { fullFeed })).toMatchObject({ withdrawn: 0, updated: 2 });
  expect(await liveSkus()).toEqual(upTo(20));
});

test("removing more than a tenth needs confirmation of the exact number; until then nothing is written", async () => {
  await importFeed(feed(upTo(20)));
  const held = await importFeed(feed([...upTo(17), 99]), { fullFeed: { mostMissing: null } });
  expect(held).toMatchObject({ status: "FAILED", withdrawn: 0, created: 0 });
  expect(held.problems).toEqual([expect.stringContaining("confirm 3 missing products")]);
  expect(await importFeed(feed(upTo(17)), { fullFeed: { mostMissing: 2 } })).toMatchObject({
    status: "FAILED",
  });
  expect(await liveSkus()).toEqual(upTo(20));
  expect(await importFeed(feed(upTo(17)), { fullFeed: { mostMissing: 3 } })).toMatchObject({
    withdrawn: 3,
    problems: [],
  });
  expect(await liveSkus()).toEqual(upTo(17));
});

const lines = (skus: readonly number[]) =>
  (JSON.parse(feed(skus)) as object[]).map((product) => JSON.stringify(product)).join("\n");
const COLUMNS = { sku: "sku", name: "name", regularPrice: "price", categoryPath: ["group"] };
const table = (skus: readonly number[]) =>
  ["sku,name,price,group", ...skus.map((sku) => `${sku},Halden TV ${sku},9,Televisions`)].join("\n");

test.each([
  ["lines", lines, undefined],
  ["a table", table, COLUMNS],
])(
  "a complete feed of %s, which may end after any of them, is held when a fiftieth is missing",
  async (_, of, mapping) => {
    const fullFeed = { mostMissing: null };
    await importFeed(of(upTo(150)), { mapping, fullFeed });
    expect(await importFeed(of(upTo(147)), { mapping, fullFeed })).toMatchObject({
      withdrawn: 3,
      problems: [],
    });
    const held = await importFeed(of(upTo(140)), { mapping, fullFeed });
    expect(held).toMatchObject({ status: "FAILED", withdrawn: 0, updated: 0 });
    expect(held.problems).toEqual([expect.stringContaining("confirm 7 missing products")]);
    expect(await importFeed(gzipSync(of(upTo(140))), { mapping, fullFeed })).toMatchObject({ withdrawn: 7 });
  },
);

test("a complete feed that is partly unreadable removes nothing; another supplier's products are not affected", async () => {
  const fullFeed = { mostMissing: 20 };
  await importFeed(feed(upTo(3)));
  await importFeed(feed([50]), { supplierId: "other" });
  const broken = `${feed(upTo(2)).slice(0, -1)}, {"name": "no sku"}]`;
  const summary = await importFeed(broken, { fullFeed });
  expect(summary).toMatchObject({ withdrawn: 0 });
  expect(summary.problems.at(-1)).toContain("Nothing was taken off sale");
  expect(await importFeed(feed([1]).slice(0, -1), { fullFeed })).toMatchObject({ withdrawn: 0 });
  expect(await liveSkus()).toEqual([1, 2, 3, 50]);
  expect(await importFeed(feed([1]), { fullFeed })).toMatchObject({ withdrawn: 2 });
  expect(await liveSkus()).toEqual([1, 50]);
});
