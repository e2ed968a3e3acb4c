/** A built shop and a browser for one file of browser tests, and visits that record a page's requests. */
import type {
  APIResponse,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
  Route,
} from "playwright-core";
import { readConfig } from "../../server/config";
import { aCustomer, type CustomerOptions, type TestUser } from "../support/people/accounts";
import { launchBrowser } from "../support/hosts/browser";
import { startShop, type ShopUse, type TestShop } from "../support/hosts/start-shop";

/** Starting may include a site build. */
const START_MS = 15 * 60_000;
/** Some tests visit every kind of page, on any machine. */
const TEST_MS = 120_000;
/** The app starts within a second; a longer wait never ends. */
const APP_STARTS_WITHIN_MS = 15_000;
/** Timeout for page conditions; a busy machine renders late. */
const STEP_WITHIN_MS = 60_000;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Visit {
  readonly page: Page;
  readonly requests: readonly Request[];
  /** Console errors and warnings, and uncaught errors. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

let shop: TestShop;
let browser: Browser;

/**
 * Starts shop and browser before the tests of a file, and closes them afterwards.
 * @param settings see startShop
 */
export function runShop(settings: Readonly<Record<string, string>> = {}, use: ShopUse = {}): void {
  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    // In sequence: each is closed even if closing the other fails.
    shop = await startShop(settings, use);
    browser = await launchBrowser(shop.browserArguments);
    // Every test would time out if the app did not start, so this is checked first.
    await withVisit({}, async ({ page }) => {
      await page.goto(siteUrl("/login/"));
      await waitForApp(page);
    });
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  }, 60_000);
}

export function siteUrl(path = ""): string {
  return shop.siteUrl + path;
}

/** Address of the API host for tests. */
export function apiUrl(path = ""): string {
  return shop.apiUrl + path;
}

/** Address of the API host for pages. */
export function pageApiUrl(path = ""): string {
  return shop.pageApiUrl + path;
}

/** Forwards a page's request to the API host, whose page address this process cannot resolve. */
export function reachesApi(route: Route): Promise<APIResponse> {
  // A keep-alive connection may close just as it is reused.
  return route.fetch({ url: route.request().url().replace(pageApiUrl(), apiUrl()), maxRetries: 2 });
}

/** Address of the mailbox and of the sign-in provider. */
export function sandboxUrl(path = ""): string {
  return shop.sandboxUrl + path;
}

/** The shop's database, for states the API cannot create. */
export function shopDb(): TestShop["db"] {
  return shop.db;
}

/** From now on pages follow the catalogue, as with npm start. */
export function publishChanges(): void {
  shop.startPublisher();
}

/** Queries the shop's API. */
export async function queryApi<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data: Data };
  return answer.data;
}

/** A customer of the shop, signed in on another device. */
export function aShopper(options: CustomerOptions = {}): Promise<TestUser> {
  return aCustomer({ database: shop, configFor: () => readConfig({ NODE_ENV: "test" }) }, options);
}

/** Stores a customer's session in a page's browser, as signing in does. */
export async function signedIn(page: Page, { session }: TestUser): Promise<void> {
  await page.goto(siteUrl("/page/terms/"));
  await page.evaluate((text) => localStorage.setItem("ef-session", text), JSON.stringify(session));
}

export interface SomeProduct {
  readonly productId: string;
  readonly name: string;
  readonly url: string;
  readonly brand: { readonly id: string; readonly name: string };
}

/** The shop's best-selling washer or dryer. */
export async function someWasher(): Promise<SomeProduct> {
  const { searchProducts } = await queryApi<{ searchProducts: { products: SomeProduct[] } }>(
    `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING, availability: AVAILABLE }) {
      products { productId name url brand { id name } } } }`,
  );
  return searchProducts.products[0]!;
}

/** Opens an empty page in a fresh browser profile; the visit closes with the test. */
export async function startVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({ viewport: DESKTOP, ...options });
  context.setDefaultTimeout(STEP_WITHIN_MS);
  const page = await context.newPage();
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return { page, requests, complaints, close: () => context.close() };
}

/** Runs a visit and always closes it. */
export async function withVisit(
  options: BrowserContextOptions,
  task: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await startVisit(options);
  try {
    await task(visit);
  } finally {
    await visit.close();
  }
}

/**
 * Waits until the app, started by a touch, has taken over the page.
 * @throws Error within seconds when it does not
 */
export async function waitForApp(page: Page): Promise<void> {
  const hasStarted = () => performance.getEntriesByName("onInitialClientRender").length > 0;
  await page
    .waitForFunction(hasStarted, undefined, { timeout: APP_STARTS_WITHIN_MS })
    .catch((cause: unknown) => {
      const where = `at ${page.url()} in Chromium ${browser.version()}`;
      throw new Error(`The shop's app did not start ${where}: its scripts did not run`, { cause });
    });
}

/**
 * Starts the app by a pointer movement and waits for it. Browsers dispatch no movement before the first
 * paint, so it waits for that first.
 */
export async function startApp(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.mouse.move(600, 700);
  await page.mouse.move(610, 710);
  await waitForApp(page);
}

/** Addresses of one page of each kind. */
export async function onePageOfEachKind(): Promise<Record<string, string>> {
  const washer = await someWasher();
  return {
    home: "/",
    category: "/products/washers-dryers/",
    department: "/products/home-appliances/",
    brands: "/brands/",
    brand: `/brands/${washer.brand.id}/`,
    product: washer.url,
    search: "/search/?q=washer",
    "search without a match": "/search/?q=zzzzqqqq",
    terms: "/page/terms/",
    privacy: "/page/privacy/",
    "how it works": "/page/how-it-works/",
    "not found": "/no/such/page/",
  };
}
