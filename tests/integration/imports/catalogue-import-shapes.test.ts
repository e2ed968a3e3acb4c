/** One feed in every format suppliers use: all are equivalent, so after the first the others are no-ops. */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

const RECORDS = Array.from({ length: 30 }, (_, i) => ({
  sku: 5_000_000 + i,
  name: `Halden & Co - ${20 + i}" "Curved" Television <4K> — Zölle`,
  type: "HardGood",
  active: true,
  regularPrice: 199.99 + i,
  salePrice: i % 3 === 0 ? 149.99 : 199.99 + i,
  upc: `0${88_000_000_000 + i}`,
  manufacturer: "Halden",
  modelNumber: `H-${i}/B`,
  categoryPath: [
    { id: "cat00000", name: "Best Buy" },
    { id: "abcat0101000", name: "TVs" },
  ],
  shortDescription: "Whisper quiet; bright\nand slim",
  longDescriptionHtml: "<p>Holds a picture.</p><p>Folds flat &amp; light.</p>",
  features: [{ feature: "Three inputs" }, { feature: "One remote, two batteries" }],
  details: [
    { name: "Screen Size", value: `${20 + i} inches` },
    { name: "Weight", value: "12 pounds" },
  ],
  image: `https://img.example.com/${i}.jpg`,
  onlineAvailability: i % 4 !== 0,
}));

const pages = (size: number) =>
  Array.from({ length: RECORDS.length / size }, (_, page) => ({
    currentPage: page + 1,
    total: RECORDS.length,
    products: RECORDS.slice(page * size, (page + 1) * size),
    canonicalUrl: "/v1/products",
  }));
const lines = (objects: readonly object[]) => objects.map((record) => JSON.stringify(record)).join("\n");

/** Elements of the Products API; a list contains elements with the singular of its name. */
function element(name: string, value: unknown): string {
  const items: Readonly<Record<string, string>> = {
    categoryPath: "category",
    features: "",
    details: "detail",
  };
  if (Array.isArray(value)) {
    const inner = value
      .map((entry: object) => (items[name] ? element(items[name], entry) : fields(entry)))
      .join("");
    return `<${name}>${inner}</${name}>`;
  }
  if (typeof value === "object" && value !== null) return `<${name}>${fields(value)}</${name}>`;
  return `<${name}>${String(value).replace(/&/g, "&amp;").replace(/</g, "&lt;")}</${name}>`;
}
const fields = (record: object): string =>
  Object.entries(record)
    .map(([name, value]) => element(name, value))
    .join("");

async function importFeed(name: string, content: string | Buffer) {
  const files = [await place.file(name, content)];
  return importFiles({ db: place.db, files, supplierId: "bestbuy", rejectsFile: null });
}

test.each<[shape: string, content: string | Buffer]>([
  [
    "lines with a byte order mark, ended the way of Windows",
    `\ufeff${lines(RECORDS).replace(/\n/g, "\r\n")}\r\n`,
  ],
  ["one array", JSON.stringify(RECORDS)],
  ["one array, indented and gzipped", gzipSync(JSON.stringify(RECORDS, null, 2))],
  ["an array of pages", JSON.stringify(pages(10))],
  ["an answer of the API", JSON.stringify(pages(30)[0])],
  ["answers, one a line, gzipped", gzipSync(lines(pages(10)))],
  ["a list below data", JSON.stringify({ status: "ok", data: { items: RECORDS, total: 30 } })],
  [
    "XML",
    `<?xml version="1.0"?><products total="30">${RECORDS.map((record) => element("product", record)).join("\n")}</products>`,
  ],
])("%s is equivalent to JSON lines", async (_, content) => {
  await importFeed("lines.ndjson", lines(RECORDS));
  const products = await place.db
    .selectFrom("products")
    .select("product_id")
    .where("is_live", "=", true)
    .execute();
  expect(products).toHaveLength(30);

  expect(await importFeed("feed", content)).toMatchObject({
    status: "COMPLETED",
    records: 30,
    unchanged: 30,
    live: 30,
    rejected: 0,
    problems: [],
  });
});
