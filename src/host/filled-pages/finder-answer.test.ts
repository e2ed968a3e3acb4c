import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "../requests-for-tests";
import { pageOf } from "../site-for-tests";
import { createSiteHost, type SiteHost } from "../site-server";

let folder: string;
let host: SiteHost;
let api: Server;
let apiAnswer: { status: number; body: unknown } = { status: 500, body: {} };
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await mkdir(path.join(folder, "products/tires"), { recursive: true });
  await writeFile(path.join(folder, "products/tires/index.html"), pageOf("<h1>Tires</h1>"));
  await writeFile(path.join(folder, "404.html"), pageOf("<h1>Not here</h1>"));
  await mkdir(path.join(folder, "finder"));
  await writeFile(path.join(folder, "index.html"), pageOf("<h1>Shop</h1>"));
  await writeFile(
    path.join(folder, "finder/index.html"),
    pageOf('<main><div><h1>Tires and wheels that fit</h1><div id="finder"><p>Year</p></div></div></main>'),
  );
  api = createServer((_request, response) => {
    response.writeHead(apiAnswer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(apiAnswer.body));
  });
  host = createSiteHost({ siteFolder: folder, mediaFolder: folder, apiUrl: await listen(api) });
  origin = await listen(host.server);
});
afterAll(async () => {
  host.server.close();
  api.close();
  await rm(folder, { recursive: true });
});

const makes = { makes: [{ slug: "toyota", name: "Toyota <script>", vehicles: 3 }] };
const envelope = (data: unknown, isSuccess = true) => ({ isSuccess, message: "", data });

test("the address's step is in the page, escaped, and noindex", async () => {
  apiAnswer = { status: 200, body: envelope(makes) };
  const page = await fetch(`${origin}/finder/?year=2019&make=`);
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const html = await page.text();
  expect(html).toContain('data-url="/finder/?year=2019"');
  expect(html).toContain('value="toyota" name="make">Toyota &lt;script&gt;');
  expect(html).not.toContain("<p>Year</p>");
});

test("the page is the static file while nothing valid is selected", async () => {
  for (const search of ["", "?year=nineteen", "?make=toyota"])
    expect(await (await fetch(`${origin}/finder/${search}`)).text()).toContain("<p>Year</p>");
});

test("the page reports unknown values, and an API that does not respond", async () => {
  apiAnswer = { status: 404, body: envelope(null, false) };
  const unknown = await fetch(`${origin}/finder/?year=1899&make=x`);
  expect(unknown.status).toBe(200);
  const make = await fetch(`${origin}/finder/?year=2019&make=zeppelin`);
  expect([make.status, await make.text()]).toEqual([404, expect.stringContaining("No match found")]);
  apiAnswer = { status: 500, body: {} };
  const failing = await fetch(`${origin}/finder/?year=2019&make=toyota`);
  expect([failing.status, failing.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("a tire size without its own page redirects to tires of that size, and an invalid one is not found", async () => {
  const few = await fetch(`${origin}/tires/155-80r13/`, { redirect: "manual" });
  expect([few.status, few.headers.get("location")]).toEqual([302, "/products/tires/?f.tire-size=155-80r13"]);
  expect((await fetch(`${origin}/tires/~/`, { redirect: "manual" })).status).toBe(404);
});
