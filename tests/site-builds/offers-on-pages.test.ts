/** An automatic offer from its form to a product's static page, and to the cart's charge (CHECKOUT-14). */
import { sql } from "kysely";
import { formatMoney } from "#contract/money/money";
import { violationsOf } from "../e2e/axe";
import { holding, priceOf, someProducts, total } from "../e2e/cart-page";
import {
  aShopper,
  DESKTOP,
  PHONE,
  publishChanges,
  runShop,
  shopDb,
  siteUrl,
  withVisit,
} from "../e2e/open-shop";
import { openAs } from "../e2e/sign-in";

runShop({}, { isAlone: true });

test("staff start an offer: the product's page is published with it and the earlier price, and the cart charges it", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const [washer] = await someProducts();
  const { productId, url } = washer!;
  // Its price is a quarter of a year old.
  await sql`UPDATE product_prices SET since = now() - interval '90 days' WHERE product_id = ${productId}`.execute(
    shopDb(),
  );
  await sql`UPDATE product_stock SET available_quantity = 20 WHERE product_id = ${productId}`.execute(
    shopDb(),
  );
  const before = priceOf(washer!);
  const price = before - Math.floor((before * 15) / 100);
  publishChanges();
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/promotions/", staff);
    await page.getByRole("button", { name: "Create promotion" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up a promotion" });
    await dialog.getByRole("radio", { name: "Automatic" }).check();
    await dialog.getByLabel("Short name").fill("fall-15");
    await dialog.getByLabel("Name", { exact: true }).fill("Fall sale");
    await dialog.getByLabel("Discount", { exact: true }).fill("15");
    await dialog.getByText(/^Product pages won't show it/).waitFor();
    await dialog.getByLabel(/^Can be combined/).check();
    await dialog.getByText("Product pages and search will show the discounted prices.").waitFor();
    await dialog.getByRole("button", { name: "Create promotion" }).click();
    await page.getByRole("row", { name: /FALL-15/ }).waitFor();
    expect(complaints).toEqual([]);
  });
  const html = async () => (await fetch(siteUrl(url))).text();
  for (let isVisible = false; !isVisible;) {
    const text = await html();
    isVisible = text.includes(formatMoney(price)) && text.includes("15% off: Fall sale");
  }
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl(url));
    const buy = page.locator(".buy");
    await buy.locator(".price").getByText(formatMoney(price)).waitFor();
    await buy.locator("s").getByText(formatMoney(before)).waitFor();
    await buy.getByText("15% off: Fall sale").waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([size.width, overflow]).toEqual([size.width, 0]);
    }
    await holding(page, [[washer!, 1]]);
    await page.goto(siteUrl("/cart/"));
    await total(page).getByText("Discount (Fall sale)").waitFor();
    await total(page)
      .getByText(`−${formatMoney(before - price)}`)
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
