/** The cart as a guest and signed in (CART-1 to CART-6), in Chromium. */
import type { Page } from "playwright-core";
import { shippingOfPiece } from "#contract/cart/cart";
import { estimateLeased } from "#contract/leases/estimate";
import { DEFAULT_LESSOR, paymentPlan } from "#contract/leases/financing";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { PASSWORD, type TestUser } from "../support/people/accounts";
import { violationsOf } from "./axe";
import {
  badge,
  CART_PRODUCT,
  holding,
  leasedOf,
  priceOf,
  someProducts,
  total,
  type CartProduct,
} from "./cart-page";
import { anEmail, button, fillDelivery, NEXT } from "./checkout-steps";
import { arrowTo, tabTo } from "./keyboard";
import {
  apiUrl,
  pageApiUrl,
  queryApi,
  aShopper,
  DESKTOP,
  PHONE,
  runShop,
  shopDb,
  signedIn,
  siteUrl,
  withVisit,
} from "./open-shop";

runShop();

let products: CartProduct[];
beforeAll(async () => {
  products = await someProducts();
});

const line = (page: Page, { name }: CartProduct) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });
const quantityOf = (page: Page, { name }: CartProduct) =>
  page.getByRole("textbox", { name: `Quantity of ${name}` });
const snackbar = (page: Page) => page.locator("[data-snackbar]");

/** Contents of the account's cart, by product name. */
async function accountOf({ bearer }: TestUser): Promise<Record<string, number>> {
  const response = await fetch(apiUrl("/graphql"), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: bearer },
    body: JSON.stringify({ query: "{ getCart { items { name quantity } } }" }),
  });
  const { data } = (await response.json()) as {
    data: { getCart: { items: { name: string; quantity: number }[] } | null };
  };
  return Object.fromEntries((data.getCart?.items ?? []).map(({ name, quantity }) => [name, quantity]));
}

/** Resolves when the API has answered that operation. */
function answered(page: Page, operation: string): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === operation && response.ok(),
  );
}

/** Continues with the current cart. */
async function comeToPay(page: Page): Promise<void> {
  await page.goto(siteUrl("/checkout/"));
  await fillDelivery(page, anEmail());
  await button(page, NEXT).click();
  await page.waitForURL("**/checkout/payment/");
}

describe.each([["phone", PHONE] as const, ["desktop", DESKTOP] as const])(
  "a guest on a %s",
  (_name, viewport) => {
    test("changes quantities, removes and restores items, and sees the cash and lease totals", async () => {
      await withVisit({ viewport }, async ({ page, complaints }) => {
        const [washer, dryer] = products as [CartProduct, CartProduct];
        await holding(page, [
          [washer, 1],
          [dryer, 1],
        ]);
        await page.goto(siteUrl("/cart/"));
        await line(page, washer).waitFor();
        await page.getByRole("button", { name: `One more of ${washer.name}` }).click();
        await quantityOf(page, dryer).fill("3");
        await quantityOf(page, dryer).press("Enter");
        const sum = 2 * priceOf(washer) + 3 * priceOf(dryer);
        await total(page).getByText("Subtotal (5 items)").waitFor();
        expect(await total(page).innerText()).toContain(formatMoney(sum));
        const shipping = 2 * shippingOfPiece(washer) + 3 * shippingOfPiece(dryer);
        const plan = paymentPlan(estimateLeased(sum, shipping), "WEEKLY", DEFAULT_LESSOR);
        if (plan) {
          const lease = (await total(page).locator(".plan-line").innerText()).replaceAll("\n", " ");
          expect(lease).toContain(`${formatMoney(plan.paymentCents)}/wk`);
          expect(lease).toContain(`${plan.numberOfPayments} payments`);
          expect(lease).toContain(`${formatMoney(plan.totalCostCents)} total`);
        }
        expect(await violationsOf(page)).toEqual([]);

        await quantityOf(page, washer).fill("0");
        await quantityOf(page, washer).press("Enter");
        await total(page).getByText("Subtotal (3 items)").waitFor();
        const undo = page.getByRole("button", { name: `Undo removing ${washer.name}` });
        expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await violationsOf(page)).toEqual([]);
        await undo.press("Enter");
        await total(page).getByText("Subtotal (5 items)").waitFor();
        const names = await page.getByRole("listitem").getByRole("heading", { level: 2 }).allInnerTexts();
        expect(names).toEqual([washer.name, dryer.name]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(complaints).toEqual([]);
      });
    });
  },
);

