/** Escapes text for XML 1.0. */

/**
 * Characters not allowed in XML 1.0, even escaped: control characters, unpaired surrogates, noncharacters.
 */
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
