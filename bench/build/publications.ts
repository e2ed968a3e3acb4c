/** How long a change takes from its commit until every page shows it, and what the publisher holds meanwhile. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { LOADER } from "../../server/cli/launcher/child";
import { seededId } from "../../tests/support/seed-catalogue";
import type { BenchReport } from "../support/bench-report";
import type { CatalogueHost } from "./catalogue-host";
import { SITE_URL, writtenPages } from "./site-folder";

const targets = { seconds: 2, megabytes: 300 };
const ROUNDS = 5;

/** Changes one price a few times, then hides a product, in a built site that a publisher follows. */
export async function reportPublications(
  report: BenchReport,
  folder: string,
  { url, db }: CatalogueHost,
): Promise<void> {
  const publisher = spawn(
    process.execPath,
    ["--max-semi-space-size=4", "--require", LOADER, "src/build/publisher/main.ts"],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        CI: "true",
        GATSBY_API_URL: url,
        SITE_URL,
        INTERNAL_API_URL: url,
        SITE_FOLDER: "public",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  try {
    const change = async (assignment: string, position: number): Promise<number> => {
      const revision = await changeProduct(db, assignment, seededId(position));
      const committed = performance.now();
      const file = path.join(folder, "public/catalogue-revision.json");
      while (!readFileSync(file, "utf8").includes(`"${revision}"`)) await wait(5);
      return (performance.now() - committed) / 1000;
    };
    const price = "regular_price_cents = regular_price_cents + 1";
    // The first one loads the renderer.
    report.figure("first price live everywhere", await change(price, 0), "s");
    const before = await writtenPages(folder);
    const seconds: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) seconds.push(await change(price, round));
    const after = await writtenPages(folder);
    const rewritten = [...after].filter(([name, written]) => before.get(name) !== written).length;
    report.figure("a price live everywhere, slowest of five", Math.max(...seconds), "s", {
      max: targets.seconds,
    });
    report.figure("pages drawn for a price", rewritten / ROUNDS, "pages", { min: 7 });
    report.figure(
      "a hidden product gone everywhere",
      await change("is_live = false, hidden_reason = 'bench'", 9),
      "s",
    );
    const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${publisher.pid}/status`, "utf8")) ?? [];
    report.figure("peak memory of the publisher", (Number(peak) * 1024) / 1_000_000, "MB", {
      max: targets.megabytes,
    });
  } finally {
    publisher.kill();
    await once(publisher, "exit");
  }
}

async function changeProduct(db: CatalogueHost["db"], assignment: string, id: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ revision: string }>`
      UPDATE catalogue_state SET revision = revision + 1 RETURNING revision`.execute(tx);
    const { revision } = rows[0]!;
    await sql`UPDATE products SET ${sql.raw(assignment)}, revision = ${revision}, updated_at = now()
      WHERE product_id = ${id}`.execute(tx);
    await sql`SELECT pg_notify('catalogue_changed', ${revision})`.execute(tx);
    return revision;
  });
}
