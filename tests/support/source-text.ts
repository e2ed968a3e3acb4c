/** The code of the shop as tests read it that hold house rules. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** Files of TypeScript below folders, without tests, what only tests use and what is generated. */
export function codeBelow(...folders: string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests\.|generated/.test(file));
}

/** Calls back for every node of a file's syntax tree; what is below a node is left out where it answers true. */
export function visitCode(file: string, visit: (node: ts.Node) => boolean | void): void {
  const each = (node: ts.Node): void => {
    if (!visit(node)) ts.forEachChild(node, each);
  };
  each(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
}
