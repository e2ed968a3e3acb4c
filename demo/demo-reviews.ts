/** Initial reviews of a demo shop, with the orders that prove the purchases (REVIEW-1). */
import { publishReviews } from "../server/catalogue/read-model/own-reviews.store";
import type { Db } from "../server/db/client";
import type { Sealer } from "../server/db/sealed";
import { listFavorites } from "./history/history";
import { addManyOrders } from "./history/many-orders";
import { addReviews } from "./history/many-reviews";
import { addFollowUps } from "./history/follow-ups";

/** Offset of orders and customers, to avoid collisions with npm run demo:history. */
const FROM = 1_000_000;
const ORDERS = 240;
const CUSTOMERS = 110;
const DAYS = 150;

/**
 * Adds reviews to a shop without orders.
 * @returns number of reviews
 */
export async function addDemoReviews(db: Db, sealer: Sealer): Promise<number> {
  const any = await db.selectFrom("orders").select("id").limit(1).executeTakeFirst();
  if (any) return 0;
  const until = new Date();
  const favorites = { productIds: await listFavorites(db), oneIn: 1 };
  const size = { orders: ORDERS, customers: CUSTOMERS, days: DAYS, from: FROM };
  await addManyOrders(db, { ...size, until, sealer, favorites, isWhole: true });
  await addFollowUps(db, until);
  const reviews = await addReviews(db, sealer, until);
  // Publishing before the first site build avoids a second publication of the pages.
  while (await publishReviews(db));
  return reviews;
}
