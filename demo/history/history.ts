/** Generates a shop's history for the demo, tests and benchmarks, which differ only in size. */
import { sql } from "kysely";
import { readConfig } from "../../server/config";
import { sumUpDays } from "../../server/analytics/days.store";
import { takeOverActs } from "../../server/audit/chain/take-over.store";
import type { Db } from "../../server/db/client";
import { createSealer, type Sealer } from "../../server/db/sealed";
import { sumUpPageViews } from "../../server/performance/page-views.store";
import { rollUp } from "../../server/reports/rolling.store";
import { storeViews, setPriceRules } from "./staff-settings";
import { giveBackByStaff } from "./refunded";
import { addManyOrders } from "./many-orders";
import { addReviews, hasPlug } from "./many-reviews";
import { addPageViews } from "./many-page-views";
import { addApplications, addEvents, addVisits } from "./many-visits";
import { listStaff } from "./staff";
import { addPaymentExceptions } from "./payment-exceptions";
import { addFollowUps } from "./follow-ups";
import { addSupplierBills } from "./supplier-bills";

export interface HistorySize {
  readonly orders: number;
  readonly customers: number;
  readonly visits: number;
  readonly applications: number;
  readonly events: number;
  /** The history ends now and covers this many days. */
  readonly days: number;
}

const FAVORITES = 30;

/** A few weeks of data, generated in seconds. */
export const SMALL_HISTORY: HistorySize = {
  orders: 600,
  customers: 200,
  visits: 8_000,
  applications: 60,
  events: 20_000,
  days: 56,
};

/** Popular products from all categories with reviews; deterministic for a catalog. */
export async function listFavorites(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; categoryId: string | null }>`
    SELECT product_id AS id, category_id AS "categoryId" FROM products WHERE is_live ORDER BY md5(product_id)`.execute(
    db,
  );
  return rows
    .filter(({ categoryId }) => hasPlug(categoryId))
    .slice(0, FAVORITES)
    .map(({ id }) => id);
}

/**
 * Requires products. Staff actions use the shop's staff users. Past days are aggregated.
 * @param sealer of the shop with the history
 */
export async function addHistory(
  db: Db,
  size: HistorySize,
  sealer: Sealer = createSealer(readConfig({ NODE_ENV: "development" }).piiKeys),
  until = new Date(),
): Promise<void> {
  const { orders, customers, visits, applications, events, days } = size;
  const favorites = { productIds: await listFavorites(db), oneIn: 3 };
  await addManyOrders(db, { orders, customers, days, until, sealer, isWhole: true, favorites });
  await addFollowUps(db, until);
  const staff = await listStaff(db, sealer);
  await addSupplierBills(db, staff);
  await giveBackByStaff(db, sealer, staff);
  await addPaymentExceptions(db, sealer, staff, until);
  await takeOverActs(db, sealer);
  await storeViews(db, sealer, staff);
  await setPriceRules(db, sealer, staff, { days, until });
  await addReviews(db, sealer, until);
  await addVisits(db, visits, { days, until });
  await addApplications(db, sealer, applications, { days, until });
  await addEvents(db, events, { days, until, favorites: favorites.productIds });
  await addPageViews(db, visits, until);
  for (let more = true; more;) more = await sumUpDays(db);
  for (let more = true; more;) more = await sumUpPageViews(db);
  for (let more = true; more;) more = await rollUp(db);
}