test("below the lease minimum sees the missing amount on cards, product, cart and checkout, and no payment; one more unit shows the full plan", async () => {
  const { searchProducts } = await queryApi<{ searchProducts: { products: CartProduct[] } }>(
    `{ searchProducts(input: { minPrice: 16000, maxPrice: 24000, availability: AVAILABLE, sort: BEST_SELLING }) {
      products { ${CART_PRODUCT} } } }`,
  );
  const small = searchProducts.products[0]!;
  await shopDb()
    .updateTable("product_stock")
    .set({ available_quantity: 20 })
    .where("product_id", "=", small.productId)
    .execute();
  const needs = `Add ${formatMoney(DEFAULT_LESSOR.minimumCartCents - leasedOf(small))} to lease`;
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const plan = /\$[\d.,]+\s*\/\s*week|\d+ payments|payments of \$/;
    await page.goto(siteUrl(`/search/?q=${encodeURIComponent(small.name)}`));
    const card = page.getByRole("listitem").filter({ hasText: needs }).first();
    expect(await card.innerText()).not.toMatch(plan);
    await page.goto(siteUrl(small.url));
    const box = page.getByRole("region", { name: "Lease to own" });
    await box.getByText("Leases start at $300.00").waitFor();
    expect(await box.innerText()).not.toMatch(plan);

    await holding(page, [[small, 1]]);
    await page.goto(siteUrl("/cart/"));
    await total(page).getByText(needs).waitFor();
    expect(await total(page).innerText()).not.toMatch(plan);
    expect(await violationsOf(page)).toEqual([]);
    await comeToPay(page);
    const choice = page.getByRole("radio", {
      name: /^Lease Credit Add .* to lease\. Leases start at \$300\.00/,
    });
    await arrowTo(choice);
    expect(await page.getByRole("main").innerText()).not.toMatch(plan);
    expect(await violationsOf(page)).toEqual([]);

    await tabTo(page.getByRole("link", { name: "Edit your cart" }).last());
    await page.keyboard.press("Enter");
    await tabTo(page.getByRole("button", { name: `One more of ${small.name}` }));
    await page.keyboard.press("Enter");
    await total(page).getByText("Subtotal (2 items)").waitFor();
    // The checkout now knows the customer's state.
    const both = paymentPlan(leasedOf(small, 2, "TX"), "WEEKLY", DEFAULT_LESSOR)!;
    expect((await total(page).locator(".plan-line").innerText()).replaceAll("\n", " ")).toBe(
      `or ${formatMoney(both.paymentCents)}/wk lease to own ${both.numberOfPayments} payments · ${formatMoney(both.totalCostCents)} total est. ${formatMoney(both.leasedCents)} delivered`,
    );
  });
});

test("sees an unavailable line counted, with its reason, before the checkout", async () => {
  const [washer, dryer, third] = products as [CartProduct, CartProduct, CartProduct];
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    const setStock = (product: CartProduct, pieces: number) =>
      shopDb()
        .updateTable("product_stock")
        .set({ available_quantity: pieces })
        .where("product_id", "=", product.productId)
        .execute();
    await setStock(dryer, 2);
    await setStock(third, 0);
    await holding(page, [
      [washer, 1],
      [dryer, 3],
      [third, 1],
    ]);
    await page.goto(siteUrl("/cart/"));
    await line(page, dryer).getByText(MESSAGES.cart.lineShort(2)).waitFor();
    await line(page, third).getByText(MESSAGES.cart.lineSoldOut).waitFor();
    await total(page).getByText("Subtotal (5 items)").waitFor();
    await page.getByRole("alert").getByText(MESSAGES.cart.notOrderable).waitFor();
    await page.getByRole("alert").getByText(MESSAGES.checkout.outOfStock(dryer.name, 2)).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await total(page).getByRole("link", { name: "Checkout" }).click();
    expect(new URL(page.url()).pathname).toBe("/cart/");
    await page.getByRole("button", { name: `Change to 2 for ${dryer.name}` }).click();
    await page.getByRole("button", { name: `Remove ${third.name}` }).click();
    await total(page).getByText("Subtotal (3 items)").waitFor();
    await total(page).getByRole("link", { name: "Checkout" }).click();
    await page.waitForURL("**/checkout/");
    await setStock(dryer, 50);
    await setStock(third, 50);
  });
});

