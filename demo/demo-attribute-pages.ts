/** Attribute pages of the demo shop, each with enough products in the demo catalog. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { attributePagePath, readPageAddress } from "#contract/catalogue/attribute-pages";
import type { Db } from "../server/db/client";

/** Heading, address of the choice, text below the heading. */
const PAGES: readonly (readonly [title: string, address: string, intro: string])[] = [
  [
    "16 GB laptops",
    "/products/laptop-computers/?f.memory=16",
    "Plenty of memory for tabs, photos and calls. Buy now or lease to own.",
  ],
  [
    "15 to 17 inch laptops",
    "/products/laptop-computers/?f.screen=15-16.9",
    "Room for two documents side by side, and still easy to carry. Buy now or lease to own.",
  ],
  [
    "1 TB laptops",
    "/products/laptop-computers/?f.storage=1000",
    "A terabyte of storage for movies, games and years of photos.",
  ],
  [
    "120 Hz smartphones",
    "/products/smartphones/?f.refresh=120",
    "120 Hz screens for smooth scrolling and gaming.",
  ],
  [
    "512 GB smartphones",
    "/products/smartphones/?f.storage=512",
    "Half a terabyte in your pocket. Buy now or lease to own.",
  ],
  [
    "5,000 mAh smartphones",
    "/products/smartphones/?f.mah=5000-5999.9",
    "Large batteries for a long day away from the charger.",
  ],
  [
    "Mini LED TVs",
    "/products/televisions/?f.panel=mini-led",
    "Thousands of tiny LEDs behind the picture for bright rooms and deep blacks.",
  ],
  [
    "4K flat screens",
    "/products/flat-screen-tvs/?f.resolution=4k",
    "Four times the detail of Full HD, in sizes for a bedroom or kitchen.",
  ],
  [
    "Front-load washers",
    "/products/washers-dryers/?f.type=front-load-washer",
    "Gentle on clothes and easy on water; many stack with a dryer.",
  ],
  [
    "Top-load washers",
    "/products/washers-dryers/?f.type=top-load-washer",
    "Load without bending, and add that forgotten sock mid-wash.",
  ],
];

/** Saves the pages as staff would. No-op in a shop with attribute pages. */
export async function addDemoAttributePages(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`SELECT FROM search_rules WHERE kind = 'PAGE' LIMIT 1`.execute(trx);
    if (rows.length > 0) return;
    await sql`UPDATE search_rule_state SET revision = revision + 1`.execute(trx);
    for (const [text, address, intro] of PAGES) {
      const choice = readPageAddress(address);
      if (typeof choice === "string") throw new Error(`${address}: ${choice}`);
      const content = {
        text,
        phrases: [],
        pinned: [],
        hidden: [],
        address: attributePagePath(choice),
        intro,
      };
      await sql`INSERT INTO search_rules (id, kind, content, revision)
        SELECT ${randomUUID()}, 'PAGE', ${JSON.stringify(content)}::jsonb, revision FROM search_rule_state`.execute(
        trx,
      );
    }
  });
}
