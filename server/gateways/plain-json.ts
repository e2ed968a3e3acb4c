/** Deeper than any form or vendor sends. */
const MAX_DEPTH = 12;

/**
 * Makes JSON safe to handle as a plain object. Drops inherited names such as toString and constructor, which
 * a schema library would call, and nesting that overflows the stack.
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry) => plainJson(entry, depth + 1));
  const entries = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(entries.map(([name, entry]) => [name, plainJson(entry, depth + 1)]));
}
