/**
 * The outages: the database stops for ten seconds, and processes are killed or hang. Nothing is repaired by
 * hand.
 */
import { setTimeout as wait } from "node:timers/promises";
import { findFailure, until } from "../support/until";
import type { RestartingHost } from "../../tests/support/hosts/restarting-host";
import type { SiteWatch } from "./site-watch";
import type { StartedShop } from "./started-shop";

const STOPPED_MS = 10_000;
const MAX_PAUSE_MS = 10_000;
const CALM_MS = 5_000;
const BACK_WITHIN_MS = 60_000;

const API_HOST = "server/main.ts";
const SITE_HOST = "src/host/main.ts";
const SANDBOX_HOST = "sandbox/main.ts";
const PUBLISHER = "src/build/publisher/main.ts";
const PICTURE_WORKER = "server/cli/picture-worker.ts";

export interface Storm {
  readonly stops: number;
  /** Number of kills by part. */
  readonly kills: Readonly<Record<string, number>>;
  /** Number of suspended API hosts, which the launcher must detect. */
  readonly hangs: number;
}

/**
 * Each round suspends the database and kills an API host before, during or after the outage. Once both are
 * back, another part is killed or hangs.
 * @throws Error if a part does not recover
 */
export async function storm(
  shop: StartedShop,
  secondApi: RestartingHost,
  watch: SiteWatch,
  rounds: number,
): Promise<Storm> {
  const kills: Record<string, number> = {};
  let hangs = 0;
  const count = (name: string) => void (kills[name] = (kills[name] ?? 0) + 1);
  const killProgram = (name: string, script: string) => {
    if (shop.kill(script)) count(name);
  };
  const killApi = () => {
    if (Math.random() < 0.5) return killProgram("API host", API_HOST);
    secondApi.kill();
    count("second API host");
  };
  const killSite = () => {
    watch.hostKilled();
    killProgram("site host", SITE_HOST);
  };
  const hangApi = () => {
    if (shop.hang(API_HOST)) hangs += 1;
  };
  const killDatabase = () => {
    shop.killDatabase();
    count("database");
  };
  const faults = [
    killSite,
    hangApi,
    killDatabase,
    () => killProgram("sandbox host", SANDBOX_HOST),
    () => killProgram("publisher", PUBLISHER),
    killSite,
    killDatabase,
    () => killProgram("picture worker", PICTURE_WORKER),
  ];
  const addresses = [shop.apiUrl, secondApi.url].map((url) => `${url}/ready`);
  addresses.push(`${shop.paymentsUrl}/_sandbox/ledger.json`);
  const untilBack = (after: string) =>
    until(`the shop works again after ${after}`, BACK_WITHIN_MS, async () => {
      if (!watch.isBack()) return "the site shows no page";
      const failures = await Promise.all(addresses.map((url) => findFailure(url)));
      return failures.find((failure) => failure !== null) ?? null;
    });

  for (let round = 0; round < rounds; round += 1) {
    await wait(Math.random() * MAX_PAUSE_MS);
    const restart = shop.stopDatabase();
    const killing = wait(Math.random() * STOPPED_MS * 1.5).then(killApi);
    await wait(STOPPED_MS).finally(restart);
    await killing;
    await untilBack("its database was stopped");
    await wait(Math.random() * CALM_MS);
    faults[round % faults.length]!();
    await wait(CALM_MS);
    await untilBack("a kill");
    console.log(`  outage ${round + 1} of ${rounds} …`);
  }
  return { stops: rounds, kills, hangs };
}
