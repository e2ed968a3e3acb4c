/** A host in a process of its own, so that what is measured is not what measures. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf, processorSeconds } from "./processes";

export interface HostProcess {
  readonly port: number;
  /** Resident memory of the process and its children in megabytes. */
  residentMb(): number;
  /** Processor time of the process and its children, ended ones included. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export interface HostCommand {
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly folder?: string;
  /** Path that answers 2xx once the host is ready. */
  readonly health?: string;
}

const START_WITHIN_MS = 900_000;
const LOOK_MS = 50;
const STOP_WITHIN_MS = 30_000;
/** Processor seconds used in one second, at most, by a host that is at rest. */
const MAX_AT_REST_SECONDS = 0.1;

/** Resolves once the host answers. @throws Error when it ends before or does not answer in time */
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

/** Waits until the host has finished what it does after its start. */
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
