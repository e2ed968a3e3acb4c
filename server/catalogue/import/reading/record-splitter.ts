/**
 * Splits a stream of bytes into JSON records with at most one record in memory. Reads JSON lines, one object,
 * an array of objects, or envelopes such as API answers (`file-kind.ts`). Reports a broken record (unclosed
 * string, missing bracket, truncated line) and resumes at the next possible start of a record.
 */
import { isListKey, isWrapperKey, kindOfFile, type FileKind } from "./file-kind";
import * as recordBytes from "./record-bytes";
import type { SplitItem } from "./split-item";

// Local copies for the hot loop: compiled imports are looked up by name at each use, which took a third of
// the time.
const {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  endOfPlainText,
  findRecordStart,
  isOutsideText,
  isSpace,
} = recordBytes;

const MAX_RECORD_BYTES = 8 * 1024 * 1024;
/** Longer fields after a list of records are skipped unread. */
const MAX_TAIL_BYTES = 64 * 1024;
/** No feed is as deep; readers of nested values would run out of stack. */
const MAX_DEPTH = 64;
const SEEK_TAIL_BYTES = 64;
const NOWHERE = -10;

type Mode = "BETWEEN" | "RECORD" | "JUNK" | "SEEKING";

export class RecordSplitter {
  private kind: FileKind | null = null;
  private buffer: Buffer = Buffer.alloc(0);
  private position = 0;
  private mode: Mode = "BETWEEN";
  private line = 1;
  private start = 0;
  private recordLine = 1;
  private stack: number[] = [];
  private isInText = false;
  private isEscaped = false;
  private lastSignificant = 0;
  private newlineAt = NOWHERE;
  private braceAtLineStart = NOWHERE;
  private textStart = NOWHERE;
  private textEnd = NOWHERE;
  private previousByte = NEWLINE;
  private beganAtLineStart = false;
  private hasLineRecords = false;
  private firstKey: Buffer = Buffer.from('"sku"');
  private hasFirstKey = false;
  private isEnvelopeTail = false;
  /** Completes the tail to an object. */
  private beforeTail = "";
  private isInEnvelope = false;
  /** Open objects between the envelope and its list. */
  private wrappers = 0;
  private openArrays = 0;
  private hasList = false;
  private endedInside = false;
  private lastByte = 0;

  /** @param onEnvelope receives the fields around a list of records, as an object with the list empty */
  constructor(private readonly onEnvelope: (fields: Buffer) => void = () => undefined) {}

  /** After `end()`: whether the file stopped inside a record or array. */
  get isCutOff(): boolean {
    return this.endedInside || (this.openArrays > 0 && this.lastByte !== CLOSE_BRACKET);
  }

  /** True if records are inside an array or envelope, which must be closed. */
  get hasEnclosedRecords(): boolean {
    return this.hasList;
  }

  /** Adds bytes and yields completed records. Yielded bytes are valid until the next `push`. */
  *push(chunk: Buffer): Generator<SplitItem> {
    this.rememberLastByte(chunk);
    this.buffer = this.buffer.length > 0 ? Buffer.concat([this.buffer, chunk]) : chunk;
    this.kind ??= kindOfFile(this.buffer, this.buffer.length > MAX_RECORD_BYTES);
    if (this.kind !== null) yield* this.scan();
  }

  private *scan(): Generator<SplitItem> {
    while (this.position < this.buffer.length) {
      const item = this.step();
      if (item) yield item;
    }
    const oversized = this.carry();
    if (oversized) yield oversized;
  }

  /** Reports the rest at the end of the stream. */
  *end(): Generator<SplitItem> {
    if (this.kind === null) {
      this.kind = kindOfFile(this.buffer, true);
      yield* this.scan();
    }
    if (this.mode === "RECORD" && !this.isEnvelopeTail) {
      this.endedInside = true;
      yield { line: this.recordLine, damage: "the file ends in the middle of this record" };
    }
    if (this.isEnvelopeTail || this.isInEnvelope) this.endedInside = true;
    if (this.mode === "JUNK") yield { line: this.recordLine, damage: "this is not a JSON object" };
  }

  private step(): SplitItem | null {
    if (this.mode === "SEEKING") return this.seek();
    if (this.mode === "RECORD") return this.scanRecord();
    return this.scanBetween();
  }

