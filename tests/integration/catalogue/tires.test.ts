/** The calls for tires and wheels (specification section 7), over the demo line. */
import type { FastifyInstance } from "fastify";
import { sizeOfCode } from "#contract/tires/tire-size-code";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { tireRecords } from "../../../demo/tires/tire-records";
import { queryHost } from "../../support/hosts/test-api";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await importRecords({ db: database.db, records: tireRecords(), supplierId: "demo" });
  const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: database.url };
  app = await buildApp({ config, db: database.db });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function queryApi<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await queryHost(app, query, variables);
  expect(errors).toEqual([]);
  return data as Answer;
}

/** Sizes of the live tires, from the database. */
async function storedSizes(): Promise<string[]> {
  const rows = await database.db
    .selectFrom("products")
    .select("attributes")
    .where("category_id", "=", "tires")
    .where("is_live", "=", true)
    .execute();
  return rows.map(({ attributes }) => attributes.find(({ name }) => name === "Tire Size")!.value);
}

interface Measure {
  value: string;
  productCount: number;
}

test("each step of a size narrows the next, with tire counts", async () => {
  const stored = await storedSizes();
  const { getTireWidths: widths } = await queryApi<{ getTireWidths: Measure[] }>(
    "{ getTireWidths { value productCount } }",
  );
  expect(widths.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(stored.length);
  expect(widths.map(({ value }) => value).filter((value) => value.endsWith("X"))).toEqual([
    ...["30X", "31X", "33X", "35X", "37X"],
  ]);

  const { getAspectRatios: ratios } = await queryApi<{ getAspectRatios: Measure[] }>(
    '{ getAspectRatios(width: "225") { value productCount } }',
  );
  expect(ratios.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(
    stored.filter((size) => /^(?:P|LT|ST)?225\//.test(size)).length,
  );
  expect(ratios.map(({ value }) => Number(value))).toEqual(
    ratios.map(({ value }) => Number(value)).sort((a, b) => a - b),
  );

  const { getRimDiameters: rims } = await queryApi<{
    getRimDiameters: (Measure & {
      sizes: { id: string; name: string; url: string; productCount: number }[];
    })[];
  }>(
    '{ getRimDiameters(width: "225", aspectRatio: "75") { value productCount sizes { id name url productCount } } }',
  );
  expect(rims.map(({ value }) => value)).toEqual(["15", "16"]);
  expect(rims[1]!.sizes.map(({ name }) => name).sort()).toEqual(["225/75R16C", "LT225/75R16"]);
  for (const { sizes, productCount } of rims)
    expect(sizes.reduce((sum, size) => sum + size.productCount, 0)).toBe(productCount);
});

test("flotation and truck sizes have steps of their own", async () => {
  const { getAspectRatios, getRimDiameters } = await queryApi<{
    getAspectRatios: Measure[];
    getRimDiameters: { value: string; sizes: { name: string }[] }[];
  }>(`{ getAspectRatios(width: " 33x ") { value }
    getRimDiameters(width: "33X", aspectRatio: "12.50") { value sizes { name } } }`);
  expect(getAspectRatios).toEqual([{ value: "12.50" }]);
  expect(getRimDiameters.flatMap(({ sizes }) => sizes.map(({ name }) => name))).toEqual([
    ...["33X12.50R15LT", "33X12.50R17LT", "33X12.50R18LT", "33X12.50R20LT"],
  ]);
});

test.each(["", "9", "225; DROP TABLE products", "٢٢٥", "x".repeat(500)])(
  "no size starts with %p",
  async (width) => {
    expect(
      await queryApi("query($width: String!) { getAspectRatios(width: $width) { value } }", { width }),
    ).toEqual({
      getAspectRatios: [],
    });
  },
);

test("vehicle kinds are those of the catalogue, with tire counts", async () => {
  const { getVehicleTypes } = await queryApi<{ getVehicleTypes: { id: string; productCount: number }[] }>(
    "{ getVehicleTypes { id name url productCount } }",
  );
  expect(getVehicleTypes.map(({ id }) => id).sort()).toEqual([
    ...["blemished", "car-van", "luxury-car", "medium-truck", "otr-grader-em", "sports-car", "suv-cuv"],
  ]);
  expect(getVehicleTypes.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(
    (await storedSizes()).length,
  );
  expect(
    await queryApi('{ getVehicleType(id: "suv-cuv") { name } none: getVehicleType(id: "boat") { name } }'),
  ).toEqual({
    getVehicleType: { name: "SUV & Light Truck" },
    none: null,
  });
});

const SEARCH = `query($input: SearchTireProductsInput!) { searchTireProducts(input: $input) {
  totalCount pageCount facets { key label values { value label count } }
  products { id name size prices { originalPrice discountedPrice } stock { availableQuantity inStock }
    isShippable shippingCost rebates { url code description } brand { id }
    specifications { name value typed { key number text flag } } } } }`;

interface SearchResults {
  totalCount: number;
  pageCount: number;
  facets: { key: string; label: string; values: { value: string; label: string; count: number }[] }[];
  products: {
    size: string;
    prices: { originalPrice: number; discountedPrice: number };
    rebates: { code: string; description: string }[];
    brand: { id: string };
    specifications: {
      name: string;
      typed: { key: string; number: number | null; text: string | null } | null;
    }[];
  }[];
}

const searchTires = async (input: object) =>
  (await queryApi<{ searchTireProducts: SearchResults }>(SEARCH, { input })).searchTireProducts;

test("tires are found by dimensions, kind, brand and price, with the counts of every filter", async () => {
  const all = await searchTires({});
  expect(all.facets.find(({ key }) => key === "CATEGORY")!.values).toMatchObject([
    { value: "tires", count: all.totalCount },
  ]);
  expect(all.facets.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      ...[
        "Vehicles",
        "Categories",
        "Brands",
        "Ply rating",
        "Mileage warranty",
        "Maximum load",
        "Maximum speed",
      ],
      ...["Sidewall", "Run flat", "Diameter", "Width", "Shipment", "Customer Reviews"],
    ]),
  );
  const input = {
    width: [225],
    aspectRatio: [65],
    diameter: [17],
    vehicleTypes: ["suv-cuv"],
    maxPrice: 200_00,
    filters: [{ key: "SEASON", values: ["ALL_SEASON"] }],
    pageSize: 48,
  };
  const results = await searchTires(input);
  expect(results.totalCount).toBeGreaterThan(1);
  expect(results.products).toHaveLength(results.totalCount);
  for (const { size, prices, specifications } of results.products) {
    expect(size).toMatch(/^225\/65R17 102/);
    expect(prices.discountedPrice).toBeLessThanOrEqual(Math.min(prices.originalPrice, 200_00));
    const typed = new Map(
      specifications.map(({ typed: attribute }) => [attribute?.key, attribute?.number ?? attribute?.text]),
    );
    expect([typed.get("SECTION_WIDTH"), typed.get("MAXIMUM_LOAD"), typed.get("SEASON")]).toEqual([
      ...[225, 1874, "All-season"],
    ]);
  }
  // A filter's own selection does not narrow its own counts.
  const season = results.facets.find(({ key }) => key === "SEASON")!;
  const wider = await searchTires({ ...input, filters: undefined });
  expect(season.values.reduce((sum, { count }) => sum + count, 0)).toBe(wider.totalCount);
});

test("a rebate is shown and not deducted", async () => {
  const { products } = await searchTires({ brands: ["veloria"], pageSize: 50 });
  const rebated = products.filter(({ rebates }) => rebates.length > 0);
  expect(rebated.length).toBeGreaterThan(0);
  for (const { rebates } of rebated)
    expect(rebates[0]!.description).toMatch(/^\$\d+ mail-in rebate when you buy four$/);
});

test("wheels are found by diameter, width, offset, back spacing and bolt pattern", async () => {
  const query = `query($input: SearchWheelProductsInput!) { searchWheelProducts(input: $input) { totalCount
    facets { key label values { value count } } products { name size specifications { name typed { key number text } } } } }`;
  const search = async (input: object) =>
    (
      await queryApi<{ searchWheelProducts: SearchResults & { products: { name: string }[] } }>(query, {
        input: { pageSize: 50, ...input },
      })
    ).searchWheelProducts;
  const all = await search({});
  expect(all.facets.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Diameter", "Width", "Offset", "Back Spacing"]),
  );
  const categories = all.facets.find(({ key }) => key === "CATEGORY")!;
  expect(categories.values).toEqual([{ value: "wheels", count: all.totalCount }]);
  for (const type of ["car-van", "sports-car", "suv-cuv", "luxury-car"]) {
    const ofType = await search({ vehicleTypes: [type] });
    expect(ofType.totalCount).toBeGreaterThan(0);
    expect(ofType.totalCount).toBeLessThan(all.totalCount);
  }
  const results = await search({
    diameter: [18, 20],
    width: [9],
    offset: { to: 0 },
    backSpacing: { from: 4, to: 5 },
    boltPatterns: ["6x139.7", "8x170"],
  });
  expect(results.totalCount).toBeGreaterThan(0);
  for (const { name, specifications } of results.products) {
    expect(name).toMatch(/ (?:18|20)x9 (?:6x139\.7|8x170) (?:-12|0) /);
    const typed = new Map(specifications.map(({ typed: attribute }) => [attribute?.key, attribute?.number]));
    const back = 5 + typed.get("OFFSET")! / 25.4;
    expect(typed.get("BACK_SPACING")).toBeCloseTo(back, 2);
  }
});

test.each([
  [{ vehicleTypes: ["boat"] }, "vehicleTypes has no “boat”"],
  [{ diameter: [17.25] }, "diameter has no “17.25”"],
  [{ sizes: ["225/65R17"] }, "filters has an invalid value of TIRE_SIZE"],
  [{ pageSize: 13 }, "pageSize must be one of 12, 24, 36, 48, 50"],
  [{ minPrice: 2, maxPrice: 1 }, "minPrice must not be above maxPrice"],
  [
    { width: [225], filters: [{ key: "SECTION_WIDTH", values: ["235"] }] },
    "SECTION_WIDTH has its own argument",
  ],
])("%j is rejected: %s", async (input, message) => {
  const { errors } = await queryHost(app, SEARCH, { input });
  expect(errors).toEqual([expect.objectContaining({ message })]);
  expect(JSON.stringify(errors)).toContain("BAD_USER_INPUT");
});

test("a line has all its sizes, smallest first; an unknown line returns null", async () => {
  const query = `query($id: ID!) { getTireProductLine(id: $id) { name brand { name } products { size name } }
    getWheelProductLine(id: $id) { name } }`;
  const answer = await queryApi<{
    getTireProductLine: { name: string; products: { size: string; name: string }[] };
  }>(query, { id: "veloria-tracciante-s" });
  const { name, products } = answer.getTireProductLine;
  expect(name).toBe("Tracciante S");
  expect(products).toHaveLength(18);
  for (const product of products) expect(product.name).toMatch(/^Veloria - Tracciante S /);
  for (const id of ["veloria-nothing", "", "../..", "ä"])
    expect(await queryApi(query, { id })).toEqual({ getTireProductLine: null, getWheelProductLine: null });
});

test("every size on sale has a code that resolves to it", async () => {
  const { getTireWidths: widths } = await queryApi<{ getTireWidths: Measure[] }>(
    "{ getTireWidths { value } }",
  );
  for (const { value: width } of widths) {
    const { getAspectRatios: ratios } = await queryApi<{ getAspectRatios: Measure[] }>(
      "query($width: String!) { getAspectRatios(width: $width) { value } }",
      { width },
    );
    for (const { value: aspectRatio } of ratios) {
      const { getRimDiameters } = await queryApi<{ getRimDiameters: { sizes: { id: string }[] }[] }>(
        "query($width: String!, $aspectRatio: String!) { getRimDiameters(width: $width, aspectRatio: $aspectRatio) { sizes { id } } }",
        { width, aspectRatio },
      );
      for (const { id } of getRimDiameters.flatMap(({ sizes }) => sizes))
        expect(sizeOfCode(id)).not.toBeNull();
    }
  }
});
