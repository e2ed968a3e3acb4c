/**
 * The session in real tabs (SESSION-4, SESSION-7, SITE-4): one renewal, one sign-out, no way past the guards.
 */
import type { BrowserContext, Page } from "playwright-core";
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { PASSWORD, type TestUser } from "../support/people/accounts";
import { violationsOf } from "./axe";
import {
  aShopper,
  apiUrl,
  pageApiUrl,
  PHONE,
  runShop,
  siteUrl,
  someWasher,
  startApp,
  withVisit,
} from "./open-shop";

runShop();

const KEY = "ef-session";
const REFRESH = "/account/refreshToken";

/** Signs a browser in as if by a sign-in elsewhere on the site, and opens a page. */
async function enter(page: Page, user: TestUser, path: string): Promise<void> {
  await page.goto(siteUrl("/page/terms/"));
  await page.evaluate(
    ([key, session]) => localStorage.setItem(key!, session!),
    [KEY, JSON.stringify(user.session)],
  );
  await page.goto(siteUrl(path));
}

async function stored(page: Page): Promise<Session | null> {
  return JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? "null",
  ) as Session | null;
}

/** Expires the access token. */
async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key)!) as Session;
    const accessToken = `${session.tokens.accessToken.slice(0, -8)}AAAAAAAA`;
    localStorage.setItem(key, JSON.stringify({ ...session, tokens: { ...session.tokens, accessToken } }));
  }, KEY);
}

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(REFRESH)) count += 1;
  });
  return () => count;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const accountNav = (page: Page) => page.getByRole("navigation", { name: "Account" });
const header = (page: Page) => page.getByRole("banner");
/** The button with the signed-in user's name. */
const menu = (page: Page) => header(page).locator(".account summary");

async function goToAddresses(page: Page): Promise<void> {
  await accountNav(page).getByRole("link", { name: "Addresses" }).click();
  await page.getByRole("button", { name: "Add an address" }).waitFor();
}

async function goToProfile(page: Page): Promise<void> {
  await accountNav(page).getByRole("link", { name: "Profile" }).click();
  await page.getByLabel("First name", { exact: true }).waitFor();
}

describe("two tabs", () => {
  test("continue after the access token expired, with one refresh between them", async () => {
    const shopper = await aShopper();
    await withVisit({}, async ({ page }) => {
      const refreshes = countRefreshes(page.context());
      await enter(page, shopper, "/account/profile/");
      const secondTab = await page.context().newPage();
      await secondTab.goto(siteUrl("/account/profile/"));
      await Promise.all(
        [page, secondTab].map((tab) => tab.getByLabel("First name", { exact: true }).waitFor()),
      );
      expect(refreshes()).toBe(0);
      await spoilAccessToken(page);
      await Promise.all([page, secondTab].map(goToAddresses));
      expect(refreshes()).toBe(1);
      await spoilAccessToken(secondTab);
      await Promise.all([page, secondTab].map(goToProfile));
      expect(refreshes()).toBe(2);
      expect((await stored(page))?.user.username).toBe(shopper.username);
    });
  });

  test("are signed out together", async () => {
    const shopper = await aShopper({ firstName: "Grace" });
    await withVisit({}, async ({ page }) => {
      await enter(page, shopper, "/account/addresses/");
      await page.getByRole("button", { name: "Add an address" }).waitFor();
      const secondTab = await page.context().newPage();
      await secondTab.goto(siteUrl("/"));
      await menu(secondTab).click();
      await header(secondTab).getByRole("button", { name: "Sign out" }).click();
      await header(secondTab).getByRole("link", { name: "Sign in" }).waitFor();
      await page.getByRole("main").getByText(MESSAGES.auth.sessionOver).waitFor();
      await page.getByLabel("Email address").waitFor();
      expect(new URL(page.url()).pathname).toBe("/account/addresses/");
      expect(await stored(page)).toBeNull();
      expect(await page.context().cookies(siteUrl("/"))).toEqual([]);
      const answer = await fetch(apiUrl("/user/profile/get"), { headers: { authorization: shopper.bearer } });
      expect(answer.status).toBe(401);
    });
  });
});

test("signing out on an account page leads home", async () => {
  await withVisit({}, async ({ page }) => {
    await enter(page, await aShopper({ firstName: "Grace" }), "/account/profile/");
    await page.getByLabel("First name", { exact: true }).waitFor();
    await menu(page).click();
    await header(page).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(siteUrl("/"));
    await header(page).getByRole("link", { name: "Sign in" }).waitFor();
  });
});

test("an API that does not respond signs nobody out", async () => {
  const shopper = await aShopper({ firstName: "Grace" });
  await withVisit({}, async ({ page }) => {
    await enter(page, shopper, "/account/profile/");
    await page.getByLabel("First name", { exact: true }).waitFor();
    await spoilAccessToken(page);
    await page.context().route(`${pageApiUrl()}/**`, (route) => route.abort());
    await page.reload();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await menu(page).and(page.locator(":has([data-account='Grace'])")).waitFor();
    expect((await stored(page))?.user.username).toBe(shopper.username);
    await page.context().unroute(`${pageApiUrl()}/**`);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("First name", { exact: true }).waitFor();
  });
});

test("a session ended elsewhere asks for sign-in on the page itself", async () => {
  const shopper = await aShopper({ password: PASSWORD });
  await fetch(apiUrl("/account/logout"), { headers: { authorization: shopper.bearer } });
  await withVisit({}, async ({ page }) => {
    await enter(page, shopper, "/account/addresses/?from=mail");
    await page.getByRole("main").getByText(MESSAGES.auth.sessionOver).waitFor();
    await page.locator("[data-snackbar]").getByText(MESSAGES.auth.sessionOver).waitFor();
    expect(await stored(page)).toBeNull();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Email address").fill(shopper.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Add an address" }).waitFor();
    expect(page.url()).toBe(siteUrl("/account/addresses/?from=mail"));
  });
});

