/**
 * Tests the costs of a change in docs/CONTRIBUTING.md on the current sources: applies it in memory, and the
 * compiler finds nothing else to change. It also checks for what the compiler cannot see: lists that silently
 * omit a status.
 */
import path from "node:path";
import ts from "typescript";
import { ITEM_STATUSES } from "#contract/orders/item-statuses";
import { LEASE_STATES, LEASE_STATUSES } from "#contract/leases/statuses";
import { ORDER_STATUSES } from "#contract/orders/statuses";
import { PARAMETERS } from "#contract/promotions/kinds/terms";
import { ROLES } from "#contract/staff/roles";
import { CHANGES, read } from "./change-edits";

const ROOTS = /^(contract|server|src)\//;
const COMPILED = /^(contract|sandbox|server|src)\//;

/** The sources with all changes applied, by path. */
const changed = new Map<string, string>(CHANGES.flatMap(({ own = [] }) => own));
const added = [...changed.keys()];
for (const [file, before, text] of CHANGES.flatMap(({ edits }) => edits)) {
  const content = changed.get(file) ?? read(file);
  if (!content.includes(before)) throw new Error(`${file} has no ${before}`);
  changed.set(
    file,
    content.replace(before, () => text + before),
  );
}

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const nameOf = (file: string) => path.relative(process.cwd(), file);
const host = ts.createCompilerHost({ ...options, noEmit: true });
const readSource = host.readFile.bind(host);
const exists = host.fileExists.bind(host);
host.readFile = (file) => changed.get(nameOf(file)) ?? readSource(file);
host.fileExists = (file) => changed.has(nameOf(file)) || exists(file);
const hasFolder = host.directoryExists!.bind(host);
host.directoryExists = (folder) =>
  added.some((file) => path.resolve(file).startsWith(`${folder}/`)) || hasFolder(folder);
const production = [...fileNames, ...added.map((file) => path.resolve(file))].filter(
  (file) => COMPILED.test(nameOf(file)) && !file.includes(".test."),
);
const program = ts.createProgram(production, { ...options, noEmit: true, incremental: false }, host);

