/** Brotli in one thread of the lowest priority, so that all other work runs first. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { brotliParams, type CompressBrotli } from "../../lib/encodings";

/**
 * The worker's script is plain text, because a thread starts without its parent's loader. Only Linux has
 * per-thread priorities; elsewhere the priority would apply to the whole host.
 */
const SCRIPT = `
const { setPriority } = require("node:os");
const { parentPort } = require("node:worker_threads");
const { brotliCompressSync } = require("node:zlib");
if (process.platform === "linux") setPriority(19);
parentPort.on("message", ({ content, params }) => parentPort.postMessage(brotliCompressSync(content, { params })));`;

export interface QuietBrotli {
  /** Compresses one content at a time: await each call before the next. */
  readonly compress: CompressBrotli;
  /** Ends the thread. */
  stop(): Promise<unknown>;
}

export function startQuietBrotli(): QuietBrotli {
  const worker = new Worker(SCRIPT, { eval: true });
  worker.unref();
  return {
    compress: async (content, level) => {
      worker.postMessage({ content, params: brotliParams(content, level) });
      const [compressed] = (await once(worker, "message")) as [Uint8Array];
      return Buffer.from(compressed.buffer, compressed.byteOffset, compressed.byteLength);
    },
    stop: () => worker.terminate(),
  };
}
