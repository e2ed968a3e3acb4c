/**
 * Lease applications in a browser, with the lessor sandboxes behind the shop (LEASE-11 to LEASE-16,
 * LEASE-23).
 */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { MESSAGES } from "#contract/messages";
import { ownLeasePath } from "#contract/orders/paths";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { violationsOf } from "./axe";
import { button, heading, putInCart } from "./checkout-steps";
import { tabTo, typeInto } from "./keyboard";
import {
  aLessee,
  APPROVED,
  DECIDED_WITHIN_MS,
  fillApplication,
  GO_ON,
  storedText,
  listen,
  secretsIn,
  SEND,
  sendApplication,
  startApplying,
} from "./lease-steps";
import { saveForm } from "./leases";
import { aShopper, PHONE, reachesApi, runShop, shopDb, signedIn, siteUrl, withVisit } from "./open-shop";

runShop();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const countApplications = async () => {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM lease_applications`.execute(shopDb());
  return rows[0]!.count;
};

test("a guest applies on a phone, continues at the lessor's page, and returns to an approval", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const responses = listen(page);
    await putInCart(page);
    await fillApplication(page, ENDS_IN.atThePage, aLessee());
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.getByRole("main").innerText()).toContain(`Ends in ${ENDS_IN.atThePage}`);
    expect(secretsIn(await storedText(page))).toEqual([]);
    await sendApplication(page);

    await heading(page, "The leasing company needs something from you").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Continue on the leasing company's site" }).click();
    await page.getByRole("button", { name: "Approve in full" }).click();
    await page.getByRole("link", { name: "Back to the shop" }).click();

    // A sandbox beside the shop does not know the test's port.
    await page.goto(siteUrl("/lease/"));
    await heading(page, APPROVED).waitFor();
    await page.getByRole("link", { name: "Back to your cart" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    expect(secretsIn(await storedText(page))).toEqual([]);
    expect(secretsIn(responses.join())).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("by keyboard on a phone, from the postal code to an approval: errors are summarized, known values prefilled", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const customer = await aShopper();
    const press = async (name: string) => {
      await tabTo(button(page, name));
      await page.keyboard.press("Enter");
    };
    await signedIn(page, customer);
    await page.goto(siteUrl("/lease/"));
    await typeInto(page, { "Home ZIP code": "78701" });
    await page.keyboard.press("Enter");
    await heading(page, /Step 1 of 5\s*About you/).waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe(customer.session!.user.firstName);
    expect(await page.getByText(customer.username).count()).toBeGreaterThan(0);
    await press(GO_ON);
    const problem = page.getByRole("alert", { name: "There is a problem" });
    await problem.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await tabTo(problem.getByRole("link", { name: /9-digit Social Security number/ }));
    await page.keyboard.press("Enter");
    const ssn = page.getByLabel("Social Security number or ITIN");
    expect(await ssn.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await ssn.getAttribute("autocomplete")).toBe("off");
    expect(await ssn.getAttribute("inputmode")).toBe("numeric");
    const form = aLeaseForm(ENDS_IN.silent, customer.username);
    await page.keyboard.type(form.identity.ssn);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await tabTo(page.getByLabel("Date of birth"));
    await page.keyboard.type("12101984");
    await press(GO_ON);
    await heading(page, /Where you live/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeInto(page, { Address: form.address.address1, City: form.address.city });
    await press(GO_ON);
    await heading(page, /Your income/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeInto(page, {
      "Employer or income source": form.income.employerName,
      "Monthly income after taxes": "2,400",
    });
    await tabTo(page.getByLabel("How often you're paid"));
    await page.keyboard.type("Every two");
    const typed = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, "$2$3$1");
    await tabTo(page.getByLabel("Last payday"));
    await page.keyboard.type(typed(form.income.lastPayDate));
    await tabTo(page.getByLabel("Next payday"));
    await page.keyboard.type(typed(form.income.nextPayDate));
    await press(GO_ON);
    await heading(page, /Your bank account/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await typeInto(page, { "Bank name": form.bank.bankName });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await typeInto(page, {
      "Routing number": form.bank.routingNumber,
      "Account number": form.bank.accountNumber,
    });
    await press(GO_ON);
    await heading(page, /Review and submit/).waitFor();
    await tabTo(page.getByRole("checkbox", { name: "I've read this and agree" }));
    await page.keyboard.press("Space");
    await press(SEND);
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    await tabTo(page.getByRole("link", { name: "Shop within your approval" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\/\?f\.price=/);
    await page
      .getByText(/^lease from ./)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});

test("after a double click and a reload it is one application, in review and then approved", async () => {
  await withVisit({}, async ({ page }) => {
    const before = await countApplications();
    await fillApplication(page, ENDS_IN.review, aLessee());
    await page.getByRole("checkbox", { name: "I've read this and agree" }).check();
    await button(page, SEND).dblclick();
    await heading(page, "Your application was sent").waitFor();
    await page.reload();
    await heading(page, "Your application was sent").waitFor();
    expect(await countApplications()).toBe(before + 1);
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
    expect(await countApplications()).toBe(before + 1);
  });
});

test("a lessor that fails once is retried, and nobody applies twice", async () => {
  await withVisit({}, async ({ page }) => {
    await fillApplication(page, ENDS_IN.errorOnce, aLessee());
    await sendApplication(page);
    await heading(page, "Your application was sent").or(heading(page, APPROVED)).waitFor();
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
  });
});

test("a lost response is requested again, and is one application", async () => {
  await withVisit({}, async ({ page }) => {
    const before = await countApplications();
    await fillApplication(page, ENDS_IN.atThePage, aLessee());
    let isLost = false;
    await page.route("**/graphql", async (route) => {
      if (!(route.request().postData() ?? "").includes("SendGuestLeaseApplication")) return route.continue();
      await reachesApi(route);
      isLost = true;
      return route.abort();
    });
    await sendApplication(page);
    await page.getByText("We didn't get a response").waitFor();
    expect(isLost).toBe(true);
    await page.unroute("**/graphql");
    await button(page, SEND).click();
    await heading(page, "The leasing company needs something from you").waitFor();
    expect(await countApplications()).toBe(before + 1);
  });
});

test("one form, two lessors: the first declines, the second approves, and the history shows both", async () => {
  const customer = await aShopper();
  await saveForm(customer, ENDS_IN.atThePage);
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const before = await countApplications();
    const pages: string[] = [];
    await signedIn(page, customer);
    await page.goto(siteUrl("/lease/"));
    await heading(page, /Review and submit/).waitFor();
    await tabTo(page.getByRole("checkbox", { name: "I've read this and agree" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    for (const decision of ["Decline", "Approve in full"]) {
      const onward = page.getByRole("link", { name: "Continue on the leasing company's site" });
      await tabTo(onward);
      pages.push((await onward.getAttribute("href")) ?? "");
      await page.keyboard.press("Enter");
      await tabTo(page.getByRole("button", { name: decision }));
      await page.keyboard.press("Enter");
      await tabTo(page.getByRole("link", { name: "Back to the shop" }));
      await page.goto(siteUrl("/lease/"));
    }
    await heading(page, APPROVED).waitFor();
    expect(new Set(pages).size).toBe(2);
    expect(await countApplications()).toBe(before + 1);
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM lease_applications ORDER BY created_at DESC LIMIT 1`.execute(shopDb());
    await page.goto(siteUrl(ownLeasePath(rows[0]!.id)));
    const history = page.getByRole("region", { name: "History" });
    const [first, second] = LESSORS.map(({ terms }) => terms.name) as [string, string];
    await history.getByText(MESSAGES.leases.lessorDeclined(first)).waitFor();
    await history.getByText(MESSAGES.leases.sentToLessor(second)).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("a form sent from two tabs at once is one application, and both tabs show it", async () => {
  const customer = await aShopper();
  await saveForm(customer, ENDS_IN.atThePage);
  await withVisit({}, async ({ page }) => {
    const before = await countApplications();
    await signedIn(page, customer);
    const tabs = [page, await page.context().newPage()];
    for (const tab of tabs) {
      await tab.goto(siteUrl("/lease/"));
      await tab.getByRole("checkbox", { name: "I've read this and agree" }).check();
    }
    await Promise.all(tabs.map((tab) => button(tab, SEND).click()));
    for (const tab of tabs) await heading(tab, "The leasing company needs something from you").waitFor();
    expect(await countApplications()).toBe(before + 1);
  });
});

test("in a state without leasing the form says so first, with alternatives", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, requests }) => {
    await startApplying(page, "07030");
    await page.getByText("Leasing isn't available in New Jersey.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByLabel("Social Security number or ITIN").count()).toBe(0);
    expect(requests.filter((request) => request.url().includes("/lease/draft/"))).toEqual([]);
    await button(page, "Try another ZIP code").click();
    await page.getByLabel("Home ZIP code").waitFor();
  });
});
