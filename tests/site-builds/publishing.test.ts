/**
 * A catalogue change, or a fetched supplier picture, reaches the pages of a running shop without a build, and
 * with a build's exact output.
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { sql, type RawBuilder } from "kysely";
import { ILLUSTRATIONS, pictureFiles, SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "#contract/site/publishing";
import { brandPath, categoryPath, productPath } from "#contract/site/paths";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import type { Child } from "../../server/cli/launcher/child";
import { importRecords } from "../../server/catalogue/import/import-catalogue";
import { readConfig } from "../../server/config";
import { signedIn } from "../support/people/accounts";
import { launchBrowser } from "../support/hosts/browser";
import { changeProducts, productOfSmallLastPage } from "../support/catalogue/catalogue-changes";
import { photograph, startPictureServer } from "../support/catalogue/picture-server";
import { refusedDuring } from "../support/hosts/refused-during";
import { hashesOfSite, sitePages } from "../support/catalogue/site-pages";
import { CANONICAL_SITE_URL, startShop, type TestShop } from "../support/hosts/start-shop";
import { waitFor } from "../support/hosts/wait-for";

jest.setTimeout(600_000);

/** Publishing every page takes a busy machine a while. */
const PATIENCE_MS = 240_000;

let shop: TestShop;
let publisher: Child;
beforeAll(async () => {
  shop = await startShop({}, { isAlone: true });
  publisher = shop.startPublisher();
});
afterAll(() => shop.stop());

const get = (address: string) => fetch(`${shop.siteUrl}${address}`);
const textOf = async (address: string) => (await get(address)).text();

const until = (isTrue: () => Promise<boolean>) => waitFor(async () => (await isTrue()) || null, PATIENCE_MS);

const change = (
  assignment: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  options?: { readonly isDated?: boolean },
) => changeProducts(shop.db, assignment, which, options);

async function publishedRevision(): Promise<string> {
  return (JSON.parse(await textOf(`/${CATALOGUE_REVISION_FILE}`)) as PublishedCatalogue).revision;
}

async function isPublished(revision: string): Promise<void> {
  await until(async () => (await publishedRevision()) === revision);
}

test("a price is live on the product's page, its listings and related pages", async () => {
  const product = await productOfSmallLastPage(shop.db);
  const price = formatMoney(1_234_56);

  await isPublished(
    await change(
      sql`regular_price_cents = 123456, sale_price_cents = NULL`,
      sql`product_id = ${product.product_id}`,
    ),
  );

  const page = await get(productPath(product));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(price);
  const shows = async (address: string) => (await textOf(address)).includes(productPath(product));
  for (const listing of [categoryPath({ slug: product.category_id }), brandPath({ id: product.brand_id })]) {
    let address = listing;
    for (let page = 2; !(await shows(address)); page += 1) address = `${listing}page/${page}/`;
    expect(await textOf(address)).toContain(price);
  }
  const pages = await sitePages((name) => name.startsWith("product/"));
  const related = pages.filter(([, text]) => text.includes(productPath(product)));
  expect(related.length).toBeGreaterThan(2);
  for (const [, text] of related) expect(text).toContain(price);
});

test("a hidden product answers 410 and its listing shrinks; shown again it is back", async () => {
  const { count, ...product } = await productOfSmallLastPage(shop.db);
  const category = { slug: product.category_id };
  const last = categoryPath(category, Math.ceil(count / DEFAULT_PAGE_SIZE));
  const which = sql`product_id = ${product.product_id}`;

  await isPublished(await change(sql`is_live = false, hidden_reason = 'test'`, which));

  expect((await get(productPath(product))).status).toBe(410);
  expect(await textOf(categoryPath(category))).toContain(`${count - 1} products`);
  if (count % DEFAULT_PAGE_SIZE === 1) expect((await get(last)).status).toBe(404);
  expect(await textOf("/sitemap-0.xml")).not.toContain(productPath(product));

  await isPublished(await change(sql`is_live = true, hidden_reason = NULL`, which));

  expect((await get(productPath(product))).status).toBe(200);
  expect(await textOf(categoryPath(category))).toContain(`${count} products`);
  expect((await get(last)).status).toBe(200);
  expect(await textOf("/sitemap-0.xml")).toContain(productPath(product));
});

