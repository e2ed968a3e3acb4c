import { LEAF_CATEGORIES } from "../catalogue/categories";
import { FACETS, FACET_KEYS, facetParam, optionsOf } from "../catalogue/facets";
import { ATTRIBUTE_KEYS, attributeOf } from "./attributes";
import { readAttribute, readAttributes } from "./read-attributes";

const read = (name: string, value: string, category?: string) =>
  readAttribute({ name, value }, category ?? null);
/** Attributes read from a product that has only a name. */
const named = (name: string, categoryId: string) =>
  Object.fromEntries(readAttributes({ name, categoryId, attributes: [] }));

describe("a supplier's line", () => {
  test.each([
    ["Screen Size", "55 inches", 55],
    ["screen size class", '65"', 65],
    ["Display Size", "39.6 cm", 15.6],
    ["Screen Size", "27", 27],
    ["Storage Capacity", "2TB", 2000],
    ["Solid State Drive", "256GB NVMe", 256],
    ["Product Weight", "1,016 pounds with stand", 1016],
    ["Weight", "2 kg", 4.4],
    ["Capacity", "4.5 cubic feet", 4.5],
    ["Capacity", "25 cu. ft.", 25],
    ["Capacity", "6-Quart", 6],
    ["Energy Use", "647 kilowatt hours per year", 647],
    ["Energy Consumption", "95 kWh/year", 95],
    ["Battery Life (up to)", "7 days", 168],
    ["Battery Life", "Up to 90 minutes", 1.5],
    ["Maximum Pressure", "3,100 pounds per square inch", 3100],
    ["Optical Zoom", "30x", 30],
    ["Resolution", "24.2 megapixels", 24.2],
    ["Response Time", "0.03 ms", 0.03],
  ])("%s of %s is a number in the shop's unit", (name, value, number) => {
    expect(read(name, value)?.value).toBe(number);
  });

  test.each([
    ["Color", "Space Grey", "COLOR", "Gray"],
    ["Color Category", "White", "COLOR", "White"],
    ["Finish", "Fingerprint resistant stainless steel", "COLOR", "Silver"],
    ["Color", "Stainless-Steel/Black", "COLOR", "Silver"],
    ["Resolution", "3840 x 2160 (Ultra HD)", "RESOLUTION", "4K"],
    ["Resolution", "1920 x 1080 pixels", "RESOLUTION", "Full HD"],
    ["Resolution", "3440 x 1440", "RESOLUTION", "QHD"],
    ["Processor", "Intel Core i5-1335U", "PROCESSOR", "Intel Core i5"],
    ["Processor", "6-Core 5.2 GHz", "PROCESSOR", "6-core"],
    ["Channels", "5.1.2", "CHANNELS", "5.1.2"],
    ["Water Resistance", "IPX7", "WATER_RESISTANCE", "IPX7"],
  ])("%s %s is one of the shop's texts", (name, value, key, text) => {
    expect(read(name, value)).toEqual({ key, value: text });
  });

  test("lists its values", () => {
    const ports = read("Ports", "2 x USB-C, 2 x USB-A, HDMI, headphone")?.value;
    expect(ports).toEqual(["HDMI", "USB-C", "USB-A", "Headphone"]);
  });

  test("says yes or no", () => {
    expect(read("Wireless", "Yes")?.value).toBe(true);
    expect(read("Wireless", "No")?.value).toBe(false);
  });

  test.each([
    ["Screen Size", "large"],
    ["Screen Size", "4 stone"],
    ["Screen Size", "4,000 inches"],
    ["Wireless", "perhaps"],
    ["Number of knobs", "3"],
    ["Width", "30 x 20 inches"],
    // The unit may be gigabytes, cubic feet or quarts.
    ["Capacity", "500"],
    ["Battery Life", "330 shots"],
    ["Storage Capacity", "microSD card"],
  ])("%s %s has no value in the shop's terms", (name, value) => {
    expect(read(name, value)).toBeNull();
  });

  test("named Memory is memory in computers, and may be storage in phones", () => {
    expect(read("Memory", "16 GB DDR5", "laptop-computers")).toEqual({ key: "MEMORY", value: 16 });
    expect(read("Memory", "128GB", "smartphones")).toBeNull();
  });

  test("of two names for one attribute the first of its row counts", () => {
    const attributes = [
      { name: "Screen Size", value: "54.6 inches" },
      { name: "Screen Size Class", value: "55 inches" },
    ];
    expect(readAttributes({ name: "", categoryId: null, attributes }).get("SCREEN_SIZE")).toBe(55);
  });

  test("wins over the product's name", () => {
    const attributes = [{ name: "Screen Size", value: "54.6 inches" }];
    const typed = readAttributes({ name: '55" TV', categoryId: "televisions", attributes });
    expect(typed.get("SCREEN_SIZE")).toBe(54.6);
  });
});

