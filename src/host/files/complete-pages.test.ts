/** A damaged page of the site is answered with 503, for every kind of damage and every address. */
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../requests-for-tests";
import { home, writeSite } from "../site-for-tests";
import { createSiteHost, type SiteHost } from "../site-server";

let folder: string;
let host: SiteHost;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await writeSite(folder);
  host = createSiteHost({ siteFolder: folder, mediaFolder: folder, apiUrl: "http://127.0.0.1:9" });
  origin = await listen(host.server);
});
afterAll(async () => {
  await new Promise((resolve) => host.server.close(resolve).closeAllConnections());
  await rm(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(origin + target, { headers, redirect: "manual" });

const cut = (share: number) => home.slice(0, Math.floor(home.length * share));
const damaged: [string, Buffer][] = [
  ["empty", Buffer.alloc(0)],
  ["cut in its middle", Buffer.from(cut(0.5))],
  ["cut before its last tag", Buffer.from(home.slice(0, -"</html>".length))],
  ["cut within its last tag", Buffer.from(home.slice(0, -1))],
  ["without its beginning", Buffer.from(home.slice(40))],
  ["blanks", Buffer.from(" ".repeat(home.length))],
  ["zeros", Buffer.alloc(home.length)],
  ["zeros in its middle", Buffer.from(home.replace(/Electronics/g, "\0".repeat(11)))],
  [
    "garbled in its middle",
    Buffer.concat([Buffer.from(cut(0.5)), Buffer.from([0xff, 0xc3]), Buffer.from("</html>")]),
  ],
  ["noise", Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7_919 + 13) % 256))],
];
test.each(damaged)(
  "a page that is %s is not served: the operator is notified, and the visitor retries",
  async (_kind, bytes) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    for (const page of ["products/damaged", "product/damaged-1"]) {
      const file = path.join(folder, page, "index.html");
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      for (const encoding of ["br", "gzip", "identity"]) {
        const response = await get(`/${page}/`, { "accept-encoding": encoding });
        expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(await response.text()).toContain("Please try again");
      }
      expect((await get(`/${page}/index.html`)).status).not.toBe(200);
      expect(logged).toHaveBeenCalledWith(
        expect.stringContaining(`${page}/index.html of the site is incomplete`),
      );
      await writeFile(file, home);
      expect(await (await get(`/${page}/`)).text()).toBe(home);
      await rm(path.dirname(file), { recursive: true });
    }
    logged.mockRestore();
  },
);

test.each([
  "404.html",
  "account/[...]/index.html",
  "search/index.html",
  "products/washers/index.html",
  "index.html",
])("a truncated %s is not served for other addresses either", async (file) => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const full = path.join(folder, file);
  const content = await readFile(full);
  await writeFile(full, content.subarray(0, content.length - 9));
  const targets = {
    "404.html": ["/no-such-page/", "/nothing.txt"],
    "account/[...]/index.html": ["/account/orders/"],
    "search/index.html": ["/search/", "/search/?q=washer"],
    "products/washers/index.html": ["/products/washers/", "/products/washers/?sort=newest"],
    "index.html": ["/"],
  }[file]!;
  for (const target of targets) expect((await get(target)).status).toBe(503);
  await writeFile(full, content);
  // Some pages query the API, which this host cannot reach, and show an error themselves.
  for (const target of targets)
    expect(await (await get(target)).text()).not.toContain("can't show this page right now");
  logged.mockRestore();
});

test("a truncated or empty compressed copy is rebuilt", async () => {
  const file = path.join(folder, "products/copied/index.html");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, home);
  const { atime, mtime } = await stat(file);
  const ready = brotliCompressSync(home);
  for (const copy of [
    Buffer.alloc(0),
    ready.subarray(0, ready.length / 2),
    brotliCompressSync("another page"),
  ]) {
    await writeFile(`${file}.br`, copy);
    await utimes(`${file}.br`, atime, mtime);
    const fresh = createSiteHost({ siteFolder: folder, mediaFolder: folder, apiUrl: "http://localhost" });
    const address = await listen(fresh.server);
    const response = await fetch(`${address}/products/copied/`, { headers: { "accept-encoding": "br" } });
    expect([response.status, await response.text()]).toEqual([200, home]);
    await new Promise((resolve) => fresh.server.close(resolve).closeAllConnections());
  }
  await rm(path.dirname(file), { recursive: true });
});