  private scanBetween(): SplitItem | null {
    const { buffer } = this;
    for (; this.position < buffer.length; this.position += 1) {
      const byte = buffer[this.position] as number;
      const junkEnds =
        byte === NEWLINE || byte === OPEN_BRACE || byte === OPEN_BRACKET || byte === CLOSE_BRACKET;
      if (this.mode === "JUNK" && junkEnds) {
        this.mode = "BETWEEN";
        return { line: this.recordLine, damage: "this is not a JSON object" };
      }
      if (byte === OPEN_BRACE) {
        this.beganAtLineStart = this.previousByte === NEWLINE;
        this.previousByte = byte;
        this.beginRecord(this.position);
        return null;
      }
      if (byte === NEWLINE) this.line += 1;
      else if (this.mode === "BETWEEN") this.between(byte);
      if (byte !== 0x0d) this.previousByte = byte;
      if (this.isEnvelopeTail) return null;
    }
    return null;
  }

  private between(byte: number): void {
    if (byte === OPEN_BRACKET) {
      this.openArrays += 1;
      this.hasList = true;
    } else if (byte === CLOSE_BRACKET) {
      this.openArrays = Math.max(0, this.openArrays - 1);
      if (this.isInEnvelope) this.beginEnvelopeTail();
    } else if (!isSpace(byte) && byte !== COMMA && byte !== CLOSE_BRACE && byte < 0x80) {
      this.mode = "JUNK";
      this.recordLine = this.line;
    }
  }

  private beginRecord(at: number): void {
    this.mode = "RECORD";
    this.start = at;
    this.recordLine = this.line;
    this.stack = [OPEN_BRACE];
    if (!this.isInEnvelope) this.wrappers = 0;
    this.lastSignificant = OPEN_BRACE;
    this.isInText = false;
    this.isEscaped = false;
    this.isEnvelopeTail = false;
    this.newlineAt = NOWHERE;
    this.braceAtLineStart = NOWHERE;
    this.textStart = NOWHERE;
    this.textEnd = NOWHERE;
    this.position = at + 1;
  }

  /** Skips the fields after the records of an API answer (totals, paging) without a report of damage. */
  private beginEnvelopeTail(): void {
    const { wrappers } = this;
    this.isInEnvelope = false;
    this.beginRecord(this.position);
    this.wrappers = wrappers;
    for (let i = 0; i < wrappers; i += 1) this.stack.push(OPEN_BRACE);
    this.lastSignificant = CLOSE_BRACKET;
    this.isEnvelopeTail = true;
    this.beforeTail = `${'{"":'.repeat(wrappers + 1)}[`;
  }

