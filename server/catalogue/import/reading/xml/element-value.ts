/** What an XML element says, in the shape a JSON record would say it in. */

/** An element while its content is being read. */
export class OpenElement {
  private text = "";
  private readonly children: [string, unknown][] = [];
  private readonly googles = new Set<string>();

  constructor(
    /** As it is written, with its namespace. */
    readonly name: string,
    private readonly attributes: Readonly<Record<string, string>>,
  ) {}

  addText(text: string): void {
    this.text += text;
  }

  /** @param name as it is written, with its namespace */
  addChild(name: string, value: unknown): void {
    this.children.push([name, value]);
    if (name.startsWith("g:")) this.googles.add(localName(name));
  }

  /** Its text, a list when all it holds is of one kind, or an object of what it holds; null when it says it is empty. */
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
    const own = [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]);
    return { ...attributes, ...(Object.fromEntries(own) as object) };
  }

  /** Beside "g:title" a feed's own "title" says the same or, as "id", something else: then Google's counts alone. */
  private ownChildren(): readonly (readonly [string, unknown])[] {
    return this.children
      .filter(([name]) => name.startsWith("g:") || !this.googles.has(name))
      .map(([name, value]) => [localName(name), value]);
  }

  /** <details><detail/></details>, <path><category/></path>, or any element that comes more than once alone. */
  private isList(children: readonly (readonly [string, unknown])[]): boolean {
    const [[name = ""] = []] = children;
    if (children.some(([other]) => other !== name)) return false;
    return children.length > 1 || localName(this.name).startsWith(name) || LISTED_ALONE.has(name);
  }
}

/** Elements that make a list of the one that holds them, also when there is a single one. */
const LISTED_ALONE = new Set(["category", "item", "entry", "value"]);

/** Names without their namespace: g:price is price. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
