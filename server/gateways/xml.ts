/** Reads and writes small XML documents of vendors. Input is untrusted. */
import { escapeUTF8 } from "entities";
import { parseDocument } from "htmlparser2";

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Own text, without that of child elements. */
  readonly text: string;
}

type Node = ReturnType<typeof parseDocument>["children"][number];

/** @returns the root element, or null if there is none */
export function readXml(text: string): XmlElement | null {
  return elementsOf(parseDocument(text, { xmlMode: true }).children)[0] ?? null;
}

/** Lists all descendants with that name. */
export function listElements(within: XmlElement, name: string): XmlElement[] {
  return within.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...listElements(child, name),
  ]);
}

/** @param content text, or elements written earlier */
export function writeXml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly XmlText[] = "",
): XmlText {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === "string" ? escapeXml(content) : content.join("");
  return `<${name}${own.join("")}>${inner}</${name}>` as XmlText;
}

/** XML text, made only by writeXml. */
export type XmlText = string & { readonly isXml: true };

/** Escapes a text and drops characters that XML cannot represent. */
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
