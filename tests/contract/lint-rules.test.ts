/** ESLint rules of this repository: JSDoc blocks, the size of a file, names of exports. */
import { Linter, type Rule } from "eslint";
import { parser } from "typescript-eslint";
import docComments from "../support/lint/doc-comments";
import fileSize from "../support/lint/file-size";
import plainNames from "../support/lint/plain-names";

/** @returns each fault's line and message id */
function faultsIn(rule: Rule.RuleModule, code: string, ...options: unknown[]): string[] {
  const faults = new Linter().verify(code, {
    languageOptions: { parser },
    plugins: { shop: { rules: { rule } } },
    rules: { "shop/rule": ["error", ...options] },
  });
  return faults.map(({ line, messageId, message }) => `${line} ${messageId ?? message}`);
}

test("a JSDoc block documents what is directly below it", () => {
  const code = `/** The file. */
import one from "one";
/** A constant. */
const two = 2;
/** A type. */
type Three =
  /** A member. */
  | { kind: "A" }
  | {
      /** A property. */
      kind: "B";
      /** Nothing. */
    };
/** First. */
/** Second. */
export function four(/** A parameter. */ five: string) {}
/** Apart. */

class Six {}
/** The end. */`;

  expect(faultsIn(docComments, code)).toEqual(["12 orphaned", "14 stacked", "17 orphaned", "20 orphaned"]);
});

test("the size of a file does not depend on its lines, comments and imports", () => {
  const code = "const order = {\n  id: 1,\n};\nconst query = sql`SELECT id\nFROM orders`;\n";
  const squeezed = code.replaceAll("\n", " ");
  const explained = `import { sql } from "kysely";\n/** Why. */\n${code}`;

  for (const same of [code, squeezed, explained]) {
    expect(faultsIn(fileSize, same, 18)).toEqual([]);
    expect(faultsIn(fileSize, same, 17)).toEqual(["1 tooLarge"]);
  }
});

test("an exported function has an object, and a value is a noun", () => {
  const code = `export function tell() {}
export const ask = () => 1;
export const found = [];
export function tellCustomer() {}
export const note = "";
function keep() {}
const told = 1;
const send = (asked, [shown], { id: kept }) => id;
const { given, taken: used } = row;
type Send = (told: number) => void;`;

  expect(faultsIn(plainNames, code)).toEqual([
    "1 verb",
    "2 verb",
    "3 participle",
    "7 participle",
    "8 participle",
    "8 participle",
    "8 participle",
  ]);
});
