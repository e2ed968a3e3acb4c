/** Searches that name a size as one number, or a vehicle, over GraphQL (SEARCH-8, SEARCH-9). */
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { tireRecords } from "../../../demo/tires/tire-records";
import { loadDemoVehicles } from "../../../demo/vehicles/load-demo-vehicles";
import { queryHost } from "../../support/hosts/test-api";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

/** The first SKU reads as a size in stock, the second as a size the shop does not sell. */
const RADIOS = ["2256517", "1654012"].map((sku) => ({
  sku,
  name: `Halden car radio ${sku}`,
  regularPrice: 99,
  manufacturer: "Halden",
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

interface SearchResults {
  readonly totalCount: number;
  readonly unmetConditions: readonly { readonly label: string; readonly productCount: number }[];
  readonly correctedText: string | null;
  readonly facets: readonly {
    readonly key: string;
    readonly values: readonly { readonly label: string; readonly isSelected: boolean }[];
  }[];
  readonly matchedPage: { readonly label: string; readonly url: string } | null;
  readonly products: readonly {
    readonly name: string;
    readonly category: { readonly id: string };
    readonly brand: { readonly id: string };
    readonly regularPrice: number;
    readonly salePrice: number | null;
  }[];
}
async function search(text: string, more: object = {}): Promise<SearchResults> {
  const { data, errors } = await queryHost(
    app,
    `query ($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount correctedText
      matchedPage { label url } unmetConditions { label productCount } facets { key values { label isSelected } }
      products { name category { id } brand { id } regularPrice salePrice } } }`,
    { input: { text, pageSize: 50, ...more } },
  );
  expect(errors).toEqual([]);
  return (data as { searchProducts: SearchResults }).searchProducts;
}
async function placesFor(text: string): Promise<{ label: string; url: string }[]> {
  const { data, errors } = await queryHost(
    app,
    "query ($text: String!) { getSearchSuggestions(text: $text) { totalCount categories { label url } } }",
    { text },
  );
  expect(errors).toEqual([]);
  return (data as { getSearchSuggestions: { categories: { label: string; url: string }[] } })
    .getSearchSuggestions.categories;
}
const sizesOf = ({ products }: SearchResults) => [
  ...new Set(products.map(({ name }) => /(?:P|LT)?\d{3}\/\d{2}Z?R\d{2}/.exec(name)?.[0])),
];

test("a number that is a size matches its tires, and a number that is a SKU matches its product", async () => {
  const tires = await search("2355519");
  expect(tires.totalCount).toBeGreaterThan(0);
  expect(sizesOf(tires)).toEqual(["235/55R19"]);
  // A full SKU is intentional, so both match.
  const both = await search("2256517");
  expect(both.products[0]!.name).toBe("Halden car radio 2256517");
  // With another word, the number is not a SKU.
  expect(sizesOf(await search("2256517 tires"))).toEqual(["225/65R17"]);
  // A size that is not sold stays plain text.
  expect((await search("1654012")).products.map(({ name }) => name)).toEqual(["Halden car radio 1654012"]);
  // In size notation the text is a size.
  expect(sizesOf(await search("225/65R17"))).toEqual(["225/65R17"]);
});

test.each([
  ["camry tires", ["205/55R16", "205/65R16", "215/55R17", "225/45R18", "235/40R19", "235/45R18"]],
  ["2019 camry tires", ["205/65R16", "215/55R17", "235/40R19", "235/45R18"]],
  ["2019 camry le tires", ["215/55R17"]],
  ["camry hybrid le tires", ["205/65R16"]],
  ["tires for my 2019 toyota camry", ["205/65R16", "215/55R17", "235/40R19", "235/45R18"]],
])("%s matches tires in the original sizes and no others", async (text, sizes) => {
  const results = await search(text);
  expect(results.totalCount).toBeGreaterThan(3);
  for (const { category } of results.products) expect(category.id).toBe("tires");
  for (const size of sizesOf(results)) expect(sizes).toContain(size);
});

test("wheels match by the vehicle's bolt pattern and diameters", async () => {
  const results = await search("f150 rims");
  expect(results.totalCount).toBeGreaterThan(0);
  for (const { name, category } of results.products) {
    expect(category.id).toBe("wheels");
    expect(name).toContain("6x135");
  }
});

test("filters narrow the results, and a vehicle they exclude leaves the words alone", async () => {
  const all = await search("camry tires");
  const cheap = await search("camry tires", { maxPrice: 120_00 });
  expect(cheap.totalCount).toBeGreaterThan(0);
  expect(cheap.totalCount).toBeLessThan(all.totalCount);
  const winter = await search("winter tires");
  // Symbols are not a trim: they never widen the results beyond all tires of the vehicle.
  for (const nonsense of ["camry \u0000 tires", "camry --' tires", "camry % tires"])
    expect((await search(nonsense)).totalCount).toBeLessThanOrEqual(all.totalCount);
  expect(sizesOf(winter).length).toBeGreaterThan(6);
});

test("a search reports the vehicle or size its words were read as", async () => {
  expect((await search("2019 camry le tires")).matchedPage).toEqual({
    label: "Tires for 2019 Toyota Camry LE",
    url: "/finder/?year=2019&make=toyota&model=camry&trim=le",
  });
  expect((await search("2355519")).matchedPage).toEqual({
    label: "235/55R19 tires",
    url: "/tires/235-55r19/",
  });
  expect((await search("275/70r18")).matchedPage).toEqual({
    label: "LT275/70R18 tires",
    url: "/tires/lt275-70r18/",
  });
  for (const words of ["2256517", "winter tires", "zzzz"])
    expect((await search(words)).matchedPage).toBeNull();
});

test.each([
  ["toyota hylander", "Tires for Toyota Highlander"],
  ["toyota hylander wheels", "Wheels for Toyota Highlander"],
  ["hunday elantra", "Tires for Hyundai Elantra"],
  ["chevy silverdo 1500", "Tires for Chevrolet Silverado 1500"],
  ["nisan rouge", "Tires for Nissan Rogue"],
  ["volkswagon jeta", "Tires for Volkswagen Jetta"],
  ["honda acord", "Tires for Honda Accord"],
  ["ford exploder", "Tires for Ford Explorer"],
])("%s is reported as read", async (text, label) => {
  expect((await search(text)).matchedPage?.label).toBe(label);
});

test("suggestions list the page of the size or vehicle first", async () => {
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

const CIVIC_2018 = ["215/55R16", "235/40R18"];
const CAMRY = ["205/55R16", "205/65R16", "215/55R17", "225/45R18", "235/40R19", "235/45R18"];
const chosen = ({ facets }: SearchResults) =>
  facets.flatMap(({ key, values }) =>
    values.filter(({ isSelected }) => isSelected).map(({ label }) => `${key} ${label}`),
  );
const isWinter = ({ products }: SearchResults) => products.every(({ name }) => /Borealis/.test(name));

test.each([
  ["camry winter tires", CAMRY],
  ["winter tires for a toyota camery", CAMRY],
  ["llantas de invierno para camry", CAMRY],
])("%s: vehicle and season both apply", async (text, sizes) => {
  const results = await search(text);
  expect(results.totalCount).toBeGreaterThan(0);
  expect(results.unmetConditions).toEqual([]);
  expect(isWinter(results)).toBe(true);
  expect(chosen(results)).toContain("SEASON Winter");
  for (const size of sizesOf(results)) expect(sizes).toContain(size);
});

test("a price next to a vehicle is a price, and a model year is not", async () => {
  const results = await search("2018 civic tires under 150");
  expect(results.totalCount).toBeGreaterThan(0);
  for (const { salePrice, regularPrice } of results.products)
    expect(salePrice ?? regularPrice).toBeLessThanOrEqual(150_00);
  for (const size of sizesOf(results)) expect(CIVIC_2018).toContain(size);
  expect(results.matchedPage?.label).toBe("Tires for 2018 Honda Civic");
});

test("brand, rim and vehicle all apply", async () => {
  const results = await search("17 inch roadhaven tires for camry");
  expect(results.totalCount).toBeGreaterThan(0);
  expect(sizesOf(results)).toEqual(["215/55R17"]);
  for (const { brand } of results.products) expect(brand.id).toBe("roadhaven");
});

test("conditions that cannot be met are reported and not dropped", async () => {
  const cheap = await search("camry winter tires under $25");
  expect(cheap).toMatchObject({ totalCount: 0, unmetConditions: [{ label: "Up to $25" }] });
  expect(cheap.unmetConditions[0]!.productCount).toBeGreaterThan(0);
  // For a brand the shop does not sell, tires that fit are returned and the brand is reported.
  const foreign = await search("michelin winter tires for camry");
  expect(foreign.totalCount).toBeGreaterThan(0);
  expect(isWinter(foreign)).toBe(true);
  expect(foreign.unmetConditions).toEqual([{ label: "michelin", productCount: foreign.totalCount }]);
  // A size that is not original, and a year in which it was not built.
  expect(await search("camry tires 265/70r17")).toMatchObject({
    totalCount: 0,
    matchedPage: { label: "Tires for Toyota Camry" },
    unmetConditions: [{ label: "265/70R17 or LT265/70R17" }, { label: "Toyota Camry" }],
  });
  expect(await search("2030 camry tires")).toMatchObject({
    totalCount: 0,
    unmetConditions: [{ label: "2030 Toyota Camry" }],
  });
  // The shop has no winter tire in an original size.
  const snow = await search("snow tires for honda crv");
  expect(snow).toMatchObject({
    totalCount: 0,
    unmetConditions: [{ label: "Winter" }, { label: "Honda CR-V" }],
  });
  for (const { productCount } of snow.unmetConditions) expect(productCount).toBeGreaterThan(0);
  // Filters that match nothing are reported too.
  const filters = [{ key: "SEASON", values: ["WINTER"] }];
  expect(await search("tires", { filters, brandIds: ["veloria"] })).toMatchObject({
    totalCount: 0,
    unmetConditions: [{ label: "Veloria" }, { label: "Winter" }],
  });
  expect((await search("camry tires")).unmetConditions).toEqual([]);
});

test.each([
  ["275/70r18", ["LT275/70R18"]],
  ["LT 275 70 18", ["LT275/70R18"]],
  ["225 45 17", ["225/45R17"]],
  ["P225/45ZR17", ["225/45R17"]],
  ["225/45zr17 94w xl", ["225/45R17"]],
  ["2254517", ["225/45R17"]],
  ["265/70r17 10 ply", ["LT265/70R17"]],
])("%s finds tires of the size", async (text, sizes) => {
  const results = await search(text);
  expect(results.totalCount).toBeGreaterThan(0);
  expect(sizesOf(results)).toEqual(sizes);
});

test.each([
  ["31x10.50R15", /31X10\.50R15LT/],
  ["33x12.5-15", /33X12\.50R15LT/],
  ["35 12.5 20", /35X12\.50R20LT/],
  ["ST205/75R15", /ST205\/75R15/],
  ["205/75r15 trailer tires", /ST205\/75R15/],
  ["17 inch tires", /R17/],
  ["llantas 17 pulgadas", /R17/],
  ["18x8.5 5x114.3", /18x8\.5 5x114\.3/],
  ["18 8.5 35", /18x8\.5 .*\+35/],
  ["20 inch rims", /20x/],
  ["rines negros 20", /20x.*Black|Black.*20x/],
  ["6 lug wheels", / 6x/],
])("%s finds nothing else", async (text, name) => {
  const results = await search(text);
  expect(results.totalCount).toBeGreaterThan(0);
  for (const product of results.products) expect(product.name).toMatch(name);
});

test("the vehicle alone is enough, and a tire's model name is not a vehicle", async () => {
  const results = await search("camry");
  expect(results.matchedPage?.label).toBe("Tires for Toyota Camry");
  expect((await placesFor("camry"))[0]).toEqual({
    label: "Tires for Toyota Camry",
    url: "/vehicles/toyota/camry/",
  });
  expect((await search("goodyear wrangler tires")).matchedPage).toBeNull();
  // Tire conditions do not narrow accessories.
  expect(chosen(await search("winter tire chains"))).toEqual([]);
});
