/**
 * Before the first screen test: bundles the packages that screens load (MUI, Apollo, Testing Library …) into
 * one file. Jest has a cost per file, and these packages have 1,400 files in every test file.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, version } from "esbuild";
import { listRepository } from "../repository-files";

const FOLDER = path.resolve("node_modules/.cache/browser-packages");
/** React has module state: there is one copy, also for packages that are not bundled. */
const EXTERNAL = ["react", "react-dom"];

/** @param project its moduleNameMapper says which packages are bundled */
export default async function bundleBrowserPackages(
  _run: unknown,
  project: { readonly moduleNameMapper: readonly (readonly [pattern: string, file: string])[] },
): Promise<void> {
  const [pattern = ""] = project.moduleNameMapper.find(([, file]) => file.startsWith(FOLDER)) ?? [];
  const names = listImports(new RegExp(pattern));
  const key = createHash("sha256")
    .update([version, readFileSync(__filename), readFileSync("package-lock.json"), ...names].join("\0"))
    .digest("hex");
  const stamp = path.join(FOLDER, "key");
  if ((await readFile(stamp, "utf8").catch(() => "")) === key) return;
  // Written beside the current one: a running test run keeps its files until the new ones are complete.
  const draft = `${FOLDER}.${process.pid}`;
  await writeBundle(draft, names);
  await writeFile(path.join(draft, "key"), key);
  await rm(FOLDER, { recursive: true, force: true });
  await rename(draft, FOLDER);
}

/** The names our code imports from these packages. */
function listImports(isBundled: RegExp): string[] {
  const files = listRepository().filter((file) =>
    /^(src|contract|tests\/support\/jest)\/.*\.tsx?$/.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*"([^".][^"]*)"/g),
  ]);
  return [...new Set(imports.map((match) => match[1]!))].filter((name) => isBundled.test(name)).sort();
}

async function writeBundle(folder: string, names: readonly string[]): Promise<void> {
  const entries = names.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  await build({
    stdin: { contents: `module.exports = {${entries.join(",\n")}};`, resolveDir: process.cwd() },
    outfile: path.join(folder, "bundle.js"),
    bundle: true,
    format: "cjs",
    target: "node20.19",
    platform: "neutral",
    // As jest resolves them for jsdom.
    conditions: ["browser"],
    mainFields: ["main"],
    external: EXTERNAL,
    logLevel: "error",
  });
  for (const name of names) {
    const file = path.join(folder, `${name}.js`);
    const bundle = path.relative(path.dirname(file), path.join(folder, "bundle.js"));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `module.exports = require("./${bundle}")[${JSON.stringify(name)}]();\n`);
  }
}
