/** A built shop and a browser for one file of browser tests, and visits that write down what a page asked for. */
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

/** A build of the site may be part of starting it. */
const START_MS = 15 * 60_000;
/** Some tests visit every kind of page, on whatever machine there is. */
const TEST_MS = 120_000;
/** The app starts within a second; whoever waits longer waits for ever. */
const APP_STARTS_WITHIN_MS = 15_000;
/** What is waited for on a page; a machine whose cores are busy draws it late. */
const STEP_WITHIN_MS = 60_000;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Visit {
  readonly page: Page;
  readonly requests: readonly Request[];
  /** Errors and warnings of the console, and errors nobody caught. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

let shop: TestShop;
let browser: Browser;

/** Starts shop and browser before the tests of a file, and ends them after. @param settings see startShop */
export function runShop(settings: Readonly<Record<string, string>> = {}, use: ShopUse = {}): void {
  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    // One after the other: what was started is ended even when the other could not be.
    shop = await startShop(settings, use);
    browser = await launchBrowser(shop.browserArguments);
    // Every test would wait for an app that does not start, so it is tried before them.
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

/** Where a test asks the API host. */
export function apiUrl(path = ""): string {
  return shop.apiUrl + path;
}

/** Where pages ask it. */
export function pageApiUrl(path = ""): string {
  return shop.pageApiUrl + path;
}

/** Lets a request of a page reach the API host, which this process does not find behind the address of the pages. */
export function reachesApi(route: Route): Promise<APIResponse> {
  // A kept connection may be closed just as it is used again.
  return route.fetch({ url: route.request().url().replace(pageApiUrl(), apiUrl()), maxRetries: 2 });
}

/** Of the mailbox and of the provider to sign in with. */
export function sandboxUrl(path = ""): string {
  return shop.sandboxUrl + path;
}

/** The shop's database, for what no call of the API can bring about. */
export function shopDb(): TestShop["db"] {
  return shop.db;
}

/** From now on pages follow the catalogue, as those of npm start do. */
export function publishChanges(): void {
  shop.startPublisher();
}

/** Asks the API of the shop. */
export async function queryApi<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data: Data };
  return answer.data;
}

/** A customer of the shop, signed in on some other device. */
export function aShopper(options: CustomerOptions = {}): Promise<TestUser> {
  return aCustomer({ database: shop, configFor: () => readConfig({ NODE_ENV: "test" }) }, options);
}

/** Leaves a customer's session in the browser of a page, as signing in does. */
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

/** The best selling washer or dryer of the shop. */
export async function someWasher(): Promise<SomeProduct> {
  const { searchProducts } = await queryApi<{ searchProducts: { products: SomeProduct[] } }>(
    `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING, availability: AVAILABLE }) {
      products { productId name url brand { id name } } } }`,
  );
  return searchProducts.products[0]!;
}

/** Opens a fresh browser profile on nothing; the visit closes with the test. */
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

/** Runs a visit and closes it, whatever happens. */
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

/** Waits until the app, started by a touch, has taken the page over. @throws Error within seconds when it does not */
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
 * Starts the app by a movement of the pointer and waits for it. A browser hands no movement to a page that it has not
 * drawn yet, so the first drawing is waited for.
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
