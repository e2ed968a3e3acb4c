/** Vehicles in the words of a search (SEARCH-9). */
import { modelsNamed, readVehicleWords, vehiclesNamed, withForms } from "./vehicle-words.rules";

const model = (make: string, name: string, years: readonly [number, number] = [2010, 2024]) =>
  withForms({
    ...{ make, model: name, firstYear: years[0], lastYear: years[1] },
    ...{ makeSlug: make.toLowerCase(), modelSlug: name.toLowerCase().replace(/ /g, "-") },
  });
const MODELS = [
  ...[model("Toyota", "Camry"), model("Honda", "CR-V"), model("Honda", "Pilot"), model("Ford", "F-150")],
  ...[model("Chevrolet", "Silverado 1500"), model("Chevrolet", "Silverado 2500HD"), model("BMW", "3 Series")],
  ...[model("Ford", "Transit"), model("Acme", "Transit"), model("Mazda", "3", [2019, 2024])],
];
const named = (text: string) => {
  const read = readVehicleWords(text);
  return (
    read && [read.goods, read.year, ...modelsNamed(read, MODELS).map((one) => `${one.make} ${one.model}`)]
  );
};

test.each([
  ["camry tires", ["TIRES", null, "Toyota Camry"]],
  ["tires for my Toyota Camry", ["TIRES", null, "Toyota Camry"]],
  ["2019 crv tyres", ["TIRES", 2019, "Honda CR-V"]],
  ["f150 rims", ["WHEELS", null, "Ford F-150"]],
  ["f 150 wheels", ["WHEELS", null, "Ford F-150"]],
  ["chevy silverado tires", ["TIRES", null, "Chevrolet Silverado 1500", "Chevrolet Silverado 2500HD"]],
  ["silverado 1500 tires 2020", ["TIRES", 2020, "Chevrolet Silverado 1500"]],
  ["bmw 3 series wheels", ["WHEELS", null, "BMW 3 Series"]],
  ["mazda 3 tires", ["TIRES", null, "Mazda 3"]],
  ["llantas para camry", ["TIRES", null, "Toyota Camry"]],
  ["ford transit tires", ["TIRES", null, "Ford Transit"]],
  // Two makes have it, and none is said.
  ["transit tires", ["TIRES", null]],
  // A year it was not built in, and words that are no part of its name.
  ["2015 mazda 3 tires", ["TIRES", 2015]],
  ["michelin pilot sport tires", ["TIRES", null]],
  ["winter tires", ["TIRES", null]],
  ["toyota tires", ["TIRES", null]],
  ["tires", null],
  ["camry", null],
  ["2019 2020 camry tires", null],
  ["", null],
])("%s", (text, expected) => expect(named(text)).toEqual(expected));

test("words behind a model may be a trim's, and are read as a model's first", () => {
  const read = (text: string) =>
    vehiclesNamed(readVehicleWords(text)!, MODELS).map(({ models, trim }) => [models[0]!.model, ...trim]);
  expect(read("camry le tires")).toEqual([["Camry", "le"]]);
  expect(read("2019 ford f-150 king ranch tires")).toEqual([["F-150", "king", "ranch"]]);
  expect(read("silverado 1500 tires")).toEqual([["Silverado 1500"], ["Silverado 1500", "1500"]]);
  expect(read("michelin pilot sport tires")).toEqual([]);
});
