/** The order of matches. */
import { findProducts, row } from "./search-rows-for-tests";
import { CatalogueTree } from "./memory/catalogue-tree.model";
import type { SearchRow } from "./memory/product-columns.model";
import { SearchIndex } from "./memory/search-index.model";

describe("the top result", () => {
  const shop = (...rows: Partial<SearchRow>[]) => {
    const category = (
      id: string,
      name: string,
      parent_id: string | null = null,
      alias: string | null = null,
    ) => {
      return { id, name, parent_id, alias, slug: id, menu_group: "main", position: 0, active: true };
    };
    const index = new SearchIndex(
      new CatalogueTree(
        [
          category("home", "Home Appliances"),
          category("washers", "Washers & Dryers", "home"),
          category("garage", "Garage & Outdoor"),
          category("pressure", "Pressure Washers", "garage"),
          category("theater", "TV & Home Theater"),
          category("televisions", "Televisions", "theater"),
          category("flat", "Flat-Screen TVs", "theater"),
          category("stands", "TV Stands", "theater"),
          category("cases", "Phone Cases"),
          category("bars", "Sound Bars", "theater"),
          category("mice", "Mice"),
        ],
        [],
      ),
    );
    rows.forEach((product, position) => index.put(row({ productId: String(position + 1), ...product })));
    return index;
  };

  test("is of the requested kind, however well another sells and is described", () => {
    const index = shop(
      { name: 'TV Stand for TVs Up to 55"', categoryId: "stands", bestSellingRank: 1, features: ["TV"] },
      { name: 'Smart 55" Nova', categoryId: "televisions" },
      { name: 'Aria 55" LED', categoryId: "flat", isAvailable: false },
    );

    expect(findProducts(index, "55 inch tv").productIds).toEqual(["2", "3", "1"]);
    expect(findProducts(index, "tv stand for 55 inch").productIds).toEqual(["1"]);
  });

  test("is from a dedicated category before a specialized one, in another department", () => {
    const index = shop(
      { name: "Geyser Washer", categoryId: "pressure", bestSellingRank: 1 },
      { name: "Serenade Washer", categoryId: "washers", isAvailable: false },
      { name: "ClearSpin Washer", categoryId: "washers" },
    );

    expect(findProducts(index, "washer").productIds).toEqual(["3", "2", "1"]);
    expect(findProducts(index, "pressure washer").productIds).toEqual(["1"]);
  });

  test("mixes the kinds of one department by sales", () => {
    const index = shop(
      { name: "Nova TV", categoryId: "televisions", bestSellingRank: 90 },
      { name: "Aria TV", categoryId: "flat", bestSellingRank: 1 },
      { name: "Reverie TV", categoryId: "televisions" },
    );

    expect(findProducts(index, "tv").productIds).toEqual(["2", "1", "3"]);
  });

  test("is the best-selling available product among equals", () => {
    const index = shop(
      { name: "Nova TV", categoryId: "televisions", bestSellingRank: 1, isAvailable: false },
      { name: "Reverie TV", categoryId: "televisions" },
      { name: "Clear TV", categoryId: "televisions", bestSellingRank: 50 },
    );

    expect(findProducts(index, "tv").productIds).toEqual(["3", "2", "1"]);
  });

  test("is the product, not its accessory, even if neither has a category of that name", () => {
    const index = shop(
      { name: "Leather Cover for Orbit Phone", bestSellingRank: 1 },
      { name: "Orbit Phone with Charger" },
      { name: "Charger for Orbit Phone" },
    );

    expect(findProducts(index, "orbit phone").productIds[0]).toBe("2");
    expect(findProducts(index, "charger").productIds).toEqual(["3", "2"]);
    expect(findProducts(index, "charger for orbit phone").productIds).toEqual(["3"]);
  });

  test("is not a product that merely mentions another word for it", () => {
    const index = shop(
      { name: "Nova", categoryId: "televisions", features: ["Best hdtv"] },
      { name: "Reverie", categoryId: "televisions", bestSellingRank: 500 },
    );

    expect(findProducts(index, "hdtv").productIds).toEqual(["2", "1"]);
  });

  test("two words that are a compound elsewhere match it", () => {
    const index = shop(
      { name: "Serenade Washer", categoryId: "washers" },
      { name: "Rowing Machine", bestSellingRank: 1 },
    );

    expect(findProducts(index, "washing machine")).toMatchObject({ correctedText: null });
    expect(findProducts(index, "washing machine").productIds[0]).toBe("1");
  });

  test("is the product whose name matches most, even if another has every word in its description", () => {
    const index = shop(
      { name: "Glow Sonic Toothbrush" },
      { name: "Dart Electric Scooter", bestSellingRank: 1 },
      { name: "Petal Toothbrush", description: "Electric, with a timer" },
      { name: "Smooth Sonic Toothbrush" },
      ...["Bolt", "Arc"].map((name) => ({ name: `${name} Electric Scooter` })),
    );

    expect(findProducts(index, "electric toothbrush").productIds).toEqual(["3", "1", "4"]);
  });

  test("has the rarer words when no product has all", () => {
    const radios = Array.from({ length: 20 }, (_, i) => ({ name: `Nova ${i} Car Radio` }));
    const index = shop(...radios, { name: "Kelmora Car Receiver" }, { name: "Kelmora Home Receiver" });

    expect(findProducts(index, "kelmora car stereo").productIds[0]).toBe("21");
  });

  test("has the rarer words in its description when no product has all", () => {
    const index = shop(
      { name: "Aria Gaming Desk" },
      { name: "Nova", categoryId: "televisions", bestSellingRank: 1 },
      { name: "Reverie", categoryId: "televisions", longDescription: "With the A4060 chip" },
    );

    expect(findProducts(index, "gaming television a4060").productIds).toEqual(["3", "2"]);
  });

  test("has the model number, not the digit of a resolution", () => {
    const index = shop(
      { name: "Vista 7 4K", categoryId: "televisions", bestSellingRank: 1 },
      { name: "Vista 4 HD", categoryId: "televisions" },
    );

    expect(findProducts(index, "vista 4").productIds).toEqual(["2"]);
  });

  describe("a requested product the shop does not sell", () => {
    const index = shop(
      { name: "Nova Smart TV", categoryId: "televisions", features: ["Charger in the box"] },
      { name: "Orbit Phone Black", longDescription: "A backlit keyboard" },
      { name: "Walnut Stand", categoryId: "stands" },
      { name: "Steam Rice Maker" },
      { name: "Geyser Washer", categoryId: "pressure" },
      { name: "Longrun Rowing Machine" },
    );

    test.each([
      ["tv charger", { item: "charger", productType: "tv" }],
      ["charger for tv", { item: "charger", productType: "tv" }],
      ["orbit phone case black", { item: "case", productType: null }],
      ["sewing machine", { item: "sewing machine", productType: null }],
      ["gaming chair", { item: "chair", productType: null }],
      ["zorblax for tv", { item: "zorblax", productType: "tv" }],
    ])("%s matches nothing else, and says so", (text, notSold) => {
      expect(findProducts(index, text)).toMatchObject({ productIds: [], correctedText: null, notSold });
    });

    test.each([
      ["charger", "1", null],
      ["rice cooker", "4", "rice"],
      ["steam machine", "4", "steam"],
      ["rowing machine", "6", null],
    ])("%s matches related products", (text, id, correctedText) => {
      expect(findProducts(index, text)).toMatchObject({ productIds: [id], correctedText, notSold: null });
    });
  });

  test.each([
    ["tvstand", "1"],
    ["smarttv", "2"],
    ["nova55", "2"],
    ["lavadora", "3"],
    ["washng machine", "3"],
    ["orbit phne", "4"],
    ["soundbar negra", "6"],
    ["pantalla inteligente", "2"],
    ["cheap front loader", "3"],
    ["iphone7", "4"],
    ["iphone 7", "4"],
    ["macbook", "5"],
    ["soundbar black", "6"],
    ["wave soundbar", "7"],
    ["wireless mouse", "8"],
    ["wvae soundbar", "7"],
    ["window unit", "10"],
    ["aire acondicionado ventana", "10"],
    ["aire acondicionado de ventana", "10"],
  ])("%s has matches", (text, id) => {
    const index = shop(
      { name: 'TV Stand for TVs Up to 55"', categoryId: "stands" },
      { name: 'Smart 55" Nova', categoryId: "televisions" },
      { name: "Serenade Front Load Washer", categoryId: "washers" },
      { name: "Orbit Phone", features: ["Pairs with iPhone and Mac"] },
      { name: "Nova Laptop" },
      { name: "Span Sound Bar Black", categoryId: "bars" },
      { name: "Wave Soundbar", categoryId: "bars" },
      { name: "Glide Wireless", categoryId: "mice" },
      { name: "Cool Portable Air Conditioner", bestSellingRank: 1 },
      { name: "Glacier Window Air Conditioner" },
    );

    expect(findProducts(index, text).productIds[0]).toBe(id);
  });

  test.each(["dell laptop", "baby laptop", "stackable laptop"])(
    "%s is not searched as a word close to its first one",
    (text) => {
      const index = shop(
        { name: "Del Mar Sunglasses" },
        { name: "Bay Lamp" },
        { name: "Stack of Cards" },
        { name: "Able Robot" },
        { name: "Nova Laptop" },
      );

      expect(findProducts(index, text)).toMatchObject({ productIds: ["5"], correctedText: "laptop" });
    },
  );

  test("a number without its decimals is not another one, and matches those it starts", () => {
    const index = shop({ name: "Fjord 2.5 Cu. Ft. Cooler" }, { name: "Larder 25.5 Cu. Ft. Cooler" });

    expect(findProducts(index, "25 cu ft").productIds).toEqual(["2"]);
    expect(findProducts(index, "2.5 cu ft cooler").productIds).toEqual(["1"]);
  });

  describe("a number that no match has", () => {
    const index = shop(
      { name: 'Nova 55" TV', categoryId: "televisions" },
      { name: 'Reverie 65" 4K TV', categoryId: "televisions", modelNumber: "RV-900X" },
      { name: 'Walnut TV Stand for TVs up to 60"', categoryId: "stands" },
      { name: "Orbit 7 Phone 64GB" },
      { name: "Serenade 4.5 Cu. Ft. Washer", categoryId: "washers", description: "5 kg of laundry, 44 dBA" },
      { name: "Larder French Door Refrigerator", attributes: [{ name: "Width", value: "35.8 inches" }] },
      { name: "Crown 24-70mm f/2.8 Lens" },
      { name: "Stratus Laptop 1TB SSD" },
    );

    test.each([
      // Only a stand for televisions has it.
      ["60 inch tv", ["60 inch"], ["1", "2", "3"]],
      ['75" tv', ['75"'], ["1", "2", "3"]],
      ["tv 64 GB", ["64 GB"], ["1", "2", "3"]],
      ["washer 8kg", ["8kg"], ["5"]],
      ["washer 32 cubic feet", ["32 cubic feet"], ["5"]],
      ["phone 9090", ["9090"], ["4"]],
      ["orbit s24 phone", ["s24"], ["4"]],
      ["iphone27", ["iphone27"], ["4"]],
      ["reverie tv 2030", ["2030"], ["2"]],
      ["nova 99abc tv 2030", ["99abc", "2030"], ["1"]],
      ["nova tv 60hz 8k", ["60hz", "8k"], ["1"]],
    ])("%s is reported, with the nearest products", (text, unmetWords, productIds) => {
      const answer = findProducts(index, text);

      expect(answer.unmetWords).toEqual(unmetWords);
      expect([...answer.productIds].sort()).toEqual(productIds);
    });

    test.each([
      "55 inch tv",
      "tv 65",
      "rv900x tv",
      "orbit 7",
      "orbit7",
      "phone 64 gigabytes",
      "washer 5kg",
      "washer 44 decibels",
      "refrigerator 36 inches wide",
      "36 inch fridge",
      "lens f2.8",
      "laptop 1000gb",
      "tv stand 60 inch",
      "50 inch tv stand",
      "nova tv",
    ])("%s is none", (text) => {
      expect(findProducts(index, text)).toMatchObject({ unmetWords: [], totalCount: expect.any(Number) });
      expect(findProducts(index, text).totalCount).toBeGreaterThan(0);
    });
  });
});
