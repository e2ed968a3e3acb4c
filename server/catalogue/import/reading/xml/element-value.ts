/** Converts an XML element to the shape of a JSON record. */

import { valueOfRepeated } from "../../cleaning/repeated-values";

/** An element whose content is being read. */
export class OpenElement {
  private text = "";
  private readonly children: [string, unknown][] = [];
  private readonly googles = new Set<string>();

  constructor(
    /** Qualified name, with its namespace prefix. */
    readonly name: string,
    private readonly attributes: Readonly<Record<string, string>>,
  ) {}

  addText(text: string): void {
    this.text += text;
  }

  /** @param name qualified, with its namespace prefix */
  addChild(name: string, value: unknown): void {
    this.children.push([name, value]);
    if (name.startsWith("g:")) this.googles.add(localName(name));
  }

  /**
   * Returns the text, a list if all children are of one kind, or an object of the children; null for an
   * explicitly empty element.
   */
  value(): unknown {
    const children = this.ownChildren();
    const { nil, ...attributes } = this.attributes;
    const hasAttributes = Object.keys(attributes).length > 0;
    const text = this.text.trim();
    if (children.length === 0) {
      if (nil === "true") return null;
      return hasAttributes ? { ...attributes, value: text } : text;
    }
    if (!hasAttributes && this.isList(children)) return children.map(([, value]) => value);
    const fields = new Map<string, unknown[]>();
    for (const [name, value] of children) {
      const values = fields.get(name);
      if (values) values.push(value);
      else fields.set(name, [value]);
    }
    const own = [...fields].map(([name, values]) => [name, valueOfRepeated(values)]);
    return { ...attributes, ...(Object.fromEntries(own) as object) };
  }

  /**
   * Beside "g:title", a feed's own "title" is a duplicate or, like "id", something else: Google's element
   * wins.
   */
  private ownChildren(): readonly (readonly [string, unknown])[] {
    return this.children
      .filter(([name]) => name.startsWith("g:") || !this.googles.has(name))
      .map(([name, value]) => [localName(name), value]);
  }

  /**
   * True for <details><detail/></details>, <path><category/></path>, or an element repeated without others.
   */
  private isList(children: readonly (readonly [string, unknown])[]): boolean {
    const [[name = ""] = []] = children;
    if (children.some(([other]) => other !== name)) return false;
    return (
      children.length > 1 || localName(this.name).startsWith(name) || LISTED_ALONE.has(name.toLowerCase())
    );
  }
}

/** Elements that make their parent a list, even if there is only one. */
const LISTED_ALONE = new Set(["category", "item", "entry", "value"]);

/** Strips the namespace: g:price becomes price. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
