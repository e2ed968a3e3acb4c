/** Review pictures that the site host fetches from the API host. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "./requests-for-tests";
import { writeSite } from "./site-for-tests";
import { createSiteHost, type SiteHost } from "./site-server";

let folder: string;
let host: SiteHost;
let api: Server;
let apiCalls = 0;
let apiAnswer: { status: number; body: unknown };
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await writeSite(folder);
  api = createServer((_request, response) => {
    apiCalls += 1;
    response.writeHead(apiAnswer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(apiAnswer.body));
  });
  host = createSiteHost({ siteFolder: folder, mediaFolder: folder, apiUrl: await listen(api) });
  origin = await listen(host.server);
});
afterAll(async () => {
  await new Promise((resolve) => host.server.close(resolve).closeAllConnections());
  await new Promise((resolve) => api.close(resolve).closeAllConnections());
  await rm(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}) => fetch(origin + target, { headers });

const PICTURE = "/media/reviews/7c1d5c4e-1111-4222-8333-444455556666-s.webp";

test("review pictures are proxied from the API host as files, and not sent twice", async () => {
  apiAnswer = { status: 200, body: { data: { content: Buffer.from("RIFF").toString("base64") } } };
  const first = await get(PICTURE);
  expect([first.status, first.headers.get("content-type"), await first.text()]).toEqual([
    200,
    "image/webp",
    "RIFF",
  ]);
  expect(first.headers.get("cache-control")).toBe("public, max-age=600");
  expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  const again = await get(PICTURE, { "if-none-match": first.headers.get("etag")! });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each([
  [404, 404],
  [429, 429],
  [500, 503],
])("an API host response of %s becomes %s", async (status, expected) => {
  apiAnswer = { status, body: {} };
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await get(PICTURE)).status).toBe(expected);
  expect(logged).toHaveBeenCalledTimes(expected === 503 ? 1 : 0);
  logged.mockRestore();
});

test("an invalid name sends no request", async () => {
  const before = apiCalls;
  for (const name of ["x.webp", "../../package.json", "7c1d5c4e-1111-4222-8333-444455556666.svg"])
    expect((await get(`/media/reviews/${name}`)).status).toBe(404);
  expect(apiCalls).toBe(before);
});
