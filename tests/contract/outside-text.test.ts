/**
 * Text from strangers and suppliers is read in linear time. Each sample took seconds to hours with a
 * backtracking reader.
 */
import { readAttributes } from "#contract/attributes/read-attributes";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { findTireSize, readTireSize } from "#contract/tires/read-tire-size";
import { sizeOfCode } from "#contract/tires/tire-size-code";
import { readTypedSize } from "#contract/tires/typed-tire-size";
import { readTypedFilters } from "#contract/search/typed-filters";
import { readBoltPatterns } from "#contract/wheels/bolt-pattern";
import { findOffsetMm, findWheelSize, readOffsetMm } from "#contract/wheels/wheel-size";
import { greetedName } from "../../server/campaigns/greeted-name.rules";
import { cleanLine, cleanParagraphs } from "../../server/catalogue/import/cleaning/clean-text";
import { foreignCurrencyOf } from "../../server/catalogue/import/cleaning/read-currency";
import { readPrice, RejectedRecord } from "../../server/catalogue/import/cleaning/read-values";
import { RecordFields } from "../../server/catalogue/import/cleaning/record-fields";
import { readCategoryPath } from "../../server/catalogue/import/feeds/generic/read-category-path";
import { readGoogleShipping } from "../../server/catalogue/import/feeds/generic/read-google";
import { readSalePeriod } from "../../server/catalogue/import/feeds/generic/read-sale-period";
import { headOf } from "../../server/catalogue/import/reading/csv/table-head";
import { readVehicle } from "../../server/catalogue/import/vehicles/read-vehicle";
import { brandId } from "../../server/catalogue/import/writing/slug";
import { splitCompanions, termsOf, wordsOf } from "../../server/catalogue/search/text/words.rules";
import { textToCount } from "../../server/catalogue/searched/searched-texts.rules";
import { StaffRules } from "../../server/catalogue/search/staff-rules.model";
import { redact } from "../../server/http/log";
import { isRobot } from "../../server/http/client/robots";
import { ModelNames } from "../../server/vehicles/model-names.model";
import { readVehicleWords, vehicleNamed } from "../../server/vehicles/vehicle-words.rules";
import { deviceOf } from "../../server/http/client/robots";
import { hostOfReferrer } from "../../server/visits/source.rules";
import { idsOf } from "#contract/promotions/page-offers";
import { namesAddress } from "#contract/fields/named-address";
import { fillPlaceholders, hasKnownPlaceholders } from "#contract/marketing/campaign-placeholders";
import { plainText } from "#contract/fields/plain-text";
import { parseSearchQuery, searchUrl } from "../../src/catalogue/search/search-query";
import { acceptedEncoding } from "../../src/lib/encodings";

const LENGTH = 300_000;
/** Linear readers need a tenth of it on a busy machine. */
const WITHIN_MS = 3_000;
const MAX_RUNS = 4;

