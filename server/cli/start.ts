/**
 * npm start: the whole shop from nothing, with one Ctrl-C to end it. npm run dev (--dev): the same, where the hosts start
 * again and the pages change as soon as their code does.
 */
import { readConfig, type Config } from "../config";
import { OperatorError } from "../errors";
import { startHost, type Child } from "./launcher/child";
import { describeShop } from "./launcher/describe-shop";
import {
  fillWithDemo,
  SANDBOX_HOST,
  requireSandboxes,
  startApi,
  startPictures,
} from "./launcher/local-programs";
import { portsOf, requireDifferentPorts, requireFreePort, type Ports } from "./launcher/ports";
import { step } from "./launcher/progress";
import { Shop } from "./launcher/shop";
import { ShopRecord } from "./launcher/shop-record";
import {
  buildAsAsked,
  buildSiteIfChanged,
  leaseEnvironment,
  startDevelopment,
  startPublisher,
} from "./launcher/site/site-build";
import { runOn } from "./launcher/signals";
import { reportError } from "./launcher/report-error";

const BUNDLE_WITHIN_MS = 15 * 60_000;
/** Node starts a program again when one of its files changes. */
const WATCH = ["--watch", "--watch-preserve-output"];

async function main(): Promise<void> {
  const config = readConfig();
  const ports = portsOf(config);
  requireDifferentPorts(ports);
  const record = await ShopRecord.claim(config.dataDir);
  const shop = new Shop(config, record);
  const reason = await runOn(shop, () => start(config, shop, ports).then(() => shop.failed()));
  if (reason) throw new OperatorError(`${reason} The shop was stopped; npm start begins again.`);
}

async function start(config: Config, shop: Shop, ports: Ports): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  if (isDevelopment && config.isPublic) {
    throw new OperatorError(
      "npm run dev is for a shop on this machine: a public one is started by npm start.",
    );
  }
  const nodeArgs = isDevelopment ? WATCH : [];
  for (const [variable, port] of ports) await requireFreePort(port, variable);
  const siteUrl = config.isPublic ? config.shop.siteUrl : `http://localhost:${config.sitePort}`;
  console.log("Starting the shop");
  if (config.sandbox) requireSandboxes();
  const { db, url } = await step("Database", () => shop.startDatabase());
  await fillWithDemo(shop, config, url);
  const localApi = `http://127.0.0.1:${config.apiPort}`;
  if (config.sandbox) {
    const start = () => startHost("The sandbox host", SANDBOX_HOST, {}, { nodeArgs });
    const readyUrl = `${onThisMachine(config.sandbox.url)}/`;
    const aliveUrl = isDevelopment ? undefined : readyUrl;
    await step("Sandboxes", () => shop.keep({ start, readyUrl, aliveUrl }));
  }
  await startApi(shop, config, url, nodeArgs);
  const site = {
    db,
    apiUrl: config.apiUrl,
    localApiUrl: localApi,
    buildKey: config.buildKey,
    leases: config.leases,
    siteUrl: config.siteOrigins[0] ?? siteUrl,
    logDir: config.dataDir,
    onChild: (child: Child) => shop.adopt(child),
  };
  const localSite = `http://127.0.0.1:${config.sitePort}/`;
  if (isDevelopment) {
    const gatsby = await startDevelopment(site, config.sitePort, config.mediaDir);
    await step("Site", () => shop.open(gatsby, localSite, BUNDLE_WITHIN_MS));
  } else {
    await step("Site", () => buildSiteIfChanged(site));
    const env = {
      API_URL: config.apiUrl,
      INTERNAL_API_URL: localApi,
      BUILD_KEY: config.buildKey,
      MEDIA_DIR: config.mediaDir,
      PAYMENT_SANDBOX_URL: config.sandbox?.paymentsUrl ?? "",
      ...leaseEnvironment(config.leases),
    };
    const start = () => startHost("The site host", "src/host/main.ts", env);
    await step("Site host", () => shop.keep({ start, readyUrl: localSite, aliveUrl: localSite }));
    await shop.keep({
      start: () => startPublisher(site),
      readyUrl: null,
      mend: (how) => buildAsAsked(how, site),
    });
  }
  await startPictures(shop, url);
  console.log(`\n${describeShop(config, siteUrl)}`);
}

/** Hosts listen on IPv4; which of its addresses localhost is tried first is the machine's choice. */
function onThisMachine(url: string): string {
  return url.replace("//localhost:", "//127.0.0.1:");
}

main().catch(reportError);
