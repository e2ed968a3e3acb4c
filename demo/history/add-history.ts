/**
 * npm run demo:history: fills the local shop with weeks of orders, visits and events for the back office and
 * reports.
 */
import { sql } from "kysely";
import { reportError } from "../../server/cli/launcher/report-error";
import { withDatabase } from "../../server/cli/with-database";
import { readConfig } from "../../server/config";
import { createSealer } from "../../server/db/sealed";
import { OperatorError } from "../../server/errors";
import { numberOf } from "./many-orders";
import { addHistory, SMALL_HISTORY, type HistorySize } from "./history";

const USAGE = `npm run demo:history -- ${Object.entries(SMALL_HISTORY)
  .map(([name, count]) => `--${name} ${count}`)
  .join(" ")}`;
const MAX_COUNT = 100_000_000;

/**
 * Parses named numbers.
 * @param args such as --orders 20000; defaults are small
 */
function readHistorySize(args: readonly string[]): HistorySize {
  const size: Record<string, number> = { ...SMALL_HISTORY };
  for (let at = 0; at < args.length; at += 2) {
    const [name = "", count = ""] = [args[at]?.replace(/^--/, ""), args[at + 1]];
    if (
      !Object.hasOwn(size, name) ||
      !/^\d{1,9}$/.test(count) ||
      Number(count) < 1 ||
      Number(count) > MAX_COUNT
    ) {
      throw new OperatorError(`${args[at]} ${count} is not a valid history size.\n\nUsage: ${USAGE}`);
    }
    size[name] = Number(count);
  }
  return { ...SMALL_HISTORY, ...size };
}

async function main(): Promise<void> {
  const size = readHistorySize(process.argv.slice(2));
  const config = readConfig();
  if (config.isPublic) {
    throw new OperatorError("Cannot add demo history to a public shop: it would mix with real orders.");
  }
  await withDatabase(config, async (db) => {
    const { rows } = await sql<{ isMade: boolean; isEmpty: boolean }>`
      SELECT EXISTS (SELECT FROM orders WHERE unique_id = ${numberOf(0)}) AS "isMade",
        NOT EXISTS (SELECT FROM products WHERE is_live) AS "isEmpty"`.execute(db);
    const { isMade, isEmpty } = rows[0]!;
    if (isEmpty)
      throw new OperatorError("This shop has no products yet. Run npm start once, or import products.");
    if (isMade) throw new OperatorError("This shop already has a history.");
    await addHistory(db, size, createSealer(config.piiKeys));
  });
  console.log(`${size.orders} orders, ${size.visits} visits and ${size.events} events of ${size.days} days`);
}

main().catch(reportError);
