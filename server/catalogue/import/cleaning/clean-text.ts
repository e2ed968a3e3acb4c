/**
 * Converts supplier text to plain text: repairs mis-decoded letters, decodes entities (also double-encoded
 * ones), drops control characters and tags. Also collapses white space, composes letters (NFC) and caps the
 * length. Invisible characters are removed before tags, because they could hide a tag from the tag filter.
 */
import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { repairEncoding } from "./repair-encoding";

const NEEDS_CLEANING = /[^ -~]|[&<]| {2}|^ | $/;
// Controls, zero-width and direction marks, soft hyphens, replacement characters; white space is collapsed
// later.
const INVISIBLE = /\ufeff|(?!\s)[\p{Cc}\p{Cf}\ufffd]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const NO_VALUE = /^(null|undefined|none|n\/a|nan|-+)$/i;
const SPREADSHEET_ERROR = /^#(N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i;
const BLOCK_TAGS = new Set(
  "p br li ul ol div tr td th table h1 h2 h3 h4 h5 h6 section article dd dt hr".split(" "),
);
const SILENT_TAGS = new Set(["script", "style", "template", "title", "noscript"]);

/** Detects what a spreadsheet exports for a formula that failed. */
export const isSpreadsheetError = (text: string) => SPREADSHEET_ERROR.test(text.trim());

const isNoValue = (text: string) => NO_VALUE.test(text) || isSpreadsheetError(text);

/** Returns one line of plain text with at most `limit` characters; "" if nothing readable is left. */
export function cleanLine(text: string, limit: number): string {
  const plain = NEEDS_CLEANING.test(text) ? plainText(text).replace(/\s+/g, " ").trim() : text;
  return isNoValue(plain) ? "" : cap(plain, limit);
}

/** Like cleanLine, but line breaks and block tags become single line breaks. */
export function cleanParagraphs(text: string, limit: number): string {
  if (!NEEDS_CLEANING.test(text)) return cleanLine(text, limit);
  const lines = plainText(text)
    .split(/[\r\n\v\f\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, " ").trim());
  const joined = lines.filter((line) => line !== "").join("\n");
  return isNoValue(joined) ? "" : cap(joined, limit);
}

function plainText(text: string): string {
  const decoded = visible(repairEncoding(decodeEntities(repairEncoding(text))));
  return decoded.includes("<") ? withoutTags(decoded) : decoded;
}

function visible(text: string): string {
  return text.replace(INVISIBLE, "").replace(LONE_SURROGATE, "").normalize("NFC");
}

/** Removing a tag may leave another one (`<<i>b`); text with tags after this many rounds is malicious. */
const ROUNDS = 8;

function withoutTags(text: string): string {
  let current = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = stripTags(current);
    if (next === current) return current;
    current = next;
  }
  return current.replaceAll("<", "");
}

/** Suppliers encode up to three times ("&amp;amp;#174;"). */
function decodeEntities(text: string): string {
  let current = text;
  for (let round = 0; round < 3 && current.includes("&"); round += 1) {
    const next = decodeHTML(visible(current));
    if (next === current) break;
    current = next;
  }
  return current;
}

function stripTags(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (SILENT_TAGS.has(name)) silent += 1;
        if (BLOCK_TAGS.has(name)) parts.push("\n");
      },
      onclosetag: (name) => {
        if (SILENT_TAGS.has(name)) silent -= 1;
        if (BLOCK_TAGS.has(name)) parts.push("\n");
      },
      ontext: (text) => {
        if (silent === 0) parts.push(text);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return parts.join("");
}

function cap(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text
    .slice(0, limit - 1)
    .replace(LONE_SURROGATE, "")
    .trimEnd()}…`;
}
