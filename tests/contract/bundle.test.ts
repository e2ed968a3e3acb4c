/** Programs run from a bundle (docs/decisions/hosts.md): when it is made, what it holds, and how faults are reported. */
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
import { findOrMakeBundle } from "../../server/bundle/bundle-cache";
import { bundlePrograms } from "../../server/bundle/programs";

/** A checkout of one program. */
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

test("a program runs with its arguments, and the bundle is made again when its code changed", async () => {
  expect(await run("server/main.ts", "you")).toEqual({ code: 0, output: "hello you\n", errors: "" });
  await run("server/main.ts");
  expect(bundles()).toHaveLength(1);

  write("server/greeting.ts", `export const GREETING: string = "good day";\n`);
  expect((await run("server/main.ts")).output).toBe("good day\n");
});

test("two processes that bundle at once both run, and leave nothing unfinished", async () => {
  const outputs = await Promise.all([run("server/main.ts", "one"), run("server/main.ts", "two")]);
  expect(outputs.map(({ output }) => output)).toEqual(["hello one\n", "hello two\n"]);
  expect(bundles().filter((name) => name.startsWith("."))).toEqual([]);
});

test("code that cannot be bundled is named with file and line, and nothing starts", async () => {
  write("server/greeting.ts", `export const GREETING = ;\n`);
  expect(await run("server/main.ts")).toEqual({
    code: 1,
    output: "",
    errors: `The code cannot be bundled:
server/greeting.ts:1:25: Unexpected ";"
`,
  });
});

test("a stack names source files and lines", async () => {
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

test("a script holds no character that would take two bytes of memory for each of its characters", async () => {
  write("server/greeting.ts", `export const GREETING: string = String(/^[–“😀]+$/u.test("😀“"));\n`);
  expect((await run("server/main.ts")).output).toBe("true\n");
  const script = readFileSync(
    path.join(checkout, "node_modules/.cache/bundles", bundles()[0]!, "server/main.js"),
  );
  expect(script.every((byte) => byte < 0x80)).toBe(true);
});

test("an unknown program is refused", async () => {
  expect(await run("server/greeting.ts")).toEqual({
    code: 1,
    output: "",
    errors: "server/greeting.ts is not a program of the shop.\n",
  });
});

test.each([
  [
    "a full disk",
    "ENOSPC: no space left on device, write",
    /^The disk is full: the code could not be bundled into /,
  ],
  ["esbuild on a full disk", "write /x/main.js: no space left on device", /^The disk is full: /],
  [
    "a folder of somebody else",
    "EACCES: permission denied, mkdir",
    /^The code could not be bundled: .* is not writable/,
  ],
])("%s is reported in a sentence, and leaves no bundle", (_case, message, sentence) => {
  const name = `fault-${path.basename(checkout)}`;
  let folder = "";
  const build = (given: string): never => {
    folder = given;
    mkdirSync(folder);
    throw new Error(message);
  };
  expect(() => findOrMakeBundle(name, build)).toThrow(sentence);
  expect(readdirSync(path.dirname(folder)).filter((entry) => entry.includes(name))).toEqual([]);
});

/** Most modules a process loads, and most kilobytes of its script: both cost every start, and memory as long as it runs. */
test.each([
  ["server/main.ts", 2_700, 6_900],
  ["src/host/main.ts", 330, 900],
  ["src/build/publisher/main.ts", 120, 250],
  ["server/cli/start.ts", 640, 1_000],
  ["sandbox/main.ts", 900, 2_200],
])("%s loads at most %d modules, %d kB", (program, maxModules, maxKilobytes) => {
  const { modules, bytes } = bundlePrograms().sizes[program]!;
  expect(modules).toBeLessThanOrEqual(maxModules);
  expect(bytes / 1_000).toBeLessThanOrEqual(maxKilobytes);
});
