/** Build folders outside the repository: the shop's site, and a bare site for comparison. */
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_KEY_HEADER } from "#contract/rest/paths";

/** URL the benchmark sites are built for. */
export const SITE_URL = "http://localhost:8000";

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

/** A copy of the site's sources, linked to the packages of its checkout. */
export async function shopFolder(root = process.cwd()): Promise<string> {
  const folder = await emptyFolder(root);
  const copy = (part: string) => cp(path.join(root, part), path.join(folder, part), { recursive: true });
  await Promise.all(siteParts.map(copy));
  return folder;
}

/**
 * A bare Gatsby site with `pageCount` pages from one template with a heading and a price. With an API, names
 * and prices are read in pages of a thousand through the shop's own plugin, and repeat beyond the number of
 * products. Without an API they are made up.
 */
export async function bareFolder(pageCount: number, apiUrl?: string): Promise<string> {
  const folder = await emptyFolder();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  const source = {
    resolve: "gatsby-source-graphql",
    options: {
      typeName: "Shop",
      fieldName: "shop",
      url: `${apiUrl}/graphql`,
      headers: { [BUILD_KEY_HEADER]: "development-build-key" },
    },
  };
  const config = { trailingSlash: "always", jsxRuntime: "automatic", plugins: apiUrl ? [source] : [] };
  await write(
    "package.json",
    '{ "name": "bare", "private": true, "dependencies": { "gatsby": "*", "gatsby-source-graphql": "*" } }',
  );
  await write("gatsby-config.js", `module.exports = ${JSON.stringify(config)};`);
  await write(
    "gatsby-node.js",
    `const read = ${apiUrl ? readProducts : madeUp};
     exports.createPages = async ({ actions, graphql }) => {
       const component = require("node:path").resolve("page.js");
       const products = await read(graphql);
       for (let id = 0; id < ${pageCount}; id++) {
         const { name, regularPrice } = products[id % products.length];
         actions.createPage({ path: "/page/" + id + "/", component, context: { name, price: regularPrice / 100 } });
       }
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

const madeUp = `() => Array.from({ length: 20000 }, (_, id) => ({ name: "Product " + id, regularPrice: id * 100 }))`;

const readProducts = `async (graphql) => {
  const products = [];
  let after = null;
  do {
    const { data, errors } = await graphql(
      "{ shop { exportCatalogue(after: " + JSON.stringify(after) + ", first: 1000) { products { name regularPrice } next } } }",
    );
    if (errors) throw errors[0];
    products.push(...data.shop.exportCatalogue.products);
    after = data.shop.exportCatalogue.next;
  } while (after);
  return products;
}`;

const folders: string[] = [];

async function emptyFolder(root = process.cwd()): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "build-bench-"));
  folders.push(folder);
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  await mkdir(path.join(folder, "src"), { recursive: true });
  return folder;
}

/**
 * Removes all folders, once all measurements are done. For up to five minutes ext4 reserves the slots of
 * deleted files and checks each of them for every new file. Deleting one site would therefore make creating
 * the next site's files ten times slower.
 */
export async function removeFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

/** All HTML files below public/ with their modification time in milliseconds. */
export async function writtenPages(folder: string): Promise<Map<string, number>> {
  const root = path.join(folder, "public");
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith("index.html"));
  const moments = await Promise.all(files.map(async (name) => (await stat(path.join(root, name))).mtimeMs));
  return new Map(files.map((name, index) => [path.join(root, name), moments[index]!]));
}
