/**
 * Hosts killed in the middle of a staff import lose and duplicate nothing (STAFF-42,
 * docs/decisions/imports.md).
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { buildApp } from "../../../server/app";
import { signedIn } from "../../support/people/accounts";
import { countOf, feedOf, holdingImportLock, importCalls } from "../../support/catalogue/import-calls";
import { openRestartingHost, type RestartingHost } from "../../support/hosts/restarting-host";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(400_000);
const PRODUCTS = 3_000;
/** One more, and the run is marked as failed. */
const DEATHS = 2;

let api: TestApi;
let host: RestartingHost;
let dataDir: string;
beforeAll(async () => {
  api = await startTestApi(0);
  dataDir = await mkdtemp(path.join(tmpdir(), "import-killed-"));
});
afterAll(async () => {
  await host?.stop();
  await api?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startHost(): Promise<void> {
  host = await openRestartingHost(api.database.url, dataDir);
}

test("the next host restarts an import, and each product exists once", async () => {
  const { db } = api.database;
  const admin = await signedIn(api, "ADMIN");
  await startHost();
  // The import waits until only the host that dies can claim it.
  const { id } = await holdingImportLock(db, async () => {
    const run = await importCalls(api.app, admin).import("spring.json", feedOf(PRODUCTS));
    await api.app.close();
    return run;
  });

  const written: number[] = [];
  for (let death = 1; death <= DEATHS; death += 1) {
    written.push(
      await waitFor(async () => {
        const { rows } = await sql<{ tries: number; products: number }>`SELECT tries,
          (SELECT count(*)::int FROM products) AS products FROM import_runs WHERE status = 'RUNNING'`.execute(
          db,
        );
        const [run] = rows;
        return run?.tries === death && run.products > (written.at(-1) ?? 0) ? run.products : null;
      }, 120_000),
    );
    expect(host.kill()).toBe(true);
  }
  expect(written.at(-1)).toBeLessThan(PRODUCTS);
  await waitFor(async () => {
    const { rows } = await sql`SELECT FROM import_runs
      WHERE finished_at IS NOT NULL AND NOT EXISTS (SELECT FROM import_uploads)`.execute(db);
    return rows[0] ?? null;
  }, 240_000);
  await host.stop();

  const looking = await buildApp({ config: api.configFor(), db });
  try {
    const runs = await importCalls(looking, admin).list();
    expect(runs).toMatchObject([{ id, status: "COMPLETED", message: null }]);
    const [unchanged, created] = [countOf(runs[0]!, "unchanged"), countOf(runs[0]!, "created")];
    expect(unchanged).toBeGreaterThanOrEqual(written.at(-1)!);
    expect(unchanged + created).toBe(PRODUCTS);
  } finally {
    await looking.close();
  }
  const { rows } = await sql`SELECT count(*)::int AS products, count(DISTINCT sku)::int AS skus,
      count(*) FILTER (WHERE is_live)::int AS live, (SELECT count(*)::int FROM product_stock) AS stocks
    FROM products`.execute(db);
  const count = PRODUCTS;
  expect(rows).toEqual([{ products: count, skus: count, live: count, stocks: count }]);
  // Dead hosts leave no files behind either.
  expect(await readdir(path.join(dataDir, "imports"))).toEqual([]);
});

test("a host that dies while a complete feed removes products removes none, and the next one removes all", async () => {
  const { db } = api.database;
  const remaining = PRODUCTS / 10;
  const live = async () => {
    const { rows } = await sql<{
      live: number;
    }>`SELECT count(*)::int AS live FROM products WHERE is_live`.execute(db);
    return rows[0]!.live;
  };
  const uploader = await buildApp({ config: api.configFor(), db });
  const admin = await signedIn(api, "ADMIN");
  await startHost();
  const { id } = await holdingImportLock(db, async () => {
    const more = { isWhole: true, mostMissing: PRODUCTS - remaining };
    const run = await importCalls(uploader, admin).import("summer.json", feedOf(remaining), more);
    await uploader.close();
    return run;
  });

  // One row is locked, so that the host dies inside the statement that removes them.
  await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM products WHERE sku = ${String(880_000 + PRODUCTS - 1)} FOR UPDATE`.execute(tx);
    await waitFor(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE products SET is_live%'`.execute(
        db,
      );
      return rows[0] ?? null;
    }, 240_000);
    expect(host.kill()).toBe(true);
    expect(await live()).toBe(PRODUCTS);
  });
  const isOver = async () => {
    const { rows } = await sql<{ tries: number }>`SELECT tries FROM import_runs
      WHERE id = ${id} AND finished_at IS NOT NULL`.execute(db);
    return rows[0] ?? null;
  };
  for (let run = await isOver(); run === null; run = await isOver()) {
    expect([PRODUCTS, remaining]).toContain(await live());
  }
  expect(await isOver()).toEqual({ tries: 2 });
  expect(await live()).toBe(remaining);
  await host.stop();
});
