/** The TypeScript program of the server's SQL, for checks that follow types and values through its code. */
import path from "node:path";
import ts from "typescript";
import { codeBelow } from "../source-text";

const ROOT = path.resolve(__dirname, "../../..");
const HAS_SQL = /\.store\.ts$|^server\/db\/(?!migrations\/)/;

export interface SqlProgram {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  /** Returns the calls of a function by its name in the program's files. */
  callsOf(declaration: ts.Node): readonly ts.CallExpression[];
  /** Returns the only function of the called name, for a call through a port; undefined without one. */
  findNamed(callee: ts.Expression): ts.FunctionDeclaration | undefined;
}

/** Returns the server's files with SQL. */
export function listSqlFiles(): string[] {
  return codeBelow("server").filter((file) => HAS_SQL.test(file));
}

/** @param files paths from the root */
export function readSqlProgram(files: readonly string[]): SqlProgram {
  const { config } = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const names = files.map((file) => path.join(ROOT, file));
  const program = ts.createProgram(names, { ...options, lib: ["lib.es2023.d.ts"], types: ["node"] });
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => names.includes(fileName));
  const functions = groupBy(
    sources.flatMap(({ statements }) => statements.filter(ts.isFunctionDeclaration)),
    ({ name }) => name?.text,
  );
  let calls: Map<ts.Node | undefined, ts.CallExpression[]> | undefined;
  return {
    checker,
    files: sources,
    callsOf(declaration) {
      calls ??= groupBy(listCalls(sources), ({ expression }) => functionOf(checker, expression));
      return calls.get(declaration) ?? [];
    },
    findNamed(callee) {
      const named = functions.get(
        ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText(),
      );
      return named?.length === 1 ? named[0] : undefined;
    },
  };
}

/** Returns a node's place, such as `server/cart/cart.store.ts:12`. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(ROOT, file.fileName)}:${line + 1}`;
}

/** Returns the function that an expression names. */
export function functionOf(checker: ts.TypeChecker, callee: ts.Node): ts.SignatureDeclaration | undefined {
  const declaration = declarationOf(checker, callee);
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return value && ts.isFunctionLike(value) ? value : undefined;
}

/** Returns the declaration of a name, behind imports. */
export function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const isImport = !!symbol && !!(symbol.flags & ts.SymbolFlags.Alias);
  return (isImport ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
}

function listCalls(sources: readonly ts.SourceFile[]): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return calls;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
