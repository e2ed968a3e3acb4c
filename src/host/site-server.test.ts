import { mkdtemp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressSite } from "./files/compress-site";
import { listen, rawStatus } from "./requests-for-tests";
import { home, writeSite } from "./site-for-tests";
import { createSiteHost, type SiteHost } from "./site-server";

let folder: string;
let host: SiteHost;
let api: Server;
let apiCalls = 0;
let apiAnswer: { status: number; body: unknown } = { status: 500, body: {} };
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await writeSite(folder);
  await compressSite(folder);
  api = createServer((_request, response) => {
    apiCalls += 1;
    response.writeHead(apiAnswer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(apiAnswer.body));
  });
  host = createSiteHost({
    siteFolder: folder,
    mediaFolder: path.join(folder, "kept"),
    apiUrl: await listen(api),
    paymentSandboxUrl: "http://localhost:4101",
    paymentFrames: ["https://acs.bank.example"],
  });
  origin = await listen(host.server);
});

afterAll(async () => {
  await new Promise((resolve) => host.server.close(resolve).closeAllConnections());
  await new Promise((resolve) => api.close(resolve).closeAllConnections());
  await rm(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + target, { headers, method, redirect: "manual" });

describe("pages", () => {
  test("a page is compressed, has its policy and is revalidated each time", async () => {
    const response = await get("/", { "accept-encoding": "br" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(await response.text()).toBe(home);
  });

  test.each(["/account/", "/account/addresses/", "/account/no/such/screen/"])(
    "%s is answered by its area's single page, noindex",
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(200);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(await response.text()).toContain("Your account");
    },
  );

  test("an area without a page is not found, and a path in one gets its slash", async () => {
    expect((await get("/backoffice/orders/")).status).toBe(404);
    expect((await get("/account/addresses?a=1")).headers.get("location")).toBe("/account/addresses/?a=1");
  });

  test("a conditional request gets 304", async () => {
    const etag = (await get("/")).headers.get("etag")!;
    const again = await get("/", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("HEAD has the headers and no body", async () => {
    const response = await get("/", {}, "HEAD");
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(100);
    expect(await response.text()).toBe("");
  });

  test("an address without its slash moves permanently and keeps its query", async () => {
    const response = await get("/products/televisions?utm_source=x");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/products/televisions/?utm_source=x");
  });

  test("a missing page is a real 404 with the shop's page", async () => {
    const response = await get("/product/no-such-thing-1/");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Not here");
  });

  test("pages appear, change and vanish while the host runs", async () => {
    const file = path.join(folder, "product/new-1/index.html");
    const publish = async (html: string) => {
      await writeFile(`${file}.draft`, html);
      await rename(`${file}.draft`, file);
    };
    expect((await get("/product/new-1/")).status).toBe(404);
    await mkdir(path.dirname(file), { recursive: true });
    await publish(home);
    expect(await (await get("/product/new-1/")).text()).toBe(home);
    await publish(home.replace("</html>", "<p>Less now</p></html>"));
    expect(await (await get("/product/new-1/")).text()).toContain("Less now");
    await rm(file);
    expect((await get("/product/new-1/")).status).toBe(404);
  });

  test("an unreadable file is not a missing page: the operator is notified, and the visitor retries", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await symlink("loop.txt", path.join(folder, "loop.txt"));
    const response = await get("/loop.txt");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/loop\.txt.*ELOOP/));
    logged.mockRestore();
  });

  test("hashed files are immutable", async () => {
    const response = await get("/app-0123456789abcdef.js");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a supplier's picture is immutable, and its original is not served", async () => {
    const response = await get("/media/supplied/ab/cdef-320.avif");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(response.headers.get("cache-control")).toContain("immutable");
    for (const target of [
      "/media/originals/ab/cdef",
      "/media/supplied/../originals/ab/cdef",
      "/media/supplied/ab/none-320.avif",
    ])
      expect((await get(target)).status).toBe(404);
  });

  test("write methods are rejected", async () => {
    expect((await get("/", {}, "POST")).status).toBe(405);
  });

  test("the build's own files are not part of the site", async () => {
    for (const name of ["webpack.stats.json", "chunk-map.json"]) {
      await writeFile(path.join(folder, name), "{}");
      for (const target of [`/${name}`, `/${name}.br`, `//${name}`, `/%63hunk-map.json`]) {
        expect([301, 404]).toContain((await get(target)).status);
      }
    }
  });

  test("a response that is not a page is not cached, and every response has its request id", async () => {
    for (const [target, method] of [
      ["/no-such-page/", "GET"],
      ["/", "POST"],
    ] as const) {
      expect((await get(target, {}, method)).headers.get("cache-control")).toBe("no-store");
    }
    const response = await get("/", { "x-request-id": "0af7651916cd43dd" });
    expect(response.headers.get("x-request-id")).toBe("0af7651916cd43dd");
    expect((await get("/", { "x-request-id": "no id" })).headers.get("x-request-id")).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test.each([
    "/../../etc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
    "/%",
    "/%00",
    "//",
    "/a\\b",
    "/.compressed.json",
  ])("%s is harmless", async (target) => {
    expect([301, 404]).toContain(await rawStatus(origin, target));
  });
});

describe("search", () => {
  const results = {
    products: [],
    totalCount: 0,
    pageNumber: 1,
    pageSize: 12,
    pageCount: 0,
    facets: [],
    correctedText: null,
    notSold: null,
    unmetConditions: [],
  };

  test("the results are in the page, and so is the search text, escaped", async () => {
    apiAnswer = { status: 200, body: { data: { searchProducts: results } } };
    const response = await get(`/search/?q=${encodeURIComponent('"><script>alert(1)</script>')}&nonsense=1`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/<div id="search-results" data-url="[^"]+"><h2 class="count">/);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  test("a filtered category keeps its page, with the results in place of all products", async () => {
    apiAnswer = { status: 200, body: { data: { searchProducts: results } } };
    const response = await get("/products/washers/?f.brand=halden&sort=newest");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(
      /^<!DOCTYPE html><html><style data-href="\/styles.css" data-part="">p{top:0}<\/style><link rel="stylesheet"/,
    );
    expect(html).toContain("<h1>Washers</h1>");
    expect(html).toContain('data-url="/products/washers/?f.brand=halden&amp;sort=newest"');
    expect(html).toContain('action="/products/washers/"');
    expect(html).not.toContain("All of them");
    expect(html).toContain(">0 of 33 products</h2>");
    expect(html).toMatch(/<\/div><\/div><\/main><footer>End<\/footer><\/html>$/);
  });

  test("a category is the static file while no filter is selected", async () => {
    const callsBefore = apiCalls;
    const response = await get("/products/washers/?utm_source=news");
    expect(await response.text()).toContain("All of them");
    expect(apiCalls).toBe(callsBefore);
  });

  test.each([
    ["/products/washers/?f.brand=&sort=", "/products/washers/"],
    ["/products/washers/?page=2", "/products/washers/page/2/"],
    ["/products/washers/?f.category=cameras&sort=newest", "/products/washers/?sort=newest"],
  ])("%s redirects to %s", async (target, location) => {
    const response = await get(target);
    expect([response.status, response.headers.get("location")]).toEqual([302, location]);
  });

  test("an unknown category is not found, whatever the filters", async () => {
    for (const none of ["nothing/?f.brand=halden", "nothing/color/white/", "washers/color/none/"])
      expect((await get(`/products/${none}`)).status).toBe(404);
  });

  test.each([
    ["/products/washers/page/1/?sort=newest", "/products/washers/?sort=newest"],
    ["/Products/Washers/", "/products/washers/"],
    ["/PRODUCTS/washers?f.brand=halden", "/products/washers/?f.brand=halden"],
    ["/products/washers/color/white/page/2/", "/products/washers/"],
    ["/Washers/", "/products/washers/"],
    // Categories have aliases.
    ["/products/laptops/", "/products/laptop-computers/"],
    ["/products/Laptops?utm_source=x", "/products/laptop-computers/?utm_source=x"],
    ["/products/laptops/page/2/", "/products/laptop-computers/"],
    ["/laptops/", "/products/laptop-computers/"],
  ])("%s redirects to %s permanently", async (target, location) => {
    const response = await get(target);
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  });

  test("a discontinued product is gone, and its page shows its category's products", async () => {
    const formerProduct = { name: "Old <b>Washer", categoryId: "washers" };
    apiAnswer = { status: 200, body: { data: { searchProducts: results, formerProduct } } };
    const response = await get("/product/old-washer-7/");
    const html = await response.text();
    expect(response.status).toBe(410);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("<h1>Old &lt;b&gt;Washer is no longer sold</h1>");
    expect(html).toContain('data-url="/products/washers/"');
  });

  test.each([
    { status: 200, body: { data: { formerProduct: null } } },
    { status: 500, body: {} },
  ])("an unknown product is not found (%j)", async (answer) => {
    apiAnswer = answer;
    const response = await get("/product/never-was-1/");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Not here");
  });

  test("an API that fails leaves a page that says so", async () => {
    apiAnswer = { status: 500, body: {} };
    const response = await get("/search/?q=washer");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain('value="washer"');
  });
});

test("the payment vendors' scripts and frames are allowed in the checkout only", async () => {
  const policyOf = async (target: string) => (await get(target)).headers.get("content-security-policy");
  for (const target of ["/checkout/", "/checkout/payment/", "/checkout/done/?id=1&key=2"]) {
    const policy = await policyOf(target);
    const [, frames = ""] = /frame-src ([^;]*)/.exec(policy ?? "") ?? [];
    expect(frames.split(" ")).toEqual(
      expect.arrayContaining([
        "https://*.klarna.com",
        "https://*.cardinalcommerce.com",
        "https://acs.bank.example",
        "http://localhost:4101",
      ]),
    );
    expect(frames.split(" ")).not.toContain("https:");
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.braintreegateway\.com/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  for (const target of ["/", "/account/", "/search/?q=tv"]) {
    expect(await policyOf(target)).not.toMatch(/braintree|klarna|4101|frame-src/);
  }
});

test("a password manager's change-password request is redirected there", async () => {
  const response = await get("/.well-known/change-password");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/account/security/"]);
});
