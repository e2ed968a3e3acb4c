/**
 * A host that dies between posting to the network and recording the post loses no commission and duplicates
 * none (AFFILIATE-8).
 */
import { sql } from "kysely";
import { AFFILIATE_NETWORK } from "#contract/affiliates/network";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { anAffiliate } from "../../support/people/affiliates";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { startRestartingHost, type RestartingHost } from "../../support/hosts/restarting-host";
import { startTrackerDouble, type TrackerDouble } from "../../support/catalogue/tracker-double";
import { startVendorLine, type VendorLine } from "../../support/hosts/vendor-line";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(300_000);
/** Each host dies with a commission posted but not recorded. */
const DEATHS = 3;
const POSTBACK = "POST /affiliates/conversion";

let shop: OrderShop;
let tracker: TrackerDouble;
let line: VendorLine;
let host: RestartingHost;
beforeAll(async () => {
  tracker = await startTrackerDouble();
  line = await startVendorLine();
  shop = await openOrderShop({ config: { affiliates: null } });
});
afterAll(async () => {
  await host?.stop();
  await shop?.stop();
  await line?.stop();
  await tracker?.stop();
});

test("commissions posted by killed hosts are retried until recorded, and count once", async () => {
  const { db } = shop.api.database;
  await anAffiliate(db, "killed", { perOrderCents: 500 });
  const placed = [];
  for (let count = 0; count < 4; count += 1)
    placed.push(await shop.paid(anOrder({ attribution: { aid: "killed" } })));
  // From here on only the host that dies runs.
  await shop.app.close();
  line.leadTo(new URL(tracker.access.url).origin);
  let deaths = 0;
  line.rewriteResponses((answer) => {
    const isPosted = line.count(POSTBACK) > deaths;
    if (isPosted && deaths < DEATHS && host.kill()) deaths += 1;
    return answer;
  });
  host = startRestartingHost({
    API_PORT: String(await findFreePort()),
    DATABASE_URL: shop.api.database.url,
    SANDBOX_PORT: "9",
    SANDBOX_PAYMENTS_PORT: "9",
    SANDBOX_SMTP_PORT: "9",
    [AFFILIATE_NETWORK.address]: `http://127.0.0.1:${line.port}/affiliates`,
    [AFFILIATE_NETWORK.keys.accountId]: tracker.access.accountId,
    [AFFILIATE_NETWORK.keys.secret]: tracker.access.secret,
    LOG_LEVEL: "silent",
  });
  await waitFor(async () => {
    // Claims of a dead host expire after a minute.
    await sql`UPDATE affiliate_entries SET next_try_at = now() WHERE told_at IS NULL`.execute(db);
    const { rows } = await sql<{ told: number }>`SELECT count(*)::int AS told FROM affiliate_entries
      WHERE told_at IS NOT NULL`.execute(db);
    return rows[0]!.told === placed.length || null;
  }, 240_000);

  expect(deaths).toBe(DEATHS);
  const postbacks = await tracker.postbacks();
  expect(postbacks.map(({ reference }) => reference).sort()).toEqual(
    placed.map(({ order }) => order.uniqueId).sort(),
  );
  expect(postbacks.map(({ commission }) => commission)).toEqual(placed.map(() => 500));
  expect(postbacks.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(placed.length);
});
