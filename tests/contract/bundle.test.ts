/**
 * Programs run from a bundle (docs/decisions/hosts.md): when it is built, its contents, and how faults are
 * reported.
 */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findOrMakeBundle } from "../../server/bundle/bundle-cache";
import { bundlePrograms } from "../../server/bundle/programs";
import { GATSBY_MODULES } from "../../src/build/publisher/page-renderer";
import { MAX_GATSBY_MODULES, MAX_SCRIPT } from "../support/budgets";

/** A checkout with one program. */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), "bundle-"));
  for (const file of ["package.json", "package-lock.json", "tsconfig.json", "server/bundle"]) {
    cpSync(file, path.join(checkout, file), { recursive: true });
  }
  mkdirSync(path.join(checkout, "node_modules"));
  symlinkSync(path.resolve("node_modules/esbuild"), path.join(checkout, "node_modules/esbuild"));
  write("server/greeting.ts", `export const GREETING: string = "hello";\n`);
  write(
    "server/main.ts",
    `import { GREETING } from "./greeting";\n\nconsole.log(GREETING, ...process.argv.slice(2));\n`,
  );
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(checkout, file), text);
const bundles = () =>
  readdirSync(path.join(checkout, "node_modules/.cache/bundles")).filter((name) => !name.endsWith(".json"));

function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["server/bundle/run.js", ...args],
      { cwd: checkout },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

test("a program runs with its arguments, and the bundle is rebuilt when its code changed", async () => {
  expect(await run("server/main.ts", "you")).toEqual({ code: 0, output: "hello you\n", errors: "" });
  await run("server/main.ts");
  expect(bundles()).toHaveLength(1);

  write("server/greeting.ts", `export const GREETING: string = "good day";\n`);
  expect((await run("server/main.ts")).output).toBe("good day\n");
});

test("the bundler leaves no process beside a running program", async () => {
  const children = "`/proc/self/task/${process.pid}/children`";
  write(
    "server/main.ts",
    `import { readFileSync } from "node:fs";
setTimeout(() => console.log(readFileSync(${children}, "utf8")), 100);
`,
  );
  expect(await run("server/main.ts")).toEqual({ code: 0, output: "\n", errors: "" });
});

test("two processes that bundle at once both run, and leave no partial files", async () => {
  const outputs = await Promise.all([run("server/main.ts", "one"), run("server/main.ts", "two")]);
  expect(outputs.map(({ output }) => output)).toEqual(["hello one\n", "hello two\n"]);
  expect(bundles().filter((name) => name.startsWith("."))).toEqual([]);
});

test("code that cannot be bundled is reported with file and line, and nothing starts", async () => {
  write("server/greeting.ts", `export const GREETING = ;\n`);
  expect(await run("server/main.ts")).toEqual({
    code: 1,
    output: "",
    errors: `Bundling the code failed:
server/greeting.ts:1:25: Unexpected ";"
`,
  });
});

test("a stack trace has source files and lines", async () => {
  write(
    "server/greeting.ts",
    `export const GREETING: string = "hello";\n\nexport function fail(why: string): never {\n  throw new Error(why);\n}\n`,
  );
  write(
    "server/main.ts",
    `import { fail } from "./greeting";\n\ntype Why = string;\nconst why: Why = "a fault";\nfail(why);\n`,
  );
  const { code, errors } = await run("server/main.ts");
  expect(code).toBe(1);
  expect(errors).toContain(`Error: a fault
    at fail (${path.join(checkout, "server/greeting.ts")}:4:9)
    at Object.<anonymous> (${path.join(checkout, "server/main.ts")}:5:1)
`);
});

test("a script has no character that makes V8 store two bytes per character", async () => {
  write("server/greeting.ts", `export const GREETING: string = String(/^[–“😀]+$/u.test("😀“"));\n`);
  expect((await run("server/main.ts")).output).toBe("true\n");
  const script = readFileSync(
    path.join(checkout, "node_modules/.cache/bundles", bundles()[0]!, "server/main.js"),
  );
  expect(script.every((byte) => byte < 0x80)).toBe(true);
});

test("an unknown program is rejected", async () => {
  expect(await run("server/greeting.ts")).toEqual({
    code: 1,
    output: "",
    errors: "server/greeting.ts is not one of the shop's programs.\n",
  });
});

test.each([
  [
    "a full disk",
    "ENOSPC: no space left on device, write",
    /^Bundling the code into .* failed: the disk is full/,
  ],
  [
    "esbuild on a full disk",
    "write /x/main.js: no space left on device",
    /^Bundling the code into .* failed: the disk is full/,
  ],
  [
    "another user's folder",
    "EACCES: permission denied, mkdir",
    /^Bundling the code failed: this user cannot write to /,
  ],
])("%s is reported in a sentence, and leaves no bundle", (_case, message, sentence) => {
  const name = `fault-${path.basename(checkout)}`;
  let folder = "";
  const build = (target: string): never => {
    folder = target;
    mkdirSync(folder);
    throw new Error(message);
  };
  expect(() => findOrMakeBundle(name, build)).toThrow(sentence);
  expect(readdirSync(path.dirname(folder)).filter((entry) => entry.includes(name))).toEqual([]);
});

test.each(Object.entries(MAX_SCRIPT))("%s stays within its modules and kilobytes", (program, limit) => {
  const { modules, bytes } = bundlePrograms().sizes[program]!;
  expect(modules).toBeLessThanOrEqual(limit.modules);
  expect(bytes / 1_000).toBeLessThanOrEqual(limit.kilobytes);
});

/** Packages that cost megabytes or a second, and the only programs of `npm start` that load them. */
test.each([
  ["mercurius", ["server/main.ts"]],
  ["graphql-jit", ["server/main.ts"]],
  ["nodemailer", ["server/main.ts"]],
  ["braintree", ["server/main.ts"]],
  ["@zxcvbn-ts/language-common", ["server/main.ts"]],
  ["@node-rs/argon2", ["server/main.ts"]],
  ["fastify", ["server/main.ts", "sandbox/main.ts"]],
  ["sharp", ["server/main.ts", "server/cli/picture-worker.ts"]],
  ["pg", ["server/main.ts", "server/cli/start.ts", "server/cli/picture-worker.ts"]],
  ["react-dom/server", ["src/host/main.ts"]],
  ["oidc-provider", ["sandbox/main.ts"]],
])("of a shop's processes only those that use %s load it", (name, programs) => {
  const { sizes } = bundlePrograms();
  const loading = Object.keys(MAX_SCRIPT).filter((program) => sizes[program]!.packages.includes(name));
  expect(loading.sort()).toEqual([...programs].sort());
});

test("the publisher loads only Gatsby's page renderer", async () => {
  const script = `${JSON.stringify(GATSBY_MODULES)}.forEach(require);
    console.log(Object.keys(require.cache).length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script]);
  expect(Number(stdout)).toBeLessThanOrEqual(MAX_GATSBY_MODULES);
});
