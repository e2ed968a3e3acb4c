import { existsSync } from "node:fs";
import path from "node:path";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { DEMO_BRANDS } from "./demo-brands";
import { DEMO_PRODUCT_COUNT, demoBrands, demoRecords } from "./demo-products";
import { KIND_TEXTS } from "./kinds/all-kinds";
import { tireRecords } from "./tires/tire-records";
import { brandPictureJobs, demoPictureJobs, illustrationJobs } from "./pictures/picture-jobs";
import { pictureFiles } from "./pictures/render-picture";

interface DemoRecord {
  sku: number;
  productId: string;
  name: string;
  manufacturer: string;
  modelNumber: string;
  upc: string;
  regularPrice: number;
  salePrice: number;
  onSale: boolean;
  clearance: boolean;
  bestSellingRank?: number;
  categoryPath: { id: string; name: string }[];
  images: { href: string; primary: boolean }[];
  details: { name: string; value: string }[];
  features: { feature: string }[];
  includedItemList: { includedItem: string }[];
  shortDescription: string;
  longDescription: string;
  customerReviewCount: number;
  customerReviewAverage: number | null;
  onlineAvailability: boolean;
  availableQuantity: number;
  startDate: string;
  itemUpdateDate: string;
}

const recordsOf = (options: Parameters<typeof demoRecords>[0] = {}) =>
  [...demoRecords(options)] as DemoRecord[];
const records = recordsOf();
const leafOf = (record: DemoRecord) => record.categoryPath.at(-1)?.id ?? "";
const detailOf = (record: DemoRecord, name: string) =>
  record.details.find((detail) => detail.name === name)?.value;

test("the demo catalogue has over six hundred products and is deterministic", () => {
  expect(records.length).toBe(DEMO_PRODUCT_COUNT);
  expect(records.length).toBeGreaterThanOrEqual(600);
  expect(recordsOf()).toEqual(records);
});

test("another seed gives other prices to the same products", () => {
  const other = recordsOf({ seed: 7 });

  expect(other.map((record) => record.sku)).toEqual(records.map((record) => record.sku));
  expect(other.map((record) => record.regularPrice)).not.toEqual(
    records.map((record) => record.regularPrice),
  );
});

test("every leaf category has at least eight products, with its path from the root", () => {
  const counts = new Map<string, number>();
  for (const record of [...records, ...([...tireRecords()] as DemoRecord[])])
    counts.set(leafOf(record), (counts.get(leafOf(record)) ?? 0) + 1);

  const thin = LEAF_CATEGORIES.filter((leaf) => (counts.get(leaf.id) ?? 0) < 8).map((leaf) => leaf.id);
  expect(thin).toEqual([]);
  expect(records.find((record) => leafOf(record) === "televisions")?.categoryPath).toEqual([
    { id: "tv-home-theater", name: "TV & Home Theater" },
    { id: "televisions", name: "Televisions" },
  ]);
});

test("no two of five thousand products share a SKU, product id, name, model number or UPC", () => {
  const many = recordsOf({ count: 5_000 });

  for (const field of ["sku", "productId", "name", "modelNumber", "upc"] as const) {
    expect(new Set(many.map((record) => record[field])).size).toBe(5_000);
  }
});

test("a longer catalogue starts with the shorter one", () => {
  expect(recordsOf({ count: DEMO_PRODUCT_COUNT + 50 }).slice(0, DEMO_PRODUCT_COUNT)).toEqual(records);
  expect(recordsOf({ count: 10 })).toEqual(records.slice(0, 10));
});

test("prices are between $15 and $4,000 and have retail endings", () => {
  for (const { regularPrice, salePrice } of records) {
    expect(regularPrice).toBeLessThanOrEqual(4_000);
    expect(salePrice).toBeGreaterThanOrEqual(15);
    expect(regularPrice.toFixed(2)).toMatch(/\.(99|95|00)$/);
  }
  const sorted = records.map((record) => record.regularPrice).sort((a, b) => a - b);
  expect(sorted[0]).toBeLessThan(30);
  expect(sorted.at(-1)).toBeGreaterThan(3_000);
});

test("a sale price is below the regular one exactly when the product is on sale", () => {
  for (const record of records) {
    expect(record.salePrice < record.regularPrice).toBe(record.onSale);
    expect(record.onSale || !record.clearance).toBe(true);
  }
  const share = records.filter((record) => record.onSale).length / records.length;
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(0.32);
});

