/**
 * Each sentence of the shop is in one place, so a change is made once (docs/CONTRIBUTING.md, house rules).
 */
import ts from "typescript";
import { codeBelow, visitCode } from "../support/source-text";

/** Two words or more, with the start of a sentence or a label; no styles and no code. */
function isSentence(text: string): boolean {
  const isBegun = /^([A-Z]|\d+ )/.test(text) && /[a-z]/.test(text);
  return isBegun && /[A-Za-z]{2}.* .*[A-Za-z]{2}/.test(text) && !/[<>{}=;]|var\(/.test(text);
}

/** The text of a node as one piece, with … for values; null when it has none of its own. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    return node.children.map((child) => (ts.isJsxText(child) ? child.text : "…")).join("");
  }
  return null;
}

function sentencesIn(file: string): string[] {
  const sentences: string[] = [];
  visitCode(file, (node) => {
    const text = textOf(node)?.replace(/\s+/g, " ").trim();
    if (text && isSentence(text)) sentences.push(text);
    // SQL is tagged.
    return ts.isTaggedTemplateExpression(node);
  });
  return sentences;
}

test("every sentence, and every label of two words or more, is in one place", () => {
  const files = new Map<string, string[]>();
  for (const file of codeBelow("src", "server", "contract")) {
    for (const sentence of sentencesIn(file)) files.set(sentence, [...(files.get(sentence) ?? []), file]);
  }

  expect(files.size).toBeGreaterThan(900);
  expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
});
