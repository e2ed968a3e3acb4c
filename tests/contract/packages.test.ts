/**
 * `npm ci --omit=dev` installs everything the shop needs, and nothing only its sandboxes, demo shop, tests or
 * benchmarks use.
 */
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

/** Types installed by other packages: Gatsby brings one, Apollo the other. */
const BROUGHT_BY_OTHERS = ["webpack", "@graphql-typed-document-node/core"];

/** Packages a file imports or requires, by their names in package.json. */
function packagesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const named = text.matchAll(/(?:from |import |import\(|require\(|require\.resolve\()"([^."#$][^"]*)"/g);
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

test("packages the shop imports are production dependencies", () => {
  expect(
    [...inProduction].filter((name) => !dependencies[name] && !BROUGHT_BY_OTHERS.includes(name)),
  ).toEqual([]);
});

test("packages only sandboxes, demo shop, tests and benchmarks import are not", () => {
  const onlyThere = [...elsewhere].filter((name) => !inProduction.has(name) && dependencies[name]);
  expect(onlyThere).toEqual([]);
  expect(Object.keys(devDependencies).filter((name) => inProduction.has(name))).toEqual([]);
});

test("Gatsby's own process imports contract/ by relative path: its compiler ignores package.json's import names", () => {
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