test("keeps the cart when its prices cannot be loaded, and sees it when they can", async () => {
  await withVisit({}, async ({ page }) => {
    await holding(page, [[products[0]!, 2]]);
    await page.route(`${pageApiUrl()}/**`, (route) => route.abort());
    await page.goto(siteUrl("/cart/"));
    await page.getByRole("heading", { name: "Your cart is safe, but we can't show it" }).waitFor();
    await page.unroute(`${pageApiUrl()}/**`);
    await page.getByRole("button", { name: "Try again" }).click();
    await total(page).getByText("Subtotal (2 items)").waitFor();
  });
});

describe("a customer", () => {
  test("finds their guest cart in the account's cart, once, in every tab", async () => {
    const shopper = await aShopper({ password: PASSWORD });
    const [washer, dryer] = products as [CartProduct, CartProduct];
    await withVisit({}, async ({ page, complaints }) => {
      await holding(page, [
        [washer, 1],
        [dryer, 2],
      ]);
      const secondTab = await page.context().newPage();
      await secondTab.goto(siteUrl("/cart/"));
      await total(secondTab).waitFor();
      await page.goto(siteUrl("/login/?returnUrl=%2Fcart%2F"));
      await page.getByLabel("Email address").fill(shopper.username);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      await page.waitForURL("**/cart/");
      // The first tab has merged it and shows the message.
      await Promise.any(
        [page, secondTab].map((tab) => snackbar(tab).getByText(MESSAGES.cart.merged).waitFor()),
      );
      await total(page).getByText("Subtotal (3 items)").waitFor();
      await Promise.all([page.reload(), secondTab.reload()]);
      await Promise.all([page, secondTab].map((tab) => total(tab).getByText("Subtotal (3 items)").waitFor()));
      expect(await accountOf(shopper)).toEqual({ [washer.name]: 1, [dryer.name]: 2 });
      expect(complaints).toEqual([]);
    });
  });

  test("loses nothing added before the app ran, and has it on other devices too", async () => {
    const shopper = await aShopper();
    const washer = products[0]!;
    await withVisit({}, async ({ page }) => {
      await signedIn(page, shopper);
      await page.goto(siteUrl(washer.url));
      const merged = answered(page, "MergeCarts");
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      await badge(page, 1).waitFor();
      await merged;
      expect(await accountOf(shopper)).toEqual({ [washer.name]: 1 });
    });
    await withVisit({}, async ({ page }) => {
      await signedIn(page, shopper);
      await page.goto(siteUrl("/cart/"));
      await line(page, washer).waitFor();
      await badge(page, 1).waitFor();
      const changed = answered(page, "ChangeQuantity");
      await page.getByRole("button", { name: `One more of ${washer.name}` }).click();
      await badge(page, 2).waitFor();
      await changed;
      expect(await accountOf(shopper)).toEqual({ [washer.name]: 2 });
    });
  });

  test("sees a change reverted with a message when it does not reach the account", async () => {
    const shopper = await aShopper();
    const washer = products[0]!;
    await withVisit({}, async ({ page }) => {
      await holding(page, [[washer, 1]]);
      await signedIn(page, shopper);
      const loaded = answered(page, "CreateEmptyCart");
      await page.goto(siteUrl("/cart/"));
      await loaded;
      await line(page, washer).waitFor();
      await page.route(`${pageApiUrl()}/**`, (route) => route.abort());
      await page.getByRole("button", { name: `One more of ${washer.name}` }).click();
      await total(page).getByText("Subtotal (2 items)").waitFor();
      await snackbar(page).getByText(MESSAGES.cart.notChanged).waitFor();
      await total(page).getByText("Subtotal (1 item)").waitFor();
      await badge(page, 1).waitFor();
    });
  });
});
