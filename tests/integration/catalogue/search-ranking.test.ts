/** Search relevance: texts against the demo catalogue, through GraphQL. */
import { buildApp } from "../../../server/app";
import { loadDemoCatalogue } from "../../../demo/demo-catalogue";
import { readConfig } from "../../../server/config";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { queryHost } from "../../support/hosts/test-api";

interface Match {
  readonly productId: string;
  readonly name: string;
  readonly category: { readonly id: string };
}

interface Answer {
  readonly totalCount: number;
  readonly pageCount: number;
  readonly correctedText: string | null;
  readonly unmetConditions: readonly { readonly label: string; readonly productCount: number }[];
  readonly products: readonly Match[];
}

const TVS = ["televisions", "flat-screen-tvs"];
const QUERY = `query S($input: SearchProductsInput!) { searchProducts(input: $input) {
  totalCount pageCount correctedText unmetConditions { label productCount } products { productId name category { id } } } }`;

let database: TestDatabase;
let host: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoCatalogue(database.db);
  const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: database.url };
  host = await buildApp({ config, db: database.db });
});

afterAll(async () => {
  await host.close();
  await database.drop();
});

async function search(text: string, pageNumber = 1): Promise<Answer> {
  const { data, errors } = await queryHost(host, QUERY, { input: { text, pageNumber, pageSize: 50 } });
  expect(errors).toEqual([]);
  return (data as { searchProducts: Answer }).searchProducts;
}

/** Every result, in order. */
async function searchAll(text: string): Promise<Match[]> {
  const first = await search(text);
  const matches = [...first.products];
  for (let page = 2; page <= first.pageCount; page += 1) matches.push(...(await search(text, page)).products);
  return matches;
}

const categoriesOf = (products: readonly Match[]) => products.map((product) => product.category.id);
const idsOf = (products: readonly Match[]) => products.map((product) => product.productId);

describe("a number that no product of the kind has is reported, and the nearest follow", () => {
  test.each<[text: string, unmet: string[], kinds: string[]]>([
    ["60 inch tv", ["60 inch"], TVS],
    ["laptop 64gb", ["64gb"], ["laptop-computers"]],
    ["75 inch monitor", ["75 inch"], ["computer-monitors"]],
    ["5kg washer", ["5kg"], ["washers-dryers"]],
    ["rtx 9090 laptop", ["9090"], ["laptop-computers"]],
    ["iphone 99", ["99"], ["smartphones"]],
    ["55 inch tv 60hz", [], TVS],
    ["16gb laptop", [], ["laptop-computers"]],
    ["5000 btu", [], ["air-conditioners"]],
  ])("%s", async (text, unmet, kinds) => {
    const { products, totalCount, unmetConditions } = await search(text);

    expect(unmetConditions).toEqual(unmet.map((label) => ({ label, productCount: totalCount })));
    expect(kinds).toContain(products[0]!.category.id);
  });

  test("beside a filter that leaves nothing", async () => {
    const { totalCount, unmetConditions } = await search("60 inch tv under $5");

    expect(totalCount).toBe(0);
    expect(unmetConditions.map(({ label }) => label)).toEqual(["60 inch", "Up to $5"]);
    const { unmetConditions: ofTextAlone } = await search("9999gb under $5");
    expect(ofTextAlone.filter(({ label }) => label === "9999gb")).toHaveLength(1);
  });

  test("a limit on sizes has one label", async () => {
    const { totalCount, unmetConditions } = await search("tv 480hz or better");

    expect(totalCount).toBe(0);
    expect(unmetConditions.map(({ label }) => label)).toEqual(["480 Hz or 540 Hz"]);
    expect((await search("tv 240 hz minimum")).unmetConditions[0]?.label).toBe("240 Hz and up");
  });
});

