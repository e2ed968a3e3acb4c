/** An offer from the admin to a shopper's card: simulated, started, shown in the cart, charged as shown. */
import { sql } from "kysely";
import { formatMoney } from "#contract/money/money";
import { violationsOf } from "./axe";
import { holding, priceOf, someProducts, total } from "./cart-page";
import {
  anEmail,
  button,
  cardFrame,
  fillDelivery,
  GOOD_CARD,
  NEXT,
  payButton,
  seeThanks,
  typeCard,
} from "./checkout-steps";
import { aShopper, DESKTOP, PHONE, runShop, shopDb, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

test("staff simulate and start an automatic offer; a shopper sees early the price that is charged", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/promotions/", staff);
    await page.getByRole("button", { name: "Create promotion" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up a promotion" });
    await dialog.getByRole("radio", { name: "Automatic" }).check();
    await dialog.getByLabel("Short name").fill("fall-20");
    await dialog.getByLabel("Name", { exact: true }).fill("Fall sale");
    await dialog.getByLabel("Discount", { exact: true }).fill("20");
    await dialog.getByLabel("Items per set").fill("2");
    await dialog.getByRole("button", { name: /^Test on orders/ }).click();
    await dialog.getByText(/^It would have applied to [\d,]+ of [\d,]+ orders/).waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
    }
    await dialog.getByRole("button", { name: "Create promotion" }).click();
    const row = page.getByRole("row", { name: /FALL-20/ });
    await row.getByText("20% off each set of 2; automatic, not combinable").waitFor();
    expect(complaints).toEqual([]);
  });

  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const [washer] = await someProducts();
    await sql`UPDATE product_stock SET available_quantity = 20 WHERE product_id = ${washer!.productId}`.execute(
      shopDb(),
    );
    await holding(page, [[washer!, 2]]);
    await page.goto(siteUrl("/cart/"));
    await total(page).getByText("Discount (Fall sale)").waitFor();
    const off = `−${formatMoney(Math.floor((2 * priceOf(washer!) * 20) / 100))}`;
    await total(page).getByText(off).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await fillDelivery(page, anEmail());
    await button(page, NEXT).click();
    await payButton(page).waitFor();
    const displayedTotal = (await payButton(page).innerText()).match(/\$[\d,.]+/)![0];
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
    await page.getByText("Discount (Fall sale)").waitFor();
    await page.getByText(off).first().waitFor();
    const { rows } = await sql<{ total: number }>`
      SELECT total_cents AS total FROM orders ORDER BY created_at DESC LIMIT 1`.execute(shopDb());
    expect(formatMoney(rows[0]!.total)).toBe(displayedTotal);
    expect(complaints).toEqual([]);
  });
});
