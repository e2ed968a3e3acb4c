/** Serving a site during a rebuild. */
import { mkdtemp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineScriptHashes } from "../policy/security-headers";
import { pageOf } from "../site-for-tests";
import { createSiteHost, type SiteHost } from "../site-server";

const page = (name: string) =>
  pageOf(`<title>${name}</title>${`<p>${name}</p>`.repeat(60)}<script>boot("${name}")</script>`);
let root: string;
let link: string;
let host: SiteHost;
let address: string;
let logged: jest.SpyInstance;

async function build(name: string): Promise<void> {
  await mkdir(path.join(root, name, "search"), { recursive: true });
  for (const file of ["index.html", "404.html", "search/index.html"])
    await writeFile(path.join(root, name, file), page(name));
}
async function serve(name: string): Promise<void> {
  await symlink(name, `${link}.new`);
  await rename(`${link}.new`, link);
}

async function listen(): Promise<number> {
  await new Promise<void>((resolve) => host.server.listen(0, "127.0.0.1", resolve));
  return (host.server.address() as AddressInfo).port;
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "builds-"));
  link = path.join(root, "current");
  await build("one");
  await build("two");
  await serve("one");
  host = createSiteHost({
    siteFolder: link,
    mediaFolder: root,
    apiUrl: "http://localhost:4000",
    receiveMs: 200,
  });
  address = `http://127.0.0.1:${await listen()}`;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  logged.mockRestore();
  await new Promise((resolve) => host.server.close(resolve).closeAllConnections());
  await rm(root, { recursive: true });
});

test("every page comes from one build, with that build's policy, however often builds switch", async () => {
  let isOver = false;
  const visitor = async () => {
    const names = new Set<string>();
    while (!isOver) {
      const response = await fetch(`${address}/`);
      const name = /<title>(.*?)</.exec(await response.clone().text())?.[1] ?? "";
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page(name));
      expect(response.headers.get("content-security-policy")).toContain(inlineScriptHashes(page(name))[0]);
      names.add(name);
    }
    return names;
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  for (let turn = 0; turn < 60; turn += 1) {
    await serve(turn % 2 ? "one" : "two");
    await fetch(`${address}/`).then((response) => response.text());
  }
  isOver = true;
  expect(new Set((await visitors).flatMap((names) => [...names]))).toEqual(new Set(["one", "two"]));
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["there is no site", () => rm(link)],
  ["the site is emptied", () => rm(path.join(root, "one/404.html"))],
])("while %s no page is reported missing: 503, and the operator is notified", async (_, harm) => {
  expect((await fetch(`${address}/no-such-page/`)).status).toBe(404);
  await harm();
  const response = await fetch(`${address}/no-such-page/`);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^\/no-such-page\/ failed/));
});

test("a client that sends a request byte by byte is disconnected", async () => {
  const { port } = new URL(address);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(Number(port), "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\r\nhost: shop\r\nx-slow: "),
    );
    const dripping = setInterval(() => socket.write("x"), 20);
    socket.on("data", (bytes) => (text += bytes.toString()));
    // A byte may still be in flight when the host disconnects.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
