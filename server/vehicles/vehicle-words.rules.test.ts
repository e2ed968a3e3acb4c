/** Vehicles in search texts (SEARCH-9). */
import { ModelNames } from "./model-names.model";
import { readVehicleWords, vehicleNamed } from "./vehicle-words.rules";

const model = (make: string, name: string, years: readonly [number, number] = [2010, 2024]) => ({
  make,
  model: name,
  firstYear: years[0],
  lastYear: years[1],
  makeSlug: make.toLowerCase(),
  modelSlug: name.toLowerCase().replace(/ /g, "-"),
});
const NAMES = new ModelNames([
  ...[model("Toyota", "Camry"), model("Honda", "CR-V"), model("Honda", "Pilot"), model("Ford", "F-150")],
  ...[model("Chevrolet", "Silverado 1500"), model("Chevrolet", "Silverado 2500HD"), model("BMW", "3 Series")],
  ...[model("Ford", "Transit"), model("Acme", "Transit"), model("Mazda", "3", [2019, 2024])],
  ...[model("Tesla", "Model 3"), model("Tesla", "Model Y"), model("Dodge", "Charger"), model("Ram", "1500")],
  ...[model("Chevrolet", "Camaro"), model("Jeep", "Grand Cherokee"), model("Jeep", "Wrangler")],
]);
const MISSPELLED = new ModelNames([
  ...[
    model("Toyota", "Highlander"),
    model("Ford", "Explorer"),
    model("Honda", "Accord"),
    model("Ford", "Edge"),
  ],
  ...[model("Hyundai", "Elantra"), model("Nissan", "Rogue"), model("Volkswagen", "Jetta")],
  ...[model("Mitsubishi", "Outlander"), model("Kestrel", "Marlin"), model("Kestrel", "Merlin")],
  ...[model("Chevrolet", "Silverado 1500"), model("Chevrolet", "Silverado 2500HD")],
]);
const named = (text: string, names = NAMES) => {
  const words = readVehicleWords(text);
  const match = words && vehicleNamed(words, names);
  if (!words || !match) return null;
  const models = match.models.map(({ make, model: name }) => `${make} ${name}`);
  return [words.goods, words.year, models.join(", "), [...match.before, ...match.behind].join(" ")];
};

test.each([
  ["camry tires", ["TIRES", null, "Toyota Camry", ""]],
  ["tires for my Toyota Camry", ["TIRES", null, "Toyota Camry", ""]],
  ["what tires fit a 2019 crv?", ["TIRES", 2019, "Honda CR-V", ""]],
  ["f150 rims", ["WHEELS", null, "Ford F-150", ""]],
  ["f 150 wheels", ["WHEELS", null, "Ford F-150", ""]],
  ["chevy silverado tires", ["TIRES", null, "Chevrolet Silverado 1500, Chevrolet Silverado 2500HD", ""]],
  ["silverado 1500 tires 2020", ["TIRES", 2020, "Chevrolet Silverado 1500", ""]],
  ["ram 1500 tires", ["TIRES", null, "Ram 1500", ""]],
  ["bmw 3 series wheels", ["WHEELS", null, "BMW 3 Series", ""]],
  ["mazda 3 tires", ["TIRES", null, "Mazda 3", ""]],
  ["tesla model y tires", ["TIRES", null, "Tesla Model Y", ""]],
  ["llantas para camry", ["TIRES", null, "Toyota Camry", ""]],
  ["neumáticos para camry", ["TIRES", null, "Toyota Camry", ""]],
  ["ford transit tires", ["TIRES", null, "Ford Transit", ""]],
  ["crv honda tires", ["TIRES", null, "Honda CR-V", ""]],
  // Remaining words are left to other parsers.
  [
    "veloria tires for a jeep grand cherokee laredo",
    ["TIRES", null, "Jeep Grand Cherokee", "veloria laredo"],
  ],
  ["camry le tires", ["TIRES", null, "Toyota Camry", "le"]],
  // A year without production is still a year.
  ["2015 mazda 3 tires", ["TIRES", 2015, "Mazda 3", ""]],
  // Typo.
  ["camery tires", ["TIRES", null, "Toyota Camry", ""]],
  ["toyota camary tires", ["TIRES", null, "Toyota Camry", ""]],
  ["hunda pilot tires", ["TIRES", null, "Honda Pilot", ""]],
  ["silvarado 1500 tires", ["TIRES", null, "Chevrolet Silverado 1500", ""]],
  // Two typos, confirmed by the make.
  ["jeep wrnagelr tires", ["TIRES", null, "Jeep Wrangler", ""]],
  ["chevy camraro tires", ["TIRES", null, "Chevrolet Camaro", ""]],
  // Make only.
  ["toyota tires", ["TIRES", null, "Toyota Camry", ""]],
  ["tires for honda", ["TIRES", null, "Honda CR-V, Honda Pilot", ""]],
  ["veloria tires for a honda 2019", ["TIRES", 2019, "Honda CR-V, Honda Pilot", "veloria"]],
  ["bmw 330i tires", ["TIRES", null, "BMW 3 Series", "330i"]],
  ["hyunda tires", null],
  ["hunda tires", ["TIRES", null, "Honda CR-V, Honda Pilot", ""]],
  ["toyo tires", null],
  // Model number with the make.
  ["chevy 2500 tires", ["TIRES", null, "Chevrolet Silverado 2500HD", ""]],
  ["silverado 2500 tires", ["TIRES", null, "Chevrolet Silverado 2500HD", ""]],
  ["dodge ram 1500 tires", ["TIRES", null, "Ram 1500", ""]],
  ["tires for my wife's crv", ["TIRES", null, "Honda CR-V", ""]],
  ["dodge ram tires", ["TIRES", null, "Ram 1500", ""]],
  // No tires mentioned.
  ["for my wife's crv", [null, null, "Honda CR-V", ""]],
  ["honda pilot winter", [null, null, "Honda Pilot", "winter"]],
  ["pilot all weather", [null, null, "Honda Pilot", "all weather"]],
  ["honda", null],
  ["2019 camry", [null, 2019, "Toyota Camry", ""]],
  ["camry", [null, null, "Toyota Camry", ""]],
])("%s", (text, expected) => expect(named(text)).toEqual(expected));