const fill = (piece: string) => piece.repeat(LENGTH / piece.length);
const PIECES = [
  " ",
  "-",
  "1",
  "1,",
  "a",
  "a-",
  "a@",
  "@",
  "-eyJ",
  "w/ ",
  " for a",
  "<",
  "<a",
  "&amp;",
  "\n",
  "é",
  "\u0301",
  "\u200D",
  "5x114.3 ",
  "((5x",
  "18x8.5x",
  '18" ',
  "ET ",
  "7 1/2 ",
  "camry ",
  "{{firstName|",
];
const TEXTS = PIECES.flatMap((piece) => [`a${fill(piece)}\nx`, `1${fill(piece)}!`]);
const rules = new StaffRules([
  { kind: "SYNONYM", text: "", phrases: ["a", "1", "e"], pinned: [], hidden: [], address: "", intro: "" },
  { kind: "PLACING", text: "a", phrases: [], pinned: ["1"], hidden: [], address: "", intro: "" },
]);
const vehicle = { year: 2019, make: "Toyota", model: "Camry", size: "215/55R17" };
const models = new ModelNames([
  {
    make: "Toyota",
    makeSlug: "toyota",
    model: "Camry",
    modelSlug: "camry",
    firstYear: 2010,
    lastYear: 2024,
  },
]);
/** Most of these texts are rejected. */
const attempt = (read: () => unknown): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof RejectedRecord)) throw error;
  }
};
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ["words of a search", wordsOf],
  ["terms of a product", termsOf],
  ["what a product goes with", splitCompanions],
  ["a search with rules of staff", (text) => [rules.textsFor(text), rules.placingOf(text)]],
  ["a search that is counted", textToCount],
  ["the name of a browser", (text) => [isRobot(text), deviceOf(text)]],
  ["the page before a visit", (text) => hostOfReferrer(`https://${text}`, [])],
  ["the products of a page", idsOf],
  ["the words of a review", plainText],
  ["an address in a review", namesAddress],
  ["a first name in a campaign", greetedName],
  ["placeholders of a campaign", (text) => [hasKnownPlaceholders(text), fillPlaceholders(text, null)]],
  ["a line of a feed", (text) => cleanLine(text, 250)],
  ["a description of a feed", (text) => cleanParagraphs(text, 10_000)],
  ["a price of a feed", (text) => readPrice(`1${text} USD x`, "price")],
  ["a brand of a feed", brandId],
  ["a currency of a feed", foreignCurrencyOf],
  ["a category path of a feed", readCategoryPath],
  ["a shipping cost of Google's", readGoogleShipping],
  [
    "the period of a sale",
    (text) => attempt(() => readSalePeriod(new RecordFields({ saleperiod: text }), 1)),
  ],
  ["headings of a table", (text) => headOf(text)],
  ["the names of a fitment table", (text) => attempt(() => readVehicle({ ...vehicle, trim: text }))],
  ["the sizes of a fitment table", (text) => attempt(() => readVehicle({ ...vehicle, sizes: [text] }))],
  [
    "years and hub of a fitment table",
    (text) => {
      attempt(() => readVehicle({ ...vehicle, year: text }));
      attempt(() => readVehicle({ ...vehicle, boltPattern: text, offset: text, wheel: text, bore: text }));
    },
  ],
  [
    "attributes of a product and of its name",
    (text) =>
      LEAF_CATEGORIES.map(({ id }) =>
        readAttributes({ name: text, categoryId: id, attributes: [{ name: "Capacity", value: text }] }),
      ),
  ],
  [
    "an address of a search",
    (text) => searchUrl(parseSearchQuery(new URLSearchParams({ q: text, "f.price": text }))),
  ],
  [
    "a size of a tire or a wheel",
    (text) => [
      readTireSize(text),
      findTireSize(text),
      readTypedSize(text),
      sizeOfCode(text),
      findWheelSize(text),
      findOffsetMm(text),
      readOffsetMm(text),
      readBoltPatterns(text),
    ],
  ],
  [
    "vehicles in the words of a search",
    (text) => {
      const words = readVehicleWords(`tires ${text}`);
      return words && vehicleNamed(words, models);
    },
  ],
  [
    "filters in the words of a search",
    (text) => [readTypedFilters(text), readTypedFilters(text.slice(0, 190))],
  ],
  ["the encodings a browser takes", acceptedEncoding],
  ["a line of the log", redact],
];

/** The shortest of a few runs, since a busy machine slows any of them. */
function timeOf(read: (text: string) => unknown, text: string): number {
  let minMs = Infinity;
  for (let runs = 0; runs < MAX_RUNS && minMs > WITHIN_MS; runs += 1) {
    const began = performance.now();
    try {
      read(text);
    } catch {
      // A rejection counts as read.
    }
    minMs = Math.min(minMs, performance.now() - began);
  }
  return minMs;
}

test.each(readers)("%s: no text takes long", (_name, read) => {
  const times = TEXTS.map((text) => [text.slice(0, 12), timeOf(read, text)] as const);
  expect(times.filter(([, ms]) => ms > WITHIN_MS)).toEqual([]);
});

test("a log line keeps its words and drops addresses, tokens and logins", () => {
  const token = `eyJ${"a".repeat(40)}.eyJzdWIiOiIxIn0.c2ln`;
  expect(redact(`to <ada.shopper@mail.example>, ${token} at smtp://user:word@mail "a@b" x@y.z`)).toBe(
    'to <[email address]>, [token] at smtp://[login]@mail "a@b" x@y.z',
  );
});
