/**
 * The back office's people screens, by keyboard and on a small screen, checked by axe, and its page weight.
 */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { violationsInBothThemes } from "./axe";
import { tabTo, typeInto } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

/** Maximum weight of the first screen. */
const MAX_SCRIPT_BYTES = 300_000;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const snackbar = (page: Page, message: string) => page.locator("[data-snackbar]").getByText(message);
const nav = (page: Page) => page.getByRole("navigation", { name: "Back office" });

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

interface Scripts {
  /** Compressed, in bytes. */
  readonly weight: number;
  readonly urls: readonly string[];
}

/** Scripts loaded since the page was opened. */
async function scriptsOf(page: Page): Promise<Scripts> {
  await page.waitForLoadState("networkidle");
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const urls = [...new Set(names.filter((name) => new URL(name).pathname.endsWith(".js")))];
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  return { urls, weight: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) };
}

test("the back office has no storefront frame, and its menu is a drawer on a phone", async () => {
  const staff = await aShopper({
    role: "CUSTOMERSUPPORT",
    firstName: "Sam",
    lastName: "Desk",
  });
  await aShopper({ username: "a.very.long.address.of.somebody.who.shops@subdomain.of.mail.example" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await heading(page, "Orders").waitFor();
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Departments" }).count()).toBe(0);
    await page.getByRole("banner").getByText("Sam Desk").waitFor();
    expect(await button(page, "Menu").isVisible()).toBe(false);
    // Links outside the role are not offered.
    expect(await nav(page).getByRole("link").allInnerTexts()).not.toContain("Pricing");
    await looksRight(page);

    await page.goto(siteUrl("/backoffice/audit/"));
    await heading(page, MESSAGES.access.forbidden).waitFor();

    await page.setViewportSize(PHONE);
    await page.goto(siteUrl("/backoffice/customers/?q=a.very.long"));
    await main(page).getByText("a.very.long.address.of.somebody", { exact: false }).first().waitFor();
    expect(await nav(page).isVisible()).toBe(false);
    await looksRight(page);
    await button(page, "Menu").press("Enter");
    await nav(page).getByText("Sam Desk").waitFor();
    await looksRight(page);
    await page.keyboard.press("Escape");
    await nav(page).waitFor({ state: "hidden" });

    // The bar with the bell stays one row, and the keyboard opens and leaves the bell's list.
    const { height } = (await page.getByRole("banner").boundingBox())!;
    expect(height).toBeLessThan(60);
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await bell.press("Enter");
    const list = page.getByRole("group", { name: "Notifications" });
    await list
      .getByText(/^Nothing to do|Orders to|Contact requests to/)
      .first()
      .waitFor();
    await looksRight(page);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test("an admin finds a customer by keyboard only and deactivates them, which signs them out", async () => {
  const admin = await aShopper({ role: "ADMIN" });
  const shopper = await aShopper({ firstName: "Philippa", lastName: "Quill" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", admin);
    await heading(page, "Orders").waitFor();
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox").waitFor();
    await page.keyboard.type("phili");
    await page.getByRole("option", { name: `Philippa Quill, ${shopper.username}` }).waitFor();
    await looksRight(page);
    await page.keyboard.press("ArrowUp");
    await page.getByRole("option", { name: "Search customers for “phili”", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/backoffice/customers/?q=phili");
    const link = main(page).getByRole("link", { name: "Philippa Quill" });
    await looksRight(page);
    await tabTo(link);
    await page.keyboard.press("Enter");
    await heading(page, "Philippa Quill").waitFor();
    await heading(page, "Active sessions").waitFor();
    await looksRight(page);
    await tabTo(button(page, "Disable"));
    await page.keyboard.press("Enter");
    await tabTo(button(page, "Disable account"));
    await page.keyboard.press("Enter");
    await snackbar(page, "Disabled successfully.").waitFor();
    await main(page).getByText("No active sessions.").waitFor();
    await page.goBack();
    await page.waitForURL("**/backoffice/customers/?q=phili");
    await main(page).getByRole("cell", { name: "Disabled", exact: true }).waitFor();
    await page.goto(siteUrl(`/backoffice/audit/?q=${encodeURIComponent(shopper.username)}`));
    await main(page)
      .getByRole("row", { name: "Status changed" })
      .getByRole("cell", { name: "Disabled" })
      .waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

test("an admin adds a user, and is warned before leaving a changed form", async () => {
  const admin = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, "/backoffice/staff/", admin);
    await tabTo(main(page).getByRole("link", { name: "Add user" }));
    await page.keyboard.press("Enter");
    await heading(page, "New user").waitFor();
    await typeInto(page, { "First name": "Morgan", "Last name": "Helper" });
    await main(page).getByRole("link", { name: "All users" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    await button(page, "No").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await typeInto(page, { "Email address": "morgan.people@shop.example", Phone: "5125550142" });
    await looksRight(page);
    await page.keyboard.press("Enter");
    await snackbar(page, "New Customer executive Added successfully.").waitFor();
    await heading(page, "Morgan Helper").waitFor();
    await main(page).getByText("View orders and payment exceptions", { exact: true }).waitFor();
    await main(page).getByText("Use custom permissions instead of the role's").click();
    await main(page).getByRole("group", { name: "orders" }).waitFor();
    await looksRight(page);
  });
});

test("the first back-office screen is light, and no storefront page loads any of it", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await page.reload();
    await main(page).getByRole("search").waitFor();
    const office = await scriptsOf(page);
    expect(office.weight).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);

    await page.goto(siteUrl("/account/"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    const account = await scriptsOf(page);
    await page.goto(siteUrl("/"));
    await page.mouse.move(200, 200);
    const home = await scriptsOf(page);
    const shop = new Set([...account.urls, ...home.urls]);
    // Both load the shared base; no shared chunk names a back-office screen.
    const texts = await Promise.all(
      [...shop].map(async (url) => [url, await (await fetch(url)).text()] as const),
    );
    expect(texts.filter(([, text]) => text.includes("office-nav")).map(([url]) => url)).toEqual([]);
    expect(office.urls.filter((url) => !shop.has(url)).length).toBeGreaterThan(0);
  });
});
