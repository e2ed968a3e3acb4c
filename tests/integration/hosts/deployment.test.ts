/** A public shop with the exact settings of docs/deployment.md, behind a local reverse proxy. */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { READY_PATH } from "#contract/rest/paths";
import { startHost, type Child } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { runToItsEnd } from "../../support/hosts/public-shop";
import { SEARCH_FRAME } from "../../support/catalogue/site-frame";

const ALLOWED = 5;

let database: TestDatabase;
let folder: string;
let env: Record<string, string>;
let api: Child;
let site: Child;
let proxy: Server;

/** The first code block of that language in the document. */
async function blockOf(language: string): Promise<string> {
  const document = await readFile("docs/deployment.md", "utf8");
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? "";
}

async function settingsOfTheDocument(): Promise<Record<string, string>> {
  const lines = (await blockOf("ini")).split("\n").filter(Boolean);
  const settings = lines.map((line) => /^([A-Z_]+)="?([^"]*)"?$/.exec(line)?.slice(1) ?? [line, ""]);
  const keys = ["BUILD_KEY", "PII_KEY", "TOKEN_KEY"].map((name) => [
    name,
    randomBytes(32).toString("base64"),
  ]);
  return Object.fromEntries([...settings, ...keys]) as Record<string, string>;
}

/**
 * Mirrors the document's nginx: each name goes to its host, with the visitor's address and no forwarded
 * headers from the visitor.
 */
function reverseProxy(ports: Readonly<Record<string, number>>, visitor: () => string): Server {
  return createServer((request, response) => {
    const { host = "", ...headers } = request.headers;
    const to = ask(
      {
        host: "127.0.0.1",
        port: ports[host],
        method: request.method,
        path: request.url,
        headers: { ...headers, host, "x-forwarded-for": visitor(), "x-request-id": "f".repeat(32) },
      },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    to.on("error", () => response.writeHead(502).end());
    request.pipe(to);
  });
}

let visitor = "198.51.100.1";
const visit = (host: string, target: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { port } = proxy.address() as AddressInfo;
    ask({ host: "127.0.0.1", port, path: target, headers: { ...headers, host } }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on("error", reject)
      .end();
  });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await mkdir(path.join(folder, "search"));
  await writeFile(path.join(folder, "index.html"), "<!DOCTYPE html><html><title>Shop</title></html>");
  await writeFile(path.join(folder, "search/index.html"), SEARCH_FRAME);
  const [apiPort, sitePort] = [await findFreePort(), await findFreePort()];
  env = {
    ...(await settingsOfTheDocument()),
    // Replacements for the document's server, ports and folders, and a limit low enough for a test.
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_FOLDER: folder,
    API_PORT: String(apiPort),
    SITE_PORT: String(sitePort),
    INTERNAL_API_URL: `http://127.0.0.1:${apiPort}`,
    NODE_ENV: "production",
    REQUESTS_PER_MINUTE: String(ALLOWED),
  };
  proxy = reverseProxy({ "shop.example": sitePort, "api.shop.example": apiPort }, () => visitor);
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  api = startHost("The API host", "server/main.ts", env);
  site = startHost("The site host", "src/host/main.ts", env);
  await waitUntilReady(api, `http://127.0.0.1:${apiPort}${READY_PATH}`);
  await waitUntilReady(site, `http://127.0.0.1:${sitePort}/`);
});
afterAll(async () => {
  await site.stop();
  await api.stop();
  await new Promise((resolve) => proxy.close(resolve).closeAllConnections());
  await database.drop();
  await rm(folder, { recursive: true });
});

test("the document's nginx sets the visitor's address, as the proxy of these tests does", async () => {
  expect(await blockOf("nginx")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
});

test("the shop is ready, restricts browsers to HTTPS and to its own site, and hides its software", async () => {
  const ready = await visit("api.shop.example", READY_PATH, { origin: "https://shop.example" });
  expect(ready).toMatchObject({
    status: 200,
    headers: {
      "access-control-allow-origin": "https://shop.example",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
      "x-request-id": "f".repeat(32),
    },
  });
  expect(JSON.parse(ready.text)).toMatchObject({ data: { status: "ready" } });
  const home = await visit("shop.example", "/");
  expect(home.status).toBe(200);
  expect(home.headers["strict-transport-security"]).toContain("max-age=31536000");
  expect(home.headers["content-security-policy"]).toContain("connect-src 'self' https://api.shop.example");
  expect(home.headers["content-security-policy"]).not.toMatch(/http:|localhost/);
  expect((await visit("api.shop.example", "/docs/json")).status).toBe(404);
});

test.each([
  ["searches", "shop.example", "/search/?q=tv", "198.51.100.20"],
  ["calls", "api.shop.example", "/graphql?query={__typename}", "198.51.100.30"],
])(
  "the shop counts a visitor's %s, whatever address the visitor sends",
  async (_what, host, target, from) => {
    visitor = from;
    const statuses: number[] = [];
    for (let at = 0; at <= ALLOWED; at += 1) {
      const forged = { "x-forwarded-for": `192.0.2.${at}`, "x-shopper-address": `192.0.2.${at}` };
      statuses.push((await visit(host, target, forged)).status);
    }
    // A search without results sends a second request, for best sellers.
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    visitor = `${from}1`;
    expect((await visit(host, target)).status).toBe(200);
  },
);

test("a command creates the super admin, and rejects the same address again", async () => {
  const invite = (email: string) =>
    runToItsEnd("server/cli/invite-superadmin.ts", env, [
      ...["--email", email, "--first-name", "Ada", "--last-name", "Byron"],
      ...["--phone", "5125550142"],
    ]);
  expect(await invite("ada@shop.example")).toMatchObject({ code: 0 });
  const users = await database.db.selectFrom("users").select(["role", "status", "password_hash"]).execute();
  expect(users).toEqual([{ role: "SUPERADMIN", status: "ACTIVE", password_hash: null }]);
  const mails = await database.db.selectFrom("outgoing_mails").select("kind").execute();
  expect(mails).toEqual([{ kind: "staff-invitation" }]);

  expect(await invite("ada@shop.example")).toEqual({
    code: 1,
    output: "ada@shop.example already has an account.\n",
  });
  expect(await invite("no address")).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
});
