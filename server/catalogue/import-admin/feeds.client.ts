/** Downloads the file of a source that the operator configured. */
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { OperatorError } from "../../errors";
import { displayedPlace } from "./imports.settings";

const TIMEOUT_MS = 30 * 60_000;
/** Larger feeds must be provided as a file. */
const MAX_BYTES = 4 * 1024 ** 3;

/**
 * Streams the answer of an address into a file. Refuses redirects, which could lead anywhere.
 * @throws OperatorError naming only the host of the address
 */
export async function fetchFeed(address: string, file: string, signal: AbortSignal): Promise<void> {
  const host = displayedPlace(address);
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new OperatorError(`${host} responded with status ${response.status}.`);
    }
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream),
      atMost(MAX_BYTES, host),
      createWriteStream(file),
    );
  } catch (error) {
    if (error instanceof OperatorError || signal.aborted) throw error;
    throw new OperatorError(`Downloading the file from ${host} failed: ${(error as Error).message}.`);
  }
}

function atMost(bytes: number, host: string): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > bytes) done(new OperatorError(`The file from ${host} exceeds the import size limit.`));
      else done(null, chunk);
    },
  });
}
