import { headOf } from "./csv/table-head";

/** Detects the format of a file, or that it is not a supplier file, from its first bytes. */
const MAGIC: readonly (readonly [string, string])[] = [
  ["89504e47", "a PNG picture"],
  ["ffd8ff", "a JPEG picture"],
  ["47494638", "a GIF picture"],
  ["52494646", "a media file"],
  ["25504446", "a PDF document"],
  ["504b0304", "a ZIP archive"],
  // The outer gzip layer is already removed here.
  ["1f8b", "a gzip archive inside another"],
  ["28b52ffd", "a Zstandard archive"],
  ["425a68", "a bzip2 archive"],
  ["fd377a58", "an XZ archive"],
  ["7f454c46", "a program"],
];

/** Description of an unsupported file: "is a PNG picture". */
interface WrongFile {
  readonly wrong: string;
}

/** @param isTableExpected true if a column mapping is given */
export function formatOf(head: Buffer, isTableExpected = false): "JSON" | "XML" | "CSV" | WrongFile {
  const hex = head.subarray(0, 4).toString("hex");
  const known = MAGIC.find(([magic]) => hex.startsWith(magic));
  if (known) return { wrong: isWorkbook(head) ? "is an Excel workbook" : `is ${known[1]}` };
  const text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (text === "") return { wrong: "is empty" };
  if (isBinary(head)) return { wrong: "is a binary file" };
  if (text.startsWith("<")) return isHtml(text) ? { wrong: "is an HTML page" } : "XML";
  if (/^[[{]/.test(text)) return "JSON";
  if (SCRIPT.test(text)) return { wrong: "is a script around JSON (JSONP)" };
  if (isTableExpected) return "CSV";
  const table = headOf(text);
  if (table.isRecognized) return "CSV";
  // In a multi-line cell, a line may begin with a bracket.
  if (text.split("\n").some((line) => /^\s*[[{]/.test(line))) return "JSON";
  return table.isTable ? "CSV" : { wrong: "is plain text" };
}

/** Begins like `callback([{` or `var products = {`. */
const SCRIPT = /^(?:\/\*[^]*?\*\/\s*)?(?:(?:var|let|const)\s+)?[\w$.]+\s*[=(]\s*[[{]/;

/** Workbooks are ZIP archives, sometimes with the extension CSV. */
const isWorkbook = (head: Buffer) => head.includes("[Content_Types].xml") || head.includes("xl/workbook");

/** Proxies' error pages may begin with a comment, and XHTML pages with an XML declaration. */
function isHtml(text: string): boolean {
  return /^<(!doctype\s+html|html)/i.test(text.replace(/^(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/, ""));
}

/** Texts have fewer than one control character in twenty; a stray one only spoils its record. */
function isBinary(head: Buffer): boolean {
  let controls = 0;
  for (const byte of head) if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)) controls += 1;
  return controls * 20 > head.length;
}
