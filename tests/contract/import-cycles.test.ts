/**
 * No file imports itself through others. Type-only imports do not count, because they are erased; on the server
 * they count too, and so do folders.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listRepository } from "../support/repository-files";

const files = listRepository().filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith(".d.ts"));

/** Folders whose subfolders import them back: a list of vendors beside its port, and steps of one task. */
const RINGS = [
  "server/catalogue/import",
  "server/catalogue/import-admin",
  "server/catalogue/search",
  "server/leases/lessors",
  "server/payments/vendors",
  "server/suppliers/vendors",
];

/** Files that a file loads, by path from the root, without packages. */
function importsOf(file: string, isCounted: (statement: ts.Statement) => statement is Loading): string[] {
  const text = readFileSync(file, "utf8");
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const loaded = statements.flatMap((statement) => (isCounted(statement) ? [nameIn(statement)] : []));
  const later = [...text.matchAll(/(?:\bimport|\brequire)\(\s*"([.#][^"]+)"\s*\)/g)].map(
    (match) => match[1]!,
  );
  return [...loaded, ...later].flatMap((name) => findFile(file, name) ?? []);
}

type Loading = (ts.ImportDeclaration | ts.ExportDeclaration) & { moduleSpecifier: ts.Expression };

function isLoaded(statement: ts.Statement): statement is Loading {
  if (ts.isExportDeclaration(statement)) return !!statement.moduleSpecifier && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const { importClause: clause } = statement;
  if (!clause || clause.name) return !clause?.isTypeOnly;
  const { namedBindings: names } = clause;
  return (
    !clause.isTypeOnly && !(names && ts.isNamedImports(names) && names.elements.every((e) => e.isTypeOnly))
  );
}

function isNamed(statement: ts.Statement): statement is Loading {
  return (
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && !!statement.moduleSpecifier
  );
}

const nameIn = ({ moduleSpecifier }: Loading) => (moduleSpecifier as ts.StringLiteral).text;

function findFile(from: string, name: string): string | undefined {
  if (name.startsWith("#contract/")) return `contract/${name.slice("#contract/".length)}.ts`;
  if (!name.startsWith(".")) return undefined;
  const base = path.join(path.dirname(from), name);
  return [".ts", ".tsx", ".js", "/index.ts", "/index.tsx"]
    .map((end) => base + end)
    .find((file) => existsSync(file));
}

/** Each cycle once, as the files on it: a file found again on the path from itself closes one. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
    else if (!finished.has(file)) {
      way.push(file);
      for (const next of graph.get(file) ?? []) walk(next);
      way.pop();
      finished.add(file);
    }
  };
  for (const file of graph.keys()) walk(file);
  return cycles;
}

test("a cycle is found, and a shared file is not one", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b"]],
  ]);
  expect(findCycles(graph)).toEqual([["b", "c", "d", "b"]]);
  expect(
    findCycles(
      new Map([
        ["a", ["b", "c"]],
        ["b", ["c"]],
        ["c", []],
      ]),
    ),
  ).toEqual([]);
});

test("no file imports itself through others", () => {
  const graph = new Map(files.map((file) => [file, importsOf(file, isLoaded)]));
  const arrows = [...graph.values()].flat();
  expect(files.length).toBeGreaterThan(2_000);
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(arrows.filter((file) => !graph.has(file) && !file.startsWith("node_modules/"))).toEqual([]);
  expect(findCycles(graph)).toEqual([]);
});

describe("on the server, type-only imports included,", () => {
  const server = files.filter((file) => file.startsWith("server/") && !file.endsWith(".test.ts"));
  const graph = new Map(
    server.map((file) => [file, importsOf(file, isNamed).filter((name) => name.startsWith("server/"))]),
  );

  test("no file imports itself through others", () => {
    expect(server.length).toBeGreaterThan(1_000);
    expect(findCycles(graph)).toEqual([]);
  });

  const featureOf = (file: string) => file.split("/")[1];

  test("no folder of a feature imports itself through others", () => {
    const folders = new Map<string, Set<string>>();
    for (const [file, names] of graph) {
      const folder = path.dirname(file);
      const within = names.filter((name) => featureOf(name) === featureOf(file));
      const others = within.map((name) => path.dirname(name)).filter((name) => name !== folder);
      folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
    }
    const cycles = findCycles(new Map([...folders].map(([folder, names]) => [folder, [...names]])));
    const isAllowed = (folder: string) => RINGS.some((ring) => `${folder}/`.startsWith(`${ring}/`));
    expect(cycles.filter((folders) => !folders.every(isAllowed))).toEqual([]);
  });
});
