/** The account screens: profile, addresses, devices, data; by keyboard on a phone, checked by axe. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { PASSWORD } from "../support/people/accounts";
import { violationsInBothThemes } from "./axe";
import { tabTo, typeInto } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const SCREENS = {
  "/account/": "Your account",
  "/account/profile/": "Your profile",
  "/account/addresses/": "Your addresses",
  "/account/security/": "Password and devices",
  "/account/data/": "Your data",
};
const ADDRESS = {
  Address: "1 Congress Ave",
  City: "Austin",
  "ZIP code": "78701",
  "Phone for delivery": "(512) 555-0142",
};

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const snackbar = (page: Page, message: string) => page.locator("[data-snackbar]").getByText(message);

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(button(page, name));
  await page.keyboard.press("Enter");
}

async function signInTo(page: Page, path: string, username: string): Promise<void> {
  await page.goto(siteUrl(`/login/?returnUrl=${encodeURIComponent(path)}`));
  await page.getByLabel("Email address", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}`);
}

async function fillAddress(page: Page, change: Record<string, string> = {}): Promise<void> {
  await typeInto(page, { ...ADDRESS, ...change });
  const state = page.getByLabel("State", { exact: true });
  await tabTo(state);
  await page.keyboard.type("Texas");
  expect(await state.inputValue()).toBe("TX");
}

test("profile and addresses are edited by keyboard on a phone", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await openAs(page, "/account/profile/", shopper);
    await heading(page, "Your profile").waitFor();
    await typeInto(page, { "First name": "Grace" });
    await page.keyboard.press("Enter");
    await snackbar(page, MESSAGES.customers.profileUpdated).waitFor();
    await page.locator("[data-account='Grace']").first().waitFor({ state: "attached" });

    for (const [link, name] of [
      ["Account overview", "Your account"],
      ["Addresses", "Your addresses"],
    ] as const) {
      await tabTo(page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: link }));
      await page.keyboard.press("Enter");
      await heading(page, name).waitFor();
    }
    expect(await page.title()).toContain("Your addresses");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await press(page, "Add an address");
    expect(await page.getByLabel("First name", { exact: true }).inputValue()).toBe("Grace");
    await fillAddress(page);
    await press(page, "Save address");
    await snackbar(page, MESSAGES.customers.addressAdded).waitFor();
    await page.getByText("Default", { exact: true }).waitFor();

    await press(page, "Add an address");
    await fillAddress(page, { City: "Dallas", "ZIP code": "752" });
    await press(page, "Save address");
    const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await tabTo(problem.getByRole("link", { name: MESSAGES.validation.postalCode }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("75201");
    await press(page, "Save address");
    const saved = page.getByRole("list", { name: "Saved addresses" });
    await saved.getByText("Dallas, TX 75201").waitFor();
    expect(await saved.getByRole("listitem").count()).toBe(2);

    const [first] = await saved.getByRole("button", { name: /^Delete/ }).all();
    await tabTo(first!);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This action cannot be reversed. Click YES to Proceed").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await first!.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await tabTo(dialog.getByRole("button", { name: "Yes" }));
    await page.keyboard.press("Enter");
    await snackbar(page, MESSAGES.customers.addressDeleted).waitFor();
    await saved.getByText("Dallas, TX 75201").waitFor();
    expect(await saved.getByRole("listitem").count()).toBe(1);
    await page.waitForFunction(() => document.activeElement?.textContent === "Add an address");
    expect(complaints).toEqual([]);
  });
});

test("a guest is sent to sign in and returns to the requested screen", async () => {
  const { username } = await aShopper({ password: PASSWORD });
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl("/account/security/"));
    await page.waitForURL((url) => url.pathname === "/login/");
    expect(new URL(page.url()).searchParams.get("returnUrl")).toBe("/account/security/");
    await page.getByLabel("Email address", { exact: true }).fill(username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await heading(page, "Password and devices").waitFor();
    await page.reload();
    await heading(page, "Password and devices").waitFor();
    expect(await page.title()).toContain("Password and devices");
  });
});

test("one device signs the other out", async () => {
  const { username } = await aShopper({ password: PASSWORD });
  await withVisit({ viewport: PHONE }, async ({ page: phone }) => {
    await signInTo(phone, "/account/", username);
    await phone.getByRole("region", { name: "Arriving" }).waitFor();
    await withVisit({ viewport: DESKTOP }, async ({ page }) => {
      await signInTo(page, "/account/security/", username);
      await page.getByText("This device").waitFor();
      await button(page, "Sign out everywhere else").click();
      await snackbar(page, MESSAGES.auth.othersEnded).waitFor();
      expect(await button(page, /^Sign out .* on /).count()).toBe(0);
    });
    await phone.getByRole("link", { name: "Addresses" }).filter({ visible: true }).first().click();
    await phone.getByRole("main").getByText(MESSAGES.auth.sessionOver).waitFor();
  });
});

test("the data is downloaded as a file", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/account/data/", shopper);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download data").click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile((await download.path())!, "utf8")) as { profile: object };
    expect(file.profile).toMatchObject({ username: shopper.username });
    expect(complaints).toEqual([]);
  });
});

test("a deleted account is signed out and can no longer sign in", async () => {
  const { username } = await aShopper({ password: PASSWORD });
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await signInTo(page, "/account/data/", username);
    await press(page, "Delete my account");
    await typeInto(page, { "Your password": PASSWORD });
    await press(page, "Delete my account now");
    await tabTo(page.getByRole("dialog").getByRole("button", { name: "Yes" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/"));
    await snackbar(page, MESSAGES.customers.accountDeleted).waitFor();
    expect(complaints).toEqual([]);
    await page.goto(siteUrl("/login/"));
    await page.getByLabel("Email address", { exact: true }).fill(username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText(MESSAGES.auth.loginRefused).waitFor();
  });
});

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("no screen has a violation on a %s", async (_device, viewport) => {
  const shopper = await aShopper({ firstName: "Maximiliana" });
  await withVisit({ viewport }, async ({ page, complaints }) => {
    await openAs(page, "/account/addresses/", shopper);
    await button(page, "Add an address").click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await fillAddress(page, { Address: `1 ${"Very-Long-Street-Name-".repeat(3)}` });
    await button(page, "Save address").click();
    await button(page, /^Delete/).click();
    await page.getByRole("dialog").waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "No" }).click();
    for (const [path, name] of Object.entries(SCREENS)) {
      await page.goto(siteUrl(path));
      await heading(page, name).waitFor();
      await page.locator("main [aria-busy='true']").first().waitFor({ state: "detached" });
      expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
    expect(complaints).toEqual([]);
  });
});