describe("the first results are of the requested kind", () => {
  test.each<[text: string, kinds: string[], count: number]>([
    ["tv", TVS, 36],
    ["television", TVS, 36],
    ["55 inch tv", TVS, 5],
    ["tv 55", TVS, 5],
    ["4k tv", TVS, 12],
    ["tv stand", ["tv-stands"], 9],
    ["stand tv", ["tv-stands"], 9],
    ["stand for 55 inch tv", ["tv-stands"], 4],
    ["laptop", ["laptop-computers"], 26],
    ["notebook", ["laptop-computers"], 12],
    ["gaming laptop", ["laptop-computers"], 12],
    ["gaming pc", ["gaming-pcs"], 9],
    ["washer", ["washers-dryers"], 24],
    ["wahser", ["washers-dryers"], 24],
    ["washing machine", ["washers-dryers"], 24],
    ["pressure washer", ["pressure-washers"], 8],
    ["phone", ["smartphones"], 12],
    ["smart phone", ["smartphones"], 12],
    ["cell phone", ["smartphones"], 12],
    ["iphone", ["smartphones"], 12],
    ["ps5 controller", ["game-controllers"], 8],
    ["wireless controller", ["game-controllers"], 5],
    ["game", ["video-games"], 16],
    ["watch", ["smartwatches"], 10],
    ["lens", ["camera-lenses"], 9],
    ["lenses", ["camera-lenses"], 9],
    ["camera lens", ["camera-lenses"], 9],
    ["soundbar for tv", ["sound-bars"], 10],
    ["coffee maker", ["kitchen-appliances"], 5],
    ["refridgerator", ["refrigerators"], 12],
    ["fridge", ["refrigerators"], 12],
    ["5000 btu", ["air-conditioners"], 2],
    ["lumivane tv", TVS, 12],
    ["tv lumivane oled", TVS, 1],
  ])("%s", async (text, kinds, count) => {
    const { products } = await search(text);

    const others = products.slice(0, count).filter((product) => !kinds.includes(product.category.id));
    expect(others).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(count);
  });

  test.each<[text: string, first: string[], then: string]>([
    ["tv", TVS, "tv-stands"],
    ["55 inch tv", TVS, "tv-stands"],
    ["lens", ["camera-lenses"], "dslr-cameras"],
  ])("for %s, every one of %j ranks above all of %s", async (text, first, then) => {
    const categories = categoriesOf(await searchAll(text));

    const last = Math.max(...first.map((category) => categories.lastIndexOf(category)));
    expect(last).toBeGreaterThanOrEqual(0);
    expect(categories.indexOf(then)).toBeGreaterThan(last);
  });
});

describe("spelling variants return the same results in the same order", () => {
  test.each([
    ["55 inch tv", ['55" tv', "55in tv", "55-inch tv", "55 in. tv", "55 INCHES tv", "55'' tv", "55″ TV"]],
    ["laptop", ["laptops", "LAPTOP", "  laptop "]],
    ["headphones", ["headphone"]],
    ["4.5 cu ft washer", ["4.5 cu. ft. washer", "4.5 cubic feet washer"]],
    ["5000 btu", ["5,000 BTU", "5000btu"]],
    ["65 inch 4k tv", ["65 in 4k tv", '65" 4K TV']],
    ["collectors edition", ["collector's edition", "collector’s edition"]],
  ])("%s", async (text, variants) => {
    const expected = idsOf(await searchAll(text));

    expect(expected.length).toBeGreaterThan(0);
    for (const variant of variants)
      expect({ variant, ids: idsOf(await searchAll(variant)) }).toEqual({ variant, ids: expected });
  });

  test.each([
    ["ovrelle tablet", "tablet ovrelle"],
    ["oled tv", "tv oled"],
    ["pressure washer electric", "electric pressure washer"],
  ])("%s and %s, in any order", async (text, turned) => {
    const expected = idsOf(await searchAll(text));

    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await searchAll(turned)).sort()).toEqual(expected.sort());
  });
});

describe("a product is the first match for", () => {
  test.each(["product_id", "sku", "upc", "model_number", "name"] as const)("its %s", async (column) => {
    const rows = await database.db
      .selectFrom("products")
      .select(["product_id", column])
      .orderBy("product_id")
      .limit(25)
      .execute();

    for (const row of rows) {
      const text = String(row[column]);
      expect({ text, first: (await search(text.toLowerCase())).products[0]?.productId }).toEqual({
        text,
        first: row.product_id,
      });
    }
  });
});

