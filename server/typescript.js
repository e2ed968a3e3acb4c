/**
 * Preloaded into the hosts (node --require ./server/typescript.js): compiles their TypeScript as they load it. The
 * compiler runs once for each file that is not in its cache yet, instead of as a service behind a thread: nothing of it
 * stays beside the host (20 MB), and one that cannot run ends the host with its error, where the thread waits for ever.
 * One file after the other is slow for all files at once, so the first start of a checkout has them compiled ahead by a
 * process that uses the service and ends: 6 seconds instead of 41.
 */
const { spawnSync } = require("node:child_process");
const { existsSync, mkdirSync } = require("node:fs");
const path = require("node:path");

const ROOT = path.resolve(__dirname, "..");
/** Goes with the installed packages, as the compiler does. */
const COMPILED = path.join(ROOT, "node_modules/.cache/hosts-compiled");
/** What the hosts load, without what starts them. */
const PARTS = [
  "server/app.ts",
  "server/db/migrate.ts",
  "src/host/site-server.ts",
  "src/build/publisher/publication.ts",
  "sandbox/payments/sandbox-payments.ts",
];
const PATIENCE_MS = 120_000;

function compileAhead() {
  const load = PARTS.map((part) => `require(${JSON.stringify(path.join(ROOT, part))});`).join("\n");
  // Whatever keeps it from doing so is met again below, file by file, and told there.
  spawnSync(process.execPath, ["--require", "tsx/cjs", "--eval", load], {
    cwd: ROOT,
    stdio: "ignore",
    timeout: PATIENCE_MS,
  });
  try {
    mkdirSync(COMPILED, { recursive: true });
  } catch {
    // Packages that cannot be written to: the next start tries again, and finds everything in the compiler's cache.
  }
}

if (!existsSync(COMPILED)) compileAhead();
process.env["ESBUILD_WORKER_THREADS"] = "0";
require("tsx/cjs");
