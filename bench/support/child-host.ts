/** Starts a host of ours in a process of its own, so that what is measured is not what measures. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { RUNNER } from "../../server/cli/launcher/child";
import { findFreePort } from "../../server/db/embedded/free-port";
import { childrenOf, processorSeconds } from "./processes";

export interface ChildHost {
  readonly port: number;
  /** Resident memory of the process and its children in megabytes. */
  residentMb(): number;
  /** Time of processors it has used. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 60_000;

/**
 * Runs a program of the bundle, or a file of bench/, that listens on API_PORT, a free one unless the environment names it, and answers GET /health.
 * @throws when it does not in time
 */
export async function startChildHost(
  file: string,
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ChildHost> {
  const port = Number(env["API_PORT"]) || (await findFreePort());
  const runner = file.startsWith("bench/") ? ["--import", "tsx"] : [RUNNER];
  const child = spawn(process.execPath, [...nodeFlags, ...runner, file], {
    env: { ...process.env, ...env, API_PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it was ready`);
    if (Date.now() > deadline) throw new Error(`${file} was not ready in time`);
    await wait(100);
  }
  return {
    port,
    residentMb: () => residentMb(child.pid!),
    processorSeconds: () => processorSeconds(child.pid!),
    stop: () => stop(child),
  };
}

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function residentMb(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  return own + childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0);
}
