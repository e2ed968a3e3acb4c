/** The checkout from the cart to the confirmation: by keyboard, on a phone, and idempotent. */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { LABELS, MESSAGES } from "#contract/messages";
import { violationsInBothThemes, violationsOf } from "./axe";
import {
  ADDRESS,
  anEmail,
  button,
  cardFrame,
  comeToPay,
  countOrders,
  fillDelivery,
  GOOD_CARD,
  heading,
  method,
  NEXT,
  payButton,
  pickupStores,
  putInCart,
  somethingToPickUp,
  seeThanks,
  storedCart,
  typeCard,
} from "./checkout-steps";
import { tabTo, typeInto } from "./keyboard";
import { DESKTOP, PHONE, reachesApi, runShop, shopDb, siteUrl, someWasher, withVisit } from "./open-shop";

runShop();

test("a guest buys by card by keyboard only, on a phone, and no card number reaches the shop", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, requests, complaints }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).waitFor();
    const email = anEmail();
    await typeInto(page, { "Email address": email, ...ADDRESS });
    const state = page.getByLabel("State", { exact: true });
    await tabTo(state);
    await page.keyboard.type("Texas");
    await page.getByText("Everything in your cart ships to 78701.").waitFor();
    await tabTo(button(page, NEXT));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout/payment/");

    const number = cardFrame(page).getByLabel("Card number");
    await number.waitFor();
    await tabTo(method(page, "Credit or debit card"));
    await page.keyboard.press("Tab");
    await page.keyboard.type(GOOD_CARD);
    await page.keyboard.press("Tab");
    await page.keyboard.type("1239");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    expect(await number.inputValue()).toBe(GOOD_CARD);
    await page.keyboard.press("Enter");
    await seeThanks(page);

    expect(
      await page
        .getByText(/^EF-|Order /)
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await storedCart(page)).toEqual([]);
    const sent = requests
      .filter((request) => !request.url().includes("/braintree/"))
      .map((request) => `${request.url()} ${request.postData() ?? ""}`);
    expect(sent.filter((text) => /4111.?1111/.test(text))).toEqual([]);

    await page.getByText("Card ending in 1111").waitFor();
    await heading(page, "What happens next").waitFor();

    await page.goBack();
    await heading(page, "Your order is placed").waitFor();
    await page.goForward();
    await button(page, LABELS.createAccount).click();
    await page.waitForURL("**/register/**");
    expect(await page.getByLabel("Email address").inputValue()).toBe(email);
    expect(complaints).toEqual([]);
  });
});

test("each field shows its error in the shop's words, and entries survive a reload", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    const { validation } = MESSAGES;
    expect(await summary.getByRole("link").allInnerTexts()).toEqual([
      validation.email,
      validation.firstName,
      validation.lastName,
      validation.address,
      validation.city,
      validation.state,
      validation.postalCode,
      validation.phone,
    ]);

    await fillDelivery(page, anEmail(), { City: "Austin" });
    await page.getByLabel("Same as delivery address").uncheck();
    const billing = page.getByRole("region", { name: "Billing address" });
    await billing.getByLabel("First name").fill("Ada1");
    await billing.getByLabel("Last name").fill("Byron");
    await billing.getByLabel("Address", { exact: true }).fill("2 Main St");
    await billing.getByLabel("City").fill("Dallas1");
    await billing.getByLabel("State").selectOption("TX");
    await billing.getByLabel("ZIP code").fill("75201");
    await billing.getByLabel("Phone").fill("2145550142");
    await button(page, NEXT).click();
    await summary.getByRole("link", { name: validation.cityCharacters }).waitFor();
    expect(await summary.getByRole("link").allInnerTexts()).toEqual([
      validation.firstNameLetters,
      validation.cityCharacters,
    ]);
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await button(page, NEXT).waitFor();
    expect(await billing.getByLabel("City").inputValue()).toBe("Dallas1");
    await billing.getByLabel("First name").fill("Ada");
    await billing.getByLabel("City").fill("Dallas");
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await page.getByText("Ada Byron, 2 Main St, Dallas, TX 75201").waitFor();
  });
});

test("a double click, Enter and a second tab at once make one order", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    const before = await countOrders();
    const email = anEmail();
    await comeToPay(page, email);
    const second = await page.context().newPage();
    await second.goto(siteUrl("/checkout/"));
    await fillDelivery(second, email);
    await button(second, NEXT).click();
    await payButton(second).waitFor();
    for (const tab of [page, second]) await typeCard(cardFrame(tab), GOOD_CARD);

    const pressTwice = (tab: Page) =>
      payButton(tab).evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
    await Promise.all([pressTwice(page), pressTwice(second)]);
    const end = /^Thank you, Ada|^Your order is placed|^Your cart is empty/;
    for (const tab of [page, second]) await heading(tab, end).waitFor();
    expect(await countOrders()).toBe(before + 1);
  });
});