test("UPCs have a valid check digit", () => {
  for (const { upc } of records) {
    const sum = [...upc].reduce(
      (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
      0,
    );
    expect(upc).toMatch(/^\d{12}$/);
    expect(sum % 10).toBe(0);
  }
});

test("every product has illustrations, the front one primary", () => {
  const drawn = new Set(demoPictureJobs().map((job) => `/media/${job.path}.svg`));
  for (const { images } of records) {
    expect(images.map((image) => image.primary)).toEqual([true, false, false, false]);
    const views = images.map(({ href }) => href.split("-").at(-1));
    expect(views).toEqual(["front.svg", "detail.svg", "room.svg", "box.svg"]);
    for (const { href } of images) expect(drawn).toContain(href);
  }
});

test("a shop without the demo has the pictures it needs itself", () => {
  const missing = [...brandPictureJobs(), ...illustrationJobs()]
    .flatMap((job) => pictureFiles(job).map((file) => path.join(__dirname, "../static/media", file)))
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test("sizes, capacities and storage in a name match its specifications", () => {
  const checks: readonly [leaf: string, detail: string, inName: RegExp][] = [
    ["televisions", "Screen Size Class", /(\d+)" Class/],
    ["flat-screen-tvs", "Screen Size Class", /(\d+)" Class/],
    ["laptop-computers", "Screen Size", /([\d.]+)" Laptop/],
    ["computer-monitors", "Screen Size", /([\d.]+)" /],
    ["refrigerators", "Total Capacity", /([\d.]+) Cu\. Ft\./],
    ["washers-dryers", "Capacity", /([\d.]+) Cu\. Ft\./],
    ["smartphones", "Storage Capacity", /(\d+GB)/],
    ["air-conditioners", "Cooling Capacity", /([\d,]+) BTU/],
  ];
  for (const [leaf, detail, inName] of checks) {
    for (const record of records.filter((candidate) => leafOf(candidate) === leaf)) {
      const value = inName.exec(record.name)?.[1] ?? "no match";
      expect(detailOf(record, detail)?.split(" ")[0]).toBe(value);
    }
  }
});

test("each product has eight to fourteen details, features, box contents and two texts, with no blanks", () => {
  for (const record of records) {
    expect(record.details.length).toBeGreaterThanOrEqual(8);
    expect(record.details.length).toBeLessThanOrEqual(14);
    expect(record.features.length).toBeGreaterThanOrEqual(2);
    expect(record.includedItemList.length).toBeGreaterThanOrEqual(2);
    expect(record.shortDescription.length).toBeGreaterThan(15);
    expect(record.longDescription.length).toBeGreaterThan(80);
    expect(JSON.stringify(record)).not.toMatch(/[{~]\w+\}|undefined|\bNaN\b|" - "|\b[Aa] [aeio]\w/);
  }
});

test("brands stay with their kinds of products, and each has products", () => {
  const ids = new Set(DEMO_BRANDS.map((brand) => brand.id));
  const used = new Set(KIND_TEXTS.flatMap((kind) => kind.brands.split(" ")));

  expect([...used].filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !used.has(id))).toEqual([]);
  expect(ids.size).toBeGreaterThanOrEqual(40);
  for (const record of records) {
    const kinds = KIND_TEXTS.filter((kind) => kind.leaf === leafOf(record));
    expect(kinds.flatMap((kind) => kind.brands.split(" "))).toContain(record.manufacturer.toLowerCase());
  }
});

test("no demo brand has the name of a well-known maker", () => {
  const known =
    "acer amazon amd anker apple arlo asus bose breville brother canon casio corsair cuisinart dell denon dewalt " +
    "dji dyson electrolux epson fitbit frigidaire fujifilm garmin ge google gopro haier hisense hp huawei insignia " +
    "irobot jbl jvc keurig kenmore kitchenaid klipsch kodak lego lenovo lg logitech makita maytag microsoft midea " +
    "miele motorola msi netgear nikon nintendo ninja nvidia olympus oneplus onkyo panasonic peloton philips pioneer " +
    "polk razer ring roku ryobi samsung sharp shark skullcandy sonos sony tcl toshiba traeger vizio weber whirlpool " +
    "xiaomi yamaha zojirushi";
  const names = new Set(known.split(" "));

  expect(demoBrands().filter((brand) => names.has(brand.id))).toEqual([]);
});

test("reviews, ranks and stock are consistent", () => {
  for (const record of records) {
    expect(record.customerReviewCount === 0).toBe(record.customerReviewAverage === null);
    expect(record.customerReviewAverage ?? 4).toBeGreaterThanOrEqual(1);
    expect(record.customerReviewAverage ?? 4).toBeLessThanOrEqual(5);
    expect(record.availableQuantity > 0).toBe(record.onlineAvailability);
    expect(record.startDate <= record.itemUpdateDate.slice(0, 10)).toBe(true);
  }
  const ranks = records.flatMap((record) => record.bestSellingRank ?? []);
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(records.some((record) => record.availableQuantity === 0)).toBe(true);
});
