/**
 * One shop for all files of a jest worker that leave no mark on others: the first one starts it, the next ones join it. Its
 * hosts end with the worker, its database with the run.
 */
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { READY_PATH } from "#contract/endpoints";
import { openDatabase, type Db } from "../../server/db/client";
import { startShop, type RunningShop, type TestShop } from "./start-shop";

export type JoinedShop = RunningShop & Pick<TestShop, "db" | "stop">;

/** Starts the worker's shop, or joins the one that runs; stock and rate limits are as at its start. */
export async function joinWorkerShop(): Promise<JoinedShop> {
  const file = path.join(tmpdir(), `worker-shop-${process.env["JEST_WORKER_ID"]}.json`);
  const shop = (await findRunning(file)) ?? (await startForWorker());
  await writeFile(file, JSON.stringify(shop));
  const db = openDatabase(shop.databaseUrl);
  await forgetOtherFiles(db);
  return { ...shop, db, stop: () => db.destroy() };
}

async function findRunning(file: string): Promise<RunningShop | null> {
  const shop = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as RunningShop,
    () => null,
  );
  if (!shop) return null;
  // A worker that grew too large was replaced, and its hosts ended with it.
  const answers = await fetch(`${shop.apiUrl}${READY_PATH}`).catch(() => null);
  return answers?.ok ? shop : null;
}

async function startForWorker(): Promise<RunningShop> {
  const { db, unref, ...shop } = await startShop();
  await sql`CREATE TABLE stock_at_start AS SELECT product_id, available_quantity FROM product_stock`.execute(
    db,
  );
  await db.destroy();
  unref();
  return shop;
}

/** Earlier files have bought pieces and used up tries. */
async function forgetOtherFiles(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits`.execute(db);
  await sql`UPDATE product_stock AS stock SET available_quantity = start.available_quantity FROM stock_at_start AS start
    WHERE start.product_id = stock.product_id AND start.available_quantity <> stock.available_quantity`.execute(
    db,
  );
}
