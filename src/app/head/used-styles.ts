/**
 * Prunes the style sheet of a catalog page to the classes in its HTML. Otherwise a product page would include
 * the rules of home, listings and brands. The app adds the complete sheet on start
 * (src/app/runtime/full-styles.ts).
 */

import { COLORS, CONSTANTS } from "../../design/tokens";

/** Classes and custom properties used by a page's HTML. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  /** Custom properties. */
  readonly properties: ReadonlySet<string>;
}

export function namesIn(html: string): UsedNames {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const properties = [...html.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
  return { classes: new Set(classes), properties: new Set(properties) };
}

/** @param css minified: no comments @returns the sheet of a page that uses these names */
export function sheetOf(css: string, { classes, properties }: UsedNames): string {
  return shortenColors(withoutConstants(usedRules(css, classes), properties), properties);
}

/** @param css minified: no comments @returns the rules that can match; undecidable rules stay */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  let rules = "";
  for (const [head, body] of blocksOf(css)) {
    if (/^@(?:media|supports)\b/.test(head)) {
      const inner = usedRules(body, classes);
      if (inner) rules += `${head}{${inner}}`;
    } else if (head.startsWith("@")) {
      rules += body === "" ? head : `${head}{${body}}`;
    } else {
      const selectors = atTopLevel(head).filter((selector) => canMatch(selector, classes));
      if (selectors.length > 0) rules += `${selectors.join(",")}{${body}}`;
    }
  }
  return rules;
}

/**
 * Replaces the names of CONSTANTS with their values, which takes fewer bytes. A constant without remaining
 * uses is not declared: the app adds it with the complete sheet.
 */
export function withoutConstants(css: string, properties: ReadonlySet<string> = new Set()): string {
  const unused = [...CONSTANTS].filter(([name]) => !properties.has(name));
  const declared = unused.map(([name, value]) => `--${name}:${value};`);
  return declared
    .reduce((rest, declaration) => rest.replace(declaration, ""), css)
    .replace(/calc\(-1 \* var\(--(s\d)\)\)|var\(--([\w-]+)\)/g, (text, step?: string, name = "") => {
      const value = CONSTANTS.get(step ?? name);
      if (value === undefined) return text;
      return step === undefined ? value : `-${value}`;
    });
}

/** Shortens color names that the page itself does not use to one letter. The complete sheet is unchanged. */
export function shortenColors(css: string, properties: ReadonlySet<string> = new Set()): string {
  return COLORS.reduce(
    (text, name, at) =>
      properties.has(name)
        ? text
        : text.replace(new RegExp(`--${name}(?![\\w-])`, "g"), `--${String.fromCharCode(FIRST_LETTER + at)}`),
    css,
  );
}

/** Upper case, because none of our properties starts with one. */
const FIRST_LETTER = "A".charCodeAt(0);

/**
 * A selector needs every class outside of parentheses, attributes and strings, and one selector of each
 * :has(…). Hover rules come with the complete sheet, which the first pointer movement loads; browsers without
 * scripts load it directly.
 */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = outside(selector);
  if (plain.includes(":hover")) return false;
  if (![...plain.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = ""]) => classes.has(name))) return false;
  return !selector.includes(":has(") || isHeld(selector, classes);
}

function isHeld(selector: string, classes: ReadonlySet<string>): boolean {
  const lists = [...selector.replace(NEGATED, "").matchAll(/:has\(([^()]*)\)/g)];
  return lists.every(([, list = ""]) => list.split(",").some((argument) => canMatch(argument, classes)));
}

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Top-level blocks as head and body; a rule without a body, such as an import, has "". */
function* blocksOf(css: string): Generator<readonly [head: string, body: string]> {
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"') at = css.indexOf('"', at + 1);
    else if (sign === ";" && depth === 0) {
      yield [css.slice(from, at + 1), ""];
      from = at + 1;
    } else if (sign === "{" && depth++ === 0) open = at;
    else if (sign === "}" && --depth === 0) {
      yield [css.slice(from, open).trim(), css.slice(open + 1, at)];
      from = at + 1;
    }
  }
}

/** Splits a selector list: commas inside parentheses do not separate. */
function atTopLevel(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === "(") depth += 1;
    else if (head[at] === ")") depth -= 1;
    else if (head[at] === "," && depth === 0) {
      parts.push(head.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, head.slice(from)];
}

function outside(selector: string): string {
  let depth = 0;
  let plain = "";
  for (const sign of selector) {
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0) plain += sign;
  }
  return plain;
}
