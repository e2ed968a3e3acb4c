/** References in documents and comments resolve: rules, files and other documents. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listRepository } from "../support/repository-files";

const ROOTS = ["src", "server", "contract", "demo", "sandbox", "bench", "tests"];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js|mjs|graphql|md|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (file: string) => readFileSync(file, "utf8");
const guides = ["README.md", "SECURITY.md", ...filesBelow("docs")];
const sources = [...ROOTS.flatMap(filesBelow), ...guides];
const rules = read("docs/rules.md");
const ids = [...rules.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => match[1]!);

function matchesIn(files: readonly string[], pattern: RegExp): { file: string; text: string }[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map((match) => ({ file, text: match[1] ?? match[0] })),
  );
}

test("docs/commands.md lists no command twice", () => {
  const commands = [...read("docs/commands.md").matchAll(/^\| `(npm run [\w:]+)/gm)].map(
    (match) => match[1]!,
  );
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command, at) => commands.indexOf(command) !== at)).toEqual([]);
});

test("no document has an unresolved merge conflict", () => {
  // The formatter turns git's conflict markers into quotes and escapes.
  const conflictMarkers = /^\s*(?:<{7} |\\?={7}$|>{7} |(?:> ){7})/gm;
  expect(matchesIn(["CHANGELOG.md", ...guides], conflictMarkers)).toEqual([]);
});

test("every rule has a unique id", () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("every cited rule exists", () => {
  const words = [...new Set(ids.map((id) => id.split("-")[0]))];
  const cited = matchesIn(sources, new RegExp(`\\b(?:${words.join("|")})-\\d+\\b`, "g"));

  expect(cited.filter(({ text }) => !ids.includes(text))).toEqual([]);
  // A section sign would refer to a text outside this repository.
  expect(matchesIn(sources, /\u00a7/g)).toEqual([]);
});

test("every file and folder named in a document exists, and every file named in a comment", () => {
  const below = `(?:${ROOTS.join("|")}|docs|static)/[\\w./[\\]-]`;
  const named = [
    ...matchesIn(guides, new RegExp(`\`(${below}*)\``, "g")),
    // Tests name files they create.
    ...matchesIn(
      sources.filter((file) => !file.startsWith("tests/")),
      new RegExp(`(?<![\\w/.])${below}+\\.(?:tsx?|js|css|graphql|md)\\b`, "g"),
    ),
  ];

  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ text }) => !existsSync(text))).toEqual([]);
});

const repository = listRepository().join("\n");

/** `*` and `<word>` match any text without a slash, in the middle of a name. */
function isInRepository(named: string): boolean {
  const pattern = named
    .split(/\*\*?|<[\w-]+>|…/)
    .map((part) => part.replace(/[.[\]()+]/g, "\\$&"))
    .join("[^/\\n]*");
  return new RegExp(`(?:^|/)${pattern}$`, "m").test(repository);
}

test("every source file named in a document, in full or by its end, exists", () => {
  const newestChanges = read("CHANGELOG.md").split(/^## /m)[1] ?? "";
  const pattern = /`([\w.<>*…[\]/-]+\.(?:tsx?|js|css|graphql|md))`/g;
  const named = [
    ...matchesIn(guides, pattern),
    ...[...newestChanges.matchAll(pattern)].map((match) => ({ file: "CHANGELOG.md", text: match[1]! })),
  ];

  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ text }) => !isInRepository(text))).toEqual([]);
});

test("a decision is cited by its page, and every page is in the index", () => {
  const index = read("docs/decisions/README.md");
  const pages = readdirSync("docs/decisions").filter((page) => page !== "README.md");

  expect(matchesIn(sources, /\bdecisions?[ /]\d{4}\b/g)).toEqual([]);
  expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
});

test("links between documents resolve", () => {
  const links = matchesIn(guides, /\]\(([\w./-]+)\)/g);

  expect(links.filter(({ file, text }) => !existsSync(join(dirname(file), text)))).toEqual([]);
});
