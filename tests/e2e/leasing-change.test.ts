/** An order cancelled to be changed: its items are back in the cart (LEASE-67); on a phone, by keyboard. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { waitFor } from "../support/hosts/wait-for";
import { anEmail, button, fillDelivery, NEXT, putInCart, storedCart } from "./checkout-steps";
import { pressKey, tabTo } from "./keyboard";
import {
  choice,
  comeToPay,
  fillTheRest,
  openApplication,
  leaseButton,
  looksRight,
  MORE_THAN_PART,
  toSign,
} from "./lease-checkout-steps";
import { anApproval } from "./leases";
import { aShopper, PHONE, runShop, siteUrl, withVisit } from "./open-shop";

runShop();

/** Cancels a placed order to change it, by keyboard, with a double press. */
async function changeOrder(page: Page): Promise<void> {
  const change = button(page, "Edit order");
  await tabTo(change);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/cart/");
  await page.getByRole("status").filter({ hasText: "Order canceled" }).waitFor();
  await page.getByRole("list", { name: "Products in your cart" }).waitFor();
}

test("an order above its approval goes back to the cart, and the remaining items are leased in full", async () => {
  const shopper = await aShopper();
  await anApproval(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper, MORE_THAN_PART);
    const before = await storedCart(page);
    await pressKey(leaseButton(page));
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByText("$1,500.00 of your order is leased.").waitFor();
    await waitFor(async () => (JSON.stringify(await storedCart(page)) === "[]" ? true : null));
    await looksRight(page);
    await changeOrder(page);
    expect(await storedCart(page)).toEqual(before);
    const approval = page.getByRole("region", { name: "Your lease approval" });
    await approval.getByText("Your lease approval: $1,500.00 left").waitFor();
    await approval
      .getByText(
        /^It covers \$1,500\.00 of this cart, which is \$[\d.,]+ with shipping and estimated state tax\. Remove something, or /,
      )
      .waitFor();
    await looksRight(page);
    const remove = page.getByRole("button", { name: /^Remove / });
    for (let remaining = await remove.count(); remaining > 1; remaining -= 1) {
      await remove.first().click();
      await remove.nth(remaining - 1).waitFor({ state: "detached" });
    }
    await approval
      .getByText("It covers everything in this cart with shipping and estimated state tax.")
      .waitFor();
    expect(
      await page.getByRole("region", { name: "Total" }).getByRole("link", { name: "Apply to lease" }).count(),
    ).toBe(0);
    await page.getByRole("link", { name: "Checkout" }).click();
    await button(page, NEXT).click();
    await leaseButton(page).click();
    await toSign(page).waitFor();
  });
});

test("a declined guest who cancels the order has its items back in the cart", async () => {
  const email = anEmail();
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await putInCart(page);
    const before = await storedCart(page);
    await page.goto(siteUrl("/checkout/"));
    await fillDelivery(page, email);
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await choice(page).check();
    await openApplication(page);
    await fillTheRest(page, aLeaseForm(ENDS_IN.declined, email));
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByRole("alert").filter({ hasText: "Your lease was not approved" }).waitFor();
    expect(await storedCart(page)).toEqual([]);
    await changeOrder(page);
    expect(await storedCart(page)).toEqual(before);
    await looksRight(page);
    // Back at the order it is cancelled, and no item is added twice.
    await page.goBack();
    await page.getByText(MESSAGES.checkout.notPayable).first().waitFor();
    expect(await storedCart(page)).toEqual(before);
  });
});
