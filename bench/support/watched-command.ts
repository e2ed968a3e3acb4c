/** Runs a command of the shop and measures its time and memory. */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { RUNNER } from "../../server/cli/launcher/child";

const MEMORY_LOOK_MS = 50;

/**
 * @returns peak resident memory and time, including startup
 * @throws Error if the command fails
 */
export async function runWatched(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ seconds: number; megabytes: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [RUNNER, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let megabytes = 0;
  const looking = setInterval(() => {
    void peakMemory(child.pid).then((peak) => {
      megabytes = Math.max(megabytes, peak);
    });
  }, MEMORY_LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  clearInterval(looking);
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes };
}

/** The kernel's high-water mark in MB; 0 if the process has ended. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
