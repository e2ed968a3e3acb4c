/**
 * Each payment method in a browser: declined, challenged by the bank, paid elsewhere, and retried with
 * another method.
 */
import { PASSWORD } from "../support/people/accounts";
import {
  ADDRESS,
  anEmail,
  button,
  cardFrame,
  comeToPay,
  countOrders,
  GOOD_CARD,
  heading,
  method,
  NEXT,
  payButton,
  putInCart,
  seeThanks,
  storedCart,
  typeCard,
} from "./checkout-steps";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { waitFor } from "../support/hosts/wait-for";

runShop();

test("a declined card keeps the page, and the same order is paid with another method", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page);
    await typeCard(cardFrame(page), "4000 1111 1111 1115");
    await payButton(page).click();
    await page.getByRole("heading", { name: "Your payment didn't go through" }).waitFor();
    expect(await cardFrame(page).getByLabel("Card number").inputValue()).toBe("4000 1111 1111 1115");
    expect(page.url()).toContain("/checkout/payment/?order=");

    await page.reload();
    await payButton(page).waitFor();
    // The choice shows with the page's next drawing, a moment after the press.
    await method(page, "Google Pay").click();
    const sheet = page.frameLocator("iframe[title='Google Pay']");
    await sheet.getByRole("button", { name: "Buy with Google Pay" }).click();
    await sheet.getByRole("button", { name: "Continue" }).click();
    await seeThanks(page);
    expect(await countOrders()).toBe(before + 1);
  });
});

test("the bank's challenge is answered in the frame, and a wrong answer can be corrected", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page);
    await typeCard(cardFrame(page), "4000 0000 0000 2503");
    await payButton(page).click();
    await page.getByText("Your bank has a question.").waitFor();
    await cardFrame(page).getByLabel("Code from your bank").fill("1234");
    await cardFrame(page).getByRole("button", { name: "Confirm" }).click();
    await seeThanks(page);
  });
});

test("Klarna approves one customer and declines another, who pays by card instead", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await comeToPay(page, anEmail("+denied"));
    await method(page, "Klarna").check();
    await page.frameLocator("iframe[title='Klarna']").getByText("Pay in 30 days").waitFor();
    await payButton(page).click();
    await page.getByText("Klarna didn't approve this purchase.").first().waitFor();
    await method(page, "Credit or debit card").check();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
  });
});

test("a customer selects a saved address, pays with Klarna and finds the cart empty", async () => {
  const shopper = await aShopper({ password: PASSWORD, firstName: "Ada" });
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl(`/login/?returnUrl=${encodeURIComponent("/account/addresses/")}`));
    await page.getByLabel("Email address", { exact: true }).fill(shopper.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await button(page, "Add an address").click();
    for (const [label, value] of Object.entries(ADDRESS)) {
      await page.getByLabel(label === "Phone" ? "Phone for delivery" : label, { exact: true }).fill(value);
    }
    await page.getByLabel("State", { exact: true }).selectOption("TX");
    await button(page, "Save address").click();
    await page.getByText("Austin, TX 78701").waitFor();

    await putInCart(page);
    await page.goto(siteUrl("/cart/"));
    await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("radio", { name: /1 Congress Ave/ }).waitFor();
    expect(await page.getByRole("radio", { name: /1 Congress Ave/ }).isChecked()).toBe(true);
    expect(await page.getByLabel("Email address", { exact: true }).first().inputValue()).toBe(
      shopper.username,
    );
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await method(page, "Klarna").check();
    await page.frameLocator("iframe[title='Klarna']").getByText("Pay in 30 days").waitFor();
    await payButton(page).click();
    await seeThanks(page);
    // The browser's copy follows the account's cart, which was emptied with the order.
    await waitFor(async () => (JSON.stringify(await storedCart(page)) === "[]" ? true : null));
  });
});

test.each([["Coinbase Commerce"], ["Cryptocurrency"]])(
  "%s is paid on its own page, which leads back to the order",
  async (name) => {
    await withVisit({ viewport: DESKTOP }, async ({ page }) => {
      await comeToPay(page);
      await method(page, name).check();
      if (name === "Cryptocurrency") await page.getByRole("radio", { name: /^Bitcoin BTC/ }).check();
      await button(page, /^Place order and pay/).click();
      await page.waitForURL(/\/pay\/|\/invoice\//);
      await page.getByRole("button", { name: /^Pay / }).first().click();
      await page.getByRole("link", { name: /to the shop/ }).click();
      await seeThanks(page);
    });
  },
);

test("an order left at a hosted page offers another payment method", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page);
    await method(page, "Coinbase Commerce").check();
    await button(page, /^Place order and pay/).click();
    await page.waitForURL(/\/pay\//);
    await page.goBack();
    await heading(page, "Complete your payment").waitFor();
    await page.getByText(/We're holding your items until \d+:\d\d/).waitFor();
    const done = page.getByRole("navigation", { name: "Checkout steps" }).locator("[data-done]");
    expect(await done.allInnerTexts()).toEqual([expect.stringContaining("Delivery")]);
    await page.getByRole("link", { name: "Pay another way" }).click();
    await page.getByText(/We're holding your items until \d+:\d\d/).waitFor();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
    expect(await done.count()).toBe(2);
  });
});

test("a customer who returns from a hosted page unpaid has left it, and can pay with another method", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page);
    await method(page, "Coinbase Commerce").check();
    await page.getByText("We'll hold your items for 30 minutes once you continue to payment.").waitFor();
    await button(page, /^Place order and pay/).click();
    await page.waitForURL(/\/pay\//);
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await heading(page, "Your payment didn't go through").waitFor();
    await page.getByText("The payment wasn't completed.").waitFor();
    expect(new URL(page.url()).searchParams.has("left")).toBe(false);
    await page.getByRole("link", { name: "Pay another way" }).click();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
  });
});
