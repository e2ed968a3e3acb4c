/** The programs of a shop on this machine. An installation for production has neither sandbox/ nor demo/. */
import { existsSync } from "node:fs";
import { HEALTH_PATH, READY_PATH } from "#contract/endpoints";
import type { Config } from "../../config";
import { startHost } from "./child";
import { step } from "./progress";
import type { Shop } from "./shop";
import { OperatorError } from "../../errors";

/** Runs the sandboxes. */
export const SANDBOX_HOST = "sandbox/main.ts";
/** The API host gives up what hangs five seconds after the time limit of a request. */
const AFTER_REQUESTS_MS = 6_000;
const DEMO_SHOP = "demo/main.ts";
const PICTURE_WORKER = "server/cli/picture-worker.ts";

/** @throws OperatorError when services are not set up and this installation has no sandboxes to stand in for them */
export function requireSandboxes(): void {
  if (existsSync(SANDBOX_HOST)) return;
  throw new OperatorError(
    "This installation has no sandboxes: it is for a public shop, whose settings docs/deployment.md goes through.",
  );
}

/**
 * Liveness, not readiness, decides whether the host hangs: a restart mends neither a slow database nor a full disk.
 * @param nodeArgs more flags for its node
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
  // With --watch node waits for a change when the host's code does not run.
  const aliveUrl = nodeArgs?.length ? undefined : address + HEALTH_PATH;
  await step("API host", () => shop.keep({ start, readyUrl, aliveUrl }));
}

/** Suppliers' pictures may arrive after the shop is open. */
export async function startPictures(shop: Shop, databaseUrl: string): Promise<void> {
  const start = () => startHost("The picture worker", PICTURE_WORKER, { DATABASE_URL: databaseUrl });
  await shop.keep({ start, readyUrl: null });
}

/** Fills an empty shop that has sandboxes; a public shop gets no published logins. */
export async function fillWithDemo(shop: Shop, config: Config, databaseUrl: string): Promise<void> {
  if (!config.sandbox || !existsSync(DEMO_SHOP)) return;
  await step("Demo shop", () => shop.runProgram("The demo shop", DEMO_SHOP, { DATABASE_URL: databaseUrl }));
}
