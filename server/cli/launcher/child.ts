/** A program in a separate process group, so that no descendant survives its end. */
import { spawn, type StdioOptions } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProcessIdentity } from "../../db/embedded/process-identity";
import { PROJECT_ROOT } from "../../project-root";

const PATIENCE_MS = 15_000;

/** Runs a program from the bundle: `node RUNNER server/main.ts`. */
export const RUNNER = path.join(PROJECT_ROOT, "server/bundle/run.js");
/** Preloaded into hosts. */
const END_WITH_PARENT = path.join(PROJECT_ROOT, "server/cli/launcher/end-with-parent.js");

/** The exit description of a successful program. */
export const EXIT_SUCCESS = "exit code 0";

export interface Child {
  readonly name: string;
  readonly identity: string | null;
  /** Resolves when the process has ended, with "exit code 1", "signal SIGKILL" or similar. */
  readonly exited: Promise<string>;
  isRunning(): boolean;
  /** Requests the end, waits for the grace period or `withinMs`, then kills the whole group. */
  stop(withinMs?: number): Promise<void>;
  /** Kills the whole group now. */
  kill(): void;
}

export interface ChildOptions {
  readonly name: string;
  /** Node's command line: flags, script, arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File descriptor for the output; default: the terminal. */
  readonly output?: number;
  /** Grace period for a requested end; default: 15 seconds. */
  readonly patienceMs?: number;
  /** Opens the IPC channel for end-with-parent. */
  readonly hasWire?: boolean;
}

/**
 * Makes glibc return freed memory at once, as it does by default until its threshold grows: compiling a
 * script allocates and frees 20 MB.
 */
const RETURN_FREED_MEMORY = { MALLOC_TRIM_THRESHOLD_: "131072" };

/** Starts a bundled program that ends with this process. */
export function startHost(
  name: string,
  script: string,
  env: ChildOptions["env"],
  options: Pick<ChildOptions, "output" | "patienceMs"> & { nodeArgs?: readonly string[] } = {},
): Child {
  return startChild({
    name,
    // A small young generation: requests leave little garbage, and long-lived data is loaded once.
    args: [
      "--max-semi-space-size=4",
      ...(options.nodeArgs ?? []),
      "--require",
      END_WITH_PARENT,
      RUNNER,
      script,
    ],
    env: { ...RETURN_FREED_MEMORY, ...env },
    output: options.output,
    patienceMs: options.patienceMs,
    hasWire: true,
  });
}

export function startChild({ name, args, env, output, patienceMs, hasWire }: ChildOptions): Child {
  const out = output ?? "inherit";
  const stdio: StdioOptions = hasWire ? ["ignore", out, out, "ipc"] : ["ignore", out, out];
  const child = spawn(process.execPath, [...args], {
    stdio,
    detached: true,
    env: { ...process.env, ...env },
  });
  let isRunning = true;
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      isRunning = false;
      resolve(how);
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const kill = () => killGroup(child.pid, "SIGKILL");
  return {
    name,
    identity: child.pid ? findProcessIdentity(child.pid) : null,
    exited,
    isRunning: () => isRunning,
    kill,
    stop: async (withinMs = patienceMs ?? PATIENCE_MS) => {
      if (isRunning) child.kill("SIGTERM");
      const hasEnded = await Promise.race([exited.then(() => true), wait(withinMs, false, { ref: false })]);
      // Helper processes of an ended program (build workers) are in its group and end with it.
      kill();
      if (!hasEnded) await exited;
    },
  };
}

/** Signals a whole process group; no-op if it has ended. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
