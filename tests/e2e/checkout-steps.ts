/** Checkout steps shared by browser tests. */
import { sql } from "kysely";
import type { FrameLocator, Page } from "playwright-core";
import { typeInto } from "./keyboard";
import { queryApi, shopDb, siteUrl, someWasher } from "./open-shop";

export const ADDRESS = {
  "First name": "Ada",
  "Last name": "Byron",
  Address: "1 Congress Ave",
  City: "Austin",
  "ZIP code": "78701",
  Phone: "(512) 555-0142",
};
export const NEXT = "Continue to payment";
export const GOOD_CARD = "4111 1111 1111 1111";

let shoppers = 0;

/** An address unique in this file. */
export const anEmail = (detail = "") => `shopper${++shoppers}${detail}@example.com`;
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 2, name });
export const payButton = (page: Page) => button(page, /^Pay \$/);
export const cardFrame = (page: Page) => page.frameLocator("iframe[title='Card details']");
export const method = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** A product that stores offer for pickup. */
export async function somethingToPickUp(): Promise<{ readonly url: string }> {
  interface PickupProducts {
    readonly searchProducts: { readonly products: { url: string; inStorePickup: boolean }[] };
  }
  const { searchProducts } = await queryApi<PickupProducts>(
    "{ searchProducts(input: { availability: AVAILABLE, pageSize: 50 }) { products { url inStorePickup } } }",
  );
  return searchProducts.products.find(({ inStorePickup }) => inStorePickup)!;
}

export async function putInCart(page: Page, product?: { readonly url: string }): Promise<void> {
  const { url, productId } = { productId: "", ...(product ?? (await someWasher())) };
  // Restocks it: other tests of the file bought some.
  await sql`UPDATE product_stock SET available_quantity = 20 WHERE product_id = ${productId}`.execute(
    shopDb(),
  );
  await page.goto(siteUrl(url));
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.locator("[data-cart-count='1']").first().waitFor({ state: "attached" });
}

export async function fillDelivery(
  page: Page,
  email: string,
  change: Record<string, string> = {},
): Promise<void> {
  await button(page, NEXT).waitFor();
  await page.getByLabel("Email address", { exact: true }).first().fill(email);
  for (const [label, value] of Object.entries({ ...ADDRESS, ...change })) {
    await page.getByLabel(label, { exact: true }).first().fill(value);
  }
  await page.getByLabel("State", { exact: true }).first().selectOption("TX");
}

/** A guest with a washer in the cart, at the payment step. */
export async function comeToPay(page: Page, email = anEmail()): Promise<void> {
  await putInCart(page);
  await page.goto(siteUrl("/checkout/"));
  await fillDelivery(page, email);
  await button(page, NEXT).click();
  await page.waitForURL("**/checkout/payment/");
  await payButton(page).waitFor();
}

export async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expires (MM/YY)").fill("");
  await frame.getByLabel("Expires (MM/YY)").pressSequentially("1239");
  await frame.getByLabel("Security code").fill("123");
}

/** Types a card by keyboard only, from the current focus into the vendor's frame. */
export async function typeCardByKeys(page: Page, number: string): Promise<void> {
  const card = { "Card number": number, "Expires (MM/YY)": "1239", "Security code": "123" };
  await typeInto(page, card, cardFrame(page));
}

/** @param name the recipient's first name */
export async function seeThanks(page: Page, name = "Ada"): Promise<void> {
  await page.waitForURL("**/checkout/done/?*");
  await heading(page, `Thank you, ${name}. Your order is placed.`).waitFor();
}

/** The browser's stored cart: the checkout's header has no badge. */
export function storedCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("ef-cart") ?? "[]"));
}

export async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders`.execute(shopDb());
  return rows[0]!.count;
}

/** The stores near these tests' address, as listed. */
export async function pickupStores(): Promise<readonly { name: string; street: string }[]> {
  const { rows } = await sql<{ name: string; street: string }>`
    SELECT name, street FROM pickup_locations WHERE postal_prefixes @> ARRAY['787'] ORDER BY name`.execute(
    shopDb(),
  );
  return rows;
}
