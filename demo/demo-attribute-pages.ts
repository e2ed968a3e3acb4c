/** The pages of attributes that the demo shop's staff keep: each with products enough in the demo catalogue. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { attributePagePath, readPageAddress } from "#contract/catalogue/attribute-pages";
import type { Db } from "../server/db/client";

/** Heading, address of the choice, what stands below the heading. */
const PAGES: readonly (readonly [title: string, address: string, intro: string])[] = [
  [
    "16 GB laptops",
    "/products/laptop-computers/?f.memory=16",
    "Memory for many tabs, photos and calls at once. Pay the cash price or lease, with every total shown first.",
  ],
  [
    "15 to 17 inch laptops",
    "/products/laptop-computers/?f.screen=15-16.9",
    "Room for two documents side by side, and still a bag's size. Buy, or lease in small payments.",
  ],
  [
    "1 TB laptops",
    "/products/laptop-computers/?f.storage=1000",
    "A terabyte on board: films, games and years of photos without a second drive.",
  ],
  [
    "120 Hz smartphones",
    "/products/smartphones/?f.refresh=120",
    "Screens that draw 120 pictures a second, so that scrolling and games run smoothly.",
  ],
  [
    "512 GB smartphones",
    "/products/smartphones/?f.storage=512",
    "Half a terabyte in your pocket. Pay the cash price or lease it week by week.",
  ],
  [
    "5,000 mAh smartphones",
    "/products/smartphones/?f.mah=5000-5999.9",
    "Large batteries for a long day away from the charger.",
  ],
  [
    "Mini LED TVs",
    "/products/televisions/?f.panel=mini-led",
    "Thousands of small lamps behind the picture: bright rooms and deep blacks.",
  ],
  [
    "4K flat screens",
    "/products/flat-screen-tvs/?f.resolution=4k",
    "Four times the detail of Full HD, at sizes for a bedroom or a kitchen.",
  ],
  [
    "Front-load washers",
    "/products/washers-dryers/?f.type=front-load-washer",
    "Gentle on clothes and sparing with water; many can stand below a dryer.",
  ],
  [
    "Top-load washers",
    "/products/washers-dryers/?f.type=top-load-washer",
    "Load from above without bending, and add the sock you forgot.",
  ],
];

/** As staff would save them; a shop that keeps some is left alone. */
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
