/** A deterministic supplier file of any length in the Best Buy API format, about as heavy as real records. */
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { createGzip } from "node:zlib";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";

const MAKERS = "Auralis Norvik Halden Brightwell Corvane Meridian Oakline Pulsar Quillon Rivera".split(" ");
const WORDS =
  "quiet compact bright durable efficient wireless smart curved slim robust gentle swift clear deep warm".split(
    " ",
  );

/** Writes `count` records as gzipped JSON lines. */
export async function writeSupplierFeed(file: string, count: number): Promise<void> {
  const gzip = createGzip({ level: 1 });
  const output = gzip.pipe(createWriteStream(file));
  for (let position = 0; position < count; position += 1) {
    if (!gzip.write(`${JSON.stringify(supplierRecord(position))}\n`)) await once(gzip, "drain");
  }
  gzip.end();
  await once(output, "finish");
}

/** One record; every tenth has text that needs cleaning, every twentieth an unmapped category. */
export function supplierRecord(position: number): object {
  const word = (salt: number) => WORDS[(position * 7 + salt * 13) % WORDS.length] ?? "";
  const words = (count: number, salt: number) =>
    Array.from({ length: count }, (_, i) => word(i + salt)).join(" ");
  const leaf = LEAF_CATEGORIES[position % LEAF_CATEGORIES.length] ?? { id: "", name: "" };
  const maker = MAKERS[position % MAKERS.length] ?? "";
  const price = 15 + ((position * 37) % 398_500) / 100;
  const dirt = position % 10 === 0 ? "&amp;#174; <b>new</b> It\u00e2\u20ac\u2122s" : "";
  return {
    sku: 7_000_000 + position,
    productId: 1_218_000_000 + position,
    name: `${maker} - ${words(4, 1)} ${leaf.name} ${dirt}`,
    type: "HardGood",
    active: true,
    regularPrice: price,
    salePrice: position % 4 === 0 ? Math.round(price * 80) / 100 : price,
    onSale: position % 4 === 0,
    clearance: position % 25 === 0,
    upc: String(880_000_000_000 + position),
    categoryPath:
      position % 20 === 0
        ? [{ id: "x1", name: "Elsewhere" }]
        : [
            { id: "cat00000", name: "Best Buy" },
            { id: leaf.id, name: leaf.name },
          ],
    customerReviewCount: position % 900,
    customerReviewAverage: String((position % 51) / 10),
    freeShipping: price > 35,
    shippingCost: price > 35 ? 0 : "5.99",
    onlineAvailability: position % 9 !== 0,
    inStoreAvailability: true,
    inStorePickup: true,
    homeDelivery: false,
    quantityLimit: 5,
    manufacturer: maker,
    modelNumber: `M-${position}`,
    image: `https://img.example.com/${position}_sa.jpg`,
    largeFrontImage: `https://img.example.com/${position}_sd.jpg`,
    shortDescription: `${words(20, 3)}; ${words(10, 5)} ${dirt}`,
    longDescription: `<p>${words(60, 2)}</p><p>${words(60, 4)}</p>`,
    features: Array.from({ length: 5 }, (_, i) => ({ feature: words(12, i) })),
    includedItemList: [{ includedItem: leaf.name }, { includedItem: "Manual" }],
    details: Array.from({ length: 14 }, (_, i) => ({
      name: `Detail ${i}`,
      value: words(3, i),
      values: [words(3, i)],
    })),
    condition: "New",
    bestSellingRank: position + 1,
  };
}
