/** Runs one `gatsby build` as a child process and measures elapsed time, CPU time and peak memory. */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export interface GatsbyRun {
  readonly seconds: number;
  /** CPU seconds of the process and its workers: independent of other load on the machine. */
  readonly cpuSeconds: number;
  /** Peak memory of the process and its workers together, in bytes; shared pages count once. */
  readonly peakBytes: number;
  /** Resident memory of the largest single process, as in `/usr/bin/time -v`. */
  readonly largestBytes: number;
}

const samplingMs = 500;

/** @throws Error with the end of the output if the build fails. */
export async function runGatsbyBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<GatsbyRun> {
  // Flushes pending writes of the previous build, which would otherwise count toward this one.
  execFileSync("sync");
  const started = performance.now();
  const cpuBefore = childrenCpuSeconds();
  const child = spawn(process.execPath, [path.join(folder, "node_modules/gatsby/cli.js"), "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", GATSBY_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const append = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000));
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  let peakBytes = 0;
  let largestBytes = 0;
  const sampling = setInterval(() => {
    const sizes = treeSizes(child.pid!);
    peakBytes = Math.max(
      peakBytes,
      sizes.reduce((sum, size) => sum + size.proportional, 0),
    );
    largestBytes = Math.max(largestBytes, ...sizes.map((size) => size.resident));
  }, samplingMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${output}`);
  if (process.env.BENCH_VERBOSE) process.stderr.write(output);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: childrenCpuSeconds() - cpuBefore,
    peakBytes,
    largestBytes,
  };
}

interface Size {
  readonly resident: number;
  /** Proportional set size: shared pages are divided among the processes that map them. */
  readonly proportional: number;
}

/** Memory of a process and its descendants in bytes. */
function treeSizes(root: number): Size[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) ? numberIn(Number(name), "status", "PPid") : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): Size[] => [
    {
      resident: (numberIn(pid, "smaps_rollup", "Rss") ?? 0) * 1024,
      proportional: (numberIn(pid, "smaps_rollup", "Pss") ?? 0) * 1024,
    },
    ...(children.get(pid) ?? []).flatMap(below),
  ];
  return below(root);
}

function numberIn(pid: number, file: string, field: string): number | null {
  try {
    const match = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/${file}`, "utf8"));
    return match ? Number(match[1]) : null;
  } catch {
    return null;
  }
}

const clockTicks = 100;

/** CPU seconds of all ended children of this process and their descendants (proc(5): cutime and cstime). */
function childrenCpuSeconds(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / clockTicks;
}
