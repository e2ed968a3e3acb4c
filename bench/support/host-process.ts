/** A host in a child process, separate from the measuring process. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf, processorSeconds } from "./processes";

export interface HostProcess {
  readonly port: number;
  /** Resident memory of the process and its children in megabytes. */
  residentMb(): number;
  /** CPU time of the process and its children, including ended ones. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export interface HostCommand {
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly folder?: string;
  /** Path that returns 2xx once the host is ready. */
  readonly health?: string;
}

const START_WITHIN_MS = 900_000;
const LOOK_MS = 50;
const STOP_WITHIN_MS = 30_000;
/** Maximum CPU seconds per second of an idle host. */
const MAX_AT_REST_SECONDS = 0.1;

/**
 * Resolves once the host responds.
 * @throws Error if the host exits early or does not respond in time
 */
export async function startHostProcess(host: HostCommand): Promise<HostProcess> {
  const { command, env, port, folder, health = "/health" } = host;
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isHealthy(`http://127.0.0.1:${port}${health}`))) {
    const why =
      child.exitCode !== null ? `ended with ${child.exitCode}` : Date.now() > deadline ? "timed out" : "";
    if (why) {
      await stop(child);
      throw new Error(`${command.join(" ")} ${why} before ${health} answered on port ${port}`);
    }
    await wait(LOOK_MS);
  }
  return {
    port,
    residentMb: () => residentMb(child.pid!),
    processorSeconds: () => processorSeconds(child.pid!),
    stop: () => stop(child),
  };
}

/** Waits until the host has finished its startup work. */
export async function untilAtRest(host: HostProcess): Promise<void> {
  for (let used = -1, now = host.processorSeconds(); now - used > MAX_AT_REST_SECONDS;) {
    await wait(1_000);
    [used, now] = [now, host.processorSeconds()];
  }
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const forced = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    child.once("exit", () => {
      clearTimeout(forced);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

function residentMb(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  return own + childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0);
}
