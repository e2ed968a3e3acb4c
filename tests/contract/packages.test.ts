/** `npm ci --omit=dev` brings all the shop needs, and nothing only its sandboxes, demo shop, tests or benchmarks use. */
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import ts from "typescript";
import { codeBelow, codeOfRoot, visitCode } from "../support/source-text";

const ROOT = path.resolve(__dirname, "../..");
const PRODUCTION = /^(contract|server|src)\/|^gatsby-[a-z]+\.tsx?$/;
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(ROOT, "package.json"), "utf8"),
) as Record<"dependencies" | "devDependencies", Record<string, string>>;

/** Types come with the packages they describe: Gatsby brings the one, Apollo the other. */
const BROUGHT_BY_OTHERS = ["webpack", "@graphql-typed-document-node/core"];

/** Packages a file names in imports and in requires, by their names in package.json. */
function packagesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const named = text.matchAll(/(?:from |import |import\(|require\(|require\.resolve\()"([^."#][^"]*)"/g);
  return [...named]
    .map(([, name = ""]) => name.match(/^(@[^/]+\/[^/]+|[^/]+)/)![1]!)
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
}

const files = [
  ...codeOfRoot(),
  ...codeBelow("contract", "server", "src", "demo", "sandbox", "tests", "bench"),
];
const inProduction = new Set(files.filter((file) => PRODUCTION.test(file)).flatMap(packagesIn));
const elsewhere = new Set(files.filter((file) => !PRODUCTION.test(file)).flatMap(packagesIn));

test("what the shop imports is installed for production", () => {
  expect(
    [...inProduction].filter((name) => !dependencies[name] && !BROUGHT_BY_OTHERS.includes(name)),
  ).toEqual([]);
});

test("what only sandboxes, demo shop, tests and benchmarks import is not", () => {
  const onlyThere = [...elsewhere].filter((name) => !inProduction.has(name) && dependencies[name]);
  expect(onlyThere).toEqual([]);
  expect(Object.keys(devDependencies).filter((name) => inProduction.has(name))).toEqual([]);
});

test("what Gatsby compiles for its own process imports contract/ by path: its compiler knows no names of package.json", () => {
  const byName: string[] = [];
  const ownCompiled = [...codeOfRoot(), ...codeBelow("src/build")].filter((file) => {
    return /^gatsby-(config|node)|^src\/build\/(?!publisher\/)/.test(file);
  });
  for (const file of ownCompiled) {
    visitCode(file, (node) => {
      if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) return;
      if (node.moduleSpecifier.getText().startsWith('"#')) byName.push(`${file}: ${node.getText()}`);
    });
  }

  expect(ownCompiled.length).toBeGreaterThan(10);
  expect(byName).toEqual([]);
});
