/** Searches that name a size as one number, or a vehicle, over GraphQL (SEARCH-8, SEARCH-9). */
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app";
import { readConfig } from "../../server/config";
import { importRecords } from "../../server/catalogue/import/import-catalogue";
import { tireRecords } from "../../demo/tires/tire-records";
import { loadDemoVehicles } from "../../demo/vehicles/load-demo-vehicles";
import { askHost } from "../support/test-api";
import { createTestDatabase, type TestDatabase } from "../support/fresh-db";

/** Its sku reads as a size that is sold; the other's as one that nobody sells. */
const RADIOS = ["2256517", "1654012"].map((sku) => ({
  ...{ sku, name: `Halden car radio ${sku}`, regularPrice: 99, manufacturer: "Halden" },
  categoryPath: [{ id: "car-audio", name: "Car Audio" }],
}));

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await importRecords({ db: database.db, records: tireRecords(), supplierId: "demo" });
  await importRecords({ db: database.db, records: RADIOS, supplierId: "bestbuy" });
  await loadDemoVehicles(database.db);
  const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: database.url };
  app = await buildApp({ config, db: database.db });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

interface Found {
  readonly totalCount: number;
  readonly meant: { readonly label: string; readonly url: string } | null;
  readonly products: readonly { readonly name: string; readonly category: { readonly id: string } }[];
}
async function search(text: string, more: object = {}): Promise<Found> {
  const { data, errors } = await askHost(
    app,
    `query ($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount meant { label url } products { name category { id } } } }`,
    { input: { text, pageSize: 50, ...more } },
  );
  expect(errors).toEqual([]);
  return (data as { searchProducts: Found }).searchProducts;
}
async function placesFor(text: string): Promise<{ label: string; url: string }[]> {
  const { data, errors } = await askHost(
    app,
    "query ($text: String!) { getSearchSuggestions(text: $text) { totalCount categories { label url } } }",
    { text },
  );
  expect(errors).toEqual([]);
  return (data as { getSearchSuggestions: { categories: { label: string; url: string }[] } })
    .getSearchSuggestions.categories;
}
const sizesOf = ({ products }: Found) => [
  ...new Set(products.map(({ name }) => /(?:P|LT)?\d{3}\/\d{2}Z?R\d{2}/.exec(name)?.[0])),
];

test("a number that is a size finds its tires, and one that is a sku its product", async () => {
  const tires = await search("2355519");
  expect(tires.totalCount).toBeGreaterThan(0);
  expect(sizesOf(tires)).toEqual(["235/55R19"]);
  // Both: who types a whole sku means it.
  const both = await search("2256517");
  expect(both.products[0]!.name).toBe("Halden car radio 2256517");
  // With a word beside it nobody types a sku.
  expect(sizesOf(await search("2256517 tires"))).toEqual(["225/65R17"]);
  // A size that is not sold stays the text it was.
  expect((await search("1654012")).products.map(({ name }) => name)).toEqual(["Halden car radio 1654012"]);
  // In its notation a size is a size.
  expect(sizesOf(await search("225/65R17"))).toEqual(["225/65R17"]);
});

test.each([
  ["camry tires", ["205/55R16", "205/65R16", "215/55R17", "225/45R18", "235/40R19", "235/45R18"]],
  ["2019 camry tires", ["205/65R16", "215/55R17", "235/40R19", "235/45R18"]],
  ["2019 camry le tires", ["215/55R17"]],
  ["camry hybrid le tires", ["205/65R16"]],
  ["tires for my 2019 toyota camry", ["205/65R16", "215/55R17", "235/40R19", "235/45R18"]],
])("%s finds tires in the sizes it came with and no others", async (text, sizes) => {
  const found = await search(text);
  expect(found.totalCount).toBeGreaterThan(3);
  for (const { category } of found.products) expect(category.id).toBe("tires");
  for (const size of sizesOf(found)) expect(sizes).toContain(size);
});

test("wheels are found by the bolt pattern and the diameters of the vehicle", async () => {
  const found = await search("f150 rims");
  expect(found.totalCount).toBeGreaterThan(0);
  for (const { name, category } of found.products) {
    expect(category.id).toBe("wheels");
    expect(name).toContain("6x135");
  }
});

test("what was chosen beside the words narrows it, and a vehicle nobody can mean leaves the words alone", async () => {
  const all = await search("camry tires");
  const cheap = await search("camry tires", { maxPrice: 120_00 });
  expect(cheap.totalCount).toBeGreaterThan(0);
  expect(cheap.totalCount).toBeLessThan(all.totalCount);
  const winter = await search("winter tires");
  // Signs are no trim: what they stand beside finds no more than all of its tires.
  for (const nonsense of ["camry \u0000 tires", "camry --' tires", "camry % tires"])
    expect((await search(nonsense)).totalCount).toBeLessThanOrEqual(all.totalCount);
  expect(sizesOf(winter).length).toBeGreaterThan(6);
});

test("a search says which vehicle or size its words were taken for", async () => {
  expect((await search("2019 camry le tires")).meant).toEqual({
    label: "Tires for 2019 Toyota Camry LE",
    url: "/finder/?year=2019&make=toyota&model=camry&trim=le",
  });
  expect((await search("2355519")).meant).toEqual({ label: "235/55R19 tires", url: "/tires/235-55r19/" });
  for (const words of ["2256517", "winter tires", "zzzz"]) expect((await search(words)).meant).toBeNull();
});

test("suggestions name the page of the size and of the vehicle first", async () => {
  expect((await placesFor("225/65r17"))[0]).toEqual({ label: "225/65R17 tires", url: "/tires/225-65r17/" });
  expect((await placesFor("2355519"))[0]).toEqual({ label: "235/55R19 tires", url: "/tires/235-55r19/" });
  expect((await placesFor("camry tires"))[0]).toEqual({
    label: "Tires for Toyota Camry",
    url: "/vehicles/toyota/camry/",
  });
  expect((await placesFor("2019 camry wheels"))[0]).toEqual({
    label: "Wheels for 2019 Toyota Camry",
    url: "/finder/?year=2019&make=toyota&model=camry",
  });
  expect((await placesFor("2019 camry le tires"))[0]).toEqual({
    label: "Tires for 2019 Toyota Camry LE",
    url: "/finder/?year=2019&make=toyota&model=camry&trim=le",
  });
  expect((await placesFor("winter tires"))[0]!.url).not.toContain("/vehicles/");
});
