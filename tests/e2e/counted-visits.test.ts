/**
 * Visitors choose whether visits and events are counted, checked in storage and network (ATTRIBUTION-5,
 * VISIT-4, ANALYTICS-7, ANALYTICS-9).
 */
import { sql } from "kysely";
import type { Page, Request } from "playwright-core";
import { waitFor } from "../support/hosts/wait-for";
import { DESKTOP, runShop, shopDb, siteUrl, someWasher, startApp, waitForApp, withVisit } from "./open-shop";

runShop();

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const storedVisit = (page: Page) => page.evaluate(() => localStorage.getItem("ef-attribution"));
const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);
const choose = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();

test("one click in the footer opts out: nothing is stored or sent from then on, until another click", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page, requests }) => {
    await page.goto(siteUrl("/?utm_source=news&act=7"), { waitUntil: "networkidle" });
    expect(await cookiesOf(page)).toEqual(["aid", "utm_source"]);
    expect(pathsOf(requests)).toContain("/visit");
    await choose(page, "Opt out of analytics");
    await page
      .getByText("Analytics are off: we don't count your visits or store where you came from.")
      .waitFor();
    expect([await cookiesOf(page), await storedVisit(page)]).toEqual([["ef-uncounted"], null]);

    const before = requests.length;
    await page.goto(siteUrl("/?utm_source=other&act=8"), { waitUntil: "networkidle" });
    await page.waitForURL(siteUrl("/"));
    expect(pathsOf(requests.slice(before))).not.toContain("/visit");
    expect([await cookiesOf(page), await storedVisit(page)]).toEqual([["ef-uncounted"], null]);
    await startApp(page);
    const no = page.getByRole("button", { name: "Opt out of analytics", pressed: true });
    await no.waitFor();

    await choose(page, "Allow analytics");
    await page.getByText("Analytics are on: we count your visits.").waitFor();
    await page.goto(siteUrl("/?utm_source=other"), { waitUntil: "networkidle" });
    expect(await cookiesOf(page)).toEqual(["utm_source"]);
  });
});

test("a click between the app's scripts and its first render takes effect, without a rerender of the page", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    // The app renders once its styles are loaded.
    await page.route("**/*.css", (route) => pressed.then(() => route.continue()));
    const styles = page.waitForRequest("**/*.css");
    await page.mouse.move(600, 700);
    await page.mouse.move(610, 710);
    await styles;
    await choose(page, "Opt out of analytics");
    release();
    await waitForApp(page);
    await page.getByText("we don't count your visits").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a browser that sends Global Privacy Control sees that it is honored", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page, requests }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto(siteUrl("/?utm_source=news&act=7"), { waitUntil: "networkidle" });
    await startApp(page);
    await page.getByText("Your browser sends Global Privacy Control").waitFor();
    expect([await cookiesOf(page), await storedVisit(page)]).toEqual([[], null]);
    expect(pathsOf(requests)).not.toContain("/visit");
  });
});

test("an affiliate link is posted to the network once, at the first island, and the order stores its name", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page, requests }) => {
    await page.goto(siteUrl("/?act=7"), { waitUntil: "networkidle" });
    expect(pathsOf(requests)).not.toContain("/affiliate/click");
    const named = page.waitForResponse((response) => response.url().endsWith("/affiliate/click"));
    await page.goto(siteUrl("/cart/"));
    await named;
    await page.waitForFunction(() => document.cookie.includes("clickHash="));
    await page.goto(siteUrl("/login/"), { waitUntil: "networkidle" });
    expect(pathsOf(requests).filter((path) => path === "/affiliate/click")).toHaveLength(1);
  });
});

