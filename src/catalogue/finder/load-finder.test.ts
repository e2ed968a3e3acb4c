import { loadFinder, type FinderApi } from "./load-finder";
import { parseFinderQuery } from "./finder-query";

const ANSWERS: Readonly<Record<string, object>> = {
  listVehicleYears: { years: [2020] },
  listVehicleMakes: { makes: [{ slug: "toyota", name: "Toyota", vehicles: 9 }] },
  listVehicleModels: { models: [{ slug: "camry", name: "Camry", vehicles: 4 }] },
  listVehicleTrims: {
    trims: [
      { slug: "le", name: "LE", sizes: ["215-55r17", "235-45r18"] },
      { slug: "sport", name: "Sport", sizes: ["245-40r19_275-35r19"] },
      { slug: "base", name: "Base", sizes: [] },
    ],
  },
};
const api: FinderApi = {
  call: async (name) => ANSWERS[name] as never,
  query: () => Promise.reject(new Error("not asked")),
};

test("trims are distinguished by their sizes as written on a tire, both of a pair", async () => {
  const view = await loadFinder(
    parseFinderQuery(new URLSearchParams("year=2020&make=toyota&model=camry")),
    api,
  );
  expect(JSON.stringify(view)).not.toMatch(/\d-\d\dr\d/);
  const choices = view.kind === "step" ? view.step.choices : [];
  expect(choices.map(({ value, label }) => [value, label])).toEqual([
    ["le", "LE · 215/55R17"],
    ["sport", "Sport · 245/40R19 + 275/35R19"],
    ["base", "Base"],
  ]);
});
