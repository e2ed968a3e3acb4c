import { mkdtemp, mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { compressSite } from "./compress-site";
import { BROTLI_BEST, compress } from "../../lib/encodings";
import { startQuietBrotli } from "./quiet-brotli";
import { SiteFiles } from "./site-files";

/** Nice value of the lowest priority. */
const LOWEST = 19;

/** The nice value of a thread of this process: the 19th field of its status (proc(5)). */
async function niceOf(thread: string): Promise<number> {
  const status = await readFile(`/proc/self/task/${thread}/stat`, "utf8");
  return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[16]);
}

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

test("text files get a compressed copy, small ones do not", async () => {
  expect(await compressSite(folder)).toBe(2);
  const twin = await readFile(path.join(folder, "products/index.html.br"));
  expect(brotliDecompressSync(twin).toString()).toBe(page);
  await expect(stat(path.join(folder, "small.json.br"))).rejects.toThrow("ENOENT");
});

test("pages are compressed at the best level", async () => {
  await compressSite(folder);
  const twin = await readFile(path.join(folder, "products/index.html.br"));
  expect(twin.equals(await compress(Buffer.from(page), "br", BROTLI_BEST))).toBe(true);
});

test("only changed files are compressed again", async () => {
  await compressSite(folder);
  expect(await compressSite(folder)).toBe(0);
  await writeFile(path.join(folder, "index.html"), `${page}<!-- new -->`);
  await utimes(path.join(folder, "index.html"), new Date(), new Date(Date.now() + 5000));
  expect(await compressSite(folder)).toBe(1);
});

test("a page requested before its turn is compressed once", async () => {
  const files = new SiteFiles(folder);
  const { content } = await files.body(files.find("products/index.html")!, "br");
  const twin = path.join(folder, "products/index.html.br");
  expect((await readFile(twin)).equals(content)).toBe(true);
  expect(await compressSite(folder)).toBe(1);
  expect((await readFile(twin)).equals(content)).toBe(true);
});

test("one thread of the lowest priority compresses, while the host's own threads keep theirs", async () => {
  const threads = () => readdir("/proc/self/task");
  const nices = async (of: readonly string[]) => Promise.all(of.map(niceOf));
  const own = await threads();
  const before = await nices(own);
  const brotli = startQuietBrotli();
  expect(brotliDecompressSync(await brotli.compress(Buffer.from(page), 5)).toString()).toBe(page);
  const added = (await threads()).filter((thread) => !own.includes(thread));
  expect(await nices(added)).toContain(LOWEST);
  expect(await nices(own)).toEqual(before);
  await brotli.stop();
});
