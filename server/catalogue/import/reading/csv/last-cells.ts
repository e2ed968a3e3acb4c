/** Detects a table truncated inside its last cell, by what the last cells of all other rows have in common. */
import type { LastCell } from "../record-format";

/** All others look like "326.99" where a truncated one is "3". */
export const WITH_CENTS = /\d[.,]\d\d(?:\s?[A-Z]{3})?$/;
const FILE_ENDING = /\.(?:jpe?g|png|gif|webp|avif)$/i;
/** In fewer rows, cents or a common shape may be a coincidence. */
const MIN_ROWS = 5;
const MIN_FILES = 2;
/** Bounds the memory. */
const MAX_TEXTS = 5_000;

export class LastCells {
  private rows = 0;
  private filled = 0;
  private haveCents = true;
  private areFiles = true;
  /** Null if they differ. */
  private shape: string | null = "";
  private readonly texts = new Set<string>();

  /** @returns true if the row has no line end and its last cell lost its cents */
  isPriceCutOff(cell: string, isEnded: boolean): boolean {
    if (!isEnded) return this.haveCents && !WITH_CENTS.test(cell) && this.rows >= MIN_ROWS;
    this.rows += 1;
    this.haveCents &&= WITH_CENTS.test(cell);
    if (cell !== "") this.add(cell);
    return false;
  }

  private add(cell: string): void {
    this.areFiles &&= FILE_ENDING.test(cell);
    if (this.shape !== null) {
      const shape = shapeOf(cell);
      this.shape = this.filled === 0 || this.shape === shape ? shape : null;
    }
    this.filled += 1;
    if (this.texts.size < MAX_TEXTS) this.texts.add(cell);
  }

  /** Compares the last cell of a row without a line end with the others. */
  compare(text: string): LastCell {
    return {
      text,
      lacksFileEnding: this.areFiles && this.filled >= MIN_FILES && !FILE_ENDING.test(text),
      isBeginning: text !== "" && (this.isBeginningOfText(text) || this.isBeginningOfShape(text)),
    };
  }

  private isBeginningOfText(text: string): boolean {
    return !this.texts.has(text) && [...this.texts].some((other) => other.startsWith(text));
  }

  private isBeginningOfShape(text: string): boolean {
    const shape = shapeOf(text);
    return this.filled >= MIN_ROWS && this.shape !== shape && (this.shape ?? "").startsWith(shape);
  }
}

/** "225/65R17" has the shape "000/00A00". */
const shapeOf = (text: string) => text.replace(/\d/g, "0").replace(/\p{L}/gu, "A");
