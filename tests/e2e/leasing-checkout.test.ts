/** Lease Credit in the checkout, from the choice to the signed lease; on a phone, by keyboard, looked over by axe. */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import type { TestUser } from "../support/accounts";
import { aLeaseForm, ENDS_IN } from "../support/lease-calls";
import { violationsOf } from "./axe";
import {
  anEmail,
  button,
  cardFrame,
  countOrders,
  fillDelivery,
  GOOD_CARD,
  heading,
  method,
  NEXT,
  payButton,
  putInCart,
  seeThanks,
  typeCard,
} from "./checkout-steps";
import { tabTo } from "./keyboard";
import {
  fillAddress,
  fillBank,
  fillIdentity,
  fillIncome,
  keptText,
  secretsIn,
  sendApplication,
} from "./lease-steps";
import { anApproval, saveForm } from "./leases";
import { askApi, aShopper, PHONE, runShop, shopDb, signedIn, siteUrl, withVisit } from "./open-shop";
import { askAs } from "./placed-orders";

runShop();

/** What the doubles decide by themselves takes them up to twenty seconds, and the page asks at a calm pace. */
const DECIDED_WITHIN_MS = 60_000;
/** Above half of an approval in full, in cents. */
const MORE_THAN_PART = 1_500_00;
const choice = (page: Page) => page.getByRole("radio", { name: /^Lease Credit/ });
const leaseButton = (page: Page) => button(page, /^Lease \$/);

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsOf(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

interface Found {
  readonly searchProducts: {
    readonly products: readonly { productId: string; regularPrice: number; salePrice: number | null }[];
  };
}

/** Signed in, with a product in the account's cart and as many others as come to so many cents, at the payment step. */
async function comeToPay(page: Page, shopper: TestUser, leastCents = 0): Promise<void> {
  const { searchProducts } = await askApi<Found>(
    `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING }) {
      products { productId regularPrice salePrice } } }`,
  );
  let cents = 0;
  for (const { productId, regularPrice, salePrice } of searchProducts.products) {
    // The other tests of the file bought some.
    await sql`UPDATE product_stock SET available_quantity = 20 WHERE product_id = ${productId}`.execute(
      shopDb(),
    );
    const query = "mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { id } }";
    await askAs(shopper.bearer, query, { id: productId });
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

/** At the lessor's page: chooses a plan, signs, and comes back. */
async function sign(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Read and sign your lease" }).click();
  await page.getByRole("heading", { name: "Lease agreement" }).waitFor();
  await page.getByRole("radio", { name: /every week/ }).check();
  await page.getByRole("button", { name: "Sign the agreement" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await page.waitForURL("**/checkout/done/?*");
}

const toSign = (page: Page) => heading(page, "One step is left: sign your lease");
const signed = (page: Page) => heading(page, /^Thank you, Ada/);

test("an approval that covers the order is used by one press, by keyboard, and signed", async () => {
  const shopper = await aShopper();
  await anApproval(shopper);
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const before = await countOrders();
    await comeToPay(page, shopper);
    await page.getByText("Your approval covers this order: $3,000.00").waitFor();
    expect(await choice(page).isChecked()).toBe(true);
    await page.getByRole("table", { name: /^Cash price \$[\d.,]+, or leased:$/ }).waitFor();
    await looksRight(page);
    await tabTo(leaseButton(page));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await toSign(page).waitFor();
    await looksRight(page);
    await page.reload();
    await toSign(page).waitFor();
    expect(await countOrders()).toBe(before + 1);
    await sign(page);
    await signed(page).waitFor();
    await looksRight(page);
    await page.goto(siteUrl("/checkout/payment/"));
    await heading(page, "Your order is placed").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("an approval below the total is leased as far as it reaches, and the rest is paid by card", async () => {
  const shopper = await aShopper();
  await anApproval(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page, shopper, MORE_THAN_PART);
    await page.getByText("Your approval covers $1,500.00 of").waitFor();
    await looksRight(page);
    await leaseButton(page).click();
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByText("$1,500.00 of your order are leased.").waitFor();
    await page.reload();
    await page.getByText("$1,500.00 of your order are leased.").waitFor();
    expect(await choice(page).count()).toBe(0);
    const left = (await payButton(page).innerText()).replace(/^Pay /, "");
    await page.getByText(`${left} are left to pay.`).waitFor();
    await looksRight(page);
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await toSign(page).waitFor();
    expect(await countOrders()).toBe(before + 1);
    await sign(page);
    await signed(page).waitFor();
  });
});

test("a cart above the approval is trimmed to what fits, and put back", async () => {
  const shopper = await aShopper();
  await anApproval(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper, MORE_THAN_PART);
    const proposal = page.getByRole("region", { name: /lease less/ });
    await proposal
      .getByText(/^Take out /)
      .first()
      .waitFor();
    const change = proposal.getByRole("button", { name: /^Change my cart to \$/ });
    const total = (await change.innerText()).replace("Change my cart to ", "");
    await tabTo(change);
    await page.keyboard.press("Enter");
    await button(page, `Lease ${total}`).waitFor();
    await page.getByText("Your approval covers this order: $1,500.00").waitFor();
    await looksRight(page);
    await button(page, "Put everything back").click();
    await proposal.waitFor();
    await change.click();
    await button(page, `Lease ${total}`).click();
    await toSign(page).waitFor();
  });
});

/** Inside the checkout, where the form is filled in already: agrees and sends it. */
async function applyHere(page: Page): Promise<void> {
  await choice(page).check();
  await heading(page, /Look it over/).waitFor();
  await looksRight(page);
  await sendApplication(page);
}

test("who is declined is led to the other ways to pay for the same order, and pays by card", async () => {
  const shopper = await aShopper();
  await saveForm(shopper, ENDS_IN.declined);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page, shopper);
    await applyHere(page);
    await page.waitForURL("**/checkout/payment/?order=*");
    const alert = page.getByRole("alert").filter({ hasText: "Your lease was not approved" });
    await alert.waitFor();
    expect(await alert.innerText()).toContain("No lessor could approve your application.");
    expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true);
    await looksRight(page);
    await method(page, "Credit or debit card").check();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await seeThanks(page);
    expect(await countOrders()).toBe(before + 1);
  });
});

