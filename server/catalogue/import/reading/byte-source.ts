/** Opens a supplier file as UTF-8 bytes: plain, gzipped (detected by content, not by name) or UTF-16. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const CHUNK_BYTES = 512 * 1024;

export interface ByteSource {
  /** Size of the file on disk. */
  readonly totalBytes: number;
  /** Bytes read so far, for a progress bar. */
  readBytes(): number;
  readonly isCompressed: boolean;
  /**
   * Returns true if compressed data or a UTF-16 character is damaged or cut off; earlier data was delivered.
   */
  isDamaged(): boolean;
  readonly chunks: AsyncIterable<Buffer>;
}

/** @throws the file system's own error if the file cannot be read */
export async function openBytes(file: string): Promise<ByteSource> {
  const { size } = await stat(file);
  const isCompressed = await beginsWithGzipMagic(file);
  const input = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  let damaged = false;
  async function* chunks(): AsyncGenerator<Buffer> {
    if (!isCompressed) return yield* input as AsyncIterable<Buffer>;
    try {
      yield* unzip(input);
    } catch (error) {
      if (!isDamage(error)) throw error;
      damaged = true;
    }
  }
  return {
    totalBytes: size,
    isCompressed,
    readBytes: () => input.bytesRead,
    isDamaged: () => damaged,
    chunks: asUtf8(chunks(), () => (damaged = true)),
  };
}

/** Opens the unpacked beginning of a file that is in memory. */
export function bytesOf(beginning: Buffer): ByteSource {
  return {
    totalBytes: beginning.length,
    readBytes: () => beginning.length,
    isCompressed: false,
    isDamaged: () => false,
    chunks: Readable.from([beginning]),
  };
}

/**
 * Unpacks the beginning of a file to UTF-8.
 * @param first the file's first bytes @param maxBytes of the result; more is not unpacked
 */
export async function beginningOf(
  first: Buffer,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  if (!isGzip(first)) return cut(first, maxBytes);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of unzip(Readable.from([first]))) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) break;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { ...cut(Buffer.concat(parts), maxBytes), isWhole: false };
  }
  return cut(Buffer.concat(parts), maxBytes);
}

function cut(bytes: Buffer, maxBytes: number) {
  return { bytes: utf8Of(bytes.subarray(0, maxBytes)), isWhole: bytes.length <= maxBytes };
}

/** The content of a compressed file is checked when it is read. */
export function isGzip(content: Buffer): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

function unzip(input: Readable): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  input.on("error", (error) => gunzip.destroy(error));
  return input.pipe(gunzip) as AsyncIterable<Buffer>;
}

function isDamage(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith("Z_");
}

async function beginsWithGzipMagic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && isGzip(buffer);
  } finally {
    await handle.close();
  }
}

/** Decodes the beginning of a file to UTF-8 from any supported encoding. */
export function utf8Of(head: Buffer): Buffer {
  return Buffer.from(utf16Decoder(head)?.decode(head) ?? head);
}

async function* asUtf8(chunks: AsyncIterable<Buffer>, onCutOff: () => void): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) decoder = utf16Decoder(chunk);
    isFirst = false;
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
  // The rest is half a character.
  if (decoder && decoder.decode() !== "") onCutOff();
}

/** UTF-16 begins with a byte order mark, or with an ASCII letter, one of whose bytes is zero. */
function utf16Decoder(head: Buffer): TextDecoder | null {
  const [first = 0, second = 0] = head;
  const isLetter = (byte: number) => byte >= 0x20 && byte < 0x7f;
  if ((first === 0xff && second === 0xfe) || (isLetter(first) && second === 0))
    return new TextDecoder("utf-16le");
  if ((first === 0xfe && second === 0xff) || (first === 0 && isLetter(second)))
    return new TextDecoder("utf-16be");
  return null;
}
