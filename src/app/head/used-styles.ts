/**
 * The style sheet of a catalogue page, without the rules for classes its HTML does not have: a product page would carry
 * the rules of home, listings and brands. The app adds the whole sheet when it starts (src/app/runtime/whole-styles.ts).
 */

/** The classes an HTML text names. */
export function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  return new Set(names);
}

/** @param css minified: no comments @returns the rules that can match; what cannot be told is kept */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  for (const [head, body] of blocksOf(css)) {
    if (/^@(?:media|supports)\b/.test(head)) {
      const inner = usedRules(body, classes);
      if (inner) kept += `${head}{${inner}}`;
    } else if (head.startsWith("@")) {
      kept += body === "" ? head : `${head}{${body}}`;
    } else {
      const selectors = atTopLevel(head).filter((selector) => canMatch(selector, classes));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/** A selector needs every class it names outside of parentheses, attributes and strings. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = outside(selector);
  return [...plain.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = ""]) => classes.has(name));
}

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

/** The selectors of a list: commas inside parentheses belong to one of them. */
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
