/** ESLint rules of this repository: JSDoc blocks, the size of a file, names of exports. */
import { execFileSync } from "node:child_process";
import { Linter, type ESLint, type Rule } from "eslint";
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

/**
 * Lints with eslint.config.js in a process of its own, because jest cannot load all of its plugins.
 * @returns for each file of server/orders/changing/ its faults, by line
 */
function lint(files: readonly (readonly [name: string, code: string])[]): string[][] {
  const script = `const { ESLint } = require("eslint");
    const eslint = new ESLint();
    const lint = ([name, code]) => eslint.lintText(code, { filePath: "server/orders/changing/" + name });
    Promise.all(JSON.parse(process.argv[1]).map(lint)).then((all) => console.log(JSON.stringify(all.flat())));`;
  const printed = execFileSync(process.execPath, ["-e", script, JSON.stringify(files)], { encoding: "utf8" });
  const results = JSON.parse(printed) as readonly ESLint.LintResult[];
  return results.map(({ messages }) =>
    messages.map(({ line, message }) => `${line} ${message.split("pattern. ").at(-1)}`),
  );
}

test("a store imports no change and no service, and a change has no SQL and no service", () => {
  const imports = `import { refundOrder } from "./refund-order.change";
import type { OrdersService } from "../orders.service";
import { lockOrder } from "./steps.store";
export const open = (service: OrdersService) => [service, refundOrder, lockOrder];
`;
  const below = "A *.store.ts has statements only; a *.change.ts or *.service.ts calls it.";
  const query = `export const write = (db: Db) => db.transaction().execute((trx) => trx.deleteFrom("orders"));\n`;

  const faults = lint([
    ["one.store.ts", imports],
    ["one.change.ts", imports],
    ["one.change.ts", query],
    ["one.store.ts", query],
  ]);
  expect(faults).toEqual([
    [`1 ${below}`, `2 ${below}`],
    ["2 A *.change.ts calls stores, rules and ports; a service calls the change."],
    ["1 A *.change.ts decides; its statements stand in *.store.ts."],
    ["1 The transactions of this feature stand in *.change.ts."],
  ]);
});
