/** Splits table text into whole lines. */
import { decodeLines } from "../lenient-text";

/** Longer lines are cut: no valid row is as long. */
const MAX_LINE_BYTES = 8 * 1024 * 1024;
const NEWLINE = 0x0a;
/** Line end of old Macintosh spreadsheets. */
const CARRIAGE_RETURN = 0x0d;

export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let newline: number | null = null;
  const textOf = (last: Buffer) => {
    const lines = decodeLines(Buffer.concat([...pending, last]));
    return newline === CARRIAGE_RETURN ? lines.replaceAll("\r", "\n") : lines;
  };
  for await (const chunk of chunks) {
    newline ??= chunk.includes(NEWLINE) ? NEWLINE : CARRIAGE_RETURN;
    const end = chunk.lastIndexOf(newline) + 1;
    if (end > 0 || pendingBytes > MAX_LINE_BYTES) {
      yield textOf(chunk.subarray(0, end));
      pending = [];
      pendingBytes = 0;
    }
    pending.push(chunk.subarray(end));
    pendingBytes += chunk.length - end;
  }
  yield textOf(Buffer.alloc(0));
}
