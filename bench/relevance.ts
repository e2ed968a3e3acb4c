/**
 * Search relevance benchmark: judged queries over the demo catalog, compared with MiniSearch on the same
 * products. RELEVANCE_FEED adds the products of a supplier file.
 */
import MiniSearch from "minisearch";
import { demoRecords } from "../demo/demo-products";
import { tireRecords } from "../demo/tires/tire-records";
import { loadDemoVehicles } from "../demo/vehicles/load-demo-vehicles";
import { importFiles, importRecords } from "../server/catalogue/import/import-catalogue";
import { withLeaves } from "../server/catalogue/search/memory/catalogue-tree.model";
import { MeaningService } from "../server/catalogue/search/meaning.service";
import { SearchIndex } from "../server/catalogue/search/memory/search-index.model";
import { readSearchRequest } from "../server/catalogue/search/search-request.rules";
import { createSearchStore, type StoredSearchRow } from "../server/catalogue/search/search.store";
import type { SearchQuery } from "../server/catalogue/search/search.port";
import { NO_RULES } from "../server/catalogue/search/staff-rules.model";
import { VehicleSearchService } from "../server/vehicles/vehicle-search.service";
import { createVehicleStore } from "../server/vehicles/vehicles.store";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import { queriesByKind, queriesOfLines, queriesOfPeople, type JudgedQuery } from "./relevance/judged-queries";
import { rankFigures, type RankFigures } from "./relevance/rank-figures";
import type { BenchReport } from "./support/bench-report";
import { readSize } from "./support/read-size";

const PRODUCTS = readSize("RELEVANCE_PRODUCTS", 6_000);
const FIRST = 10;

type Product = StoredSearchRow & { readonly brand: string };
type Search = (text: string) => readonly string[] | Promise<readonly string[]>;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const { db, drop } = await createTestDatabase();
  try {
    await importRecords({ db, records: demoRecords({ count: PRODUCTS }), supplierId: "demo" });
    await importRecords({ db, records: tireRecords(), supplierId: "demo-tires" });
    await loadDemoVehicles(db);
    const feed = process.env["RELEVANCE_FEED"];
    if (feed) await importFiles({ db, files: [feed], supplierId: "bestbuy", rejectsFile: "/dev/null" });
    const store = createSearchStore(db);
    const start = { revision: "0", productId: "" };
    const rows = await store.listRows({ after: start, withHidden: false, limit: Number.MAX_SAFE_INTEGER });
    const index = new SearchIndex();
    index.setTree(await store.listCategories(), await store.listBrands());
    for (const row of rows) index.put({ ...row, weeklyPayment: null });
    const products = rows.map((row) => ({ ...row, brand: index.tree.brandName(row.brandId) }));
    const library = miniSearch(products, index);
    const shop = searchOfShop(index, new VehicleSearchService(createVehicleStore(db)));
    for (const [name, judged] of [
      ["by kind", queriesByKind()],
      ["of people", queriesOfPeople()],
      ...queriesOfLines(),
    ] as const) {
      const queries = judged.filter(({ grade }) => products.some((product) => grade(product) === 3));
      const ours = await judge(queries, products, shop);
      const theirs = await judge(queries, products, library);
      report.figure(`queries ${name}`, queries.length, "queries", { min: 20 });
      report.figure(`MRR ${name}`, ours.reciprocalRank, "", { min: 0.92 }, theirs.reciprocalRank);
      report.figure(`P@5 ${name}`, ours.precision, "", { min: 0.85 }, theirs.precision);
      report.figure(`nDCG@10 ${name}`, ours.gain, "", undefined, theirs.gain);
      report.figure(`nothing found ${name}`, ours.empty.length, "queries", { max: 0 }, theirs.empty.length);
      const unanswered = judged.filter((query) => !queries.includes(query)).map(({ text }) => text);
      if (unanswered.length > 0)
        report.addNote(`no right answer in the demo shop ${name}: ${unanswered.join(", ")}`);
      report.addNote(`found late ${name}: ${ours.late.join(", ")}`);
    }
    report.addNote(`${rows.length} products; the baseline is MiniSearch 7 with the name boosted.`);
  } finally {
    await drop();
    await closeTestServer();
  }
}

async function judge(queries: readonly JudgedQuery[], products: readonly Product[], search: Search) {
  const productOf = new Map(products.map((product) => [product.productId, product]));
  const sum = { precision: 0, reciprocalRank: 0, gain: 0 };
  const [empty, late]: [string[], string[]] = [[], []];
  for (const query of queries) {
    const ids = await search(query.text);
    const figures = rankFigures(
      ids.map((id) => query.grade(productOf.get(id)!)),
      products.map((product) => query.grade(product)),
    );
    for (const key of Object.keys(sum) as (keyof RankFigures)[]) sum[key] += figures[key] / queries.length;
    if (ids.length === 0) empty.push(query.text);
    if (figures.precision < 0.5) late.push(`${query.text} (${figures.precision.toFixed(1)})`);
  }
  return { ...sum, empty, late };
}

/** As in the API, implied meanings of words become filters. */
function searchOfShop(index: SearchIndex, vehicles: VehicleSearchService): Search {
  const engine = {
    search: (query: SearchQuery) => Promise.resolve({ ...index.search(query), counts: {} }),
    getTree: () => Promise.resolve(index.tree),
  };
  const staff = { current: NO_RULES };
  const meaning = new MeaningService({ vehicles, engine, staff, listSkus: () => Promise.resolve([]) });
  return async (text) => {
    const { request, isImpossible } = await meaning.read(readSearchRequest({ text }));
    if (isImpossible) return [];
    const choices = withLeaves(request.choices, index.tree);
    return index.search({ ...request, choices, counted: [], from: 0, to: FIRST }).productIds;
  };
}

function miniSearch(products: readonly Product[], index: SearchIndex): Search {
  const library = new MiniSearch<{ readonly id: string }>({
    fields: ["name", "brand", "category", "model", "features", "description"],
    searchOptions: { boost: { name: 3, category: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  library.addAll(
    products.map((row) => ({
      id: row.productId,
      name: row.name,
      brand: row.brand,
      category: index.tree.namesOf(row.categoryId).own.join(" "),
      model: row.modelNumber ?? "",
      features: row.features.join(" "),
      description: `${row.description} ${row.longDescription}`,
    })),
  );
  return (text) => {
    const all = library.search(text);
    const matches = all.length > 0 ? all : library.search(text, { combineWith: "OR" });
    return matches.slice(0, FIRST).map(({ id }) => String(id));
  };
}
