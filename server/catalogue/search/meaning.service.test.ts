/** Brands of tires in a text without the word (SEARCH-10), and brands named like vehicles (SEARCH-9). */
import type { NamedVehicle } from "../../vehicles/vehicle-search.port";
import { SearchIndex } from "./memory/search-index.model";
import { MeaningService } from "./meaning.service";
import { readSearchRequest } from "./search-request.rules";
import { brandRow, categoryRow, row } from "./search-rows-for-tests";
import type { SearchQuery } from "./search.port";
import { NO_RULES } from "./staff-rules.model";
import { conditionsOf } from "./vehicle-choices.rules";

const index = new SearchIndex();
index.setTree(
  ["tires", "wheels", "televisions"].map(categoryRow),
  ["northlight", "stonejaw", "sequoya", "aria"].map(brandRow),
);
for (const [productId, brandId, name, categoryId] of [
  ["1", "northlight", "Borealis Tire", "tires"],
  ["2", "stonejaw", "Boulder Wheel", "wheels"],
  ["3", "sequoya", "Passage Tire", "tires"],
  ["4", "aria", "Smart TV", "televisions"],
] as const)
  index.put(row({ productId, brandId, name, categoryId }));

async function read(text: string, vehicle: NamedVehicle | null = null) {
  const meanings = new MeaningService({
    vehicles: { find: () => Promise.resolve(vehicle) },
    engine: {
      search: (query: SearchQuery) => Promise.resolve({ ...index.search(query), counts: {} }),
      getTree: () => Promise.resolve(index.tree),
    },
    staff: { current: NO_RULES },
    listSkus: () => Promise.resolve([]),
  });
  const { request, vehicle: read } = await meanings.read(readSearchRequest({ text }));
  return { text: request.text, choices: request.choices, vehicle: read?.name ?? null };
}

test.each([
  ["northlight winter 17 inch", "northlight", { SEASON: ["WINTER"], RIM_DIAMETER: ["17"] }],
  ["stonejaw black", "stonejaw", { FINISH: ["BLACK"] }],
  ["aria black", "aria black", {}],
  ["winter 17 inch", "winter 17 inch", {}],
  ["north\u00ADlight\u200B snow", "northlight", { SEASON: ["WINTER"] }],
])("%s", async (typed, text, choices) => {
  expect(await read(typed)).toEqual({ text, choices, vehicle: null });
});

test.each([
  ["sequoya", null],
  ["sequoja", "Toyota Sequoia"],
])("%s tires are for %s", async (guessedFrom, name) => {
  const vehicle = {
    vehicle: {
      name: "Toyota Sequoia",
      url: "/vehicles/toyota/sequoia/",
      goods: "TIRES" as const,
      sizeKeys: ["275-65r18"],
      patterns: [],
      diametersIn: [],
    },
    rest: "",
    hasGoods: true,
    isCertain: false,
    guessedFrom,
    misspelled: [guessedFrom],
  };

  expect(await read(`${guessedFrom} tires`, vehicle)).toMatchObject({ vehicle: name });
});

test.each([
  ["honda acord", "acord", "Honda Accord"],
  // The shop has a product of that name.
  ["honda boulder", "boulder", null],
])("%s without tires is a vehicle if no product has the misspelled word", async (text, misspelled, name) => {
  const vehicle = {
    vehicle: {
      name: "Honda Accord",
      url: "/vehicles/honda/accord/",
      goods: "TIRES" as const,
      sizeKeys: ["225-50r17"],
      patterns: [],
      diametersIn: [],
    },
    rest: "",
    hasGoods: false,
    isCertain: true,
    guessedFrom: null,
    misspelled: [misspelled],
  };

  expect(await read(text, vehicle)).toMatchObject({ vehicle: name });
});

test.each([
  ["monitor 360hz or better", "360 Hz and up"],
  ["monitor 90 hz max", "Up to 90 Hz"],
  ["monitor 480hz minimum", "480 Hz or 540 Hz"],
  ["monitor at least 27 inches", '27" and up'],
])("the condition of %s is %s", (text, label) => {
  const request = readSearchRequest({ text });
  const context = { request, vehicle: null, otherChoices: request.choices, isImpossible: false };

  expect(conditionsOf(context, index.tree)[0]?.label).toBe(label);
});
