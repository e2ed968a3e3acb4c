/** Taps on a phone from a product page to an order: each press, field and choice is one tap. */
import type { Locator, Page } from "playwright-core";
import { LABELS } from "#contract/messages";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { ADDRESS, anEmail, button, cardFrame, heading, NEXT, payButton, seeThanks } from "./checkout-steps";
import { choice } from "./lease-checkout-steps";
import { DECIDED_WITHIN_MS, GO_ON, SEND } from "./lease-steps";
import { PHONE, runShop, siteUrl, someWasher, withVisit } from "./open-shop";

runShop();

/** Performs and counts a person's actions. */
function tapsOf(page: Page) {
  let count = 0;
  const press = async (what: Locator): Promise<void> => {
    count += 1;
    await what.click();
  };
  const fill = async (
    label: string,
    value: string,
    where: Pick<Page, "getByLabel"> = page,
  ): Promise<void> => {
    count += 1;
    await where.getByLabel(label, { exact: true }).fill(value);
  };
  const choose = async (label: string, value: string): Promise<void> => {
    count += 1;
    await page.getByLabel(label).selectOption(value);
  };
  return { press, fill, choose, count: () => count };
}

type Taps = ReturnType<typeof tapsOf>;

/** As a first-time guest. */
async function comeToPay(page: Page, { press, fill }: Taps, email: string): Promise<void> {
  await page.goto(siteUrl((await someWasher()).url));
  await press(page.getByRole("button", { name: "Add to Cart" }).first());
  await press(page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: "Checkout" }));
  await button(page, NEXT).waitFor();
  await fill("Email address", email);
  for (const [label, value] of Object.entries(ADDRESS)) await fill(label, value);
  expect(await page.getByLabel("State", { exact: true }).inputValue()).toBe("TX");
  await press(button(page, NEXT));
  await payButton(page).waitFor();
}

test("14 taps lead from a product page to an order paid by card", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const taps = tapsOf(page);
    await comeToPay(page, taps, anEmail());
    const card = cardFrame(page);
    await taps.fill("Card number", "4111 1111 1111 1111", card);
    await taps.fill("Expires (MM/YY)", "12/39", card);
    await taps.fill("Security code", "123", card);
    await taps.press(payButton(page));
    await seeThanks(page);
    expect(taps.count()).toBeLessThanOrEqual(14);
  });
});

test("30 taps lead from a product page to a signed lease", async () => {
  const email = anEmail();
  const { identity, income, bank } = aLeaseForm(ENDS_IN.partial, email);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const taps = tapsOf(page);
    const { press, fill, choose } = taps;
    await comeToPay(page, taps, email);
    await press(choice(page));
    await press(page.getByRole("main").getByRole("link", { name: LABELS.applyForLease }));

    await heading(page, /About you/).waitFor();
    await fill("Date of birth", identity.dateOfBirth);
    await fill("Social Security number or ITIN", identity.ssn);
    await press(page.getByRole("radio", { name: "No" }));
    await press(button(page, GO_ON));

    await heading(page, /Your income/).waitFor();
    await fill("Employer or income source", income.employerName);
    await fill("Monthly income after taxes", "2,400");
    await choose("How often you're paid", "BIWEEKLY");
    await fill("Last payday", income.lastPayDate);
    await press(button(page, GO_ON));

    await heading(page, /Your bank account/).waitFor();
    await fill("Bank name", bank.bankName);
    await fill("Routing number", bank.routingNumber);
    await fill("Account number", bank.accountNumber);
    await press(button(page, GO_ON));

    await heading(page, /Review and submit/).waitFor();
    await press(page.getByRole("checkbox", { name: "I've read this and agree" }));
    await press(button(page, SEND));
    const sign = page.getByRole("link", { name: LABELS.readAndSign });
    await sign.waitFor({ timeout: DECIDED_WITHIN_MS });
    await press(sign);
    await press(page.getByRole("radio", { name: /every week/ }));
    await press(page.getByRole("button", { name: "Sign the agreement" }));
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await seeThanks(page);
    expect(taps.count()).toBeLessThanOrEqual(30);
  });
});
