/** A short checkout: no distracting links, and an address is entered once; in Chromium. */
import { LABELS, MESSAGES } from "#contract/messages";
import { button, fillDelivery, NEXT, putInCart } from "./checkout-steps";
import { answerLate, layoutShiftOf, watchLayoutShift } from "./layout-shift";
import { apiUrl, aShopper, DESKTOP, PHONE, runShop, signedIn, siteUrl, withVisit } from "./open-shop";

runShop();

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("on a %s the checkout has no menu and footer links, and help stays", async (_name, viewport) => {
  await withVisit({ viewport }, async ({ page, complaints }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).waitFor();
    for (const place of ["contentinfo", "search"] as const)
      expect(await page.getByRole(place).count()).toBe(0);
    for (const name of ["Departments", "Quick links"]) {
      expect(await page.getByRole("navigation", { name }).count()).toBe(0);
    }
    const header = page.getByRole("banner");
    expect(await header.locator("a[href^='tel:']").isVisible()).toBe(true);
    await header.getByRole("link", { name: "Your cart" }).click();
    await page.waitForURL("**/cart/");
    await page.getByRole("contentinfo").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a customer's new address is saved on request, and offered the next time", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await signedIn(page, shopper);
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).waitFor();
    await fillDelivery(page, shopper.username);
    await page.getByLabel("Save this address to my account").check();
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await page.locator("[data-snackbar]").getByText(MESSAGES.customers.addressAdded).waitFor();
    const headers = { authorization: shopper.bearer };
    const answer = await fetch(apiUrl("/user/address/getAll"), { headers });
    const { data } = (await answer.json()) as { data: { addresses: { address1: string }[] } };
    expect(data.addresses.map(({ address1 }) => address1)).toEqual(["1 Congress Ave"]);
    await page.goto(siteUrl("/checkout/"));
    await page.getByRole("radio", { name: /1 Congress Ave/ }).waitFor();
    expect(await page.getByLabel("Save this address to my account").count()).toBe(0);
  });
});

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("on a %s a late order summary causes no layout shift", async (_name, viewport) => {
  await withVisit({ viewport }, async ({ page }) => {
    await watchLayoutShift(page);
    await putInCart(page);
    await answerLate(page, 900);
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).waitFor();
    await page.getByRole("complementary").getByText(LABELS.orderSummary).waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.05);
  });
});
