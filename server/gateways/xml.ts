/** Reads and writes the small XML documents of vendors. Nothing in what is read is taken for granted. */
import { escapeUTF8 } from "entities";
import { parseDocument } from "htmlparser2";

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own, without that of its children. */
  readonly text: string;
}

type Node = ReturnType<typeof parseDocument>["children"][number];

/** @returns the outermost element; null for what has none */
export function readXml(text: string): XmlElement | null {
  return elementsOf(parseDocument(text, { xmlMode: true }).children)[0] ?? null;
}

/** All elements of that name below this one, however deep. */
export function listElements(within: XmlElement, name: string): XmlElement[] {
  return within.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...listElements(child, name),
  ]);
}

/** @param content text, or elements that are written already */
export function writeXml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly XmlText[] = "",
): XmlText {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === "string" ? escapeXml(content) : content.join("");
  return `<${name}${own.join("")}>${inner}</${name}>` as XmlText;
}

/** Text that is XML: only writeXml makes it. */
export type XmlText = string & { readonly isXml: true };

/** Without the characters XML has no way to write. */
function escapeXml(text: string): string {
  return escapeUTF8(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
}

function elementsOf(nodes: readonly Node[]): XmlElement[] {
  return nodes.flatMap((node) =>
    "attribs" in node
      ? [
          {
            name: node.name,
            attributes: node.attribs,
            children: elementsOf(node.children),
            text: node.children
              .flatMap((child) => ("data" in child ? [child.data] : []))
              .join("")
              .trim(),
          },
        ]
      : [],
  );
}