test("no change needs a file besides its own and those of its row in CONTRIBUTING", () => {
  const diagnostics = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file ? nameOf(file.fileName) : ""}: ${JSON.stringify(messageText)}`);
  expect(diagnostics).toEqual([]);
});

test.each(CHANGES.map(({ row, edits }) => [row, edits] as const))(
  "the table of CONTRIBUTING counts the files of %s",
  (row, edits) => {
    const files = [...new Set(edits.map(([file]) => file))].filter((file) => !file.includes("generated"));
    const line = read("docs/CONTRIBUTING.md")
      .split("\n")
      .find((text) => text.startsWith(`| ${row} `));
    const [, , count = "", which = ""] = (line ?? "").split("|").map((cell) => cell.trim());
    expect([row, Number(/\d+/.exec(count))]).toEqual([row, files.length]);
    for (const file of files) expect(which).toContain(file);
  },
);

const VALUES: readonly ReadonlySet<string>[] = [
  new Set(ORDER_STATUSES),
  new Set(ITEM_STATUSES),
  new Set(LEASE_STATUSES),
  new Set(LEASE_STATES),
  new Set(ROLES),
];

/** Files with a reason to list several values of one kind. */
const REASONS: Readonly<Record<string, string>> = {
  "server/leases/delivery/agreement.service.ts":
    "what a supplier cancelled stays leased until it is replaced",
  "server/leases/ledger/hold-lease.change.ts": "the states in which an order can be leased",
  "server/leases/ledger/release-lease.change.ts": "the states in which a lease can be released",
  "server/leases/ledger/lease-progress.service.ts":
    "what is done in each state; a lease in any other waits for nobody",
  "server/suppliers/progress.rules.ts":
    "sequences of steps, in a table with a row for each status of an item",
  "src/features/leases/lease-words.ts": "a sentence for each decision",
  "src/features/orders/progress.ts": "labels of the progress bar's last two steps",
  "src/features/orders/backoffice/actions/move-form.tsx": "the two moves with a preview",
};
const WORDS_OF_VENDORS = /^server\/(payments\/vendors|leases\/lessors)\//;

/** A list in SQL: IN ('A', 'B'). */
const LIST_IN_SQL = /\bIN \(((?:\s*'[^']*'\s*,?)+)\)/g;

/**
 * Lists of values that decide something: arrays, switch cases, comparisons joined by "or" and "and", and IN of
 * SQL.
 */
function listsIn(source: ts.SourceFile): string[] {
  const lists: string[] = [];
  const record = (node: ts.Node, words: readonly (string | undefined)[]) => {
    const named = new Set(words.filter((word) => word !== undefined));
    if (!VALUES.some((values) => [...named].filter((word) => values.has(word)).length > 1)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    lists.push(`${nameOf(source.fileName)}:${line + 1} ${[...named].join(" ")}`);
  };
  const wordOf = (node: ts.Node) => (ts.isStringLiteral(node) ? node.text : undefined);
  /** The compared expression, and the word it is compared with. */
  const joined = (node: ts.Expression): readonly (readonly [string, string | undefined])[] => {
    if (!ts.isBinaryExpression(node)) return [];
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return [...joined(node.left), ...joined(node.right)];
    const isCompared = [
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ].includes(kind);
    return isCompared ? [[node.left.getText(), wordOf(node.right)]] : [];
  };
  const look = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) record(node, node.elements.map(wordOf));
    if (ts.isCaseBlock(node))
      record(
        node,
        node.clauses.map((clause) => (ts.isCaseClause(clause) ? wordOf(clause.expression) : undefined)),
      );
    if (ts.isTaggedTemplateExpression(node))
      for (const [, values = ""] of node.template.getText().matchAll(LIST_IN_SQL))
        record(
          node,
          [...values.matchAll(/'([^']*)'/g)].map(([, value]) => value),
        );
    if (ts.isBinaryExpression(node) && !ts.isBinaryExpression(node.parent)) {
      const compared = joined(node);
      for (const [left] of compared)
        record(
          node,
          compared.filter(([other]) => other === left).map(([, word]) => word),
        );
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return lists;
}

const HAVE_THE_ROWS =
  /^contract\/(orders\/(statuses|item-statuses|item-changes)|leases\/statuses|staff\/roles|graphql\/generated)\.ts$/;

test("no file lists statuses or roles outside their definition", () => {
  const files = program
    .getSourceFiles()
    .map((source) => ({ source, name: nameOf(source.fileName) }))
    .filter(({ name }) => ROOTS.test(name))
    .filter(({ name }) => !HAVE_THE_ROWS.test(name) && !WORDS_OF_VENDORS.test(name) && !(name in REASONS));
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(({ source }) => listsIn(source))).toEqual([]);
});

/** Files that name parameters of some kinds of promotions: the kinds, and the columns of the oldest. */
const NAME_KINDS = /^(contract\/promotions\/kinds\/.*|server\/db\/promotion-terms)\.ts$/;

test("no file besides its own and the registry names a kind of promotion's parameters", () => {
  const named = new RegExp(`\\b(${Object.keys(PARAMETERS).join("|")})\\b`);
  const naming = program
    .getSourceFiles()
    .filter((source) => named.test(source.text))
    .map((source) => nameOf(source.fileName))
    .filter((name) => ROOTS.test(name) && !name.includes("-for-tests."));
  expect(naming.length).toBeGreaterThan(3);
  expect(naming.filter((name) => !NAME_KINDS.test(name))).toEqual([]);
});

test("every file with a reason to list them does", () => {
  const sources = program.getSourceFiles().filter((source) => nameOf(source.fileName) in REASONS);
  expect(sources.filter((source) => listsIn(source).length === 0).map(({ fileName }) => fileName)).toEqual(
    [],
  );
  expect(sources).toHaveLength(Object.keys(REASONS).length);
});
