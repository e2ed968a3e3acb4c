/** Starts a host of ours in a process of its own, so that what is measured is not what measures. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LOADER } from "../../server/cli/launcher/child";
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
 * Runs a TypeScript file that listens on API_PORT, a free one unless the environment names it, until GET /ready says yes or is
 * no address of it.
 * @throws when it does not in time
 */
export async function startChildHost(
  file: string,
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ChildHost> {
  const port = Number(env["API_PORT"]) || (await findFreePort());
  const child = spawn(process.execPath, ["--require", LOADER, ...nodeFlags, path.resolve(file)], {
    env: { ...process.env, ...env, API_PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isReady(port))) {
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

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok, status }) => ok || status === 404,
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
