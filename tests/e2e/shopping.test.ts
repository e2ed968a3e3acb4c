/** Finding a washer: by the menu, by a misspelled search, by a brand, and back to the listing. */
import { violationsOf } from "./axe";
import {
  DESKTOP,
  PHONE,
  siteUrl,
  someWasher,
  startVisit,
  runShop,
  startApp,
  waitForApp,
  withVisit,
} from "./open-shop";

runShop();

const LISTING = "/products/washers-dryers/";

test("by the menu, to the plan, and back to the position in the listing", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    const menu = page.getByRole("navigation", { name: "Departments" });
    await menu.getByText("Home Appliances", { exact: true }).first().click();
    await menu.getByRole("link", { name: "Washers & Dryers" }).click();
    await page.waitForURL(`**${LISTING}`);
    await page.getByRole("heading", { level: 1, name: "Washers & Dryers" }).waitFor();

    const cards = page.locator("main [data-product-id] a[href^='/product/']");
    await cards.nth(7).scrollIntoViewIfNeeded();
    const name = await cards.nth(7).innerText();
    await cards.nth(7).click();
    await page.waitForURL("**/product/**");
    const offset = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("ef-listing") ?? "[]")[1] as number,
    );
    expect(offset).toBeGreaterThan(0);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const plan = await page.getByRole("region", { name: "Lease to own" }).innerText();
    for (const part of ["Cash price", "Payment", "Number of payments", "Total cost"])
      expect(plan).toContain(part);

    await page.getByRole("link", { name: "Back to Listing" }).click();
    await page.waitForURL(`**${LISTING}`);
    await page.waitForFunction((place) => Math.abs(scrollY - place) < 4, offset);
  });
});

test("by the menu of a phone", async () => {
  await withVisit({ viewport: PHONE, hasTouch: true, isMobile: true }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("navigation", { name: "Departments" });
    await menu.getByText("Home Appliances", { exact: true }).first().tap();
    await menu.getByRole("link", { name: "Washers & Dryers" }).tap();
    await page.waitForURL(`**${LISTING}`);
  });
});

test("by a misspelled search", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl("/"));
    await page.getByRole("searchbox", { name: "Search products" }).fill("wahser");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/?q=wahser");
    const first = page.locator("#search-results a[href^='/product/']").first();
    expect((await first.innerText()).toLowerCase()).toContain("washer");
    expect(await page.getByRole("searchbox", { name: "Search products" }).inputValue()).toBe("wahser");
    await first.click();
    await page.waitForURL("**/product/**");
    expect(complaints).toEqual([]);
  });
});

test("by its brand", async () => {
  const washer = await someWasher();
  await withVisit({}, async ({ page }) => {
    await page.goto(siteUrl("/brands/"));
    await page.getByRole("main").getByRole("link", { name: washer.brand.name }).first().click();
    await page.waitForURL(`**/brands/${washer.brand.id}/`);
    await page.getByRole("heading", { level: 1, name: washer.brand.name }).waitFor();
    expect(await page.locator("main [data-product-id]").count()).toBeGreaterThan(0);
  });
});

