/** Product comparison, from the product page to the table, on a small phone and by keyboard; in Chromium. */
import { formatMoney } from "#contract/money/money";
import { violationsOf } from "./axe";
import { priceOf, someProducts } from "./cart-page";
import { DESKTOP, runShop, siteUrl, withVisit } from "./open-shop";

runShop();

test.each([
  ["a small phone", { width: 320, height: 700 }],
  ["a desktop", DESKTOP],
] as const)("two products are compared by keyboard on %s", async (_name, viewport) => {
  const [washer, dryer] = await someProducts();
  await withVisit({ viewport }, async ({ page, complaints }) => {
    for (const product of [washer!, dryer!]) {
      await page.goto(siteUrl(product.url));
      await page.getByRole("link", { name: "Compare", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("columnheader", { name: product.name }).waitFor();
    }
    expect(new URL(page.url()).search).toBe(`?ids=${washer!.productId},${dryer!.productId}`);
    const price = page.getByRole("row", { name: /^Cash price/ });
    expect(await price.getByRole("cell").allInnerTexts()).toEqual(
      [washer!, dryer!].map((product) => formatMoney(priceOf(product))),
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // The table scrolls in its own region, by arrow keys.
    const region = page.getByRole("region", { name: "Comparison" });
    await region.focus();
    if (viewport.width === 320) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() => document.querySelector("[aria-label=Comparison]")!.scrollLeft > 0);
    }
    await page.getByRole("button", { name: `Remove ${washer!.name}` }).press("Enter");
    await page.getByRole("columnheader", { name: washer!.name }).waitFor({ state: "detached" });
    expect(await region.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByRole("columnheader", { name: dryer!.name }).waitFor();
    expect(complaints).toEqual([]);
  });
});
