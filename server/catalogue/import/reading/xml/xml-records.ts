/**
 * Reads records from an XML file, one at a time. The first element with a record's name sets the record
 * level: a product's own <category> elements stay parts of the product.
 */
import { Parser } from "htmlparser2";
import { LenientDecoder } from "../lenient-text";
import { UnusableFileError, type ReadRecord, type RecordFormat } from "../record-format";
import { refuseEnvelope } from "../refuse-currency";
import { localName, OpenElement } from "./element-value";

const RECORD_NAMES = new Set(["product", "category", "item", "record", "entry", "row", "vehicle", "fitment"]);
const MAX_RECORD_CHARACTERS = 8 * 1024 * 1024;
const MAX_BESIDE = 100;
/** No feed is as deep, and the parser takes quadratic time in the depth. */
const MAX_DEPTH = 64;

export class XmlRecords implements RecordFormat {
  private completed: ReadRecord[] = [];
  /** Names of the open elements. */
  private readonly path: string[] = [];
  /** The open record and its open descendants. */
  private open: OpenElement[] = [];
  /** Text of the innermost element outside a record. */
  private beside = "";
  private size = 0;
  private recordAt: { readonly name: string; readonly depth: number } | null = null;
  private recordLine = 0;
  private recordNumber = 0;
  private isLineShared = false;
  private line = 1;
  private countedTo = 0;
  private chunkStart = 0;
  private chunk = "";
  private endedInside = false;
  private readonly parser = new Parser(
    {
      onopentag: (name, attributes) => this.openElement(name, attributes),
      ontext: (text) => this.addText(text),
      onclosetag: (_, isImplied) => this.closeElement(isImplied),
    },
    { xmlMode: true, decodeEntities: true },
  );

  constructor(private readonly file: string) {}

  /** The root must be closed. */
  readonly provesItsEnd = true;

  /** True if the file ended inside an element. */
  get isCutOff(): boolean {
    return this.endedInside;
  }

  async *records(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
    let decoder: Decoder | null = null;
    for await (const bytes of chunks) {
      decoder ??= decoderFor(bytes);
      this.write(decoder.decode(bytes, { stream: true }));
      yield* this.drain();
    }
    this.endedInside = this.path.length > 0;
    this.parser.end();
    yield* this.drain();
  }

  private drain(): ReadRecord[] {
    const { completed: records } = this;
    this.completed = [];
    return records;
  }

  private write(text: string): void {
    this.chunk = text;
    this.parser.write(text);
    this.countLinesTo(this.chunkStart + text.length);
    this.chunkStart += text.length;
  }

  private openElement(written: string, attributes: Readonly<Record<string, string>>): void {
    const name = localName(written);
    const depth = this.path.push(name);
    if (depth > MAX_DEPTH) this.refuseDepth();
    if (this.open.length === 0) {
      if (RECORD_NAMES.has(name.toLowerCase())) this.recordAt ??= { name, depth };
      if (this.recordAt?.name !== name || this.recordAt.depth !== depth) {
        refuseEnvelope(this.file, attributes);
        this.beside = "";
        return;
      }
      this.countLinesTo(this.parser.startIndex);
      this.recordNumber += 1;
      this.isLineShared = this.recordLine === this.line;
      this.recordLine = this.line;
      this.size = 0;
    }
    const own = Object.entries(attributes).filter(([key]) => !key.startsWith("xmlns"));
    this.open.push(
      new OpenElement(written, Object.fromEntries(own.map(([key, value]) => [localName(key), value]))),
    );
  }

  /** @throws UnusableFileError */
  private refuseDepth(): never {
    this.countLinesTo(this.parser.startIndex);
    const place = this.isLineShared ? `record ${this.recordNumber}` : `line ${this.line}`;
    throw new UnusableFileError(
      `${this.file} has XML elements more than ${MAX_DEPTH} levels deep in ${place}.`,
    );
  }

  private addText(text: string): void {
    const [record] = this.open;
    if (!record) {
      if (this.beside.length < MAX_BESIDE) this.beside += text;
      return;
    }
    this.size += text.length;
    // Skips the rest of an oversized record.
    if (this.size <= MAX_RECORD_CHARACTERS) this.open.at(-1)!.addText(text);
  }

  private closeElement(isImplied: boolean): void {
    const name = this.path.pop() ?? "";
    const element = this.open.pop();
    if (!element) {
      refuseEnvelope(this.file, { [name]: this.beside });
      this.beside = "";
      return;
    }
    const parent = this.open.at(-1);
    if (parent) parent.addChild(element.name, element.value());
    else this.completed.push(this.finished(element, isImplied));
  }

  private finished(element: OpenElement, isImplied: boolean): ReadRecord {
    const line = this.recordLine;
    if (this.endedInside && isImplied) return { line, damage: "the file ends in the middle of this record" };
    if (this.size > MAX_RECORD_CHARACTERS) return { line, damage: "it is larger than 8 MB" };
    const value = element.value();
    return Array.isArray(value) || typeof value !== "object"
      ? { line, damage: "this element has no fields" }
      : { line, value };
  }

  private countLinesTo(index: number): void {
    for (let at = Math.max(0, this.countedTo - this.chunkStart); at < index - this.chunkStart; at += 1)
      if (this.chunk.charCodeAt(at) === 0x0a) this.line += 1;
    this.countedTo = Math.max(this.countedTo, index);
  }
}

interface Decoder {
  decode(bytes: Buffer, options: { readonly stream: true }): string;
}

/** From the XML declaration; UTF-16 was converted to UTF-8 earlier. */
function decoderFor(head: Buffer): Decoder {
  const [, declared = "utf-8"] =
    /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(head.toString("latin1", 0, 200)) ?? [];
  try {
    return /^utf-?(8|16)/i.test(declared) ? new LenientDecoder() : new TextDecoder(declared);
  } catch {
    return new LenientDecoder();
  }
}