test.each([
  [
    "laptop-computers",
    'Acme - 15.6" Touch-Screen Laptop - Intel Core i5 - 8GB Memory - 256GB SSD - Silver',
    {
      SCREEN_SIZE: 15.6,
      TOUCH_SCREEN: true,
      PROCESSOR: "Intel Core i5",
      MEMORY: 8,
      STORAGE: 256,
      STORAGE_TYPE: ["SSD"],
      COLOR: "Silver",
    },
  ],
  ["laptop-computers", "Acme Laptop 8GB RAM 256GB", { MEMORY: 8, STORAGE: 256 }],
  [
    "laptop-computers",
    "Acme Laptop 16 GB DDR5 RAM, 1 TB NVMe SSD, Windows 11",
    { MEMORY: 16, STORAGE: 1000, STORAGE_TYPE: ["SSD"], OPERATING_SYSTEM: "Windows 11" },
  ],
  // The name does not say which is which.
  ["laptop-computers", "Acme Laptop 16GB 512GB", {}],
  ["laptop-computers", 'Acme sleeve for 15" laptops', {}],
  ["laptop-computers", 'Acme - 15.6" Laptop Backpack - Black', { COLOR: "Black" }],
  ["laptop-computers", "Acme Laptop with 90W Adapter 14 inch", { SCREEN_SIZE: 14 }],
  [
    "gaming-pcs",
    "Acme Gaming Desktop - AMD Ryzen 7 - 32GB Memory - NVIDIA GeForce RTX 4070 12GB GDDR6X - 2TB SSD",
    {
      PROCESSOR: "AMD Ryzen 7",
      MEMORY: 32,
      GRAPHICS: "NVIDIA GeForce RTX 40",
      VIDEO_MEMORY: 12,
      STORAGE: 2000,
      STORAGE_TYPE: ["SSD"],
    },
  ],
  ["smartphones", "Acme Phone 7 5G 128GB (Unlocked)", { STORAGE: 128, CARRIER: "Unlocked", CELLULAR: "5G" }],
  ["smartphones", "Acme Phone 12GB/256GB", { MEMORY: 12, STORAGE: 256 }],
  ["smartphones", "Acme 32GB microSD memory card", {}],
  ["ipad-tablets", "Acme Tab 10.5 inch 64GB Wi-Fi", { SCREEN_SIZE: 10.5, STORAGE: 64 }],
  [
    "televisions",
    '55" Class (54.6" Diag.) - LED - 2160p - Smart - 4K UHD TV - Black',
    { SCREEN_SIZE: 55, PANEL: "LED", RESOLUTION: "4K", SMART: true, COLOR: "Black" },
  ],
  ["televisions", "Wall mount for up to 55-inch TVs", {}],
  ["tv-stands", "TV Stand for up to 55-inch TVs", { MAXIMUM_TV_SIZE: 55 }],
  [
    "refrigerators",
    "Acme 25.4 Cu. Ft. Side-by-Side Refrigerator - White",
    { CAPACITY: 25.4, TYPE: "Side-by-side", COLOR: "White" },
  ],
  [
    "washers-dryers",
    "Acme 4.5 cu ft 12-Cycle Top-Load Washer",
    { CAPACITY: 4.5, CYCLES: 12, TYPE: "Top load washer" },
  ],
  [
    "air-conditioners",
    "Acme 12,000 BTU Window Air Conditioner",
    { COOLING_AND_HEATING: 12000, TYPE: "Window" },
  ],
  [
    "point-and-shoot-cameras",
    "Acme 12.1-Megapixel Digital Camera with 5x Optical Zoom - Red",
    { MEGAPIXELS: 12.1, OPTICAL_ZOOM: 5, COLOR: "Red" },
  ],
  ["sound-bars", "Acme 5.1.2-Channel 300W Sound Bar", { CHANNELS: "5.1.2", POWER: 300 }],
  [
    "headphones",
    "Acme Wireless Noise-Cancelling Over-Ear Headphones",
    { WIRELESS: true, NOISE_CANCELLING: true, TYPE: "Over-ear" },
  ],
  // In another category the same words are not read.
  ["toys", 'Acme 55" Plush Bear 12V 8GB RAM', {}],
])("in %s the name %s gives %j", (category, name, typed) => {
  expect(named(name, category)).toEqual(typed);
});

test("rows can be counted, distinguished and written in an address", () => {
  const params = FACET_KEYS.map((key) => FACETS[key].param);
  expect(new Set(params).size).toBe(params.length);
  const leaves = LEAF_CATEGORIES.map((category) => category.id);
  for (const key of ATTRIBUTE_KEYS) {
    const { names, namesIn, inName } = attributeOf(key);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(leaves).toEqual(
      expect.arrayContaining([...(namesIn?.categories ?? []), ...(inName?.categories ?? [])]),
    );
  }
  for (const key of FACET_KEYS) {
    const values = optionsOf(FACETS[key]).map(({ value }) => facetParam(value));
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z0-9][a-z0-9.-]*$/);
  }
});