test.each([
  "transit tires",
  "michelin pilot sport tires",
  "goodyear wrangler tires",
  "winter tires",
  "1500 tires",
  "new model tires",
  "tires",
  "2019 2020 camry tires",
  "phone charger",
  "camera",
  "camary tires",
  "",
])("%s names no vehicle", (text) => expect(named(text)).toBeNull());

test("the make distinguishes a vehicle from a tire of the same name", () => {
  expect(named("goodyear tires for a jeep wrangler")).toEqual(["TIRES", null, "Jeep Wrangler", "goodyear"]);
});

test.each([
  // Two or three typos in the only model of the make that is near.
  ["toyota hylander", [null, null, "Toyota Highlander", ""]],
  ["toyota hylander winter tires", ["TIRES", null, "Toyota Highlander", "winter"]],
  ["toyota hilandar tires 2018", ["TIRES", 2018, "Toyota Highlander", ""]],
  ["ford exploder", [null, null, "Ford Explorer", ""]],
  ["chevy silverdo 1500", [null, null, "Chevrolet Silverado 1500", ""]],
  ["honda acord", [null, null, "Honda Accord", ""]],
  // A misspelled make beside its model.
  ["hunday elantra", [null, null, "Hyundai Elantra", ""]],
  ["nisan rouge", [null, null, "Nissan Rogue", ""]],
  ["volkswagon jeta", [null, null, "Volkswagen Jetta", ""]],
  ["mitsubushi outlandr tires", ["TIRES", null, "Mitsubishi Outlander", ""]],
  // Near two models of the make: only the make.
  ["kestrel mzrlxn tires", ["TIRES", null, "Kestrel Marlin, Kestrel Merlin", "mzrlxn"]],
  ["ford eagle tires", ["TIRES", null, "Ford Explorer, Ford Edge", "eagle"]],
  ["nissan tv", null],
  ["hunday charger", null],
  ["hilander", null],
])("%s, misspelled", (text, expected) => expect(named(text, MISSPELLED)).toEqual(expected));

test.each([
  ["toyota hylander", ["hylander"]],
  ["hunday elantra", ["hunday"]],
  ["nisan rouge", ["rouge", "nisan"]],
  ["toyota highlander", []],
])("%s is misspelled in %j", (text, misspelled) =>
  expect(vehicleNamed(readVehicleWords(text)!, MISSPELLED)?.misspelled).toEqual(misspelled),
);

test.each([
  ["camery tires", "camery"],
  ["hunda tires", "hunda"],
  ["toyota camery tires", null],
  ["camry tires", null],
  ["honda tires", null],
])("%s is guessed from %s", (text, guessedFrom) =>
  expect(vehicleNamed(readVehicleWords(text)!, NAMES)?.guessedFrom).toBe(guessedFrom),
);
