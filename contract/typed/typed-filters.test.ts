/** Filters in the words of a search (SEARCH-8, SEARCH-10, SEARCH-11). */
import { readTypedFilters } from "../typed-filters";

test.each([
  ["snow tires for honda crv", "tires for honda crv", { SEASON: ["WINTER"] }],
  ["2018 civic tires under 150", "2018 civic tires", { PRICE: ["0-15000"] }],
  ["2020 rav4 all season tires", "2020 rav4 tires", { SEASON: ["ALL_SEASON"] }],
  ["neumáticos de invierno", "neumáticos de", { SEASON: ["WINTER"] }],
  ["all-terrain tires", "tires", { TREAD: ["ALL_TERRAIN"] }],
  ["m/t tires 17", "tires", { TREAD: ["MUD_TERRAIN"], RIM_DIAMETER: ["17"] }],
  ["mud and snow tires", "tires", {}],
  ["run flat tires", "tires", { RUN_FLAT: ["YES"] }],
  ["17 inch tires", "tires", { RIM_DIAMETER: ["17"] }],
  ['17" winter tires', "tires", { SEASON: ["WINTER"], RIM_DIAMETER: ["17"] }],
  ["r16 tires", "tires", { RIM_DIAMETER: ["16"] }],
  ["22.5 truck tires", "truck tires", { RIM_DIAMETER: ["22.5"] }],
  ["rines negros 20", "rines", { FINISH: ["BLACK"], RIM_DIAMETER: ["20"] }],
  ["lt245/75r16 load range e", "", { LOAD_RANGE: ["E"], TIRE_SIZE: ["lt245-75r16"] }],
  ["275/70r18 10 ply", "", { PLY_RATING: ["10"], TIRE_SIZE: ["275-70r18", "lt275-70r18"] }],
  ["205 65 15 cheap", "", { TIRE_SIZE: ["205-65r15"] }],
  ["225/65r17", "", { TIRE_SIZE: ["225-65r17"] }],
  ["225/45zr17 94w xl", "", { TIRE_SIZE: ["225-45r17"] }],
  ["31x10.50r15", "", { TIRE_SIZE: ["31x10-50r15", "31x10-50r15lt"] }],
  ["205/75r15 trailer tires", "tires", { TREAD: ["TRAILER"], TIRE_SIZE: ["st205-75r15"] }],
  ["18x8.5 5x114.3", "", { BOLT_PATTERN: ["5X114_3"], RIM_DIAMETER: ["18"], WHEEL_WIDTH: ["8.5"] }],
  ["18 8.5 35", "", { RIM_DIAMETER: ["18"], WHEEL_WIDTH: ["8.5"], OFFSET: ["35"] }],
  ["20x10 -18 wheels", "wheels", { RIM_DIAMETER: ["20"], WHEEL_WIDTH: ["10"], OFFSET: ["MINUS_18"] }],
  ["5 on 4.5 wheels", "wheels", { BOLT_PATTERN: ["5X114_3"] }],
  ["dishwasher under 45 db", "dishwasher", { NOISE_LEVEL: ["0-44.9"] }],
  ["electric scooter 20 mph or more", "electric scooter", { TOP_SPEED: ["20-"] }],
  ["tv over 65 inches under $900", "tv", { SCREEN_SIZE: ["65.1-"], PRICE: ["0-90000"] }],
  ["phone at least 256gb", "phone", { STORAGE: expect.arrayContaining(["256", "512"]) }],
  ["laptop with at least 64gb of ram", "laptop", { MEMORY: ["64", "96", "128", "192", "256"] }],
  ["monitor 300-500$", "monitor", { PRICE: ["30000-50000"] }],
  ["laptop entre 300 y 500 dólares", "laptop", { PRICE: ["30000-50000"] }],
  ["headphones $80 or less", "headphones", { PRICE: ["0-8000"] }],
  ["dishwasher $700+", "dishwasher", { PRICE: ["70000-"] }],
  ["tablet 200 or under", "tablet", { PRICE: ["0-20000"] }],
  ["printer <= 200", "printer", { PRICE: ["0-20000"] }],
  ["tires under $150 each", "tires", { PRICE: ["0-15000"] }],
])("%s", (typed, text, choices) => {
  const read = readTypedFilters(typed);
  expect(read.choices).toEqual(choices);
  if (Object.keys(choices).length > 0) expect(read.text).toBe(text);
});

test.each([
  "winter jacket heater",
  "winter tire chains",
  "tire inflator 12v",
  "racing wheel for ps5",
  "hot wheels",
  "kids bike 20 inch wheels",
  "4 tires",
  "from 2015 to 2018 camry tires",
  "2019+ camry tires",
  "tv stand up to 65 inches",
  "headphones under 85 db",
  "rug 8x10",
  "usb 3.0 5-port hub",
  "33 inch tires",
  "laptop 16gb",
])("%s names no filter", (typed) => {
  expect(readTypedFilters(typed)).toEqual({ text: typed, choices: {} });
});
