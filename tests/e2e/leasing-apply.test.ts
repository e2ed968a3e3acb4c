/** Applying for a lease as a shopper does it, with the lessors' doubles behind the shop (LEASE-11 to LEASE-16, LEASE-23). */
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { ENDS_IN } from "../support/lease-calls";
import { violationsOf } from "./axe";
import { button, heading, putInCart } from "./checkout-steps";
import {
  aLessee,
  APPROVED,
  DECIDED_WITHIN_MS,
  fillApplication,
  keptText,
  listen,
  secretsIn,
  SEND,
  sendApplication,
  startApplying,
} from "./lease-steps";
import { PHONE, runShop, shopDb, siteUrl, withVisit } from "./open-shop";

runShop();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const countApplications = async () => {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM lease_applications`.execute(shopDb());
  return rows[0]!.count;
};

test("a guest applies on a phone, goes on at the lessor's page, and comes back to an approval", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const heard = listen(page);
    await putInCart(page);
    await fillApplication(page, ENDS_IN.atThePage, aLessee());
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.getByRole("main").innerText()).toContain(`Ends in ${ENDS_IN.atThePage}`);
    expect(secretsIn(await keptText(page))).toEqual([]);
    await sendApplication(page);

    await heading(page, "The leasing company waits for you").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Go on at the leasing company" }).click();
    await page.getByRole("button", { name: "Approve in full" }).click();
    await page.getByRole("link", { name: "Back to the shop" }).click();

    // A double that runs beside the shop does not know under which port a test opened it.
    await page.goto(siteUrl("/lease/"));
    await heading(page, APPROVED).waitFor();
    await page.getByRole("link", { name: "Back to your cart" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    expect(secretsIn(await keptText(page))).toEqual([]);
    expect(secretsIn(heard.join())).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("pressed twice and reloaded it is one application, in review and then approved", async () => {
  await withVisit({}, async ({ page }) => {
    const before = await countApplications();
    await fillApplication(page, ENDS_IN.review, aLessee());
    await page.getByRole("checkbox", { name: "I have read this and agree" }).check();
    await button(page, SEND).dblclick();
    await heading(page, "Your application is on its way").waitFor();
    await page.reload();
    await heading(page, "Your application is on its way").waitFor();
    expect(await countApplications()).toBe(before + 1);
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
    expect(await countApplications()).toBe(before + 1);
  });
});

test("a lessor that fails once is asked again, and nobody applies twice", async () => {
  await withVisit({}, async ({ page }) => {
    await fillApplication(page, ENDS_IN.errorOnce, aLessee());
    await sendApplication(page);
    await heading(page, "Your application is on its way").or(heading(page, APPROVED)).waitFor();
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
  });
});

test("an answer that is lost is asked for again, and is one application", async () => {
  await withVisit({}, async ({ page }) => {
    const before = await countApplications();
    await fillApplication(page, ENDS_IN.atThePage, aLessee());
    let isLost = false;
    await page.route("**/graphql", async (route) => {
      if (!(route.request().postData() ?? "").includes("SendGuestLeaseApplication")) return route.continue();
      await route.fetch();
      isLost = true;
      return route.abort();
    });
    await sendApplication(page);
    await page.getByText("We got no answer").waitFor();
    expect(isLost).toBe(true);
    await page.unroute("**/graphql");
    await button(page, SEND).click();
    await heading(page, "The leasing company waits for you").waitFor();
    expect(await countApplications()).toBe(before + 1);
  });
});

test("where nobody leases is told before anything is asked, with what else can be done", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, requests }) => {
    await startApplying(page, "07030");
    await page.getByText("Leasing is not available in New Jersey.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByLabel("Social security number or ITIN").count()).toBe(0);
    expect(requests.filter((request) => request.url().includes("/lease/draft/"))).toEqual([]);
    await button(page, "Try another ZIP code").click();
    await page.getByLabel("ZIP code of your home").waitFor();
  });
});
