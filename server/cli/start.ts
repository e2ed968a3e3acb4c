/**
 * npm start: starts the whole shop; Ctrl-C stops it. npm run dev (--dev): same, with hosts and pages
 * reloading on code changes.
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
  buildAsRequested,
  buildSiteIfChanged,
  leaseEnvironment,
  startDevelopment,
  startPublisher,
  type SiteBuild,
} from "./launcher/site/site-build";
import { runOn } from "./launcher/signals";
import { reportError } from "./launcher/report-error";

const BUNDLE_WITHIN_MS = 15 * 60_000;
/** Node restarts a program when one of its files changes. */
const WATCH = ["--watch", "--watch-preserve-output"];

async function main(): Promise<void> {
  const config = readConfig();
  const ports = portsOf(config);
  requireDifferentPorts(ports);
  const record = await ShopRecord.claim(config.dataDir);
  const shop = new Shop(config, record);
  const reason = await runOn(shop, () => start(config, shop, ports).then(() => shop.failed()));
  if (reason) throw new OperatorError(`${reason} The shop has stopped. Run npm start to start it again.`);
}

async function start(config: Config, shop: Shop, ports: Ports): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  if (isDevelopment && config.isPublic) {
    throw new OperatorError("npm run dev is for local development: start a public shop with npm start.");
  }
  for (const [variable, port] of ports) await requireFreePort(port, variable);
  console.log("Starting the shop");
  if (config.sandbox) requireSandboxes();
  await Promise.all([startSandboxes(shop, config, isDevelopment), openShop(shop, config, isDevelopment)]);
  console.log(`\n${describeShop(config, siteUrlOf(config))}`);
}

/** Sandboxes need no database, so they start in parallel with it. */
async function startSandboxes(shop: Shop, { sandbox }: Config, isDevelopment: boolean): Promise<void> {
  if (!sandbox) return;
  // A double may trade speed for memory.
  const nodeArgs = ["--optimize-for-size", ...(isDevelopment ? WATCH : [])];
  const start = () => startHost("The sandbox host", SANDBOX_HOST, {}, { nodeArgs });
  const readyUrl = `${onThisMachine(sandbox.url)}/`;
  const aliveUrl = isDevelopment ? undefined : readyUrl;
  await step("Sandboxes", () => shop.supervise({ start, readyUrl, aliveUrl }));
}

/** The API host needs the database; the site needs the API host only during its build. */
async function openShop(shop: Shop, config: Config, isDevelopment: boolean): Promise<void> {
  const { db, url } = await step("Database", () => shop.startDatabase());
  await fillWithDemo(shop, config, db, url);
  const api = startApi(shop, config, url, isDevelopment ? WATCH : []);
  const site = {
    db,
    apiUrl: config.apiUrl,
    localApiUrl: `http://127.0.0.1:${config.apiPort}`,
    buildKey: config.buildKey,
    leases: config.leases,
    siteUrl: config.siteOrigins[0] ?? siteUrlOf(config),
    logDir: config.dataDir,
    onChild: (child: Child) => shop.adopt(child),
    apiReady: api,
  };
  if (isDevelopment) {
    await api;
    const gatsby = await startDevelopment(site, config.sitePort, config.mediaDir);
    await step("Site", () => shop.open(gatsby, localSite(config), BUNDLE_WITHIN_MS));
  } else {
    await Promise.all([api, openSite(shop, config, site)]);
    await shop.supervise({
      start: () => startPublisher(site),
      readyUrl: null,
      mend: (how) => buildAsRequested(how, site),
    });
  }
  await startPictures(shop, db, url);
}

/** Starts the publisher last; it publishes changes made while the shop was down. */
async function openSite(shop: Shop, config: Config, site: SiteBuild): Promise<void> {
  await step("Site", () => buildSiteIfChanged({ ...site, isFollowed: true }));
  const env = {
    API_URL: config.apiUrl,
    INTERNAL_API_URL: site.localApiUrl,
    BUILD_KEY: config.buildKey,
    MEDIA_DIR: config.mediaDir,
    PAYMENT_SANDBOX_URL: config.sandbox?.paymentsUrl ?? "",
    ...leaseEnvironment(config.leases),
  };
  const start = () => startHost("The site host", "src/host/main.ts", env);
  const readyUrl = localSite(config);
  await step("Site host", () => shop.supervise({ start, readyUrl, aliveUrl: readyUrl }));
}

function localSite({ sitePort }: Config): string {
  return `http://127.0.0.1:${sitePort}/`;
}

function siteUrlOf(config: Config): string {
  return config.isPublic ? config.shop.siteUrl : `http://localhost:${config.sitePort}`;
}

/** Hosts listen on IPv4, but machines may resolve localhost to IPv6 first. */
function onThisMachine(url: string): string {
  return url.replace("//localhost:", "//127.0.0.1:");
}

main().catch(reportError);
