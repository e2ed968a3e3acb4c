/** Serializes Braintree responses: XML with dashed names and typed attributes, as its clients expect. */

/** A list; each item becomes an element with the tag name. */
interface XmlList {
  readonly tag: string;
  readonly items: readonly XmlValue[];
}

export type XmlValue =
  string | number | boolean | null | Date | XmlList | { readonly [name: string]: XmlValue };

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A complete document. Names are written unchanged, so pass them dashed. */
export function xmlDocument(name: string, value: XmlValue): string {
  return HEADER + xmlElement(name, value);
}

export function xmlElement(name: string, value: XmlValue): string {
  if (value === null) return `<${name} nil="true"/>`;
  if (typeof value === "string") return `<${name}>${escapeXml(value)}</${name}>`;
  if (typeof value === "number") return `<${name} type="integer">${value}</${name}>`;
  if (typeof value === "boolean") return `<${name} type="boolean">${value}</${name}>`;
  if (value instanceof Date) return `<${name} type="datetime">${seconds(value)}</${name}>`;
  if (isList(value)) {
    const items = value.items.map((item) => xmlElement(value.tag, item)).join("");
    return `<${name} type="array">${items}</${name}>`;
  }
  const children = Object.entries(value).map(([child, content]) => xmlElement(child, content));
  return `<${name}>${children.join("")}</${name}>`;
}

function isList(value: object): value is XmlList {
  return "tag" in value && "items" in value;
}

function seconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}

function escapeXml(text: string): string {
  return (
    text
      // Characters that XML cannot represent.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
  );
}
