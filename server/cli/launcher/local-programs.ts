/** The programs of a shop on this machine. A production installation contains neither sandbox/ nor demo/. */
import { existsSync } from "node:fs";
import { HEALTH_PATH, READY_PATH } from "#contract/rest/paths";
import { createPicturesStore } from "../../catalogue/pictures/pictures.store";
import { untilPicturesAreDue } from "../../catalogue/pictures/pictures.worker";
import type { Config } from "../../config";
import type { Db } from "../../db/client";
import { hasDemo } from "./demo-shop.store";
import { EXIT_SUCCESS, startHost } from "./child";
import { step } from "./progress";
import type { Shop } from "./shop";
import { OperatorError } from "../../errors";

/** Local doubles of the outside services. */
export const SANDBOX_HOST = "sandbox/main.ts";
/** The API host drops hanging requests five seconds after their time limit. */
const AFTER_REQUESTS_MS = 6_000;
const DEMO_SHOP = "demo/main.ts";
const PICTURE_WORKER = "server/cli/picture-worker.ts";

/** @throws OperatorError if services are not configured and this installation has no sandboxes */
export function requireSandboxes(): void {
  if (existsSync(SANDBOX_HOST)) return;
  throw new OperatorError(
    "This installation has no sandboxes: it is for a public shop. See docs/deployment.md for its settings.",
  );
}

/**
 * Probes liveness, not readiness: a restart does not help a slow database or a full disk.
 * @param nodeArgs extra Node flags
 */
export async function startApi(
  shop: Shop,
  config: Config,
  databaseUrl: string,
  nodeArgs?: readonly string[],
) {
  const { drainMs, requestMs } = config.uptime;
  const start = () =>
    startHost(
      "The API host",
      "server/main.ts",
      { DATABASE_URL: databaseUrl },
      {
        nodeArgs,
        patienceMs: drainMs + requestMs + AFTER_REQUESTS_MS,
      },
    );
  const address = `http://127.0.0.1:${config.apiPort}`;
  const readyUrl = address + READY_PATH;
  // In watch mode, Node waits for a change if the host's code fails.
  const aliveUrl = nodeArgs?.length ? undefined : address + HEALTH_PATH;
  await step("API host", () => shop.supervise({ start, readyUrl, aliveUrl }));
}

/**
 * Suppliers' pictures arrive after the shop has opened. The worker ends when no picture is due, so an idle
 * shop runs none.
 */
export async function startPictures(shop: Shop, db: Db, databaseUrl: string): Promise<void> {
  const start = () => startHost("The picture worker", PICTURE_WORKER, { DATABASE_URL: databaseUrl });
  const store = createPicturesStore(db);
  const mend = async (how: string, stop: AbortSignal) => {
    if (how !== EXIT_SUCCESS) return false;
    await untilPicturesAreDue(store, stop);
    return true;
  };
  await shop.supervise({ start, readyUrl: null, mend });
}

/**
 * Fills an empty shop that has sandboxes; a public shop gets no published login. Skips the demo program if
 * the shop already has the demo.
 */
export async function fillWithDemo(shop: Shop, config: Config, db: Db, databaseUrl: string): Promise<void> {
  if (!config.sandbox || !existsSync(DEMO_SHOP) || (await hasDemo(db))) return;
  await step("Demo shop", () => shop.runProgram("The demo shop", DEMO_SHOP, { DATABASE_URL: databaseUrl }));
}
