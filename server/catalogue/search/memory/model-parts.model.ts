/** The read model as parts, stored and read in the same order: number arrays and texts. */
export interface NumberArray {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
}

type NumberArrayType<Numbers extends NumberArray> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Numbers;
};

/** Cannot occur in a PostgreSQL text. */
const BETWEEN_TEXTS = "\u0000";

export class PartsWriter {
  /** Views of the written data, valid until the next change of the model. */
  readonly parts: Uint8Array[] = [];

  numbers({ buffer, byteOffset, byteLength }: NumberArray): void {
    this.parts.push(new Uint8Array(buffer, byteOffset, byteLength));
  }

  texts(texts: readonly string[]): void {
    this.parts.push(Buffer.from(texts.map((text) => text + BETWEEN_TEXTS).join("")));
  }
}

export class PartsReader {
  private at = 0;

  /** @param parts released one by one: numbers stay in place, texts are copied */
  constructor(private readonly parts: (Uint8Array | undefined)[]) {}

  numbers<Numbers extends NumberArray>(Type: NumberArrayType<Numbers>): Numbers {
    const part = this.next();
    // Short parts share a buffer, in which they may be unaligned.
    const { buffer, byteOffset } =
      part.byteOffset % Type.BYTES_PER_ELEMENT === 0 ? part : new Uint8Array(part);
    return new Type(buffer as ArrayBuffer, byteOffset, part.byteLength / Type.BYTES_PER_ELEMENT);
  }

  texts(): string[] {
    const { buffer, byteOffset, byteLength } = this.next();
    const texts = Buffer.from(buffer, byteOffset, byteLength).toString().split(BETWEEN_TEXTS);
    texts.pop();
    return texts;
  }

  /** @throws if the parts are from another model */
  private next(): Uint8Array {
    const part = this.parts[this.at];
    if (!part) throw new Error(`the stored read model has no part ${this.at}`);
    this.parts[this.at] = undefined;
    this.at += 1;
    return part;
  }
}
