/**
 * ESLint rule: a name says what a value is or what a function does. A participle alone says only how a value came
 * about; an export named by a vague verb alone says only that something happens (docs/GLOSSARY.md). A destructured
 * property keeps its name.
 */

const VERBS = /^(?:ask|find|follow|give|hear|keep|note|say|show|stand|take|tell|try|want|wish)$/;
const PARTICIPLES =
  /^(?:asked|found|given|gone|heard|kept|meant|noted|said|shown|standing|taken|told|tried|wanted)$/;

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
    const checkValue = (node) => {
      const { name } = node;
      if (PARTICIPLES.test(name)) report({ node, messageId: "participle", data: { name } });
    };
    const checkExport = (node) => {
      const { name } = node;
      if (VERBS.test(name)) report({ node, messageId: "verb", data: { name } });
    };
    return {
      "FunctionDeclaration > Identifier.id": checkValue,
      "VariableDeclarator > Identifier.id": checkValue,
      ":function > Identifier.params": checkValue,
      "ArrayPattern > Identifier": checkValue,
      "ObjectPattern > Property[shorthand=false] > Identifier.value": checkValue,
      "ExportNamedDeclaration > FunctionDeclaration > Identifier.id": checkExport,
      "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator": ({ id, init }) => {
        if (isFunction(init)) checkExport(id);
      },
    };
  },
};
