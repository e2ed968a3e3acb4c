/** A program of ours in a process group of its own, so that nothing of it is left when it is ended. */
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

/** How a program ends that did what it was to do. */
export const ENDED_WELL = "exit code 0";

export interface Child {
  readonly name: string;
  readonly identity: string | null;
  /** Settles when the process is gone, with how it went: "exit code 1", "signal SIGKILL". */
  readonly exited: Promise<string>;
  isRunning(): boolean;
  /** Asks to end, waits for as long as it may take, or for `withinMs`, then ends the whole group. */
  stop(withinMs?: number): Promise<void>;
  /** Ends the whole group now. */
  kill(): void;
}

export interface ChildOptions {
  readonly name: string;
  /** Node's command line: flags, script, arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where its output goes: a file descriptor, or the terminal when left out. */
  readonly output?: number;
  /** How long it may take to end when it is asked to; left out: 15 seconds. */
  readonly patienceMs?: number;
  /** Opens the IPC channel that end-with-parent listens on. */
  readonly hasWire?: boolean;
}

/**
 * glibc returns freed memory at once, as it does until its threshold has grown by itself: compiling a script takes and frees
 * 20 MB.
 */
const RETURN_FREED_MEMORY = { MALLOC_TRIM_THRESHOLD_: "131072" };

/** Starts a program of the bundle that ends when this process does. */
export function startHost(
  name: string,
  script: string,
  env: ChildOptions["env"],
  options: Pick<ChildOptions, "output" | "patienceMs"> & { nodeArgs?: readonly string[] } = {},
): Child {
  return startChild({
    name,
    // A small young generation of the heap: requests leave little behind, and what stays is loaded once.
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

/** Starts node with the given arguments. */
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
      // Helpers of a program that ended (build workers) are in its group and go with it.
      kill();
      if (!hasEnded) await exited;
    },
  };
}

/** Signals a whole process group; one that is gone already is fine. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
