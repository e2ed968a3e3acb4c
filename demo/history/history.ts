/** The history of a shop, shared by the demo, tests and benchmarks: only how much of it there is differs. */
import { readConfig } from "../../server/config";
import { sumUpDays } from "../../server/analytics/days.store";
import type { Db } from "../../server/db/client";
import { createSealer, type Sealer } from "../../server/db/sealed";
import { rollUp } from "../../server/reports/rolling.store";
import { addManyOrders } from "./many-orders";
import { addApplications, addEvents, addVisits } from "./many-visits";
import { addWhatFollowed } from "./what-followed";

export interface HistorySize {
  readonly orders: number;
  readonly customers: number;
  readonly visits: number;
  readonly applications: number;
  readonly events: number;
  /** The history ends now and began so long ago. */
  readonly days: number;
}

/** Weeks to look at, in seconds. */
export const SMALL_HISTORY: HistorySize = {
  orders: 600,
  customers: 200,
  visits: 8_000,
  applications: 60,
  events: 20_000,
  days: 56,
};

/** Products must be there. The days that are over are summed up. @param sealer of the shop the history is for */
export async function addHistory(
  db: Db,
  size: HistorySize,
  sealer: Sealer = createSealer(readConfig({ NODE_ENV: "development" }).piiKeys),
  until = new Date(),
): Promise<void> {
  const { orders, customers, visits, applications, events, days } = size;
  await addManyOrders(db, { orders, customers, days, until, sealer, isWhole: true });
  await addWhatFollowed(db, until);
  await addVisits(db, visits, { days, until });
  await addApplications(db, sealer, applications, { days, until });
  await addEvents(db, events, { days, until });
  for (let more = true; more;) more = await sumUpDays(db);
  for (let more = true; more;) more = await rollUp(db);
}