  private scanRecord(): SplitItem | null {
    const { buffer } = this;
    const { length } = buffer;
    for (let i = this.position; i < length; i += 1) {
      if (this.isInText && !this.isEscaped) i = endOfPlainText(buffer, i);
      if (i >= length) break;
      const byte = buffer[i] as number;
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte === NEWLINE) this.passNewline(i);
        else if (byte === OPEN_BRACE && this.newlineAt === i - 1) this.braceAtLineStart = i;
        else if (byte === QUOTE) {
          if (this.braceAtLineStart === i - 1) return this.damaged(i, "a string in it is never closed");
          this.isInText = false;
          this.lastSignificant = QUOTE;
          this.textEnd = i + 1;
        }
        continue;
      }
      if (byte === NEWLINE) this.passNewline(i);
      if (isSpace(byte)) continue;
      if (byte === QUOTE) {
        if (this.hasLineRecords && this.braceAtLineStart === i - 1 && this.stack.length > 1) {
          return this.damaged(i, "it does not end on its line");
        }
        this.isInText = true;
        this.textStart = i;
      } else if (byte === OPEN_BRACE) {
        const inObject = this.stack[this.stack.length - 1] === OPEN_BRACE;
        if (inObject && this.lastSignificant !== COLON) return this.damaged(i, "it is missing a bracket");
        if (this.newlineAt === i - 1) this.braceAtLineStart = i;
        if (this.isAfterKey(isWrapperKey)) this.wrappers += 1;
        this.stack.push(byte);
      } else if (byte === OPEN_BRACKET) {
        if (this.isAfterKey(isListKey)) return this.enterEnvelope(i);
        this.stack.push(byte);
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        const opened = this.stack.pop();
        if (opened !== byte - 2) return this.damaged(i, "its brackets do not match");
        if (this.stack.length === 0) return this.finishRecord(i);
        if (!this.isInEnvelope) this.wrappers = Math.min(this.wrappers, this.stack.length - 1);
      } else if (!isOutsideText(byte)) return this.damaged(i, "it is not valid JSON");
      if (this.stack.length > MAX_DEPTH) return this.damaged(i, `it is more than ${MAX_DEPTH} levels deep`);
      this.lastSignificant = byte;
    }
    this.position = length;
    return null;
  }

  private passNewline(at: number): void {
    this.line += 1;
    this.newlineAt = at;
  }

  /** Returns true at the value of such a key, in the envelope or one of its wrappers. */
  private isAfterKey(isKey: (key: string) => boolean): boolean {
    if (this.kind !== "ENVELOPES" || this.isInEnvelope || this.stack.length !== this.wrappers + 1)
      return false;
    if (this.lastSignificant !== COLON || this.textStart < 0) return false;
    return isKey(this.buffer.toString("utf8", this.textStart + 1, this.textEnd - 1));
  }

  private enterEnvelope(at: number): null {
    this.reportEnvelope(at, `[]${"}".repeat(this.stack.length)}`);
    this.isInEnvelope = true;
    this.hasList = true;
    this.openArrays += 1;
    this.mode = "BETWEEN";
    this.position = at + 1;
    this.previousByte = OPEN_BRACKET;
    return null;
  }

  private finishRecord(at: number): SplitItem | null {
    this.mode = "BETWEEN";
    this.position = at + 1;
    this.previousByte = CLOSE_BRACE;
    if (this.isEnvelopeTail) {
      this.reportEnvelope(this.position, "");
      this.isEnvelopeTail = false;
      return null;
    }
    if (this.beganAtLineStart && this.recordLine === this.line) this.hasLineRecords = true;
    const bytes = this.buffer.subarray(this.start, at + 1);
    if (!this.hasFirstKey) this.rememberFirstKey(bytes);
    return { line: this.recordLine, bytes };
  }

  private reportEnvelope(end: number, ending: string): void {
    const beginning = this.isEnvelopeTail ? this.beforeTail : "";
    const own = this.buffer.subarray(this.start, end);
    this.onEnvelope(Buffer.concat([Buffer.from(beginning), own, Buffer.from(ending)]));
  }

  private rememberFirstKey(bytes: Buffer): void {
    const from = bytes.indexOf(QUOTE);
    const to = bytes.indexOf(QUOTE, from + 1);
    this.hasFirstKey = true;
    if (from > 0 && to > from && to - from < 40) this.firstKey = Buffer.from(bytes.subarray(from, to + 1));
  }

  private damaged(at: number, damage: string): SplitItem | null {
    const item = this.isEnvelopeTail ? null : { line: this.recordLine, damage };
    this.isEnvelopeTail = false;
    this.line = this.recordLine;
    this.mode = "SEEKING";
    this.position = this.start + 1;
    // No record can begin before this position, because the broken one ran to it in one piece.
    if (damage === "a string in it is never closed") this.skipTo(Math.max(this.start + 1, at - 2));
    return item;
  }

  private seek(): null {
    const at = findRecordStart(this.buffer, this.position, this.firstKey);
    if (at >= 0) {
      this.skipTo(at);
      this.beganAtLineStart = this.buffer[at - 1] === NEWLINE;
      this.beginRecord(at);
    } else {
      this.skipTo(Math.max(this.position, this.buffer.length - SEEK_TAIL_BYTES));
      this.start = this.position;
      this.position = this.buffer.length;
    }
    return null;
  }

  private skipTo(at: number): void {
    for (let i = this.buffer.indexOf(NEWLINE, this.position); i >= 0 && i < at;) {
      this.line += 1;
      i = this.buffer.indexOf(NEWLINE, i + 1);
    }
    this.position = at;
  }

  /** Retains only the bytes that the next push needs. */
  private carry(): SplitItem | null {
    const isLongTail = this.isEnvelopeTail && this.buffer.length - this.start > MAX_TAIL_BYTES;
    if (this.mode === "BETWEEN" || this.mode === "JUNK" || isLongTail) {
      this.shift(this.buffer.length);
      this.buffer = Buffer.alloc(0);
      this.position = 0;
      return null;
    }
    const isTooLarge = this.mode === "RECORD" && this.buffer.length - this.start > MAX_RECORD_BYTES;
    const item = isTooLarge ? this.damaged(this.position, "it is larger than 8 MB") : null;
    if (isTooLarge) this.seek();
    this.position -= this.start;
    this.buffer = this.buffer.subarray(this.start);
    this.shift(this.start);
    if (this.mode === "SEEKING") this.position = 0;
    return item;
  }

  private rememberLastByte(chunk: Buffer): void {
    let at = chunk.length - 1;
    while (at >= 0 && isSpace(chunk[at] as number)) at -= 1;
    if (at >= 0) this.lastByte = chunk[at] as number;
  }

  private shift(by: number): void {
    this.newlineAt -= by;
    this.braceAtLineStart -= by;
    this.textStart -= by;
    this.textEnd -= by;
    this.start = 0;
  }
}
