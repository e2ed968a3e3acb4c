/**
 * Any number of deterministic products written straight into the tables, for tests that do not measure the
 * importer.
 */
import { sql } from "kysely";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import type { Db } from "../../../server/db/client";

const BRANDS =
  "Auralis Norvik Halden Brightwell Corvane Meridian Oakline Pulsar Quillon Rivera Solvane Tessel".split(" ");
const STYLES = "Slim Smart Compact Wireless Portable Premium Digital Classic Ultra Silent Rapid Hybrid".split(
  " ",
);
const COLOURS = "Black White Silver Graphite Navy Copper Pearl Slate".split(" ");
const OFFERS = ["ON_SALE", "CLEARANCE", "FREE_SHIPPING", "BEST_SELLING", "LOW_PRICE_GUARANTEE"];
const FEATURES = [
  "Energy saving mode lowers the running cost",
  "Works with the voice assistants you already have",
  "Fast charging gives hours of use in minutes",
  "Fingerprint resistant finish is easy to clean",
  "Two year warranty on parts and labour",
];
const ROWS_PER_STATEMENT = 1_000;

/**
 * Fills an empty, migrated catalogue. Prices, ratings and offers are spread so that every filter has matches.
 */
export async function seedCatalogue(db: Db, count: number): Promise<void> {
  await db
    .insertInto("brands")
    .values(BRANDS.map((name) => ({ id: name.toLowerCase(), name, images: "[]" })))
    .execute();
  await sql`UPDATE catalogue_state SET revision = 1`.execute(db);
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, i) =>
      product(from + i),
    );
    await sql`INSERT INTO products SELECT * FROM
      jsonb_populate_recordset(NULL::products, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  await sql`INSERT INTO product_stock (product_id, available_quantity)
    SELECT product_id, CASE WHEN product_id::bigint % 10 = 9 THEN 0 ELSE 10 END FROM products`.execute(db);
  await sql`ANALYZE products, product_stock`.execute(db);
}

/** The id of the product at a position. */
export function seededId(position: number): string {
  return String(6_000_000 + position);
}

function product(position: number) {
  const pick = <T>(list: readonly T[], salt: number): T => list[hash(position, salt) % list.length]!;
  const category = pick(LEAF_CATEGORIES, 1);
  const brand = pick(BRANDS, 2);
  const size = 10 + (hash(position, 3) % 75);
  const price = 1_500 + (hash(position, 4) % 400_000);
  const onSale = hash(position, 5) % 4 === 0;
  const id = seededId(position);
  const now = new Date(Date.UTC(2026, 0, 1) + (hash(position, 6) % 20_000_000) * 1_000).toISOString();
  return {
    product_id: id,
    supplier_id: "bench",
    sku: id,
    slug: `product-${id}`,
    name: `${brand} ${pick(STYLES, 7)} ${size}" ${pick(STYLES, 8)} ${category.name} ${pick(COLOURS, 9)}`,
    brand_id: brand.toLowerCase(),
    model_number: `${brand.slice(0, 2).toUpperCase()}${size}-${hash(position, 10) % 100_000}`,
    upc: String(880_000_000_000 + position),
    category_id: category.id,
    supplier_category_path: [],
    supplier_price_cents: price,
    supplier_sale_price_cents: onSale ? Math.floor(price * 0.8) : null,
    regular_price_cents: price,
    sale_price_cents: onSale ? Math.floor(price * 0.8) : null,
    on_sale: onSale,
    clearance: hash(position, 11) % 20 === 0,
    images: ["front", "detail"].map((side, index) => ({
      rel: side,
      unit: "px",
      width: 960,
      height: 960,
      href: `/media/products/${category.id}-1-${side}`,
      primary: index === 0,
    })),
    review_count: hash(position, 12) % 900,
    own_reviews: 0,
    own_stars: 0,
    review_average: (hash(position, 13) % 51) / 10,
    free_shipping: price > 3_500,
    home_delivery: true,
    in_store_pickup: true,
    online_availability: true,
    in_store_availability: true,
    low_price_guarantee: false,
    best_selling_rank: 1 + (hash(position, 14) % 100_000),
    description: `The ${brand} ${category.name} is made for every day. ${pick(FEATURES, 15)}. ${pick(FEATURES, 16)}.`,
    long_description: FEATURES.join(". "),
    features: [pick(FEATURES, 17), pick(FEATURES, 18), pick(FEATURES, 19)],
    included_items: ["Power cord", "Manual"],
    rebates: [],
    attributes: Array.from({ length: 12 }, (_, i) => ({
      name: `Attribute ${i}`,
      value: `${hash(position, 20 + i) % 90} cm`,
    })),
    condition: "New",
    product_labels: OFFERS.filter((_, index) => hash(position, 40 + index) % 5 === 0),
    is_live: true,
    content_hash: id,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

/** A pseudorandom integer, deterministic for a position and a salt. */
function hash(position: number, salt: number): number {
  let value = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}