test("a brand's name matches that brand's products only", async () => {
  const { products, correctedText } = await search("brimstead");

  expect(products.length).toBeGreaterThan(10);
  expect(products.filter(({ name }) => !name.startsWith("Brimstead"))).toEqual([]);
  expect(correctedText).toBeNull();
});

/** Misspellings that are words too: "earphones" is close to one, and descriptions contain the other. */
const OTHER_WORDS = new Set(["eadphones", "done"]);
/** Words of the shop, each without one letter of its first half. */
const LACKING =
  "television laptop headphones refrigerator dishwasher printer monitor tablet microwave vacuum camera treadmill projector smartphone speaker drone"
    .split(" ")
    .flatMap((word) =>
      Array.from({ length: Math.floor(word.length / 2) }, (_, at) => [
        word.slice(0, at) + word.slice(at + 1),
        word,
      ]),
    );

test.each(LACKING.filter(([typed]) => !OTHER_WORDS.has(typed!)))(
  "%s finds what %s finds",
  async (typed, word) => {
    const [typo, exact] = [await search(typed), await search(word)];
    expect(typo.products[0]?.category.id).toBe(exact.products[0]?.category.id);
  },
);

test.each(["air fryer", "airfryer", "freidora de aire"])(
  "%s finds the ranges that fry with air",
  async (text) => {
    const { products } = await search(text);
    expect(products.length).toBeGreaterThan(0);
    for (const { name } of products) expect(name).toMatch(/Air Fry/);
  },
);

test.each(["t", "s", "w", "5"])("one letter, %s, is a prefix of words in the matches", async (letter) => {
  const matches = await searchAll(letter);

  expect(matches.length).toBeGreaterThan(0);
  expect(matches[0]!.name.toLowerCase()).toMatch(new RegExp(`\\b${letter}`));
});

describe("suggestions", () => {
  const SUGGESTIONS = `query S($text: String!) { getSearchSuggestions(text: $text) { totalCount correctedText notSold { item productType }
    products { name category { id } } categories { label url productCount } brands { label url productCount } } }`;
  const suggest = async (text: string) => {
    const answer = await queryHost(host, SUGGESTIONS, { text });
    const data: { readonly getSearchSuggestions: Suggested } = answer.data;
    return data.getSearchSuggestions;
  };
  interface Suggested {
    readonly totalCount: number;
    readonly correctedText: string | null;
    readonly products: readonly Match[];
    readonly categories: readonly { label: string; url: string; productCount: number }[];
    readonly brands: readonly { label: string }[];
  }

  test("are the top matches, their most frequent categories, and brands with that prefix", async () => {
    const suggestions = await suggest("wash");
    expect(suggestions.products).toHaveLength(5);
    expect(suggestions.products[0]!.category.id).toBe("washers-dryers");
    expect(suggestions.categories[0]).toMatchObject({
      label: "Washers & Dryers",
      url: "/products/washers-dryers/",
    });
    expect(suggestions.categories.every(({ productCount }) => productCount <= suggestions.totalCount)).toBe(
      true,
    );
    const { brands } = await suggest("lumi");
    expect(brands.map(({ label }) => label)).toEqual(["Lumivane"]);
  });

  test("complete a partial Spanish word and a misspelled brand", async () => {
    expect((await suggest("lavad")).categories[0]?.label).toBe("Washers & Dryers");
    expect((await suggest("lumivne")).brands.map(({ label }) => label)).toEqual(["Lumivane"]);
  });

  test("show the corrected word, read prices, and are empty for an empty text", async () => {
    expect(await suggest("refridgerator")).toMatchObject({ correctedText: "refrigerator" });
    expect((await suggest("tv under $200")).totalCount).toBeLessThan((await suggest("tv")).totalCount);
    expect(await suggest("  ")).toEqual({
      products: [],
      categories: [],
      brands: [],
      totalCount: 0,
      correctedText: null,
      notSold: null,
    });
    expect(await suggest("laptop charger")).toMatchObject({
      products: [],
      notSold: { item: "charger", productType: "laptop" },
    });
  });

  test("are rejected for a text that is too long", async () => {
    const { errors } = await queryHost(host, SUGGESTIONS, { text: "x".repeat(500) });
    expect(errors?.[0]?.message).toMatch(/^text may have at most/);
  });
});
