/** Where the calls of the desks of catalogue and search are tried, a part of tests/contract/specification.test.ts. */
import { reportCall, type ReportCall } from "#contract/report-calls";
import { READABLE_REPORTS } from "#contract/report-shapes";
import type { RestName } from "#contract/rest-endpoints";

/** A file of tests and the title of one of its tests. */
export type Proof = readonly [file: string, title: string];

const CATALOGUE = "tests/integration/catalogue-desk.test.ts";
const IMPORTS = "tests/integration/import-desk.test.ts";
const SEARCH = "tests/integration/search-desk.test.ts";
const SEARCHED = "tests/integration/searched-texts.test.ts";
const SOURCES = "tests/integration/import-sources.test.ts";
const VISITS = "tests/integration/visits.test.ts";
const PROMOTION =
  "a promotion is added once, runs, and is ended; what makes no sense is refused on its field";

export const DESK_PROOFS = {
  listSearches: [SEARCHED, "searches are counted by text, with what they found and what was opened"],
  noteSearchClick: [SEARCHED, "searches are counted by text, with what they found and what was opened"],
  listOffers: [VISITS, "prices and stock of a page's products are answered as they are written"],
  noteVisit: [VISITS, "a visit is counted once, with where it came from and nothing of who it was"],
  listSearchRules: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  saveSearchRule: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  deleteSearchRule: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  previewSearchRule: [SEARCH, "a draft is shown before and after, and changes nothing"],
  listImports: [CATALOGUE, "imports are listed, the latest first, with what they counted"],
  uploadImport: [
    IMPORTS,
    "a file in several pieces is imported as the command does it, and is found in the shop",
  ],
  importFile: [
    IMPORTS,
    "a file in several pieces is imported as the command does it, and is found in the shop",
  ],
  stopImport: [IMPORTS, "one is stopped while it waits and while it works, and not after its end"],
  exportRejects: [
    IMPORTS,
    "what was refused is fetched with its line, field and reason, harmless to a spreadsheet",
  ],
  listSources: [SOURCES, "a source that is due is imported once, whichever host sees it first"],
  importSource: [SOURCES, "a source is imported by its name, and nothing else is opened"],
  scheduleSource: [SOURCES, "a source that is due is imported once, whichever host sees it first"],
  findProducts: [
    CATALOGUE,
    "products are found by the beginning of a sku or of words of the name, with what hides them",
  ],
  listPromotions: [CATALOGUE, PROMOTION],
  addPromotion: [CATALOGUE, PROMOTION],
  endPromotion: [CATALOGUE, PROMOTION],
  listPlaces: [CATALOGUE, "nobody picks up at a store that is closed"],
  setPlace: [CATALOGUE, "nobody picks up at a store that is closed"],
} satisfies Partial<Record<RestName, Proof>>;

const REPORTS = "tests/integration/reports.test.ts";
const sameProof = <Word extends string>(word: Word, title: string) =>
  Object.fromEntries(
    READABLE_REPORTS.map((key) => [reportCall(word, key), [REPORTS, title] as const]),
  ) as Readonly<Record<ReportCall<Word>, Proof>>;

/** The same calls for every report. */
export const REPORT_PROOFS = {
  ...sameProof("read", "the figure on top, the chart, the rows and what they open say the same"),
  ...sameProof("open", "the figure on top, the chart, the rows and what they open say the same"),
  ...sameProof(
    "export",
    "a file has every row of the report, and what it opens, with dollars and harmless texts",
  ),
};
