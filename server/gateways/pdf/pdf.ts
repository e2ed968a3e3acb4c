/** Writes PDF files of text rows, on letter-size pages with the standard fonts. Units are points. */

const FONT = { text: "Helvetica", bold: "Helvetica-Bold" } as const;
const SIZE = { width: 612, height: 792, margin: 54 } as const;
/** Left and right edges of the printed area. */
export const PAGE = { left: SIZE.margin, right: SIZE.width - SIZE.margin } as const;

const BOTTOM = SIZE.height - SIZE.margin;
const FONT_SIZE = { text: 10, heading: 20 } as const;
const INK = { text: "#111111", muted: "#555555", line: "#999999" } as const;

interface Cell {
  readonly text: string;
  /** Left edge; give this or `until`. */
  readonly at?: number;
  /** Right edge of right-aligned text. */
  readonly until?: number;
  /** Width at which left-aligned text wraps; default: the rest of the line. */
  readonly width?: number;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
}

export interface Pdf {
  heading(text: string): void;
  /** Cells side by side, below a gap; moves to the next page when the row does not fit. */
  row(gap: number, cells: readonly Cell[]): void;
  /** A line from edge to edge. */
  rule(): void;
  /** Ends the file. @returns its bytes */
  end(): Promise<Buffer>;
}

/** Loads the PDF package with the first file. @param title document title, shown by readers */
export async function createPdf(title: string): Promise<Pdf> {
  const { default: PDFDocument } = await import("pdfkit");
  const { width, height, margin } = SIZE;
  const document = new PDFDocument({
    size: [width, height],
    margin,
    font: FONT.text,
    info: { Title: printable(title) },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  let y: number = margin;
  const startRow = (rowHeight: number) => {
    if (y + rowHeight <= BOTTOM) return;
    document.addPage();
    y = margin;
  };
  const style = ({ isBold = false, isMuted = false }: Cell) =>
    document
      .font(isBold ? FONT.bold : FONT.text)
      .fontSize(FONT_SIZE.text)
      .fillColor(isMuted ? INK.muted : INK.text);
  const heightOf = (cell: Cell) => style(cell).heightOfString(printable(cell.text) || " ", boxOf(cell));
  return {
    heading(text) {
      document.font(FONT.bold).fontSize(FONT_SIZE.heading).fillColor(INK.text);
      document.text(printable(text), margin, y, { lineBreak: false });
      y += FONT_SIZE.heading * 1.4;
    },
    row(gap, cells) {
      const rowHeight = Math.max(...cells.map(heightOf));
      startRow(gap + rowHeight);
      y += gap;
      for (const cell of cells) {
        const { left, ...box } = boxOf(cell);
        style(cell).text(printable(cell.text), left, y, box);
      }
      y += rowHeight + 2;
    },
    rule() {
      startRow(10);
      y += 6;
      document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();
      y += 2;
    },
    end: () =>
      new Promise((resolve, reject) => {
        document.on("error", reject);
        document.on("end", () => resolve(Buffer.concat(chunks)));
        document.end();
      }),
  };
}

function boxOf({ at, until, width }: Cell) {
  const left = at ?? PAGE.left;
  const edge = until ?? PAGE.right;
  return { left, width: width ?? edge - left, align: until === undefined ? "left" : "right" } as const;
}

/** The standard fonts have the characters of Windows-1252; others are printed without accents, or as "?". */
function printable(text: string): string {
  return text
    .replaceAll("−", "-")
    .normalize("NFC")
    .replace(
      /[^\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/gu,
      (other) => {
        const plain = other.normalize("NFD").replace(/\p{M}/gu, "");
        return /^[\x20-\x7e]+$/.test(plain) ? plain : "?";
      },
    );
}
