/**
 * Resumed applications: on another device, by a guest's link, after registering, after a session ended
 * (LEASE-16, LEASE-23).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { PASSWORD } from "../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { violationsOf } from "./axe";
import { button, heading, putInCart } from "./checkout-steps";
import { typeInto } from "./keyboard";
import {
  aLessee,
  APPROVED,
  DECIDED_WITHIN_MS,
  fillAddress,
  fillApplication,
  fillBank,
  fillIdentity,
  fillIncome,
  storedText,
  listen,
  secretsIn,
  sendApplication,
  startApplying,
} from "./lease-steps";
import { mailedAddress, mailedCode } from "./mailed-code";
import { aShopper, PHONE, runShop, shopDb, signedIn, siteUrl, withVisit } from "./open-shop";

runShop();

test("a customer continues on another device, where saved numbers are not shown", async () => {
  const customer = await aShopper();
  const form = aLeaseForm(ENDS_IN.declined, customer.username);
  await withVisit({}, async ({ page }) => {
    await signedIn(page, customer);
    await startApplying(page);
    await fillIdentity(page, form, false);
    await fillAddress(page, form);
    await heading(page, /Your income/).waitFor();
  });
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const responses = listen(page);
    await signedIn(page, customer);
    await page.goto(siteUrl("/lease/"));
    await heading(page, /Step 3 of 5\s*Your income/).waitFor();
    await button(page, "Back").click();
    await button(page, "Back").click();
    await page.getByText(`Saved, ends in ${ENDS_IN.declined}`).waitFor();
    expect(await page.locator("input[name=ssn]").count()).toBe(0);
    await button(page, "Change social security number or itin").click();
    expect(await page.locator("input[name=ssn]").inputValue()).toBe("");
    expect(await page.locator("input[name=ssn]").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.goBack();
    await page.goBack();
    await fillIncome(page, form);
    await fillBank(page, form);
    expect(secretsIn(responses.join())).toEqual([]);
    await putInCart(page);
    await page.goto(siteUrl("/lease/"));
    await heading(page, /Review and submit/).waitFor();
    await sendApplication(page);

    await heading(page, "Not approved").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "your cart" }).click();
    await page.getByRole("region", { name: "Total" }).waitFor();
    expect(await page.locator("[data-cart-count='1']").count()).toBeGreaterThan(0);
    // It stays until another form is started.
    await page.goto(siteUrl("/lease/"));
    await button(page, "Apply again").click();
    await page.getByLabel("Home ZIP code").waitFor();
  });
});

test("a guest continues elsewhere by the shown link; the key soon leaves the address bar", async () => {
  const form = aLeaseForm(ENDS_IN.silent, aLessee());
  let link = "";
  await withVisit({}, async ({ page }) => {
    await startApplying(page);
    await fillIdentity(page, form);
    await heading(page, /Where you live/).waitFor();
    await page.getByText("Saved. Finish later or on another device").click();
    link = await page.getByLabel(/^Open this link there/).inputValue();
    await button(page, "Email me this link").click();
    const mailed = await mailedAddress(form.identity.email, "Continue your", "Continue your application");
    expect(new URL(mailed).hash).toBe(new URL(link).hash);
    await page.reload();
    await heading(page, /Where you live/).waitFor();
  });
  await withVisit({}, async ({ page, requests }) => {
    await page.goto(link.replace(/^https?:\/\/[^/]+/, siteUrl()));
    await fillAddress(page, form);
    await fillIncome(page, form);
    await fillBank(page, form);
    await heading(page, /Review and submit/).waitFor();
    const key = new URL(link).hash.slice("#key=".length);
    expect(key).toHaveLength(43);
    expect(page.url()).not.toContain(key);
    expect(requests.map((request) => request.url()).filter((url) => url.includes(key))).toEqual([]);
    // Its webhook is lost: the polling page finds it.
    await sendApplication(page);
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
  });
  await withVisit({}, async ({ page }) => {
    await page.goto(link.replace(/^https?:\/\/[^/]+/, siteUrl()));
    await heading(page, APPROVED).waitFor();
  });
});

test("a reload inside a step keeps the place and the entries, but no secret", async () => {
  const form = aLeaseForm(ENDS_IN.silent, aLessee());
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await startApplying(page);
    await heading(page, /About you/).waitFor();
    await page.getByLabel("First name").fill(form.identity.firstName);
    await page.getByLabel("Date of birth").fill(form.identity.dateOfBirth);
    await page.getByLabel("Social Security number or ITIN").fill(form.identity.ssn);
    await page.getByRole("radio", { name: "No" }).check();
    expect(secretsIn(await storedText(page))).toEqual([]);
    await page.reload();
    await heading(page, /About you/).waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe(form.identity.firstName);
    expect(await page.getByRole("radio", { name: "No" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Social Security number or ITIN").inputValue()).toBe("");
  });
});

test("a guest who registers later finds the application in the account, and gets an email about it", async () => {
  const email = aLessee();
  await withVisit({}, async ({ page }) => {
    await fillApplication(page, ENDS_IN.silent, email);
    await sendApplication(page);
    await heading(page, APPROVED).waitFor({ timeout: DECIDED_WITHIN_MS });
    await mailedAddress(email, "You're approved", "See your application");
    await page.getByRole("link", { name: "Create an account", exact: true }).click();
    await typeInto(page, {
      "First name": "Ada",
      "Last name": "Byron",
      "Email address": email,
      Phone: "5125550142",
      Password: PASSWORD,
      "Confirm your password": PASSWORD,
    });
    await page.keyboard.press("Enter");
    await typeInto(page, { "Verification code": await mailedCode(email, "verification code") });
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/lease\/$/);
    await heading(page, APPROVED).waitFor();
    // It belongs to the account now: no key is needed, and none is offered.
    expect(await page.getByLabel(/^This link opens/).count()).toBe(0);
  });
});

test("a session that expires midway asks for sign-in in place and returns to the saved form", async () => {
  const customer = await aShopper({ password: PASSWORD });
  const form = aLeaseForm(ENDS_IN.atThePage, customer.username);
  await withVisit({}, async ({ page }) => {
    await signedIn(page, customer);
    await startApplying(page);
    await fillIdentity(page, form, false);
    await fillAddress(page, form);
    await fillIncome(page, form);
    await heading(page, /Your bank account/).waitFor();
    await sql`DELETE FROM sessions`.execute(shopDb());
    await fillBank(page, form);
    await page.getByRole("main").getByText(MESSAGES.auth.sessionOver).waitFor();
    expect(secretsIn(await storedText(page))).toEqual([]);
    await page.getByLabel("Email address").first().fill(customer.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Sign in").click();
    await heading(page, /Step 4 of 5\s*Your bank account/).waitFor();
    expect(await page.getByLabel("Bank name").inputValue()).toBe(form.bank.bankName);
    expect(await page.getByLabel("Account number").inputValue()).toBe("");
  });
});