test("a new product gets a page, enters its listings and moves the others", async () => {
  const product = await productOfSmallLastPage(shop.db);
  const slug = "quite-new-9000001";
  await sql`INSERT INTO products SELECT (jsonb_populate_record(NULL::products, to_jsonb(p) ||
      ${JSON.stringify({ product_id: "9000001", sku: "9000001", slug, name: "Quite New", best_selling_rank: 1 })}::jsonb)).*
    FROM products p WHERE product_id = ${product.product_id}`.execute(shop.db);

  await isPublished(await change(sql`content_hash = 'new'`, sql`product_id = '9000001'`));

  expect(await textOf(productPath({ slug }))).toContain("Quite New");
  const category = { slug: product.category_id };
  expect(await textOf(categoryPath(category))).toContain(`${product.count + 1} products`);
  const { products } = await listed(product.category_id);
  const second = await textOf(categoryPath(category, 2));
  for (const product of products.slice(DEFAULT_PAGE_SIZE)) expect(second).toContain(productPath(product));
});

test("a staff attribute page exists, linked from its category and in the sitemap, and disappears with its rule", async () => {
  const staff = await signedIn(
    { database: shop, configFor: () => readConfig({ NODE_ENV: "test" }) },
    "ADMIN",
  );
  const rule = `${shop.apiUrl}/admin/search/rules/${randomUUID()}`;
  const headers = { authorization: staff.bearer };
  const blue = "/products/smartphones/color/blue/";
  const places = [categoryPath({ slug: "smartphones" }), "/sitemap-0.xml"];
  const linked = async () =>
    Promise.all(places.map(async (address) => (await textOf(address)).includes(blue)));
  // An address without a page redirects to its category.
  const request = () => fetch(`${shop.siteUrl}${blue}`, { redirect: "manual" });
  expect(await linked()).toEqual([false, false]);

  const body = { kind: "PAGE", text: "Blue phones", address: blue, intro: "Phones in blue." };
  const saved = await fetch(rule, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(saved.status).toBe(200);
  await until(async () => (await request()).status === 200);
  await until(async () => !(await linked()).includes(false));
  const page = await textOf(blue);
  expect(page).toMatch(/<h1[^>]*>Blue phones</);
  expect(page).toContain(body.intro);

  expect((await fetch(rule, { method: "DELETE", headers })).status).toBe(200);
  await until(async () => !(await linked()).includes(true));
  await until(async () => (await request()).status !== 200);
  const { status, headers: answered } = await request();
  expect([status, answered.get("location")]).toEqual([301, places[0]]);
});

/** The product's structured data for search engines. */
function offeredIn(html: string): { readonly sku: string; readonly image?: readonly string[] } {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const items = [...blocks].map(([, json]) => JSON.parse(json!) as { "@type": string; sku: string });
  return items.find((block) => block["@type"] === "Product")!;
}

test("a supplier's picture replaces the illustration, from the shop's own address only", async () => {
  const supplier = await startPictureServer();
  const browser = await launchBrowser();
  try {
    supplier.serve("/front.jpg", await photograph("#a33", { width: 1_200, height: 1_000 }));
    const record = {
      sku: "9000002",
      name: "Photographed Laptop",
      regularPrice: 500,
      categoryPath: [{ id: "abcat0502000", name: "Laptops" }],
      images: [{ rel: "Front", href: `${supplier.origin}/front.jpg`, primary: true }],
    };
    await importRecords({ db: shop.db, records: [record], supplierId: "bestbuy" });
    const { rows } = await sql<{ slug: string; revision: string }>`
      SELECT slug, state.revision FROM products, catalogue_state AS state WHERE sku = ${record.sku}`.execute(
      shop.db,
    );
    const { slug, revision } = rows[0]!;
    await isPublished(revision);
    const address = productPath({ slug });
    const before = await textOf(address);
    expect(before).toContain(ILLUSTRATIONS);
    expect(before).not.toContain(supplier.origin);
    expect(offeredIn(before)).toMatchObject({ sku: record.sku });
    expect(offeredIn(before).image).toBeUndefined();

    const worker = shop.startPictures(supplier.origin);
    await until(async () => (await textOf(address)).includes(SUPPLIED_MEDIA));
    await worker.stop();

    const page = await browser.newPage();
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.goto(shop.siteUrl + address, { waitUntil: "networkidle" });
    const picture = page.getByRole("main").getByRole("img", { name: record.name }).first();
    const { source, width } = await picture.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      width: image.naturalWidth,
    }));
    expect(source).toMatch(new RegExp(`^${shop.siteUrl}${SUPPLIED_MEDIA}.+\\.avif$`));
    expect(width).toBeGreaterThan(0);
    expect([...origins].sort()).toEqual([shop.apiUrl, shop.siteUrl].sort());
    expect(supplier.requested).toEqual(["/front.jpg"]);

    const html = await textOf(address);
    expect(html).not.toContain(supplier.origin);
    const [offered] = offeredIn(html).image!;
    expect(offered).toMatch(new RegExp(`^${CANONICAL_SITE_URL}${SUPPLIED_MEDIA}.+-960\\.webp$`));
    const media = new URL(offered!).pathname.replace("-960.webp", "");
    for (const file of pictureFiles(media)) {
      const { status, headers } = await get(file);
      expect([status, headers.get("content-type")]).toEqual([200, `image/${file.split(".").at(-1)}`]);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  } finally {
    await browser.close();
    await supplier.close();
  }
});

