import { LEAF_CATEGORIES } from "#contract/categories";
import { BEST_BUY } from "../suppliers/best-buy/best-buy.supplier";
import { RULES_BY_NAME } from "./category-rules";
import { completePath, mapCategory as mapBy } from "./map-category";

const rules = BEST_BUY.categoryRules;
const mapCategory = (steps: Parameters<typeof mapBy>[0]) => mapBy(steps, rules);
const path = (...names: string[]) => names.map((name, index) => ({ id: `c${index}`, name }));
const leafIds = LEAF_CATEGORIES.map((category) => category.id);

describe("category rules", () => {
  it("name only leaf categories of the shop, and reach every one of them", () => {
    const named = [...Object.values(rules), ...RULES_BY_NAME.values()].filter((target) => target !== null);
    expect(new Set(named)).toEqual(new Set(leafIds));
  });

  it("map our own ids to themselves", () => {
    expect(
      leafIds.map((id) =>
        mapCategory([
          { id: "x", name: "" },
          { id, name: "" },
        ]),
      ),
    ).toEqual(leafIds);
  });

  it.each([
    ["washers-dryers", path("Appliances", "Washers & Dryers", "Washing Machines", "Front-Loading Washers")],
    ["refrigerators", path("Best Buy Outlet", "Appliances", "Refrigerators")],
    ["flat-screen-tvs", path("Name Brands", "Samsung", "TVs")],
    ["earbuds", path("Audio", "Headphones", "Earbud & In-Ear Headphones")],
    [
      "smartwatches",
      path("Cell Phones", "Cell Phone Accessories", "Smartwatches & Accessories", "Smartwatches"),
    ],
    ["laptop-computers", [{ id: "abcat0502000", name: "" }]],
    [null, path("Cell Phones", "Cell Phone Accessories", "iPhone Cases")],
    [null, path("Appliances", "Washers & Dryers", "Washer Accessories")],
    [null, path("Musical Instruments", "Sheet Music")],
    [null, []],
  ])("place a path in %s", (expected, steps) => {
    expect(mapCategory(steps)).toBe(expected);
  });

  it("give a bare id the ancestors the supplier's list has for it", () => {
    const known = new Map([
      [
        "pc9",
        [
          { id: "r", name: "Appliances" },
          { id: "d", name: "Dishwashers" },
          { id: "pc9", name: "X" },
        ],
      ],
    ]);
    expect(mapCategory(completePath([{ id: "pc9", name: "" }], known))).toBe("dishwashers");
    expect(mapCategory(completePath([{ id: "pc8", name: "" }], known))).toBeNull();
  });
});
