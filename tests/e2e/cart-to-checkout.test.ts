/** Promotion code and low stock in the cart before checkout (CART-12, CHECKOUT-15), in Chromium. */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { violationsOf } from "./axe";
import { badge, holding, priceOf, someProducts, total, type CartProduct } from "./cart-page";
import { button } from "./checkout-steps";
import { DESKTOP, PHONE, runShop, shopDb, siteUrl, startApp, withVisit } from "./open-shop";

runShop();

let products: CartProduct[];
beforeAll(async () => {
  products = await someProducts();
});

test("a promotion code loads on demand in the cart, lowers its total, and gives the same cents at the checkout", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, requests, complaints }) => {
    await holding(page, [[products[0]!, 2]]);
    await page.goto(siteUrl("/cart/"));
    await total(page).getByText("Subtotal (2 items)").waitFor();
    const scripts = () => requests.filter((request) => request.resourceType() === "script").length;
    const before = scripts();
    await total(page).getByText("Promotion code").click();
    const code = page.getByRole("textbox", { name: "Promotion code" });
    await code.fill("NOSUCHCODE");
    expect(scripts()).toBeGreaterThan(before);
    await button(page, "Apply").click();
    await page.getByText(MESSAGES.checkout.promotionInvalid).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await code.fill("welcome10");
    await button(page, "Apply").click();
    await button(page, "Remove code WELCOME10").waitFor();
    const off = await total(page).getByRole("definition").filter({ hasText: "−" }).innerText();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);

    await total(page).getByRole("link", { name: "Checkout" }).click();
    await page.waitForURL("**/checkout/");
    const summary = page.getByRole("complementary", { name: "Order summary" });
    await summary.locator("summary").click();
    await button(page, "Remove code WELCOME10").waitFor();
    await summary.getByText(off, { exact: true }).waitFor();
    await button(page, "Remove code WELCOME10").click();
    await summary.getByRole("textbox", { name: "Promotion code" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test("the mini cart shows how many units are left, and one click sets that quantity", async () => {
  const [, dryer] = products as [CartProduct, CartProduct];
  const setStock = (pieces: number) =>
    shopDb()
      .updateTable("product_stock")
      .set({ available_quantity: pieces })
      .where("product_id", "=", dryer.productId)
      .execute();
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await setStock(2);
    await holding(page, [[dryer, 3]]);
    await page.goto(siteUrl("/products/washers-dryers/"));
    await startApp(page);
    await badge(page, 3).click();
    const panel = page.getByRole("dialog", { name: "Your cart" });
    await panel.getByText("Subtotal (3 items)").waitFor();
    expect(await panel.innerText()).toContain(formatMoney(3 * priceOf(dryer)));
    expect(await panel.innerText()).toContain(MESSAGES.cart.lineShort(2));
    expect(await panel.innerText()).toContain(MESSAGES.cart.notOrderable);
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole("button", { name: `Change to 2 for ${dryer.name}` }).click();
    await panel.getByText("Subtotal (2 items)").waitFor();
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await panel.getByRole("link", { name: "Checkout" }).waitFor();
    await badge(page, 2).waitFor();
    await setStock(50);
    expect(complaints).toEqual([]);
  });
});
