/** Site host benchmark against nginx with one worker and the same compressed files. */
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { findFreePort } from "../server/db/embedded/free-port";
import type { BenchReport } from "./support/bench-report";
import { startChildHost } from "./support/child-host";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";

const PAGES = 300;
/** About the compressed size of a product page. */
const RANDOM_BYTES = 13_000;
const CONNECTIONS = 8;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
/** Host and nginx alternate, so that other load affects both equally. */
const TURNS = 3;
const MIN_SHARE = 0.4;
/** Files the site host derives its policy from, and a page for the health check. */
const OTHER_PAGES = ["index.html", "404.html", "search/index.html", "health/index.html"];

export async function run(report: BenchReport): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-site-"));
  const port = await findFreePort();
  await writeSite(folder);
  const host = await startChildHost("src/host/main.ts", {
    API_PORT: String(port),
    SITE_PORT: String(port),
    API_URL: "http://127.0.0.1:1",
    SITE_FOLDER: folder,
    MEDIA_DIR: folder,
  });
  const nginx = await startNginx(folder);
  const [ours, theirs, processor]: [number[], number[], number[]] = [[], [], []];
  try {
    const pages = { port, connections: CONNECTIONS, request: pageAt };
    await runClosedLoop({ ...pages, seconds: WARM_UP_SECONDS });
    for (let turn = 0; turn < TURNS; turn++) {
      const used = host.processorSeconds();
      const result = await runClosedLoop({ ...pages, seconds: SECONDS });
      ours.push(result.requestsPerSecond);
      processor.push(((host.processorSeconds() - used) * 1e6) / result.requests);
      if (!nginx) continue;
      const files = { ...pages, port: nginx.port, request: fileAt, seconds: SECONDS };
      theirs.push((await runClosedLoop(files)).requestsPerSecond);
    }
  } finally {
    await host.stop();
    nginx?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const baseline = nginx ? middle(theirs) : undefined;
  const target = baseline === undefined ? undefined : { min: MIN_SHARE * baseline };
  report.figure(`product page, ${CONNECTIONS} connections`, middle(ours), "requests/s", target, baseline);
  report.figure("processor time of a product page", middle(processor), "µs");
  report.addNote(
    nginx ? "baseline: nginx, one worker, the same .br files" : "no nginx on this machine: no baseline",
  );
}

function pageAt(position: number): LoadRequest {
  return { path: `/product/product-${position % PAGES}/`, headers: { "accept-encoding": "br" } };
}

function fileAt(position: number): LoadRequest {
  return { path: `/product/product-${position % PAGES}/index.html.br` };
}

async function writeSite(folder: string): Promise<void> {
  const products = Array.from({ length: PAGES }, (_, at) => `product/product-${at}/index.html`);
  for (const file of [...OTHER_PAGES, ...products]) {
    const full = path.join(folder, file);
    await mkdir(path.dirname(full), { recursive: true });
    const content = `<!DOCTYPE html><html><title>Page</title><p>${randomBytes(RANDOM_BYTES).toString("base64")}</p></html>`;
    await writeFile(full, content);
    await writeFile(`${full}.br`, brotliCompressSync(content));
    // A compressed file is current if it has its page's modification time.
    const { atime, mtime } = await stat(full);
    await utimes(`${full}.br`, atime, mtime);
  }
  await chmod(folder, 0o755);
}

/** @returns null if nginx is not installed */
async function startNginx(folder: string) {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const port = await findFreePort();
  const settings = path.join(folder, "nginx.conf");
  await writeFile(
    settings,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
    events { worker_connections 64; }
    http { access_log off; sendfile on; keepalive_requests 100000000;
      server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const nginx = spawn("nginx", ["-c", settings], { stdio: "ignore" });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health/index.html`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (nginx.exitCode === null && !(await isUp())) await wait(100);
  return { port, stop: () => nginx.kill("SIGTERM") };
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
