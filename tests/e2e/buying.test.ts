/**
 * Buying aids on a product page: the phone's sticky bar, the panel after Add to Cart, the pictures; in
 * Chromium.
 */
import { DEFAULT_LESSOR, paymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { violationsOf } from "./axe";
import { badge, leasedOf, priceOf, someProducts, type CartProduct } from "./cart-page";
import { tabTo } from "./keyboard";
import { DESKTOP, PHONE, runShop, siteUrl, waitForApp, withVisit } from "./open-shop";

runShop();

let washer: CartProduct;
beforeAll(async () => {
  [washer] = (await someProducts()) as [CartProduct];
});

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

describe("on a phone", () => {
  test("name, rating, price and lease of a product are above the fold", async () => {
    await withVisit({ viewport: PHONE }, async ({ page }) => {
      await page.goto(siteUrl(washer.url));
      const barTop = await page.locator(".buy-bar").evaluate((bar) => bar.getBoundingClientRect().top);
      for (const selector of [".buy h1", ".buy .to-reviews"]) {
        expect(await page.locator(selector).evaluate(bottomOf)).toBeLessThanOrEqual(barTop);
      }
      const plan = paymentPlan(leasedOf(washer), "WEEKLY", DEFAULT_LESSOR)!;
      const text = await page.locator(".buy-bar").innerText();
      for (const figure of [plan.paymentCents, plan.totalCostCents])
        expect(text).toContain(formatMoney(figure));
      expect(text).toContain(`${plan.numberOfPayments} payments`);
    });
  });

  test("price and Add to Cart are in reach from the start, and never twice on screen", async () => {
    await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
      await page.goto(siteUrl(washer.url));
      const bar = page.locator(".buy-bar");
      const own = page.locator(".buy").getByRole("button", { name: "Add to Cart" });
      const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect());
      expect(bottom).toBeLessThan(PHONE.height);
      expect(await bar.innerText()).toContain(formatMoney(priceOf(washer)));
      await own.scrollIntoViewIfNeeded();
      await waitForApp(page);
      await bar.waitFor({ state: "hidden" });
      await page.locator("#reviews").scrollIntoViewIfNeeded();
      await bar.getByRole("button", { name: "Add to Cart" }).click();
      const panel = page.getByRole("dialog", { name: "Your cart" });
      await panel.getByRole("link", { name: "Checkout" }).waitFor();
      const box = await panel.evaluate((element) => element.getBoundingClientRect());
      expect([box.left, box.right, Math.round(box.bottom)]).toEqual([0, PHONE.width, PHONE.height]);
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  test("the bar hides no control that Tab reaches", async () => {
    await withVisit({ viewport: PHONE, reducedMotion: "reduce" }, async ({ page }) => {
      await page.goto(siteUrl(washer.url));
      const controls = page.locator("main a, main button, main input");
      const bar = page.locator(".buy-bar");
      for (let presses = 0; presses < (await controls.count()); presses += 1) {
        await page.keyboard.press("Tab");
        const hidden = await page.evaluate(() => {
          const control = document.activeElement!;
          const { left, width, bottom } = control.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, bottom - 1)?.closest(".buy-bar");
          return over && !over.contains(control) ? control.outerHTML : null;
        });
        expect(hidden).toBeNull();
      }
      expect(await bar.count()).toBe(1);
    });
  });
});

test.each([
  ["a phone", PHONE],
  ["a laptop", DESKTOP],
])("the checkout button is above the fold of %s, whatever is in the cart", async (_, viewport) => {
  await withVisit({ viewport }, async ({ page }) => {
    for (const { url } of (await someProducts()).slice(0, 3)) {
      await page.goto(siteUrl(url));
      await page.locator(".buy").getByRole("button", { name: "Add to Cart" }).click();
      await page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: "Checkout" }).waitFor();
    }
    await page.goto(siteUrl("/cart/"));
    const checkout = page.getByRole("main").getByRole("link", { name: "Checkout" });
    await checkout.waitFor();
    expect(await checkout.evaluate(bottomOf)).toBeLessThan(viewport.height);
    await page.getByText("See all payment plans").click();
    await page.getByRole("table").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await checkout.click();
    await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor();
  });
});

describe("after Add to Cart", () => {
  test("a panel confirms it and leads to the checkout, by keyboard too, and no message covers the plan", async () => {
    await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
      await page.goto(siteUrl(washer.url));
      const add = page.locator(".buy").getByRole("button", { name: "Add to Cart" });
      await tabTo(add);
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Your cart" });
      await panel.getByRole("heading", { name: "Added to your cart." }).waitFor();
      await panel.getByText(washer.name).waitFor();
      expect(await page.locator("[data-snackbar]").innerText()).toBe("");
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });
      expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await badge(page, 2).waitFor();
      await panel.getByText("Subtotal (2 items)").waitFor();
      await tabTo(panel.getByRole("link", { name: "Checkout" }));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/checkout/");
      expect(complaints).toEqual([]);
    });
  });

  test("a message explains why nothing was saved in a browser without storage", async () => {
    await withVisit({}, async ({ page }) => {
      await page.addInitScript(() => {
        // Fills the storage to the last character.
        for (let nth = 0, text = "x".repeat(2 ** 21); text; nth += 1) {
          try {
            localStorage.setItem(`full-${nth}`, text);
          } catch {
            text = text.slice(0, text.length >> 1);
          }
        }
      });
      await page.goto(siteUrl(washer.url));
      await page.locator(".buy").getByRole("button", { name: "Add to Cart" }).click();
      await page
        .locator("[data-snackbar]")
        .getByText("Your browser doesn't allow us to save a cart.")
        .waitFor();
    });
  });
});

describe("the pictures of a product", () => {
  test("thumbnails change the large picture without a layout shift, also before the app runs", async () => {
    await withVisit({ viewport: PHONE }, async ({ page }) => {
      await page.goto(siteUrl(washer.url), { waitUntil: "commit" });
      const small = page.getByRole("button", { name: "Show picture 2" });
      await small.waitFor();
      const before = await page.evaluate(() => scrollY);
      await small.evaluate((button) => (button as HTMLElement).click());
      await page.waitForFunction(() => {
        const views = document.querySelector(".views")!;
        return views.scrollLeft === views.clientWidth;
      });
      expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, ""]);
      expect(await small.getAttribute("aria-current")).toBe("true");
      await page.locator(".views").evaluate((views) => views.scrollTo({ left: 2 * views.clientWidth }));
      await page.locator('.thumbs [data-view="2"][aria-current]').waitFor();
      expect(await small.getAttribute("aria-current")).toBe(null);
    });
  });

  test("a click enlarges a picture, arrow keys switch it, Escape closes it and returns the focus", async () => {
    await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
      await page.goto(siteUrl(washer.url));
      const first = page.getByRole("button", { name: /picture 1 of 4, enlarge$/ });
      await tabTo(first);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Enlarged pictures" });
      await dialog.getByText("Picture 1 of 4").waitFor();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await dialog.locator("img").evaluate((image: HTMLImageElement) => image.decode());
      expect((await dialog.locator("img").boundingBox())!.height).toBeGreaterThan(600);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("ArrowRight");
      await dialog.getByRole("img", { name: /picture 2 of 4$/ }).waitFor();
      for (const next of [3, 4, 1]) {
        await dialog.getByRole("button", { name: "Next picture" }).click();
        await dialog.getByText(`Picture ${next} of 4`).waitFor();
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});
