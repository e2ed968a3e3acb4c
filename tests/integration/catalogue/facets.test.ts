/** Facet filters: the values a static listing counts and links to, and attributes as filters. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { escapeUTF8 } from "entities";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { FACETS, FACET_KEYS, facetParam, optionsOf } from "#contract/catalogue/facets";
import { estimateLeased } from "#contract/leases/estimate";
import { DEFAULT_LESSOR, paymentPlan } from "#contract/leases/financing";
import type { Facet, ListingExport, SearchProductsResult } from "#contract/graphql/generated";
import { buildApp } from "../../../server/app";
import { SEARCH_PLACE, placeOf } from "../../../src/catalogue/search/listing-place";
import {
  isNarrowed,
  parseSearchQuery,
  searchUrl,
  toSearchInput,
} from "../../../src/catalogue/search/search-query";
import { createSiteHost } from "../../../src/host/site-server";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { SEARCH_FRAME } from "../../support/catalogue/site-frame";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

/** ADDRESS_ROUNDS=2000 is the long run. */
const ADDRESS_ROUNDS = Number(process.env["ADDRESS_ROUNDS"] ?? 34);
const CATEGORY = "televisions";
const FACET_FIELDS = "facets { key label values { value label count isSelected } }";

let api: TestApi;
let host: FastifyInstance;

beforeAll(async () => {
  api = await startTestApi(300);
  // Televisions at each price bound and one cent beside it: a band includes its lower bound and excludes its
  // upper one.
  const bounds = FACETS.PRICE.kind === "band" ? FACETS.PRICE.bounds : [];
  const prices = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((price) => price > 0);
  for (const [position, price] of prices.entries()) {
    const attributes = JSON.stringify([
      { name: "Screen Size Class", value: `${30 + position} inches` },
      { name: "Number of knobs", value: "3" },
    ]);
    await sql`UPDATE products SET category_id = ${CATEGORY}, regular_price_cents = ${price}, sale_price_cents = NULL,
      on_sale = false, free_shipping = true, attributes = ${attributes}::jsonb WHERE product_id = ${seededId(position)}`.execute(
      api.database.db,
    );
  }
  host = await api.anotherHost();
});

afterAll(async () => {
  await host.close();
  await api.close();
});

