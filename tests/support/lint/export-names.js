/** ESLint rule: an export's name says what it does or holds; a vague verb or participle alone does not (docs/GLOSSARY.md). */

const VERBS = /^(?:ask|find|follow|give|hear|keep|note|say|show|stand|take|tell|try|want|wish)$/;
const PARTICIPLES = /^(?:asked|found|given|heard|kept|noted|said|shown|standing|taken|told|tried|wanted)$/;

const isFunction = (node) => /Function/.test(node?.type);

module.exports = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      verb: "{{name}}: name the function by a verb and its object.",
      participle: "{{name}}: name what the value is, by a noun.",
    },
  },
  create({ report }) {
    const check = (node, isOfFunction) => {
      const { name } = node;
      if (isOfFunction && VERBS.test(name)) report({ node, messageId: "verb", data: { name } });
      if (PARTICIPLES.test(name)) report({ node, messageId: "participle", data: { name } });
    };
    return {
      "ExportNamedDeclaration > FunctionDeclaration": ({ id }) => check(id, true),
      "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator": ({ id, init }) =>
        check(id, isFunction(init)),
    };
  },
};
