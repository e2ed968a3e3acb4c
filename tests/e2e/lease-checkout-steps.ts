/** Steps to a lease in the checkout; shared by browser tests. */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { LABELS } from "#contract/messages";
import type { TestUser } from "../support/people/accounts";
import type { TestLeaseForm } from "../support/leases/lease-calls";
import { violationsOf } from "./axe";
import { button, fillDelivery, heading, NEXT } from "./checkout-steps";
import { fillBank, fillIdentity, fillIncome, sendApplication } from "./lease-steps";
import { pressKey, tabTo } from "./keyboard";
import { queryApi, shopDb, signedIn, siteUrl } from "./open-shop";
import { queryAs } from "./placed-orders";

/** Above a half approval, in cents. */
export const MORE_THAN_PART = 1_500_00;
export const choice = (page: Page) => page.getByRole("radio", { name: /^Lease Credit/ });
export const leaseButton = (page: Page) => button(page, /^Lease \$/);

export const toSign = (page: Page) => heading(page, "One more step: sign your lease");

export async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsOf(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

interface WasherProducts {
  readonly searchProducts: {
    readonly products: readonly { productId: string; regularPrice: number; salePrice: number | null }[];
  };
}

/**
 * Signed in at the payment step, with enough units of one product in the account's cart for at least that
 * many cents.
 */
export async function comeToPay(page: Page, shopper: TestUser, leastCents = 0): Promise<void> {
  const { searchProducts } = await queryApi<WasherProducts>(
    `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING }) {
      products { productId regularPrice salePrice } } }`,
  );
  let cents = 0;
  for (const { productId, regularPrice, salePrice } of searchProducts.products) {
    // Restocks it: other tests of the file bought some.
    await sql`UPDATE product_stock SET available_quantity = 20 WHERE product_id = ${productId}`.execute(
      shopDb(),
    );
    const query = "mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { id } }";
    await queryAs(shopper.bearer, query, { id: productId });
    cents += salePrice ?? regularPrice;
    if (cents > leastCents) break;
  }
  await signedIn(page, shopper);
  await page.goto(siteUrl("/checkout/"));
  await fillDelivery(page, shopper.username);
  await button(page, NEXT).click();
  await page.waitForURL("**/checkout/payment/");
  await choice(page).waitFor();
}

/** From the chosen lease to the application's page. */
export async function openApplication(page: Page): Promise<void> {
  await pressKey(page.getByRole("main").getByRole("link", { name: LABELS.applyForLease }));
  await page.waitForURL("**/checkout/lease/**");
}

/** Completes a guest's form inside the checkout, which already has the address. */
export async function fillTheRest(page: Page, form: TestLeaseForm): Promise<void> {
  await fillIdentity(page, form);
  await fillIncome(page, form);
  await fillBank(page, form);
  await heading(page, /Review and submit/).waitFor();
  await sendApplication(page);
}

/** At the lessor's page: chooses a plan, signs, and returns. */
export async function sign(page: Page): Promise<void> {
  await pressKey(page.getByRole("link", { name: "Read and sign your lease" }));
  await tabTo(page.getByRole("radio", { name: /every week/ }));
  await page.keyboard.press("Space");
  await pressKey(page.getByRole("button", { name: "Sign the agreement" }));
  await pressKey(page.getByRole("link", { name: "Back to the shop" }));
  await page.waitForURL("**/checkout/done/?*");
}
