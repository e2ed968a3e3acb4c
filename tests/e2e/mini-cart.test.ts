/** The mini cart on catalogue pages (CART-1), in Chromium. */
import { formatMoney } from "#contract/money/money";
import { REST_CALLS } from "#contract/rest/calls.generated";
import { violationsOf } from "./axe";
import { answerLate, layoutShiftOf, watchLayoutShift } from "./layout-shift";
import { badge, holding, priceOf, someProducts, total, type CartProduct } from "./cart-page";
import {
  aShopper,
  apiUrl,
  DESKTOP,
  PHONE,
  runShop,
  signedIn,
  siteUrl,
  startApp,
  withVisit,
} from "./open-shop";

runShop();

let products: CartProduct[];
beforeAll(async () => {
  products = await someProducts();
});

describe("the mini cart", () => {
  test("shows the latest lines on a catalogue page, by keyboard too, without store and GraphQL client", async () => {
    await withVisit({ viewport: DESKTOP }, async ({ page, requests, complaints }) => {
      const [washer, dryer] = products as [CartProduct, CartProduct];
      await holding(page, [
        [washer, 1],
        [dryer, 2],
      ]);
      await page.goto(siteUrl("/products/washers-dryers/"));
      await startApp(page);
      await badge(page, 3).focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Your cart" });
      await panel.getByText("Subtotal (3 items)").waitFor();
      expect(await panel.innerText()).toContain(formatMoney(priceOf(washer) + 2 * priceOf(dryer)));
      expect(await panel.getByRole("listitem").getByRole("link").allInnerTexts()).toEqual([
        dryer.name,
        washer.name,
      ]);
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });
      expect(await badge(page, 3).evaluate((link) => link === document.activeElement)).toBe(true);
      const scripts = requests
        .filter((request) => request.resourceType() === "script")
        .map((request) => request.url());
      for (const url of scripts) {
        const code = await (await fetch(url)).text();
        expect([url, /persist\/REHYDRATE|MuiButton|ApolloClient/.exec(code)?.[0] ?? null]).toEqual([
          url,
          null,
        ]);
      }
      await badge(page, 3).click();
      await panel.getByRole("link", { name: "View cart" }).click();
      await page.waitForURL("**/cart/");
      await total(page).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test("has no layout shift on a phone when the lines arrive late", async () => {
    await withVisit({ viewport: PHONE }, async ({ page }) => {
      await watchLayoutShift(page);
      await page.goto(siteUrl(products[0]!.url));
      await answerLate(page, 900);
      await page.locator("[data-add-to-cart]:visible").first().click();
      await page.getByRole("dialog", { name: "Your cart" }).getByText("Subtotal (1 item)").waitFor();
      expect(await layoutShiftOf(page)).toBeLessThan(0.05);
    });
  });

  test("counts account-only items too after signing in", async () => {
    const { bearer } = await aShopper({ role: "ADMIN" });
    const { method, path } = REST_CALLS.addPromotion;
    const label = "Your first order";
    const offer = { code: "HELLO-10", label, isAutomatic: true, percentOff: 10, firstOrdersOnly: true };
    const headers = { "content-type": "application/json", authorization: bearer };
    const added = await fetch(apiUrl(path), { method, headers, body: JSON.stringify(offer) });
    expect(added.status).toBe(200);
    const [washer] = products as [CartProduct];
    await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
      const panel = page.getByRole("dialog", { name: "Your cart" });
      const open = async () => {
        await page.goto(siteUrl("/products/washers-dryers/"));
        await startApp(page);
        await badge(page, 1).click();
        await panel.getByText("Subtotal (1 item)").waitFor();
      };
      await holding(page, [[washer, 1]]);
      await open();
      expect(await panel.innerText()).not.toContain(label);
      await signedIn(page, await aShopper());
      await open();
      await panel.getByText(label).waitFor();
      const off = `−${formatMoney(Math.floor(priceOf(washer) / 10))}`;
      expect(await panel.innerText()).toContain(off);
      await panel.getByRole("link", { name: "View cart" }).click();
      await total(page).getByText(off).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test("is a link to the cart before the app runs, and without JavaScript", async () => {
    await withVisit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(siteUrl("/"));
      await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
      await page.waitForURL("**/cart/");
      expect(await page.getByRole("heading", { level: 1, name: "Your cart" }).isVisible()).toBe(true);
    });
  });
});
