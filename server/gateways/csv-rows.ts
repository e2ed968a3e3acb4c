/**
 * Splits table text into rows. Unmatched quotes cost one row: parsing resumes on the line after its first.
 */
const MAX_ROW_CHARACTERS = 8 * 1024 * 1024;
const QUOTE = '"';
const NEWLINE = "\n";
const isBlank = (letter: string | undefined) => letter === " " || letter === "\t" || letter === "\r";

export interface TableRow {
  /** First line of the row, from 1. */
  readonly line: number;
  /** Null for a row with unmatched quotes. */
  readonly cells: readonly string[] | null;
  /** False for the last row of a file without a line end, unless a quote closes its last cell. */
  readonly isEnded: boolean;
}

interface Cut {
  readonly cells: string[];
  /** Position after the row and its line end. */
  readonly end: number;
  readonly lines: number;
  /** True if the last cell has a closing quote. */
  readonly isClosed: boolean;
}

export class CsvRows {
  private text = "";
  private at = 0;
  private line = 1;
  private isOverlong = false;

  constructor(private readonly delimiter: string) {}

  /** Yields the rows completed by this text. */
  *push(text: string): Generator<TableRow> {
    this.text = this.text.slice(this.at) + text;
    this.at = 0;
    if (this.isOverlong) this.skipLine();
    yield* this.rows(false);
  }

  /** Yields the remaining rows at the end of the text. */
  *end(): Generator<TableRow> {
    if (!this.isOverlong) yield* this.rows(true);
  }

  private *rows(isAll: boolean): Generator<TableRow> {
    while (this.at < this.text.length) {
      const cut = this.cutRow(isAll);
      const { line } = this;
      if (cut === "OPEN" && !isAll && this.text.length - this.at <= MAX_ROW_CHARACTERS) return;
      if (typeof cut === "string") {
        this.skipLine();
        const isLast = isAll && this.at >= this.text.length;
        yield { line, cells: null, isEnded: cut === "BROKEN" || !isLast };
      } else {
        this.at = cut.end;
        this.line += cut.lines;
        yield { line, cells: cut.cells, isEnded: cut.isClosed || this.text[cut.end - 1] === NEWLINE };
      }
    }
  }

  private skipLine(): void {
    const newline = this.text.indexOf(NEWLINE, this.at);
    this.isOverlong = newline < 0;
    this.at = newline < 0 ? this.text.length : newline + 1;
    if (newline >= 0) this.line += 1;
  }

  /** @returns OPEN for an incomplete row, BROKEN for unmatched quotes */
  private cutRow(isAll: boolean): Cut | "OPEN" | "BROKEN" {
    const { text, at, delimiter } = this;
    const newline = text.indexOf(NEWLINE, at);
    if (newline < 0 && !isAll) return "OPEN";
    const lineEnd = newline < 0 ? text.length : newline;
    const line = text.slice(at, lineEnd);
    if (line.includes(QUOTE)) return this.cutQuoted(isAll);
    const cells = line.split(delimiter).map((cell) => cell.trim());
    return { cells, end: lineEnd + 1, lines: 1, isClosed: false };
  }

  private cutQuoted(isAll: boolean): Cut | "OPEN" | "BROKEN" {
    const { text, delimiter } = this;
    const cells: string[] = [];
    let lines = 1;
    for (let at = this.at; ;) {
      at = this.skipBlanks(at);
      let end: number;
      const isClosed = text[at] === QUOTE;
      if (isClosed) {
        const closing = closingQuote(text, at + 1);
        if (closing < 0) return "OPEN";
        end = this.skipBlanks(closing + 1);
        if (end >= text.length && !isAll) return "OPEN";
        if (end < text.length && text[end] !== delimiter && text[end] !== NEWLINE) return "BROKEN";
        const cell = text.slice(at + 1, closing);
        lines += cell.split(NEWLINE).length - 1;
        cells.push(cell.replaceAll('""', QUOTE));
      } else {
        end = this.endOfPlain(at);
        if (end >= text.length && !isAll) return "OPEN";
        cells.push(text.slice(at, end).trim());
      }
      if (text[end] !== delimiter) return { cells, end: end + 1, lines, isClosed };
      at = end + 1;
    }
  }

  /** In a cell that does not begin with a quote, inch marks are not quotes. */
  private endOfPlain(from: number): number {
    const { text, delimiter } = this;
    let at = from;
    while (at < text.length && text[at] !== delimiter && text[at] !== NEWLINE) at += 1;
    return at;
  }

  private skipBlanks(from: number): number {
    let at = from;
    while (isBlank(this.text[at]) && this.text[at] !== this.delimiter) at += 1;
    return at;
  }
}

/** Quotes inside a cell are doubled. @returns -1 without a closing quote */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}
