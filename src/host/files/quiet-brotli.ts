/** Brotli in one thread of the lowest priority: whatever else the machine has to do goes first. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { brotliParams, type CompressBrotli } from "../../lib/encodings";

/**
 * The worker's script: plain text, because a thread starts without the loader of its parent. Only Linux has a priority for
 * each thread; elsewhere the whole host would get it.
 */
const SCRIPT = `
const { setPriority } = require("node:os");
const { parentPort } = require("node:worker_threads");
const { brotliCompressSync } = require("node:zlib");
if (process.platform === "linux") setPriority(19);
parentPort.on("message", ({ content, params }) => parentPort.postMessage(brotliCompressSync(content, { params })));`;

export interface QuietBrotli {
  /** Compresses one content at a time: wait for each before the next. */
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
