import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { BEST_BUY } from "../feeds/best-buy/best-buy.feed";
import { NO_MAPPINGS } from "./category-mappings";
import { RULES_BY_NAME } from "./category-rules";
import { completePath, mapCategory as mapBy } from "./map-category";

const rules = { byId: BEST_BUY.categoryRules, mappings: NO_MAPPINGS };
const mapCategory = (steps: Parameters<typeof mapBy>[0]) => mapBy(steps, rules);
const path = (...names: string[]) => names.map((name, index) => ({ id: `c${index}`, name }));
const leafIds = LEAF_CATEGORIES.map((category) => category.id);

describe("category rules", () => {
  it("name only leaf categories of the shop, and reach every one of them", () => {
    const named = [...Object.values(rules.byId), ...RULES_BY_NAME.values()].filter(
      (target) => target !== null,
    );
    expect(new Set(named)).toEqual(new Set(leafIds));
  });

  it("map the shop's own ids to themselves", () => {
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
    ["smartphones", path("Cell Phones", "Unlocked Mobile Phones")],
    ["smartphones", path("Name Brands", "Motorola", "Motorola Mobile Phones with Plans")],
    ["smartphones", path("Name Brands", "Microsoft", "Lumia", "Lumia Phones with Plans")],
    ["smartphones", path("Cell Phones", "Refurbished & Pre-Owned Phones", "Refurbished Phones")],
    ["smartphones", path("Best Buy Outlet", "Cell Phones", "Outlet No Contract Phones")],
    ["smartphones", path("Best Buy Outlet", "Refurbished", "Mobile Phones")],
    ["smartphones", [{ id: "pcmcat748300667697", name: "Cell Phones" }]],
    ["ipad-tablets", path("Computers & Tablets", "Tablets", "Refurbished Tablets")],
    [null, path("Cell Phones", "Mobile Plans", "All Cell Phone Plans")],
    [null, path("Connected Home", "Telephones & Communication", "Cordless Telephones")],
    [null, path("Gift Cards", "Prepaid Cell Phone & Calling Cards")],
    [null, path("Cell Phones", "Cases for Mobile Phones")],
    [null, path("Cell Phones", "Cell Phone Accessories", "iPhone Cases")],
    [null, path("Appliances", "Washers & Dryers", "Washer Accessories")],
    [null, path("Musical Instruments", "Sheet Music")],
    [null, []],
  ])("map a path in %s", (expected, steps) => {
    expect(mapCategory(steps)).toBe(expected);
  });

  it("resolve a bare id's ancestors from the supplier's list", () => {
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
    const onSale = [...path("Deals"), { id: "pc9", name: "Deals of the week" }];
    expect(mapBy(onSale, rules, known)).toBe("dishwashers");
    expect(mapBy([...onSale, { id: "x", name: "Dishwasher Parts" }], rules, known)).toBeNull();
  });
});
