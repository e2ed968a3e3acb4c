/**
 * Takes the README screenshots from a running demo shop and writes them to docs/pictures.
 * `npm run readme:pictures -- [site, such as http://localhost:8000] [API host]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { demoLogin } from "#contract/accounts/demo-logins";
import { GRAPHQL_PATH } from "#contract/rest/paths";
import { REST } from "#contract/rest/endpoints";
import type { Session } from "#contract/accounts/session";
import { ROUTES } from "#contract/site/paths";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { readConfig } from "../../server/config";
import { launchBrowser } from "../../tests/support/hosts/browser";

const FOLDER = resolve("docs/pictures");
const MAX_BYTES = 150_000;
const TIMEOUT_MS = 60_000;
/** The README has two pictures of equal height in a row. */
const WIDTH = 1280;
const LOW = { width: WIDTH, height: 860 };
const HIGH = { width: WIDTH, height: 1360 };
/** The payment step lists paying now first, then leasing. */
const LEASE_CHOICE = 1;
const CATEGORY_ID = "laptop-computers";

const SHOPPER: Readonly<Record<string, string>> = {
  email: "ada@example.com",
  "given-name": "Ada",
  "family-name": "Byron",
  "address-line1": "1 Congress Ave",
  "address-level2": "Austin",
  "postal-code": "78701",
  "tel-national": "(512) 555-0142",
};

const { apiUrl: configuredApi, sitePort } = readConfig();
const [site = `http://localhost:${sitePort}`, api = configuredApi] = process.argv
  .slice(2)
  .map((url) => url.replace(/\/+$/, ""));

async function callApi<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(api + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { data, message } = (await response.json()) as { data: Answer | null; message?: string };
  if (!data) throw new Error(`POST ${api + path} answered ${response.status}: ${message}`);
  return data;
}

/** Best seller of a category in which every product can be leased. */
async function findProduct(): Promise<{ readonly productId: string; readonly url: string }> {
  const query = `{ searchProducts(input: {
    categoryId: "${CATEGORY_ID}", sort: BEST_SELLING, availability: AVAILABLE
  }) { products { productId url } } }`;
  const { searchProducts } = await callApi<{
    searchProducts: { products: { productId: string; url: string }[] };
  }>(GRAPHQL_PATH, { query });
  const [product] = searchProducts.products;
  if (!product) throw new Error(`${site} sells nothing in ${CATEGORY_ID}. Is it the demo shop?`);
  return product;
}

/** Demo logins of a local shop need no second factor (STAFF-6). */
async function signInAsAdmin(): Promise<Session> {
  const { user, tokens } = await callApi<Session>(REST.login.path, demoLogin("admin"));
  return { user, tokens };
}

/** Waits for requests, fonts, pictures and skeletons, so that screenshots are reproducible. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("main [aria-busy='true']"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const { innerHeight } = window;
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Saves the first screen of a page in the best quality within the byte limit. */
async function capture(page: Page, name: string): Promise<void> {
  await settle(page);
  const screen = await page.screenshot({ animations: "disabled" });
  for (let quality = 90; quality >= 30; quality -= 10) {
    const picture = await sharp(screen).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MAX_BYTES) continue;
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    process.stdout.write(`docs/pictures/${name}.webp: ${Math.ceil(picture.length / 1000)} kB\n`);
    return;
  }
  throw new Error(`${name}: more than ${MAX_BYTES} bytes at the lowest quality.`);
}

async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

async function fillDelivery(page: Page): Promise<void> {
  for (const [token, value] of Object.entries(SHOPPER)) {
    const field = page.locator(`main input[autocomplete$="${token}"]`).first();
    await field.fill(value);
    await field.blur();
  }
}

async function captureShop(page: Page): Promise<void> {
  const product = await findProduct();
  await page.goto(site + ROUTES.home);
  await capture(page, "home");
  await page.setViewportSize(HIGH);
  await page.goto(site + product.url);
  await capture(page, "product");
  await store(page, "ef-cart", [{ productId: product.productId, quantity: 1 }]);
  await page.goto(site + ROUTES.checkout);
  await settle(page);
  await fillDelivery(page);
  await settle(page);
  await page.locator("main form button[type=submit]").last().click();
  await page.waitForURL(`**${ROUTES.checkoutPayment}`);
  await page.locator("main input[name=pay-or-lease]").nth(LEASE_CHOICE).check();
  await capture(page, "checkout");
}

async function captureBackOffice(page: Page): Promise<void> {
  await page.goto(site + ROUTES.home);
  await store(page, "ef-session", await signInAsAdmin());
  await page.goto(site + BACKOFFICE_ROUTES.orders);
  await capture(page, "back-office");
}

async function capturePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const visit = async (task: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({
      viewport: LOW,
      deviceScaleFactor: 2,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    await task(await context.newPage());
    await context.close();
  };
  try {
    await visit(captureShop);
    await visit(captureBackOffice);
  } finally {
    await browser.close();
  }
}

capturePictures().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