describe("the returnUrl", () => {
  const EVIL = [
    "//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "http:evil.example",
  ];

  test("never leads to another site", async () => {
    await withVisit({}, async ({ page, requests }) => {
      await enter(page, await aShopper(), "/page/terms/");
      for (const address of EVIL) {
        await page.goto(siteUrl(`/login/?returnUrl=${encodeURIComponent(address)}`));
        await page.waitForURL(siteUrl("/"));
      }
      expect(requests.filter((request) => !request.url().startsWith("http://localhost"))).toEqual([]);
    });
  });

  test("leads to a page of the shop", async () => {
    await withVisit({}, async ({ page }) => {
      await enter(page, await aShopper(), `/login/?returnUrl=${encodeURIComponent("/brands/")}`);
      await page.waitForURL(siteUrl("/brands/"));
    });
  });

  test("is the page from which a guest chose to sign in", async () => {
    await withVisit({ viewport: PHONE }, async ({ page }) => {
      await page.goto(siteUrl("/products/washers-dryers/page/2/"));
      await page
        .getByRole("navigation", { name: "Quick links" })
        .getByRole("link", { name: "Sign in" })
        .click();
      await page.waitForURL("**/login/?returnUrl=%2Fproducts%2Fwashers-dryers%2Fpage%2F2%2F");
    });
  });
});

describe("a private page", () => {
  test.each(["/account/", "/account/security/", "/account/no-such-screen/", "/backoffice/orders/"])(
    "%s has no private data in its HTML, and is noindex",
    async (path) => {
      const response = await fetch(siteUrl(path));
      expect(response.status).toBe(200);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const html = await response.text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).toContain("<noscript>");
      expect(main).not.toMatch(/<form|<input|<nav|First name/);
    },
  );

  test("shows a guest nothing on the way to the sign-in page", async () => {
    await withVisit({}, async ({ page, complaints }) => {
      await page.addInitScript(() => {
        const texts: string[] = [];
        Object.assign(window, { texts });
        new MutationObserver(() => {
          if (location.pathname.startsWith("/account"))
            texts.push(document.querySelector("main")?.textContent ?? "");
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto(siteUrl("/account/security/"));
      await page.waitForURL("**/login/?returnUrl=%2Faccount%2Fsecurity%2F");
      await heading(page, "Sign in").waitFor();
      const text = await page.evaluate(() => (window as unknown as { texts: string[] }).texts.join("\n"));
      expect(text).toContain("Loading…");
      expect(text).not.toMatch(/Signed-in devices|Sign out|Change password/i);
      expect(complaints).toEqual([]);
    });
  });

  test("of the back office rejects a customer and opens for staff", async () => {
    await withVisit({}, async ({ page }) => {
      await enter(page, await aShopper(), "/backoffice/orders/");
      await page.getByRole("heading", { name: MESSAGES.access.forbidden }).waitFor();
      await enter(page, await aShopper({ role: "CUSTOMERSUPPORT", firstName: "Sam" }), "/login/");
      await page.waitForURL("**/backoffice/orders/");
      await page.getByRole("heading", { level: 1, name: "Orders", exact: true }).waitFor();
      await page.getByRole("link", { name: "View shop" }).click();
      await page.waitForURL(siteUrl("/"));
      await menu(page).click();
      expect(await header(page).getByRole("link", { name: "Back office" }).isVisible()).toBe(true);
    });
  });
});

describe("a catalogue page", () => {
  test("shows the name before any script loads, without a layout shift, and offers sign-out", async () => {
    await withVisit({}, async ({ page, requests, complaints }) => {
      await page.addInitScript(() => {
        const shifts = { shift: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const longName = "Maximiliana-Alexandra-Josephine";
      await enter(page, await aShopper({ firstName: longName }), (await someWasher()).url);
      await page.waitForLoadState("networkidle");
      expect(
        await menu(page)
          .locator("span[data-account]")
          .evaluate((name) => getComputedStyle(name, "::after").content),
      ).toBe(`"${longName}"`);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: { shift: number } }).shifts.shift),
      ).toBe(0);
      expect(requests.filter((request) => request.resourceType() === "script")).toEqual([]);
      await menu(page).click();
      expect(await header(page).getByRole("link", { name: "Back office" }).isVisible()).toBe(false);
      await header(page).getByRole("button", { name: "Sign out" }).click();
      await header(page).getByRole("link", { name: "Sign in" }).waitFor();
      expect(await stored(page)).toBeNull();
      expect(complaints).toEqual([]);
    });
  });

  test("loads no store, GraphQL client, forms or MUI after a touch either", async () => {
    await withVisit({}, async ({ page, requests }) => {
      await page.goto(siteUrl((await someWasher()).url));
      await startApp(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "All brands" }).click();
      await page.waitForURL("**/brands/");
      await page.waitForLoadState("networkidle");
      const scripts = requests.filter((request) => request.resourceType() === "script").map((r) => r.url());
      expect(scripts.length).toBeGreaterThan(3);
      for (const url of scripts) {
        const code = await (await fetch(url)).text();
        const heavy = /persist\/REHYDRATE|MuiButton|ApolloClient|setFieldTouched/.exec(code)?.[0] ?? null;
        expect([url, heavy]).toEqual([url, null]);
      }
    });
  });
});
