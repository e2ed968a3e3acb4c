/**
 * npm run build: the static site into public/, from the API host that runs or one started for it. With `--changes`
 * (npm run publish) what stands is kept, and only what changed is built or published.
 */
import { READY_PATH } from "#contract/endpoints";
import { readConfig, type Config } from "../config";
import { fillWithDemo } from "./launcher/local-programs";
import { requireFreePort } from "./launcher/ports";
import { step } from "./launcher/progress";
import { reportError } from "./launcher/run-command";
import { Shop } from "./launcher/shop";
import { stopOnSignals } from "./launcher/signals";
import { buildSiteIfChanged } from "./launcher/site-build";
import { answers } from "./launcher/wait-until-ready";

async function main(): Promise<void> {
  const config = readConfig();
  const shop = new Shop(config);
  const interrupted = stopOnSignals(shop);
  try {
    await Promise.race([build(config, shop), interrupted]);
  } catch (error) {
    if (!shop.isStopping) throw error;
    await interrupted;
    process.exitCode = 130;
  } finally {
    await shop.stop();
  }
}

async function build(config: Config, shop: Shop): Promise<void> {
  const localApi = `http://127.0.0.1:${config.apiPort}`;
  const isRunning = await answers(`${localApi}${READY_PATH}`);
  if (!isRunning) await requireFreePort(config.apiPort, "API_PORT");
  const { db, url } = await step("Database", () => shop.startDatabase());
  if (!isRunning) {
    await fillWithDemo(shop, config, url);
    await step("API host", () =>
      shop.startHost("The API host", "server/main.ts", { DATABASE_URL: url }, `${localApi}${READY_PATH}`),
    );
  }
  await step("Site", () =>
    buildSiteIfChanged({
      db,
      apiUrl: config.apiUrl,
      localApiUrl: localApi,
      buildKey: config.buildKey,
      siteUrl: config.siteOrigins[0] ?? `http://localhost:${config.sitePort}`,
      logDir: config.dataDir,
      isForced: !process.argv.includes("--changes"),
      onChild: (child) => shop.adopt(child),
    }),
  );
}

main().catch((error: unknown) => {
  reportError(error);
  process.exitCode = 1;
});
