/** One `gatsby build` as a child process: how long it took and the most memory its process tree held. */
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export interface GatsbyRun {
  readonly seconds: number;
  /** Resident memory of the process and its workers together at its highest, in bytes. */
  readonly peakBytes: number;
  /** The same of the largest single process, as `/usr/bin/time -v` would say. */
  readonly largestBytes: number;
}

const samplingMs = 250;

/** @throws Error with the end of the output when the build fails. */
export async function runGatsbyBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<GatsbyRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(folder, "node_modules/gatsby/cli.js"), "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", GATSBY_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let peakBytes = 0;
  let largestBytes = 0;
  const sampling = setInterval(() => {
    const sizes = treeSizes(child.pid!);
    peakBytes = Math.max(
      peakBytes,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    largestBytes = Math.max(largestBytes, ...sizes);
  }, samplingMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${output}`);
  if (process.env.BENCH_VERBOSE) process.stderr.write(output);
  return { seconds: (performance.now() - started) / 1000, peakBytes, largestBytes };
}

/** Resident bytes of a process and of each below it. */
function treeSizes(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) ? statusNumber(Number(name), "PPid") : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [
    (statusNumber(pid, "VmRSS") ?? 0) * 1024,
    ...(children.get(pid) ?? []).flatMap(below),
  ];
  return below(root);
}

function statusNumber(pid: number, field: string): number | null {
  try {
    const match = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return match ? Number(match[1]) : null;
  } catch {
    return null;
  }
}
