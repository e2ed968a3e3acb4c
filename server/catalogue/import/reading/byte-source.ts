/** Opens a supplier file as UTF-8 bytes: plain or gzipped (told by its first bytes, not by its name), UTF-16 too. */
import { createReadStream, type ReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { constants, createGunzip } from "node:zlib";

const CHUNK_BYTES = 512 * 1024;
/** At a damaged place zlib keeps back the piece it was filling: a small piece loses little. */
const RESCUE_BYTES = 1024;

export interface ByteSource {
  /** Size of the file on disk. */
  readonly totalBytes: number;
  /** Bytes of the file read so far, for a progress bar. */
  readBytes(): number;
  /** True when the compressed data turned out to be damaged; what came before it was delivered. */
  isDamaged(): boolean;
  readonly chunks: AsyncIterable<Buffer>;
}

/** @throws the file system's own error when the file cannot be read. */
export async function openBytes(file: string): Promise<ByteSource> {
  const { size } = await stat(file);
  const isGzip = await beginsWithGzipMagic(file);
  const input = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  let damaged = false;
  async function* chunks(): AsyncGenerator<Buffer> {
    if (!isGzip) return yield* input as AsyncIterable<Buffer>;
    let delivered = 0;
    try {
      for await (const chunk of unzip(input, CHUNK_BYTES)) {
        delivered += chunk.length;
        yield chunk;
      }
    } catch (error) {
      if (!isDamage(error)) throw error;
      damaged = true;
      yield* rescue(file, delivered);
    }
  }
  return {
    totalBytes: size,
    readBytes: () => input.bytesRead,
    isDamaged: () => damaged,
    chunks: asUtf8(chunks()),
  };
}

function unzip(input: ReadStream, chunkSize: number): AsyncIterable<Buffer> {
  // With SYNC_FLUSH a file cut off in the middle gives what it holds instead of an error.
  const gunzip = createGunzip({ chunkSize, finishFlush: constants.Z_SYNC_FLUSH });
  input.on("error", (error) => gunzip.destroy(error));
  return input.pipe(gunzip) as AsyncIterable<Buffer>;
}

function isDamage(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith("Z_");
}

/** What a damaged file holds between what was delivered and the damage. */
async function* rescue(file: string, delivered: number): AsyncGenerator<Buffer> {
  let known = delivered;
  try {
    for await (const chunk of unzip(createReadStream(file), RESCUE_BYTES)) {
      if (known < chunk.length) yield chunk.subarray(known);
      known = Math.max(0, known - chunk.length);
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

async function beginsWithGzipMagic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** UTF-16 is told by its byte order mark, or by a zero byte beside the first bracket. */
async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) decoder = utf16Decoder(chunk);
    isFirst = false;
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}

function utf16Decoder(head: Buffer): TextDecoder | null {
  const [first, second] = head;
  const isBracket = (byte: number | undefined) => byte === 0x5b || byte === 0x7b;
  if ((first === 0xff && second === 0xfe) || (isBracket(first) && second === 0))
    return new TextDecoder("utf-16le");
  if ((first === 0xfe && second === 0xff) || (first === 0 && isBracket(second)))
    return new TextDecoder("utf-16be");
  return null;
}
