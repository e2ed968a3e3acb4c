/** Text in XML 1.0. */

/** What XML 1.0 cannot hold, however it is written: control characters, halves of pairs, non-characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

export function escapeXml(text: string): string {
  return text
    .replace(NOT_IN_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
