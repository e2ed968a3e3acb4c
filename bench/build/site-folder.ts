/** Folders outside the repository to build in: the shop's own site, and a bare one to compare with. */
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const siteParts = [
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "contract",
  "src",
  "static",
];

/** A copy of the site's sources, with the repository's packages. */
export async function shopFolder(): Promise<string> {
  const folder = await emptyFolder();
  await Promise.all(siteParts.map((part) => cp(part, path.join(folder, part), { recursive: true })));
  return folder;
}

/** A Gatsby site with one template of a heading and a price, and `pageCount` pages of it. */
export async function bareFolder(pageCount: number): Promise<string> {
  const folder = await emptyFolder();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  await write("package.json", '{ "name": "bare", "private": true, "dependencies": { "gatsby": "*" } }');
  await write("gatsby-config.js", 'module.exports = { trailingSlash: "always", jsxRuntime: "automatic" };');
  await write(
    "gatsby-node.js",
    `exports.createPages = ({ actions }) => {
       const component = require("node:path").resolve("page.js");
       for (let id = 0; id < ${pageCount}; id++)
         actions.createPage({ path: "/page/" + id + "/", component, context: { name: "Page " + id, price: id } });
     };`,
  );
  await write(
    "page.js",
    `export default function Page({ pageContext: { name, price } }) {
       return <main><h1>{name}</h1><p>\${price}</p></main>;
     }`,
  );
  return folder;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "build-bench-"));
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await mkdir(path.join(folder, "src"), { recursive: true });
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Every HTML file below public/ with the moment it was written, in milliseconds. */
export async function writtenPages(folder: string): Promise<Map<string, number>> {
  const root = path.join(folder, "public");
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith("index.html"));
  const moments = await Promise.all(files.map(async (name) => (await stat(path.join(root, name))).mtimeMs));
  return new Map(files.map((name, index) => [path.join(root, name), moments[index]!]));
}