test("by the menu from the keyboard: a key opens it, Escape closes it and keeps the focus", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    await startApp(page);
    const summary = page.locator("details[data-menu] > summary", { hasText: "Home Appliances" });
    await summary.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "Washers & Dryers" }).first();
    await link.waitFor({ state: "visible" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${LISTING}`);
  });
});

describe("without JavaScript", () => {
  test("search, filters, sorting and pages work as links and forms", async () => {
    await withVisit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(siteUrl("/"));
      await page.getByRole("searchbox", { name: "Search products" }).fill("washer");
      await page.getByRole("searchbox", { name: "Search products" }).press("Enter");
      await page.waitForURL("**/search/?q=washer");
      const filters = page.getByRole("form", { name: "Filters" });
      const brand = filters.locator("input[name='f.brand']:not([disabled])").first();
      const value = await brand.getAttribute("value");
      await brand.check();
      await filters.getByRole("button", { name: "Apply" }).click();
      await page.waitForURL((url) => url.searchParams.get("f.brand") === value);
      expect(await page.locator("#search-results [data-product-id]").count()).toBeGreaterThan(0);
      expect(await page.getByRole("list", { name: "Applied filters" }).innerText()).not.toBe("");
    });
  });

  test("a filtered category stays the category", async () => {
    await withVisit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(siteUrl(LISTING));
      const filters = page.getByRole("form", { name: "Filters" });
      const brand = filters.locator("input[name='f.brand']:not([disabled])").first();
      const value = await brand.getAttribute("value");
      await brand.check();
      await filters.getByRole("button", { name: "Apply" }).click();
      await page.waitForURL(`**${LISTING}?f.brand=${value}`);
      await page.getByRole("heading", { level: 1, name: /^Washers & Dryers/ }).waitFor();
      expect(await page.locator("#search-results [data-product-id]").count()).toBeGreaterThan(0);
      await page
        .getByRole("list", { name: "Applied filters" })
        .getByRole("link", { name: /^Remove/ })
        .click();
      await page.waitForURL(`**${LISTING}`);
    });
  });
});

test.each(["/search/?q=washer", LISTING])(
  "once the app runs, a filter of %s needs no page load, and Back removes it",
  async (address) => {
    const { page, complaints, close } = await startVisit();
    await page.goto(siteUrl(address));
    await startApp(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const results = page.locator("#search-results");
    const before = await results.getByRole("heading", { level: 2 }).first().innerText();
    const brand = results.locator("input[name='f.brand']:not([disabled])").last();
    const value = await brand.getAttribute("value");
    const folded = results.locator("details:not([open]) > summary").first();
    const unfolded = await folded.innerText();
    await folded.click();
    await brand.check();
    await page.waitForURL((url) => url.searchParams.get("f.brand") === value);
    await page.waitForFunction(
      (text) => document.querySelector("#search-results h2")?.textContent !== text,
      before,
    );
    const again = results.locator(`input[name='f.brand'][value='${value}']`);
    expect(await again.isChecked()).toBe(true);
    expect(await again.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await results.locator("details[open] > summary").allInnerTexts()).toContain(unfolded);
    await page.goBack();
    await page.waitForFunction(
      (text) => document.querySelector("#search-results h2")?.textContent === text,
      before,
    );
    expect(await results.locator(`input[name='f.brand'][value='${value}']`).isChecked()).toBe(false);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.goForward();
    await page.reload();
    expect(await again.isChecked()).toBe(true);
    await startApp(page);
    await page
      .getByRole("list", { name: "Applied filters" })
      .getByRole("link", { name: /^Remove/ })
      .click();
    await page.waitForURL(`**${address}`);
    await page.waitForFunction(
      (text) => document.querySelector("#search-results h2")?.textContent === text,
      before,
    );
    expect(complaints).toEqual([]);
    await close();
  },
);

test("by a typed price, with the count announced; Back from a product restores the position in the results", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl("/search/?q=tv"));
    await page.getByRole("button", { name: "Filters" }).click();
    await waitForApp(page);
    const sheet = page.getByRole("form", { name: "Filters" });
    await sheet.getByRole("spinbutton", { name: "At least $" }).fill("200");
    await sheet.getByRole("spinbutton", { name: "At most $" }).fill("2500");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/?q=tv&f.price=20000-250000");
    await page.getByRole("link", { name: "Remove $200 to $2,500" }).waitFor({ state: "attached" });
    await page.waitForFunction(() =>
      [...document.querySelectorAll("p[role=status]")].some((line) =>
        /^[\d,]+ products? for “tv”$/.test(line.textContent),
      ),
    );
    const maxPrice = sheet.getByRole("spinbutton", { name: "At most $" });
    expect(await maxPrice.evaluate((field) => field === document.activeElement)).toBe(true);
    await sheet.getByRole("button", { name: /^Show / }).click();
    const card = page.locator("#search-results [data-product-id] a[href^='/product/']").last();
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => scrollY);
    expect(offset).toBeGreaterThan(500);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await card.click();
    await page.waitForURL("**/product/**");
    await page.getByRole("link", { name: "Back to Listing" }).waitFor();
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction((place) => Math.abs(scrollY - place) < 4, offset);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.goForward();
    await page.getByRole("link", { name: "Back to Listing" }).click();
    await page.waitForURL("**/search/?q=tv&f.price=20000-250000");
    await card.waitFor();
    await page.waitForFunction((place) => Math.abs(scrollY - place) < 4, offset);
    expect(complaints).toEqual([]);
  });
});

test("by the cart: an added item has its price, and its quantity can be increased or removed", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const washer = await someWasher();
    await page.goto(siteUrl(washer.url));
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.goto(siteUrl("/cart/"));
    await page.getByRole("heading", { level: 2, name: washer.name }).waitFor();
    await page.getByRole("button", { name: `One more of ${washer.name}` }).click();
    await page.getByRole("link", { name: "Cart 2" }).first().waitFor();
    await page.getByRole("button", { name: `Remove ${washer.name}` }).click();
    await page.getByRole("heading", { level: 2, name: "Your cart is empty" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test.each([true, false])(
  "a search without results offers best sellers (JavaScript %s)",
  async (javaScriptEnabled) => {
    await withVisit({ javaScriptEnabled }, async ({ page }) => {
      await page.goto(siteUrl("/search/?q=zzzzqqqq"));
      await page.getByRole("heading", { name: "0 products for “zzzzqqqq”" }).waitFor();
      const popular = page.locator("section", {
        has: page.getByRole("heading", { name: "Popular right now" }),
      });
      expect(await popular.getByRole("article").count()).toBe(4);
    });
  },
);

test("on a phone products start in the upper half, and filters are a sheet with live counts", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    for (const address of ["/search/?q=washer", LISTING, `${LISTING}?f.price=20000-250000&sort=newest`]) {
      await page.goto(siteUrl(address));
      const first = await page.locator(".listing [data-product-id]").first().boundingBox();
      expect(first!.y).toBeLessThan(PHONE.height / 2);
    }
    await page.goto(siteUrl("/search/?q=washer"));
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("form", { name: "Filters" });
    await sheet.getByRole("button", { name: "Apply" }).waitFor();
    await waitForApp(page);
    const brand = sheet.locator("input[name='f.brand']:not([disabled])").first();
    const value = await brand.getAttribute("value");
    await brand.check();
    await page.waitForURL(`**/search/?q=washer&f.brand=${value}`);
    const show = sheet.getByRole("button", { name: /^Show \d+ products?$/ });
    const count = (await show.innerText()).replace(/^Show /, "");
    await show.click();
    await sheet.waitFor({ state: "hidden" });
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(`${count} for “washer”`);

    // A department has more filters than fit its first page; the sheet stays open while they load.
    await page.goto(siteUrl("/products/computers-tablets/"));
    await page.getByRole("button", { name: "Filters" }).click();
    await waitForApp(page);
    const few = await sheet.getByRole("group").count();
    await sheet.getByRole("link", { name: "All filters" }).click();
    await sheet.getByRole("button", { name: /^Show \d+ products$/ }).waitFor();
    expect(await sheet.getByRole("group").count()).toBeGreaterThan(few);
  });
});

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
])("by a suggestion, with the keyboard (%s)", async (_name, viewport) => {
  await withVisit({ viewport }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    await page.getByRole("searchbox", { name: "Search products" }).click();
    await waitForApp(page);
    const field = page.getByRole("combobox", { name: "Search products" });
    await field.pressSequentially("wash");
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await options.first().waitFor();
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    const { width } = (await page.getByRole("listbox").boundingBox())!;
    expect(width).toBeLessThanOrEqual(viewport.width);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    const name = await options.first().getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${name}`);
  });
});
