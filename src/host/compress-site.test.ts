import { mkdtemp, mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { compressSite } from "./compress-site";

let folder: string;
const page = `<html>${"<p>A washer for every home.</p>".repeat(100)}</html>`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-"));
  await mkdir(path.join(folder, "products"));
  await writeFile(path.join(folder, "index.html"), page);
  await writeFile(path.join(folder, "products/index.html"), page);
  await writeFile(path.join(folder, "small.json"), "{}");
});

afterEach(() => rm(folder, { recursive: true }));

test("text files get a compressed twin, small ones do not", async () => {
  expect(await compressSite(folder)).toBe(2);
  const twin = await readFile(path.join(folder, "products/index.html.br"));
  expect(brotliDecompressSync(twin).toString()).toBe(page);
  await expect(stat(path.join(folder, "small.json.br"))).rejects.toThrow("ENOENT");
});

test("only what changed is compressed again", async () => {
  await compressSite(folder);
  expect(await compressSite(folder)).toBe(0);
  await writeFile(path.join(folder, "index.html"), `${page}<!-- new -->`);
  await utimes(path.join(folder, "index.html"), new Date(), new Date(Date.now() + 5000));
  expect(await compressSite(folder)).toBe(1);
});