test("after a lost response, clicking again finds the placed order", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page);
    await typeCard(cardFrame(page), GOOD_CARD);
    let isLosing = true;
    await page.route("**/graphql", async (route) => {
      if (!isLosing || !(route.request().postData() ?? "").includes("PlaceOrder")) return route.continue();
      await reachesApi(route);
      return route.abort();
    });
    await payButton(page).click();
    await page.getByRole("heading", { name: "We didn't get an answer" }).waitFor();
    isLosing = false;
    await payButton(page).click();
    await seeThanks(page);
    expect(await countOrders()).toBe(before + 1);
  });
});

test("a changed total is shown with the difference, and needs confirmation", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    const { productId } = await someWasher();
    await comeToPay(page);
    await typeCard(cardFrame(page), GOOD_CARD);
    await sql`UPDATE products SET regular_price_cents = regular_price_cents + 1000, sale_price_cents = NULL,
      on_sale = false, revision = revision + 1
      WHERE product_id = ${productId}`.execute(shopDb());
    const label = await payButton(page).innerText();
    await payButton(page).click();
    await page.getByRole("heading", { name: "The total has changed" }).waitFor();
    const changes = page.getByRole("list", { name: "What changed" });
    expect((await changes.innerText()).split("\n").at(-1)).toMatch(/^Total: \$.*, was \$/);
    expect(await payButton(page).innerText()).not.toBe(label);
    await payButton(page).click();
    await seeThanks(page);
  });
});

test("a promotion code lowers the total, and an invalid one shows an error at its field", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    const code = page.getByLabel("Promotion code", { exact: true });
    await code.fill("NOSUCHCODE");
    await button(page, "Apply").click();
    await page.getByText(MESSAGES.checkout.promotionInvalid).waitFor();
    await code.fill("welcome10");
    await button(page, "Apply").click();
    await button(page, "Remove code WELCOME10").waitFor();
    await page.getByText(/^Discount/).waitFor();
  });
});

test("an order is picked up at a store near the postal code", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await putInCart(page, await somethingToPickUp());
    await page.goto(siteUrl("/checkout/"));
    await button(page, NEXT).waitFor();
    await page.getByRole("radio", { name: /^Pickup/ }).check();
    // The store is chosen before the customer's address.
    await page.getByLabel("ZIP code to search for stores").fill("78701");
    const stores = page.getByRole("group", { name: "Store" }).getByRole("radio");
    await stores.first().waitFor();
    expect(await page.getByLabel("ZIP code", { exact: true }).inputValue()).toBe("");
    await fillDelivery(page, anEmail());
    await button(page, NEXT).click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await summary.getByRole("link", { name: MESSAGES.checkout.pickupPlace }).waitFor();
    await stores.first().check();
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await heading(page, "Pickup").waitFor();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
    const { search } = new URL(page.url());
    await page.goto(siteUrl(`/order/${search}`));
    await page.getByRole("heading", { level: 3, name: "Pickup" }).waitFor();
    const [store] = await pickupStores();
    await page.getByText(`${store!.name}, ${store!.street}, Austin, TX`).waitFor();
  });
});

test("an empty cart has no checkout, and another customer's order is not shown", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(siteUrl("/checkout/"));
    await heading(page, "Your cart is empty").waitFor();
    await page.goto(siteUrl("/checkout/payment/"));
    await heading(page, "Your cart is empty").waitFor();
    await page.goto(siteUrl(`/checkout/done/?id=00000000-0000-4000-8000-000000000000&key=guess`));
    await heading(page, "We can't find this order").waitFor();
  });
});

test.each([["phone", PHONE] as const, ["desktop", DESKTOP] as const])(
  "no step has a violation on a %s, and none is wider than the screen",
  async (_name, viewport) => {
    await withVisit({ viewport }, async ({ page }) => {
      const expectNoViolation = async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      };
      await comeToPay(page);
      await cardFrame(page).getByLabel("Card number").waitFor();
      await expectNoViolation();
      await method(page, "Cryptocurrency").check();
      await page.getByRole("radio", { name: /^Bitcoin BTC/ }).waitFor();
      await expectNoViolation();
      await page.goto(siteUrl("/checkout/"));
      await button(page, NEXT).waitFor();
      await page.getByText("Everything in your cart ships to 78701.").waitFor();
      await expectNoViolation();
      await button(page, NEXT).click();
      await page.waitForURL("**/checkout/payment/");
      await method(page, "Credit or debit card").check();
      await typeCard(cardFrame(page), GOOD_CARD);
      await payButton(page).click();
      await seeThanks(page);
      await expectNoViolation();
    });
  },
  180_000,
);

test("an order stores the campaign of its visit", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl("/?utm_source=newsletter&gclid=click-7&tracker=other"));
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => document.cookie.includes("utm_source=newsletter"));
    await comeToPay(page);
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
    const { rows } = await sql<{ attribution: unknown }>`
      SELECT attribution FROM orders ORDER BY submitted_at DESC LIMIT 1`.execute(shopDb());
    expect(rows).toEqual([{ attribution: { utm_source: "newsletter", gclid: "click-7" } }]);
  });
});