test.each([
  ["in review, then approved", ENDS_IN.review],
  ["an error, then approved", ENDS_IN.errorOnce],
  ["approved, and no webhook ever says so", ENDS_IN.silent],
])("%s: the confirmation follows by itself to the signature", async (_what, last4) => {
  const shopper = await aShopper();
  await saveForm(shopper, last4);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page, shopper);
    await applyHere(page);
    await page.waitForURL("**/checkout/done/?*");
    await toSign(page).waitFor({ timeout: DECIDED_WITHIN_MS });
    await looksRight(page);
    expect(await countOrders()).toBe(before + 1);
    await sign(page);
    await signed(page).waitFor();
  });
});

test("an application that is approved for a part leads to the rest", async () => {
  const shopper = await aShopper();
  await saveForm(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper, MORE_THAN_PART);
    await applyHere(page);
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByText("$1,500.00 of your order are leased.").waitFor();
    await typeCard(cardFrame(page), GOOD_CARD);
    await payButton(page).click();
    await toSign(page).waitFor();
  });
});

test("an approval that has lapsed is not offered: Lease Credit asks for an application again", async () => {
  const shopper = await aShopper();
  const id = await anApproval(shopper);
  await sql`UPDATE lease_applications SET expires_at = now() - interval '1 minute' WHERE id = ${id}`.execute(
    shopDb(),
  );
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper);
    await page
      .getByRole("radio", { name: /^Lease Credit Cash price .* weekly payments of .* total cost/ })
      .check();
    await page.getByLabel("ZIP code of your home").waitFor();
    expect(await leaseButton(page).count()).toBe(0);
  });
});

test("a guest applies inside the checkout, and finds the application after registering", async () => {
  const email = anEmail();
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await fillDelivery(page, email);
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await choice(page).check();
    await button(page, "Start").click();
    const form = aLeaseForm(ENDS_IN.silent, email);
    await fillIdentity(page, form);
    await fillAddress(page, form);
    await fillIncome(page, form);
    await fillBank(page, form);
    await heading(page, /Look it over/).waitFor();
    await sendApplication(page);
    await page.waitForURL("**/checkout/done/?*");
    await toSign(page).waitFor({ timeout: DECIDED_WITHIN_MS });
    expect(secretsIn(await keptText(page))).toEqual([]);
    const { bearer } = await aShopper({ username: email });
    const { list } = await askAs<{ list: { applications: { orderId: string }[] } }>(
      bearer,
      "{ list: getApplicationByUser { applications { orderId } } }",
    );
    expect(list.applications.map(({ orderId }) => orderId)).toEqual([
      new URL(page.url()).searchParams.get("id"),
    ]);
  });
});

test("where nobody leases the reason stands instead, and the other ways to pay stay", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await fillDelivery(page, anEmail(), { City: "Minneapolis", "ZIP code": "55401" });
    await page.getByLabel("State", { exact: true }).first().selectOption("MN");
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await page.getByRole("radio", { name: /^Lease Credit Leasing is not available in Minnesota/ }).check();
    await looksRight(page);
    expect(await leaseButton(page).count()).toBe(0);
    await method(page, "Credit or debit card").check();
    await payButton(page).waitFor();
  });
});
