/**
 * Hosts killed while price changes become news and emails lose none and send none twice (WISH-5). Long run,
 * with two changes per five searches: KEPT_SEARCHES=5000 npx jest
 * tests/integration/catalogue/saved-killed.test.ts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { createSealer } from "../../../server/db/sealed";
import { SEALED_MAIL } from "../../../server/gateways/mail/sent-mails.store";
import { LIMITS } from "#contract/limits";
import { aCustomer } from "../../support/people/accounts";
import { openRestartingHost, type RestartingHost } from "../../support/hosts/restarting-host";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(1_200_000);
const SEARCHES = Number(process.env["KEPT_SEARCHES"] ?? 150);
const CHANGES = Math.ceil(SEARCHES * 0.4);
const MAX_MS = 600_000;

let api: TestApi;
let hosts: RestartingHost[];
let dataDir: string;
beforeAll(async () => {
  api = await startTestApi(CHANGES * 2);
  dataDir = await mkdtemp(path.join(tmpdir(), "keeping-killed-"));
});
afterAll(async () => {
  await Promise.all((hosts ?? []).map((host) => host.stop()));
  await api?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startHost = () => openRestartingHost(api.database.url, dataDir);
const countIn = async (table: "offer_changes" | "offer_news" | "outgoing_mails") =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(api.database.db))
    .rows[0]!.n;

/** Saves searches for different price bands, as many per customer as an account may have. */
async function saveSearches(): Promise<void> {
  for (let from = 0; from < SEARCHES; from += LIMITS.saved.searches) {
    const { userId } = await aCustomer(api);
    const count = Math.min(LIMITS.saved.searches, SEARCHES - from);
    await sql`
      INSERT INTO watches (user_id, list, name, address, search, tells)
      SELECT ${userId}::uuid, 'SEARCHES', 'band ' || band, '/search/',
        jsonb_build_object('minPrice', band * 400000 / ${SEARCHES}::int, 'maxPrice', band * 400000 / ${SEARCHES}::int + 6000), true
      FROM generate_series(${from}::int, ${from + count - 1}::int) AS band`.execute(api.database.db);
  }
}

/** Expected number of changes, by the name of the search. */
async function expectedNews(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; news: number }>`
    SELECT watches.name, count(*)::int AS news FROM watches
    JOIN products ON content_hash = 'cheaper' AND is_live
      AND COALESCE(sale_price_cents, regular_price_cents)
        BETWEEN (search->>'minPrice')::int AND (search->>'maxPrice')::int
    GROUP BY watches.name`.execute(api.database.db);
  return Object.fromEntries(rows.map(({ name, news }) => [name, news]));
}

/** Number of changes in the sent emails, by the name of the search. */
async function mailedNews(): Promise<Record<string, number>> {
  const sealer = createSealer(api.configFor().piiKeys);
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed_mail AS sealed FROM outgoing_mails WHERE kind = 'offer-news'`.execute(api.database.db);
  const newsCounts: Record<string, number> = {};
  for (const { sealed } of rows) {
    const { subject, text } = sealer.open<OutgoingMail>(sealed, SEALED_MAIL);
    const name = /“(.+)”/.exec(subject)![1]!;
    const named = text.match(/It was \$/g)?.length ?? 0;
    newsCounts[name] =
      (newsCounts[name] ?? 0) + named + Number(/Plus (\d+) more on the page/.exec(text)?.[1] ?? 0);
  }
  return newsCounts;
}

test("news of saved searches is written in full or not at all, and each is emailed once", async () => {
  const { db } = api.database;
  await saveSearches();
  await api.app.close();
  hosts = [await startHost(), await startHost()];
  // All changes commit together, so no search has news before every change exists.
  await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM watches FOR UPDATE`.execute(tx);
    await db.transaction().execute(async (change) => {
      const { rows } = await sql<{ revision: string }>`
        UPDATE catalogue_state SET revision = revision + 1 RETURNING revision`.execute(change);
      const { revision } = rows[0]!;
      await sql`UPDATE products SET regular_price_cents = regular_price_cents - 100,
          sale_price_cents = sale_price_cents - 100, content_hash = 'cheaper', revision = ${revision}
        WHERE product_id IN (SELECT product_id FROM products ORDER BY product_id LIMIT ${CHANGES})`.execute(
        change,
      );
      await sql`SELECT pg_notify('catalogue_changed', ${revision})`.execute(change);
    });
    expect(await countIn("offer_changes")).toBe(CHANGES);
    await waitFor(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO offer_news%'`.execute(db);
      return rows[0] ?? null;
    }, MAX_MS);
    for (const host of hosts) expect(host.kill()).toBe(true);
    expect([await countIn("offer_changes"), await countIn("offer_news")]).toEqual([CHANGES, 0]);
  });
  const begin = Date.now();
  await waitFor(async () => (await countIn("offer_changes")) === 0 || null, MAX_MS);
  const spread = Date.now();
  const expected = await expectedNews();
  expect(Object.keys(expected).length).toBeGreaterThan(SEARCHES / 2);

  await sql`UPDATE offer_news SET noted_at = noted_at - interval '1 hour'`.execute(db);
  for (const host of hosts) {
    const before = await countIn("outgoing_mails");
    await waitFor(async () => (await countIn("outgoing_mails")) > before || null, MAX_MS);
    expect(host.kill()).toBe(true);
    expect(await countIn("offer_news")).toBeGreaterThan(0);
  }
  await waitFor(async () => (await countIn("offer_news")) === 0 || null, MAX_MS);
  process.stdout.write(
    `${SEARCHES} searches, ${CHANGES} changes: news after ${spread - begin} ms, mails after ${Date.now() - spread} ms\n`,
  );
  expect(await mailedNews()).toEqual(expected);
});