test("a killed run leaves complete pages, and the next run does the rest", async () => {
  const killedOnce = async () => {
    const before = await publishedRevision();
    const watched = (await sitePages((name) => name.startsWith("product/")))[0]!;
    const revision = await change(sql`regular_price_cents = regular_price_cents + 100`, sql`is_live`);
    await until(async () => (await readFile(watched[0], "utf8")) !== watched[1]);
    publisher.kill();
    await publisher.exited;
    return { revision, isInTheMiddle: (await publishedRevision()) === before };
  };
  let killed = await killedOnce();
  // On a busy machine a run may end before it is killed.
  while (!killed.isInTheMiddle) {
    publisher = shop.startPublisher();
    killed = await killedOnce();
  }
  const { revision } = killed;
  for (const [, text] of await sitePages((name) => name.endsWith("index.html")))
    expect(text).toMatch(/<\/html>\s*$/);

  publisher = shop.startPublisher();
  await isPublished(revision);
});

test("a build reproduces the published bytes exactly, and the first product of an empty shop requests one", async () => {
  const { slug } = await productOfSmallLastPage(shop.db);
  const published = await hashesOfSite();
  await publisher.stop();
  const hidden = sql`hidden_reason = 'test'`;
  await change(sql`is_live = false, ${hidden}`, sql`is_live`, { isDated: false });
  const building = shop.build();
  // The old site is served until the new build replaces it in one step.
  const page = productPath({ slug });
  const addresses = ["/", page, "/search/?q=tv", "/account/"].map((address) => shop.siteUrl + address);
  const refused = await refusedDuring(building, addresses);
  expect(refused.filter((answer) => answer !== `${page}: 410`)).toEqual([]);
  expect(await building).toBe("built from scratch");
  expect((await get(page)).status).toBe(410);
  publisher = shop.startPublisher();

  await change(sql`is_live = true, hidden_reason = NULL`, hidden, { isDated: false });

  expect(await shop.buildAsRequested(await publisher.exited)).toBe(true);
  expect((await get(page)).status).toBe(200);
  expect(await hashesOfSite()).toEqual(published);
});

/** The API's results for the first two pages of a category. */
async function listed(categoryId: string): Promise<{ products: { slug: string }[] }> {
  const query = "query($input: SearchProductsInput!) { searchProducts(input: $input) { products { slug } } }";
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { input: { categoryId, pageSize: 2 * DEFAULT_PAGE_SIZE } } }),
  });
  return ((await response.json()) as { data: { searchProducts: { products: { slug: string }[] } } }).data
    .searchProducts;
}
