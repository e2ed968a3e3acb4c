/** The sandboxes of external services in a child process, as `npm start` runs them. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RUNNER } from "../../server/cli/launcher/child";
import { findFreePort } from "../../server/db/embedded/free-port";
import { processorSeconds } from "./processes";

export interface SandboxHost {
  /** Settings that point an API host to the sandboxes. */
  readonly env: Readonly<Record<string, string>>;
  readonly paymentsUrl: string;
  /** Totals of each vendor's payments. */
  ledger(): Promise<Record<string, { payments: number; netCents: number }>>;
  /** CPU time so far, in seconds. */
  processorSeconds(): number;
  set(switches: Readonly<Record<string, unknown>>): Promise<void>;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 900_000;

/** @param apiPort target of webhooks */
export async function startSandboxHost(apiPort: number): Promise<SandboxHost> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-sandbox-"));
  const [port, payments, smtp] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const env = {
    SANDBOX_PORT: String(port),
    SANDBOX_PAYMENTS_PORT: String(payments),
    SANDBOX_SMTP_PORT: String(smtp),
  };
  const child = spawn(process.execPath, [RUNNER, "sandbox/main.ts"], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, API_PORT: String(apiPort), LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const paymentsUrl = `http://127.0.0.1:${payments}`;
  const ledgerUrl = `${paymentsUrl}/_sandbox/ledger.json`;
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_WITHIN_MS;
  while (
    !(await fetch(ledgerUrl).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("The doubles of the outside services did not start");
    }
    await wait(100);
  }
  return {
    env,
    paymentsUrl,
    processorSeconds: () => processorSeconds(child.pid!),
    ledger: async () => (await fetch(ledgerUrl)).json() as ReturnType<SandboxHost["ledger"]>,
    set: async (switches) =>
      void (await fetch(`${paymentsUrl}/_sandbox/switches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(switches),
      })),
    stop,
  };
}
