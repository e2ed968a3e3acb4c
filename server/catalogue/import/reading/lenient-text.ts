/** Decodes UTF-8. Lines that are not UTF-8 come from Windows programs, whatever a file declares. */
import { isUtf8 } from "node:buffer";
import { decodeWindows1252 } from "../cleaning/repair-encoding";

const NEWLINE = 0x0a;

export function decodeLines(lines: Buffer): string {
  if (isUtf8(lines)) return lines.toString("utf8");
  const texts: string[] = [];
  for (let from = 0; from < lines.length;) {
    const newline = lines.indexOf(NEWLINE, from);
    const line = lines.subarray(from, newline < 0 ? lines.length : newline + 1);
    texts.push(isUtf8(line) ? line.toString("utf8") : decodeWindows1252(line));
    from += line.length;
  }
  return texts.join("");
}

/** Decodes a stream of which a character may be split between two chunks. */
export class LenientDecoder {
  private open: Buffer = Buffer.alloc(0);

  decode(chunk: Buffer): string {
    const bytes = Buffer.concat([this.open, chunk]);
    const end = bytes.length - openBytes(bytes);
    this.open = bytes.subarray(end);
    return decodeLines(bytes.subarray(0, end));
  }
}

/** Returns the number of bytes at the end that begin a longer character. */
function openBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (length > 1) return length > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}
