/**
 * npm run build: builds the static site into public/, from a running API host or one started for it. With
 * `--changes` (npm run publish), keeps the existing site and builds or publishes only changes.
 */
import { READY_PATH } from "#contract/rest/paths";
import { readConfig, type Config } from "../config";
import { fillWithDemo, startApi } from "./launcher/local-programs";
import { requireFreePort } from "./launcher/ports";
import { step } from "./launcher/progress";
import { Shop } from "./launcher/shop";
import { runOn } from "./launcher/signals";
import { buildSiteIfChanged } from "./launcher/site/site-build";
import { isAnswering } from "./launcher/wait-until-ready";
import { reportError } from "./launcher/report-error";

async function main(): Promise<void> {
  const config = readConfig();
  const shop = new Shop(config);
  const outcome = await runOn(shop, () => build(config, shop));
  if (outcome === null) process.exitCode = 130;
}

/** @returns a summary of the work */
async function build(config: Config, shop: Shop): Promise<string> {
  const localApi = `http://127.0.0.1:${config.apiPort}`;
  const isRunning = await isAnswering(`${localApi}${READY_PATH}`);
  if (!isRunning) await requireFreePort(config.apiPort, "API_PORT");
  const { db, url } = await step("Database", () => shop.startDatabase());
  if (!isRunning) {
    await fillWithDemo(shop, config, db, url);
    await startApi(shop, config, url);
  }
  return step("Site", () =>
    buildSiteIfChanged({
      db,
      apiUrl: config.apiUrl,
      localApiUrl: localApi,
      buildKey: config.buildKey,
      leases: config.leases,
      siteUrl: config.siteOrigins[0] ?? `http://localhost:${config.sitePort}`,
      logDir: config.dataDir,
      isForced: !process.argv.includes("--changes"),
      onChild: (child) => shop.adopt(child),
    }),
  );
}

main().catch(reportError);
