/** The shop's code, for tests of house rules. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const ROOT = path.resolve(__dirname, "../..");
const CODE = /\.(tsx?|js)$/;
const NOT_OF_THE_SHOP = /\.test\.|-for-tests\.|cli\/contract-codegen\.ts$|generated\.ts$/;

/** Code files below folders, by path from the root; without tests, test helpers and generated files. */
export function codeBelow(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => {
      const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
      return names.map((name) => `${folder}/${name}`);
    })
    .filter(isCode);
}

/** Code files in the root itself. */
export function codeOfRoot(): string[] {
  return readdirSync(ROOT).filter(isCode);
}

function isCode(file: string): boolean {
  return CODE.test(file) && !NOT_OF_THE_SHOP.test(file);
}

/** Visits every node of a file's syntax tree; a callback that returns true skips the node's children. */
export function visitCode(file: string, visit: (node: ts.Node) => boolean | void): void {
  const each = (node: ts.Node): void => {
    if (!visit(node)) ts.forEachChild(node, each);
  };
  each(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
}
