/** An API host that is restarted whenever it dies, and dies by kill -9. */
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { RUNNER } from "../../../server/cli/launcher/child";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { BACKGROUND_PACE } from "./background-pace";

export interface RestartingHost {
  readonly url: string;
  /** Waits until it responds. @throws when it does not start */
  untilOpen(): Promise<void>;
  /** Kills it in the middle of its work. @returns false when it has already exited */
  kill(): boolean;
  stop(): Promise<void>;
}

/** Starting takes three seconds of CPU time; a busy machine has little to spare. */
const START_WITHIN_MS = 180_000;
const LOOK_MS = 60;

/** @param env with API_PORT */
export function startRestartingHost(env: Readonly<Record<string, string>>): RestartingHost {
  const url = `http://127.0.0.1:${env["API_PORT"]}`;
  let child: ChildProcess;
  let isOver = false;
  const start = () => {
    child = spawn(process.execPath, ["--max-semi-space-size=4", RUNNER, "server/main.ts"], {
      env: { ...process.env, BACKGROUND_PACE, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("exit", () => {
      if (!isOver) start();
    });
  };
  start();
  return {
    url,
    async untilOpen() {
      for (const deadline = Date.now() + START_WITHIN_MS; !(await isOpen(url)); await wait(LOOK_MS)) {
        if (Date.now() > deadline) throw new Error(`The host did not start within ${START_WITHIN_MS} ms`);
      }
    },
    kill: () => child.kill("SIGKILL"),
    stop: async () => {
      isOver = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A running host on a test's database; external services are unreachable. */
export async function openRestartingHost(databaseUrl: string, dataDir: string): Promise<RestartingHost> {
  const host = startRestartingHost({
    API_PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SANDBOX_PORT: "9",
    SANDBOX_PAYMENTS_PORT: "9",
    SANDBOX_SMTP_PORT: "9",
    LOG_LEVEL: "silent",
  });
  await host.untilOpen();
  return host;
}

function isOpen(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