/** A user agent without "Headless": bots are counted apart. */
const A_SHOPPERS = { viewport: DESKTOP, userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const isToAnalytics = (request: Request) =>
  request.method() === "POST" && request.url().endsWith("/analytics");
/** Names of the sent events, in order. */
const kindsIn = (requests: readonly Request[]) =>
  requests.filter(isToAnalytics).flatMap((request) => {
    const { variables } = request.postDataJSON() as { variables: { events: { kind: string }[] } };
    return variables.events.map(({ kind }) => kind);
  });
/** Scripts that can send events. */
async function sendersAmong(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === "script");
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text() ?? ""));
  return texts.filter((text) => text.includes("RecordAnalyticsEvents")).length;
}
/** Waits for idle callbacks and for pending requests. */
async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
const sessionOf = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test("visitor events are counted from the first touch on, and stop after an opt-out", async () => {
  const washer = await someWasher();
  await withVisit(A_SHOPPERS, async ({ page, requests }) => {
    await page.goto(siteUrl(washer.url), { waitUntil: "networkidle" });
    expect(requests.filter((request) => request.resourceType() === "script")).toEqual([]);
    const first = page.waitForRequest(isToAnalytics);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await (await first).response();
    await hidePage(page);
    await page.waitForLoadState("networkidle");
    expect(kindsIn(requests).sort()).toEqual(["CART", "VIEW"]);
    const { rows } = await sql<{ kind: string; product: string }>`
      SELECT kind, dimensions ->> '59' AS product FROM analytics_events ORDER BY kind`.execute(shopDb());
    expect(rows).toEqual([
      { kind: "CART", product: washer.productId },
      { kind: "VIEW", product: washer.productId },
    ]);

    await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
    await choose(page, "Opt out of analytics");
    await page.getByText("we don't count your visits").waitFor();
    await hidePage(page);
    const before = requests.length;
    await page.goto(siteUrl(washer.url), { waitUntil: "networkidle" });
    await startApp(page);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await hidePage(page);
    const after = requests.slice(before);
    expect([kindsIn(after), await sendersAmong(after)]).toEqual([[], 0]);
    expect(await sessionOf(page)).not.toContain("ef-landing");
  });
});

test("an untouched page reports its speed on leaving, a touched one through the app, each once", async () => {
  const washer = await someWasher();
  await sql`DELETE FROM page_views`.execute(shopDb());
  /** Recorded views of a kind of page, once there are any. */
  const viewsOf = (pageType: string) =>
    waitFor(async () => {
      const { rows } =
        await sql`SELECT turn, lcp IS NOT NULL AS "isPainted", ttfb IS NOT NULL AS "isTimed" FROM page_views
        WHERE page_type = ${pageType}`.execute(shopDb());
      return rows.length > 0 ? rows : null;
    });
  await withVisit(A_SHOPPERS, async ({ page, requests }) => {
    await page.goto(siteUrl(washer.url), { waitUntil: "networkidle" });
    expect(requests.filter((request) => request.resourceType() === "script")).toEqual([]);
    await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
    expect(await viewsOf("product")).toEqual([{ turn: 0, isPainted: true, isTimed: true }]);
    await startApp(page);
    await hidePage(page);
    await page.goto(siteUrl("/cart/"), { waitUntil: "networkidle" });
    expect(await viewsOf("home")).toMatchObject([{ isPainted: true, isTimed: true }]);
    expect(await viewsOf("product")).toHaveLength(1);
  });
});

test("a browser that sends Global Privacy Control loads no analytics code", async () => {
  const washer = await someWasher();
  await withVisit(A_SHOPPERS, async ({ page, requests }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      // Beacons sent on leaving are not among the page's requests.
      navigator.sendBeacon = (url) => sessionStorage.setItem("told", `${url}`) === undefined;
    });
    await page.goto(siteUrl(washer.url), { waitUntil: "networkidle" });
    await startApp(page);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await hidePage(page);
    expect([kindsIn(requests), await sendersAmong(requests)]).toEqual([[], 0]);
    expect(await sessionOf(page)).not.toContain("ef-landing");
    await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
    expect(await page.evaluate(() => sessionStorage.getItem("told"))).toBeNull();
  });
});
