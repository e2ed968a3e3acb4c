/** Leases in the account: list, application, wallet and menu; by keyboard on a phone, checked by axe. */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { LABELS, MESSAGES } from "#contract/messages";
import { PASSWORD } from "../support/people/accounts";
import { ENDS_IN, SECRET_NUMBERS } from "../support/leases/lease-calls";
import { violationsOf } from "./axe";
import { pressKey, tabTo } from "./keyboard";
import { aLeaseToSign, anApplication, anApproval, decide } from "./leases";
import { mailedAddress } from "./mailed-code";
import { aShopper, DESKTOP, PHONE, runShop, shopDb, siteUrl, someWasher, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, level: number, name: string) =>
  main(page).getByRole("heading", { level, name, exact: true });
const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsOf(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

test("a customer follows an application from the lessor's page to the approval, by keyboard on a phone", async () => {
  const shopper = await aShopper({ password: PASSWORD });
  const application = await anApplication(shopper, ENDS_IN.atThePage);
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    // A deep link while signed out: the sign-in leads back to it.
    await page.goto(siteUrl(`/account/leases/${application.id}/`));
    await page.getByLabel("Email address", { exact: true }).fill(shopper.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/account/leases/${application.id}/`);
    await heading(page, 1, "Your lease application").waitFor();
    await main(page).getByText(MESSAGES.leases.continueAtLessor).waitFor();
    const onward = main(page).getByRole("link", { name: "Continue on the leasing company's site" });
    expect(await onward.getAttribute("href")).toBe(application.redirectUrl);
    await looksRight(page);

    await decide(application, "full");
    await tabTo(main(page).getByRole("button", { name: "Check again" }));
    await page.keyboard.press("Enter");
    await region(page, "Approval").getByText("Remaining").waitFor();
    await main(page).getByRole("article").getByText("Approved", { exact: true }).first().waitFor();
    const typed = region(page, "Your details");
    await typed.getByText(`ending in ${ENDS_IN.atThePage}`).waitFor();
    for (const secret of Object.values(SECRET_NUMBERS)) {
      expect(await page.content()).not.toContain(secret);
    }
    await looksRight(page);

    await tabTo(main(page).getByRole("link", { name: "All applications" }));
    await page.keyboard.press("Enter");
    await heading(page, 1, "Your leases").waitFor();
    await region(page, "Your lease approval").getByText("Remaining").waitFor();
    const list = main(page).getByRole("list", { name: "Lease applications" });
    await list.getByText(/left until/).waitFor();
    expect(await list.getByRole("article").count()).toBe(1);
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

test("the account menu shows the remaining credit on a catalogue page, and clears it with the session", async () => {
  const shopper = await aShopper();
  await decide(await anApplication(shopper, ENDS_IN.atThePage), "partial");
  await withVisit({ viewport: DESKTOP }, async ({ page, requests, complaints }) => {
    await openAs(page, "/account/", shopper);
    const remaining = region(page, "Your lease approval").getByText(/^Use it by/);
    await remaining.waitFor();
    const before = requests.length;
    await page.goto(siteUrl("/products/televisions/"));
    const menu = page.getByRole("banner").locator(".account");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: /^Leases \$[\d,]+\.00 left until / }).waitFor();
    const walletRequests = requests
      .slice(before)
      .filter((request) => request.postData()?.includes("LeaseWallet"));
    expect(walletRequests).toEqual([]);
    await menu.getByRole("button", { name: "Sign out" }).click();
    await page.waitForFunction(() => localStorage.getItem("ef-session") === null);
    expect(await page.evaluate(() => localStorage.getItem("ef-lease-credit"))).toBeNull();
    expect(complaints).toEqual([]);
  });
});

test("an unsigned lease has three reminders; the third email links to agreement and lessor, without an account", async () => {
  const shopper = await aShopper();
  await anApproval(shopper);
  const order = await aLeaseToSign(shopper, await someWasher());
  await mailedAddress(shopper.username, "your lease is ready to sign", LABELS.readAndSign);
  let link = "";
  for (const count of [1, 2, 3]) {
    await sql`UPDATE leases SET reminded_at = reminded_at - interval '25 hours' WHERE order_id = ${order.id}`.execute(
      shopDb(),
    );
    link = await mailedAddress(shopper.username, "Reminder: sign your lease", LABELS.readAndSign, count);
  }
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(link.replace(/^https?:\/\/[^/]+/, siteUrl()));
    await pressKey(main(page).getByRole("link", { name: LABELS.agreement }));
    await heading(page, 2, `Lease of order ${order.uniqueId}`).waitFor();
    await looksRight(page);
    // Its price tables fit the narrowest phone.
    await page.setViewportSize({ ...PHONE, width: 320 });
    await looksRight(page);
    await page.setViewportSize(PHONE);
    await pressKey(main(page).getByRole("link", { name: LABELS.seeOrder }));
    await pressKey(main(page).getByRole("link", { name: MESSAGES.leases.sign }));
    await page.getByRole("heading", { name: "Lease agreement" }).waitFor();
    await tabTo(page.getByRole("radio", { name: /every week/ }));
    await page.keyboard.press("Space");
    await pressKey(page.getByRole("button", { name: "Sign the agreement" }));
    await page.getByText("You've signed this agreement.").waitFor();
    await pressKey(page.getByRole("link", { name: "Back to the shop" }));
    await page.getByRole("heading", { level: 2, name: /^Thank you, Ada/ }).waitFor();
    await main(page).getByRole("link", { name: LABELS.agreement }).waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

test("another customer's application is not found, and a declined one says so", async () => {
  const [owner, stranger] = [await aShopper(), await aShopper()];
  const declined = await anApplication(owner, ENDS_IN.declined);
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/account/leases/${declined.id}/`, owner);
    await main(page).getByText(MESSAGES.leases.declined).first().waitFor();
    for (const { terms } of LESSORS) {
      await region(page, "History").getByText(MESSAGES.leases.lessorDeclined(terms.name)).waitFor();
    }
    await looksRight(page);
  });
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/account/leases/${declined.id}/`, stranger);
    await heading(page, 2, MESSAGES.generic.notFound).waitFor();
    expect(await main(page).getByText("Byron").count()).toBe(0);
  });
});
