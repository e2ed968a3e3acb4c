/**
 * Lease Credit in the checkout, from the choice to the signed lease; on a phone, by keyboard, checked by axe.
 */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
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
  typeCardByKeys,
} from "./checkout-steps";
import { arrowTo, pressKey, tabTo } from "./keyboard";
import { storedText, secretsIn, sendApplication } from "./lease-steps";
import {
  choice,
  comeToPay,
  fillTheRest,
  leaseButton,
  looksRight,
  MORE_THAN_PART,
  openApplication,
  sign,
  toSign,
} from "./lease-checkout-steps";
import { anApproval, saveForm } from "./leases";
import { aShopper, PHONE, runShop, shopDb, siteUrl, withVisit } from "./open-shop";
import { queryAs } from "./placed-orders";

runShop();

/** The sandboxes take up to twenty seconds for automatic decisions, and the page polls slowly. */
const DECIDED_WITHIN_MS = 60_000;
const signed = (page: Page) => heading(page, /^Thank you, Ada/);

test("an approval that covers the order is used with one press, by keyboard, and signed", async () => {
  const shopper = await aShopper();
  await anApproval(shopper);
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const before = await countOrders();
    await comeToPay(page, shopper);
    await page.getByText("Your approval covers this order: you have $3,000.00").waitFor();
    expect(await choice(page).isChecked()).toBe(true);
    await page
      .getByRole("table", {
        name: /^\$[\d.,]+ with shipping and estimated state tax, leased from Katapult:$/,
      })
      .waitFor();
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

test("an approval below the total leases its amount, and the rest is paid by card", async () => {
  const shopper = await aShopper();
  await anApproval(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page, shopper, MORE_THAN_PART);
    await page.getByText("Your approval covers $1,500.00 of").waitFor();
    await looksRight(page);
    await pressKey(leaseButton(page));
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByText("$1,500.00 of your order is leased.").waitFor();
    await page.reload();
    await page.getByText("$1,500.00 of your order is leased.").waitFor();
    expect(await choice(page).count()).toBe(0);
    const remaining = (await payButton(page).innerText()).replace(/^Pay /, "");
    await page.getByText(`${remaining} left to pay.`).waitFor();
    await looksRight(page);
    await typeCardByKeys(page, GOOD_CARD);
    await tabTo(payButton(page));
    await page.keyboard.press("Enter");
    await toSign(page).waitFor();
    expect(await countOrders()).toBe(before + 1);
    await sign(page);
    await signed(page).waitFor();
  });
});

test("a cart above the approval is reduced to fit, and restored", async () => {
  const shopper = await aShopper();
  await anApproval(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper, MORE_THAN_PART);
    const proposal = page.getByRole("region", { name: /lease less/ });
    await proposal
      .getByText(/^Remove /)
      .first()
      .waitFor();
    const change = proposal.getByRole("button", { name: /^Change my cart to \$/ });
    const total = (await change.innerText()).replace("Change my cart to ", "");
    await pressKey(change);
    await button(page, `Lease ${total}`).waitFor();
    await page.getByText("Your approval covers this order: you have $1,500.00").waitFor();
    await looksRight(page);
    await button(page, "Undo changes").click();
    await proposal.waitFor();
    await change.click();
    await button(page, `Lease ${total}`).click();
    await toSign(page).waitFor();
  });
});

/** Inside the checkout the form is prefilled: consents and submits. */
async function applyHere(page: Page): Promise<void> {
  await arrowTo(choice(page));
  await openApplication(page);
  await heading(page, /Review and submit/).waitFor();
  await looksRight(page);
  await sendApplication(page);
}

test("a declined customer is led to other payment methods for the same order, and pays by card", async () => {
  const shopper = await aShopper();
  await saveForm(shopper, ENDS_IN.declined);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countOrders();
    await comeToPay(page, shopper);
    await applyHere(page);
    await page.waitForURL("**/checkout/payment/?order=*");
    const alert = page.getByRole("alert").filter({ hasText: "Your lease was not approved" });
    await alert.waitFor();
    expect(await alert.innerText()).toContain("No leasing company could approve your application.");
    expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true);
    await looksRight(page);
    await arrowTo(method(page, "Credit or debit card"));
    await typeCard(cardFrame(page), GOOD_CARD);
    await pressKey(payButton(page));
    await seeThanks(page);
    expect(await countOrders()).toBe(before + 1);
  });
});

test.each([
  ["in review, then approved", ENDS_IN.review],
  ["an error, then approved", ENDS_IN.errorOnce],
  ["approved without a webhook", ENDS_IN.silent],
])("%s: the confirmation proceeds automatically to the signature", async (_what, last4) => {
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

test("an application approved in part leads to paying the rest", async () => {
  const shopper = await aShopper();
  await saveForm(shopper, ENDS_IN.partial);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper, MORE_THAN_PART);
    await applyHere(page);
    await page.waitForURL("**/checkout/payment/?order=*");
    await page.getByText("$1,500.00 of your order is leased.").waitFor();
    await typeCard(cardFrame(page), GOOD_CARD);
    await pressKey(payButton(page));
    await toSign(page).waitFor();
  });
});

test("an expired approval is not offered: Lease Credit needs a new application", async () => {
  const shopper = await aShopper();
  const id = await anApproval(shopper);
  await sql`UPDATE lease_applications SET expires_at = now() - interval '1 minute' WHERE id = ${id}`.execute(
    shopDb(),
  );
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await comeToPay(page, shopper);
    await arrowTo(
      page.getByRole("radio", {
        name: /^Lease Credit \$[\d.,]+ with shipping and estimated state tax, or .* weekly payments of .* total cost/,
      }),
    );
    expect(await leaseButton(page).count()).toBe(0);
    await openApplication(page);
    await heading(page, /About you/).waitFor();
    await page.reload();
    await heading(page, /About you/).waitFor();
    await page.getByRole("link", { name: "Back to payment options" }).click();
    await page.waitForURL("**/checkout/payment/");
    expect(await choice(page).isChecked()).toBe(true);
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
    await openApplication(page);
    await fillTheRest(page, aLeaseForm(ENDS_IN.silent, email));
    await page.waitForURL("**/checkout/done/?*");
    await toSign(page).waitFor({ timeout: DECIDED_WITHIN_MS });
    expect(secretsIn(await storedText(page))).toEqual([]);
    const { bearer } = await aShopper({ username: email });
    const { list } = await queryAs<{ list: { applications: { orderId: string }[] } }>(
      bearer,
      "{ list: getApplicationByUser { applications { orderId } } }",
    );
    expect(list.applications.map(({ orderId }) => orderId)).toEqual([
      new URL(page.url()).searchParams.get("id"),
    ]);
  });
});

test("in a state without leasing the reason is shown, and other payment methods stay", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await putInCart(page);
    await page.goto(siteUrl("/checkout/"));
    await fillDelivery(page, anEmail(), { City: "Minneapolis", "ZIP code": "55401" });
    await page.getByLabel("State", { exact: true }).first().selectOption("MN");
    await button(page, NEXT).click();
    await page.waitForURL("**/checkout/payment/");
    await page.getByRole("radio", { name: /^Lease Credit Leasing isn't available in Minnesota/ }).check();
    await looksRight(page);
    expect(await leaseButton(page).count()).toBe(0);
    await method(page, "Pay now").check();
    await method(page, "Credit or debit card").check();
    await payButton(page).waitFor();
  });
});
