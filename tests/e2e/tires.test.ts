/**
 * Tires for a shopper's car: by vehicle and by size, on a phone, by keyboard and without scripts; a set of
 * wheels, leased.
 */
import type { Locator, Page } from "playwright-core";
import { LABELS } from "#contract/messages";
import { violationsOf } from "./axe";
import { button, fillDelivery, heading, NEXT } from "./checkout-steps";
import { choice as lease, leaseButton, looksRight, sign, toSign } from "./lease-checkout-steps";
import { anApproval } from "./leases";
import { aShopper, DESKTOP, PHONE, runShop, signedIn, siteUrl, waitForApp, withVisit } from "./open-shop";

runShop();

const CAMRY = "2019 Toyota Camry LE";
const CAMRY_RESULT = "/finder/?year=2019&make=toyota&model=camry&trim=le";
/** An original size, and a size that does not fit. */
const CAMRY_SIZE = "215/55R17";
const NOT_FOR_CAMRY = "/products/tires/?f.tire-size=225-65r17";

const choice = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();
const result = (page: Page) => page.getByRole("heading", { level: 2, name: CAMRY });
const fits = (page: Page) => page.getByText(`Fits your ${CAMRY}`).first();

/** The first touch starts the app. */
async function startApp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await waitForApp(page);
}

async function chooseCamry(press: (what: Locator) => Promise<void>, page: Page): Promise<void> {
  for (const name of ["2019", /^Toyota/, /^Camry/, /^LE /]) await press(choice(page, name));
}

test("on a phone four tires for a car are in the checkout eight taps from the home page", async () => {
  await withVisit({ viewport: PHONE, hasTouch: true, isMobile: true }, async ({ page, complaints }) => {
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await page.goto(siteUrl("/"));
    await tap(page.getByRole("main").getByRole("link", { name: /^Tires & Wheels \d/ }));
    await page.waitForURL("**/products/tires-wheels/");
    await chooseCamry(tap, page);
    await result(page).waitFor();
    await fits(page).waitFor();
    await tap(choice(page, /^Add 4/));
    const cart = page.getByRole("dialog", { name: LABELS.yourCart });
    await tap(cart.getByRole("link", { name: "Checkout" }));
    await page.waitForURL("**/checkout/**");
    expect(taps).toBeLessThanOrEqual(8);
    const stored = await page.evaluate(() => localStorage.getItem("ef-cart"));
    expect(JSON.parse(stored ?? "[]")).toEqual([expect.objectContaining({ quantity: 4 })]);
    expect(complaints).toEqual([]);
  });
});

test("products that do not fit the chosen vehicle say so on every page, until it is cleared", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl(CAMRY_RESULT));
    await startApp(page);
    await result(page).waitFor();
    await page.waitForFunction(() => localStorage.getItem("ef-vehicle") !== null);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(siteUrl(NOT_FOR_CAMRY));
    const verdict = page.locator("[data-fit]").first();
    await page.getByText(`Does not fit your ${CAMRY}`).first().waitFor();
    expect(await verdict.innerText()).toContain(CAMRY_SIZE);
    await page.locator("main [data-product-id] a[href^='/product/']").first().click();
    await page.waitForURL("**/product/**");
    await page.getByText(`Does not fit your ${CAMRY}`).first().waitFor();
    const productUrl = page.url();
    await page.locator("main [data-add-to-cart]:visible").first().click();
    const question = page.getByRole("dialog", { name: `Not for your ${CAMRY}` });
    await question.getByText(`Does not fit your ${CAMRY}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole("button", { name: "Add to Cart anyway" }).click();
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
    for (const path of ["/cart/", "/checkout/"]) {
      await page.goto(siteUrl(path));
      // On a phone the checkout's summary is folded.
      await page.getByText(`Does not fit your ${CAMRY}`).waitFor({ state: "attached" });
    }
    await page.goto(productUrl);
    await page.getByRole("button", { name: "remove vehicle" }).click();
    await page.getByRole("link", { name: "Choose your vehicle" }).waitFor();
    expect(await page.getByText("Does not fit").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test("without scripts every step is a button, and the last page lists what fits", async () => {
  await withVisit({ viewport: DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(siteUrl("/products/tires/"));
    await chooseCamry((what) => what.click(), page);
    await result(page).waitFor();
    await fits(page).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CAMRY_RESULT);
  });
});

test("by keyboard a size is chosen step by step, each narrowing the next", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await page.goto(siteUrl("/products/tires/"));
    await startApp(page);
    await page.locator("summary", { hasText: "By tire size" }).focus();
    await page.keyboard.press("Enter");
    await choice(page, /^225 /).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/finder/?width=225");
    expect(await violationsOf(page)).toEqual([]);
    // The question gets the focus: its first choice is one Tab away.
    await page.waitForFunction(() => document.activeElement?.textContent === "Aspect ratio");
    await choice(page, /^65 /).focus();
    await page.keyboard.press("Enter");
    const size = page.getByRole("main").getByRole("link", { name: /^225\/65R17 \d+$/ });
    const count = Number((await size.innerText()).split(/\s+/).at(-1));
    await size.click();
    await page.waitForURL("**/tires/225-65r17/");
    await page.getByRole("heading", { level: 1, name: `${count} products` }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a vehicle search is saved by its name and offered again beside the finder", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(siteUrl(CAMRY_RESULT));
    await startApp(page);
    await page.waitForFunction(() => localStorage.getItem("ef-vehicle") !== null);
    await page.getByRole("main").getByRole("link", { name: "tires", exact: true }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe(CAMRY);
    await page.getByRole("button", { name: "Save search", exact: true }).click();
    await page.getByRole("link", { name: CAMRY }).waitFor();
    await page.goto(siteUrl("/products/tires/"));
    await page.locator(".my-vehicle").getByRole("link", { name: CAMRY }).waitFor();
  });
});

test("vehicle pages lead to what fits, and an invalid address to a page that says so", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(siteUrl("/vehicles/toyota/camry/"));
    expect(await violationsOf(page)).toEqual([]);
    const row = page.getByRole("row", { name: /^LE/ }).filter({ hasText: CAMRY_SIZE });
    await row.getByRole("link", { name: "2019" }).click();
    await result(page).waitFor();
    const unknown = await fetch(siteUrl("/finder/?year=2019&make=zeppelin"));
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("No match found");
  });
});

test("a set of four wheels is leased, from the hub to the signature", async () => {
  const shopper = await aShopper();
  await anApproval(shopper);
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await signedIn(page, shopper);
    await page.goto(siteUrl("/products/wheels/"));
    await page.locator("main [data-product-id] a[href^='/product/']").first().click();
    await page.waitForURL("**/product/**");
    await button(page, "Add to Cart").first().click();
    const cart = page.getByRole("dialog", { name: LABELS.yourCart });
    await cart.getByText(/\b4 items/).waitFor();
    await cart.getByRole("link", { name: "Checkout" }).click();
    await fillDelivery(page, shopper.username);
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await lease(page).waitFor();
    expect(await lease(page).isChecked()).toBe(true);
    await looksRight(page);
    await leaseButton(page).click();
    await toSign(page).waitFor();
    await sign(page);
    await heading(page, /^Thank you, Ada/).waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});
