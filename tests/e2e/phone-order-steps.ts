/** A phone order by keyboard, and the caller's payment from the email, on a phone (ORDER-36, ORDER-37). */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { violationsInBothThemes, violationsOf } from "./axe";
import { GOOD_CARD, payButton, seeThanks, typeCardByKeys } from "./checkout-steps";
import { pressKey, tabTo, typeInto } from "./keyboard";
import { mailedAddress } from "./mailed-code";
import { PHONE, withVisit } from "./open-shop";

export interface Caller {
  readonly email: string;
  /** SKU of the ordered product. */
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Staff place an order from the order list and end at the unpaid order.
 * @returns its number
 */
export async function orderByPhone(page: Page, { email, sku, quantity }: Caller): Promise<string> {
  const main = page.getByRole("main");
  await pressKey(main.getByRole("link", { name: "Create order", exact: true }));
  await typeInto(page, {
    "Email address": email,
    Phone: "5125550142",
    "First name": "Ada",
    "Last name": "Byron",
  });
  await tabTo(main.getByRole("combobox", { name: "Find a product" }));
  await page.keyboard.type(sku);
  await main.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await tabTo(main.getByLabel(/^Units of/));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(String(quantity));
  await typeInto(page, { Address: "12 Analytical Way", City: "Austin" });
  await tabTo(page.getByLabel("State", { exact: true }));
  await page.keyboard.type("Texas");
  await typeInto(page, { "ZIP code": "78701" });
  await pressKey(main.getByRole("button", { name: "Calculate total" }));
  const place = main.getByRole("button", { name: "Place order and email payment link" });
  await place.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await pressKey(place);
  await page.waitForURL(/\/backoffice\/orders\/[0-9a-f-]{36}\//);
  await main
    .getByText(new RegExp(`^Payment link sent: ${email}`))
    .first()
    .waitFor();
  return (
    await main
      .getByText(/EF-[A-Z0-9]+/)
      .first()
      .innerText()
  ).match(/EF-[A-Z0-9]+/)![0];
}

/**
 * The caller pays by card through the email's link, which is invalid afterwards.
 * @param subjectWords of the email
 * @param name the recipient's first name
 */
export async function payFromMail(
  email: string,
  subjectWords = "payment needed",
  name = "Ada",
): Promise<void> {
  const link = await mailedAddress(email, subjectWords, String.raw`Pay \$[\d,.]+`);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(link);
    await payButton(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeCardByKeys(page, GOOD_CARD);
    await pressKey(payButton(page));
    await seeThanks(page, name);
    await page.goto(link);
    await page.getByRole("heading", { level: 2, name: MESSAGES.checkout.nothingLeft }).waitFor();
    expect(await payButton(page).count()).toBe(0);
  });
}
