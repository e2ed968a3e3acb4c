/**
 * Search relevance: judged queries over the demo catalogue, compared with MiniSearch on the same products.
 * RELEVANCE_FEED adds the products of a supplier's file.
 */
import MiniSearch from "minisearch";
import { demoRecords } from "../demo/demo-products";
import { importFiles, importRecords } from "../server/catalogue/import/import-catalogue";
import { SearchIndex } from "../server/catalogue/search/search-index.model";
import { createSearchStore, type StoredSearchRow } from "../server/catalogue/search/search.store";
import { createTestDatabase } from "../tests/support/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/test-server";
import { judgedQueries, type JudgedQuery } from "./relevance/judged-queries";
import { rankFigures, type RankFigures } from "./relevance/rank-figures";
import type { BenchReport } from "./support/bench-report";
import { readSize } from "./support/read-size";

const PRODUCTS = readSize("RELEVANCE_PRODUCTS", 6_000);
const FIRST = 10;

type Search = (text: string) => readonly string[];

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const { db, drop } = await createTestDatabase();
  try {
    await importRecords({ db, records: demoRecords({ count: PRODUCTS }), supplierId: "demo" });
    const feed = process.env["RELEVANCE_FEED"];
    if (feed) await importFiles({ db, files: [feed], supplierId: "bestbuy", rejectsFile: "/dev/null" });
    const store = createSearchStore(db);
    const start = { revision: "0", productId: "" };
    const rows = await store.listRows({ after: start, withHidden: false, limit: Number.MAX_SAFE_INTEGER });
    const index = new SearchIndex();
    index.setTree(await store.listCategories(), await store.listBrands());
    for (const row of rows) index.put({ ...row, weeklyPayment: null });
    const queries = answerable(rows);
    const ours = judge(queries, rows, (text) => idsFound(index, text));
    const theirs = judge(queries, rows, miniSearch(rows, index));
    report.figure("queries", queries.length, "queries", { min: 400 });
    report.figure("MRR", ours.reciprocalRank, "", { min: 0.92 }, theirs.reciprocalRank);
    report.figure("P@5", ours.precision, "", { min: 0.85 }, theirs.precision);
    report.figure("nDCG@10", ours.gain, "", undefined, theirs.gain);
    report.figure("queries that find nothing", ours.empty.length, "queries", { max: 0 }, theirs.empty.length);
    report.note(`${rows.length} products; the baseline is MiniSearch 7 with the name boosted.`);
    report.note(`found late: ${ours.late.join(", ")}`);
  } finally {
    await drop();
    await closeTestServer();
  }
}

/** The queries that at least one product answers. */
function answerable(rows: readonly StoredSearchRow[]): JudgedQuery[] {
  return judgedQueries().filter((query) => rows.some((row) => query.grade(row) === 2));
}

function judge(queries: readonly JudgedQuery[], rows: readonly StoredSearchRow[], search: Search) {
  const rowOf = new Map(rows.map((row) => [row.productId, row]));
  const sum = { precision: 0, reciprocalRank: 0, gain: 0 };
  const [empty, late]: [string[], string[]] = [[], []];
  for (const query of queries) {
    const ids = search(query.text);
    const figures = rankFigures(
      ids.map((id) => query.grade(rowOf.get(id)!)),
      rows.map((row) => query.grade(row)),
    );
    for (const key of Object.keys(sum) as (keyof RankFigures)[]) sum[key] += figures[key] / queries.length;
    if (ids.length === 0) empty.push(query.text);
    if (figures.precision < 0.5) late.push(`${query.text} (${figures.precision.toFixed(1)})`);
  }
  return { ...sum, empty, late };
}

function idsFound(index: SearchIndex, text: string): readonly string[] {
  return index.search({ text, choices: {}, counted: [], sort: "RELEVANCE", from: 0, to: FIRST }).productIds;
}

function miniSearch(rows: readonly StoredSearchRow[], index: SearchIndex): Search {
  const library = new MiniSearch<{ readonly id: string }>({
    fields: ["name", "brand", "category", "model", "features", "description"],
    searchOptions: { boost: { name: 3, category: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  library.addAll(
    rows.map((row) => ({
      id: row.productId,
      name: row.name,
      brand: index.tree.brandName(row.brandId),
      category: index.tree.namesOf(row.categoryId).own.join(" "),
      model: row.modelNumber ?? "",
      features: row.features.join(" "),
      description: `${row.description} ${row.longDescription}`,
    })),
  );
  return (text) => {
    const all = library.search(text);
    const found = all.length > 0 ? all : library.search(text, { combineWith: "OR" });
    return found.slice(0, FIRST).map(({ id }) => String(id));
  };
}
