/** ESLint rules for prose: comments and texts use the trade's words in whole sentences (docs/GLOSSARY.md, docs/CONTRIBUTING.md). */

/** A sentence needs a subject; these beginnings have none, or one the reader has to guess. */
const BEGINNINGS = /^(Of|Who|Whoever|Whose|What|Whatever|Nobody|Null:|Such|Those)\b(?!.*\?$)/;

/** Words with a better one. */
const IN_COMMENTS = [
  [/(?<![-\w])(?:tell(?:s|ing)?|told)\b/i, "notify a person, record an event, report or print a fact"],
  [/\bnoted\b/i, "recorded"],
  [/\bkept\b/i, "saved, stored or retained"],
  [/\b(?:nobody|whoever)\b/i, "name who it is"],
  [/\brhythms?\b/i, "schedule or frequency"],
  [/\b(?:giv(?:es?|en|ing)|gave) back\b|\bgoes back\b/i, "refund, return or release"],
  [/\bstuck money\b/i, "payment exceptions"],
  [/\bprepared answers?\b/i, "canned reply"],
  [/\bwho did what\b/i, "audit log"],
];
const IN_TEXTS = [
  [/\be-mails?\b/i, "email"],
  [/\bany more\b/i, "anymore"],
  [/\bways? to pay\b/i, "payment method"],
  [/\bgiven back\b/i, "refunded, returned or released"],
];

const quoted = /`[^`]*`|"[^"]*"|“[^”]*”|\{@\w+ [^}]*\}/g;

/** The sentences of a comment without its marks; a JSDoc tag begins one of its own. */
function sentencesOf(comment) {
  const text = comment
    .replaceAll(/^\s*\*+/gm, " ")
    .replaceAll(quoted, "")
    .replaceAll(/@(?:returns|throws|param \S+|template \S+)/g, ". ")
    .replaceAll(/\s+/g, " ");
  return text.split(/(?<=[.!?]) /).map((sentence) => sentence.trim());
}

/** Returns one sentence per fault of a comment or a description. */
function faultsIn(comment) {
  return sentencesOf(comment).flatMap((sentence) => {
    const beginning = BEGINNINGS.exec(sentence)?.[0];
    const words = IN_COMMENTS.flatMap(([pattern, better]) => {
      const found = pattern.exec(sentence)?.[0];
      return found ? [`${found}: ${better}.`] : [];
    });
    return beginning ? [`A sentence has a subject; this one begins with ${beginning}.`, ...words] : words;
  });
}

const comments = {
  meta: { type: "suggestion", schema: [] },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        if (/^[\s*]*(?:eslint|@ts-|prettier|global )/.test(value)) continue;
        for (const message of faultsIn(value)) report({ loc, message });
      }
    },
  }),
};

const texts = {
  meta: { type: "suggestion", schema: [], messages: { word: "{{word}}: {{better}}." } },
  create({ report }) {
    const check = (node, text) => {
      // A text of one word is a name or a key.
      if (!/\w \w/.test(text)) return;
      for (const [pattern, better] of IN_TEXTS) {
        const found = pattern.exec(text)?.[0];
        if (found) report({ node, messageId: "word", data: { word: found, better } });
      }
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

module.exports = { rules: { comments, texts }, faultsIn };
