/**
 * Preloaded into the hosts (node --require ./server/typescript.js): compiles their TypeScript as they load it. The
 * compiler runs once for each file that is not in its cache yet, instead of as a service behind a thread: nothing of it
 * stays beside the host (20 MB), and one that cannot run ends the host with its error, where the thread waits for ever.
 */
process.env["ESBUILD_WORKER_THREADS"] = "0";
require("tsx/cjs");