/** Runs the search of an address as the search page does. */
async function find(address: string, app = host): Promise<SearchProductsResult> {
  const input = { ...toSearchInput(parseSearchQuery(new URLSearchParams(address))), pageSize: 50 };
  const { data, errors } = await queryHost(
    app,
    `query($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount ${FACET_FIELDS}
      products { productId attributes { name typed { key number unit text flag } } } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return (data as { searchProducts: SearchProductsResult }).searchProducts;
}

const addressesOf = ({ key, values }: Facet) =>
  values.map(({ value, count }) => ({
    count,
    address: `f.category=${CATEGORY}&${FACETS[key].param}=${facetParam(value)}`,
  }));

test("search returns exactly the products a static listing counts for every value it links to", async () => {
  const { data } = await queryHost(
    host,
    `{ exportListing(categoryId: "${CATEGORY}") { totalCount ${FACET_FIELDS} } }`,
  );
  const { facets } = (data as { exportListing: ListingExport }).exportListing;
  const linked = facets.filter(({ key }) => key !== "CATEGORY").flatMap(addressesOf);

  expect(linked.filter(({ address, count }) => address.includes("f.price=") && count > 0).length).toBe(7);
  for (const { address, count } of linked) {
    expect({ address, count: (await find(address)).totalCount }).toEqual({ address, count });
  }
});

test("a weekly payment filter matches products that can be leased alone for it, to the cent, smallest payment first (LEASE-22)", async () => {
  // With the default tax these prices are $300.00 and $5,000.00.
  const [smallest, largest] = [283_02, 4_716_99];
  const prices = [smallest - 1, smallest, 367_92, 367_93, 367_94, largest, largest + 1];
  const productIds = prices.map((_, position) => seededId(position + 50));
  for (const [position, price] of prices.entries()) {
    await sql`UPDATE products SET category_id = 'tv-stands', regular_price_cents = ${price}, sale_price_cents = NULL,
      on_sale = false, free_shipping = true WHERE product_id = ${productIds[position]}`.execute(
      api.database.db,
    );
  }
  const own = await api.anotherHost();
  try {
    const pricesAt = async (address: string) => {
      const input = toSearchInput(parseSearchQuery(new URLSearchParams(address)));
      const { data, errors } = await queryHost(
        own,
        `query($input: SearchProductsInput!) { searchProducts(input: $input) { products { productId regularPrice } } }`,
        { input },
      );
      expect(errors).toEqual([]);
      const { products } = (data as { searchProducts: SearchProductsResult }).searchProducts;
      return products
        .filter(({ productId }) => productIds.includes(productId))
        .map(({ regularPrice }) => regularPrice);
    };
    const inStands = "f.category=tv-stands&size=50&sort=lease-payment-low-to-high";

    expect(paymentPlan(estimateLeased(367_93, 0), "WEEKLY", DEFAULT_LESSOR)?.paymentCents).toBe(15_00);
    expect(await pricesAt(`${inStands}&f.lease=0-1499`)).toEqual([smallest, 367_92]);
    expect(await pricesAt(`${inStands}&f.lease=1500-`)).toEqual([367_93, 367_94, largest]);
    expect(await pricesAt(inStands)).toEqual([
      smallest,
      367_92,
      367_93,
      367_94,
      largest,
      smallest - 1,
      largest + 1,
    ]);
  } finally {
    await own.close();
  }
});

test("a band has one address, on static pages and in search, and an old address keeps its meaning", async () => {
  const { facets } = await find(`f.category=${CATEGORY}`);
  const offered = facets.filter(({ key }) => FACETS[key].kind === "band").flatMap(addressesOf);

  for (const { address } of offered) {
    expect(searchUrl(parseSearchQuery(new URLSearchParams(address)))).toBe(`/search/?${address}`);
  }
  const old = await find(`f.category=${CATEGORY}&f.price=5000-10000`);
  const now = await find(`f.category=${CATEGORY}&f.price=5000-9999`);
  expect(old.totalCount).toBeGreaterThan(now.totalCount);
  const ticked = ({ facets }: SearchProductsResult) =>
    facets
      .find(({ key }) => key === "PRICE")!
      .values.filter(({ isSelected }) => isSelected)
      .map(({ value }) => value);
  expect(ticked(old)).toEqual(["5000-9999"]);
  expect(ticked(now)).toEqual(["5000-9999"]);
});

test("an attribute is a filter within its category, and products can be compared by it", async () => {
  const keysOf = ({ facets }: SearchProductsResult) => facets.map(({ key }) => key);
  expect(keysOf(await find(""))).not.toContain("SCREEN_SIZE");

  const results = await find(`f.category=${CATEGORY}`);
  const sizes = results.facets.find(({ key }) => key === "SCREEN_SIZE")!;
  for (const { address, count } of addressesOf(sizes)) {
    expect({ address, count: (await find(address)).totalCount }).toEqual({ address, count });
  }

  const narrowed = await find(`f.category=${CATEGORY}&f.screen=32-42.9`);
  const described = narrowed.products.filter(
    ({ attributes: [first] }) => first?.name === "Screen Size Class",
  );
  expect(described.length).toBe(11);
  for (const { attributes } of described) {
    const [size, knobs] = attributes;
    expect(size!.typed).toMatchObject({ key: "SCREEN_SIZE", unit: '"', text: null, flag: null });
    expect(size!.typed!.number).toBeGreaterThanOrEqual(32);
    expect(size!.typed!.number).toBeLessThan(43);
    expect(knobs!.typed).toBeNull();
  }
});

/** Arbitrary addresses: facet values, hand-typed bounds, and garbage. */
const address = fc
  .array(
    fc.constantFrom(...FACET_KEYS).chain((key) => {
      const facet = FACETS[key];
      const values = [...optionsOf(facet).map(({ value }) => facetParam(value)), "televisions", "norvik"];
      const value = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...values) },
        fc.constantFrom("", "0-", "-5", "9-1", "1e9", "-", "NaN", "../../", "%00", "<b>", "𝄞"),
        fc.string({ maxLength: 12 }),
      );
      return value.map((text) => [facet.param, text] as const);
    }),
    { maxLength: 40 },
  )
  .map((pairs) => new URLSearchParams(pairs.map(([param, text]) => [param, text])));

test("two thousand random addresses return results or none, never an error, and have one canonical form", async () => {
  let matchCount = 0;
  const addresses = fc.sample(address, { numRuns: 2_000, seed: 20_261_125 });
  for (const params of addresses) {
    const query = parseSearchQuery(params);
    const canonical = new URLSearchParams(searchUrl(query).split("?")[1] ?? "");
    expect(parseSearchQuery(canonical)).toEqual(query);
    const { totalCount, facets } = await find(params.toString());
    matchCount += Number(totalCount > 0);
    for (const { key } of facets) expect(FACET_KEYS).toContain(key);
  }
  expect(matchCount).toBeGreaterThan(100);
}, 120_000);

test(`the site host answers ${ADDRESS_ROUNDS} random addresses of search, category and brand`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  const places = ["search", `products/${CATEGORY}`, "brands/norvik"];
  for (const place of places) {
    await mkdir(path.join(folder, place), { recursive: true });
    await writeFile(path.join(folder, place, "index.html"), SEARCH_FRAME);
  }
  const config = api.configFor({ requestsPerMinute: 1_000_000 });
  const apiHost = await buildApp({ config, db: api.database.db });
  const apiUrl = await apiHost.listen({ host: "127.0.0.1", port: 0 });
  const site = createSiteHost({ siteFolder: folder, mediaFolder: folder, apiUrl });
  await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  try {
    for (const [round, params] of fc.sample(address, { numRuns: ADDRESS_ROUNDS, seed: 23 }).entries()) {
      const target = `/${places[round % places.length]}/?${params.toString()}`;
      const response = await fetch(origin + target);
      const html = await response.text();
      expect({ target, status: response.status }).toEqual({ target, status: 200 });
      const { pathname, search } = new URL(response.url);
      const place = placeOf(pathname)!;
      const query = parseSearchQuery(new URLSearchParams(search), place);
      // A category or brand without filters is a static file.
      const isFile = place !== SEARCH_PLACE && !isNarrowed(query);
      const [, filled = null] = /data-url="([^"]*)"/.exec(html) ?? [];
      expect({ target, filled }).toEqual({ target, filled: isFile ? null : escapeUTF8(searchUrl(query)) });
    }
  } finally {
    await new Promise((resolve) => site.server.close(resolve).closeAllConnections());
    await apiHost.close();
    await rm(folder, { recursive: true });
  }
}, 300_000);

test("memory is read from names and lines alike, and never from ambiguous text", async () => {
  const laptops = [
    { name: 'Acme 15" Laptop - 8GB Memory - 256GB SSD', attributes: [] },
    { name: "Acme Laptop", attributes: [{ name: "RAM", value: "16 GB" }] },
    { name: "Acme Laptop 16GB 512GB", attributes: [] },
  ];
  for (const [position, { name, attributes }] of laptops.entries())
    await sql`UPDATE products SET category_id = 'laptop-computers', name = ${name}, is_live = true,
      attributes = ${JSON.stringify(attributes)}::jsonb WHERE product_id = ${seededId(position + 80)}`.execute(
      api.database.db,
    );
  const own = await api.anotherHost();
  try {
    const results = await find("f.category=laptop-computers&f.memory=8&f.memory=16", own);
    const named = results.products.map(({ productId }) => productId);
    expect(named).toEqual(expect.arrayContaining([seededId(80), seededId(81)]));
    expect(named).not.toContain(seededId(82));
  } finally {
    await own.close();
  }
});

test.each([
  [{ key: "SCREEN_SIZE", values: ["large"] }, /invalid value of SCREEN_SIZE/],
  [{ key: "COLOR", values: [] }, /invalid value of COLOR/],
  [{ key: "BRAND", values: ["norvik"] }, /has its own argument/],
])("the choice %j is rejected", async (choice, message) => {
  const { errors } = await queryHost(
    host,
    "query($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount } }",
    { input: { filters: [choice] } },
  );
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(message),
    extensions: { code: "BAD_USER_INPUT" },
  });
});
