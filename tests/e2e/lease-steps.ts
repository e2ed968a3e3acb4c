/** Steps of a lease application; shared by browser tests. */
import type { Page, Response } from "playwright-core";
import { aLeaseForm, SECRET_NUMBERS, type TestLeaseForm } from "../support/leases/lease-calls";
import { button, heading } from "./checkout-steps";
import { pressKey, tabTo } from "./keyboard";
import { siteUrl } from "./open-shop";

export const GO_ON = "Save and continue";
export const SEND = "Submit application";

/** The sandboxes take up to twenty seconds for automatic decisions, and the page polls slowly. */
export const DECIDED_WITHIN_MS = 60_000;
export const APPROVED = /^You're approved to lease for up to \$/;

let people = 0;

/** An address unique in this file. */
export const aLessee = () => `lessee${++people}@lease.example`;

/** Collects responses with their address. */
export function listen(page: Page): readonly string[] {
  const received: string[] = [];
  page.on("response", (response: Response) => {
    received.push(response.url());
    void response.text().then(
      (body) => received.push(body),
      () => undefined,
    );
  });
  return received;
}

/** Opens the page and enters the postal code. */
export async function startApplying(page: Page, postalCode = "78701"): Promise<void> {
  await page.goto(siteUrl("/lease/"));
  await page.getByLabel("Home ZIP code").fill(postalCode);
  await button(page, "Start application").click();
}

export async function fillIdentity(page: Page, { identity }: TestLeaseForm, isGuest = true): Promise<void> {
  await heading(page, /About you/).waitFor();
  await page.getByLabel("First name").fill(identity.firstName);
  await page.getByLabel("Last name").fill(identity.lastName);
  if (isGuest) await page.getByLabel("Email address").first().fill(identity.email);
  await page.getByLabel("Mobile phone").fill(identity.mobilePhone);
  await page.getByLabel("Date of birth").fill(identity.dateOfBirth);
  await page.getByLabel("Social Security number or ITIN").fill(identity.ssn);
  await page.getByRole("radio", { name: "No" }).check();
  await button(page, GO_ON).click();
}

export async function fillAddress(page: Page, { address }: TestLeaseForm): Promise<void> {
  await heading(page, /Where you live/).waitFor();
  await page.getByLabel("Address", { exact: true }).fill(address.address1);
  await page.getByLabel("City").fill(address.city);
  await page.getByLabel("State").selectOption(address.state);
  await page.getByLabel("ZIP code", { exact: true }).fill(address.postalCode);
  await button(page, GO_ON).click();
}

export async function fillIncome(page: Page, { income }: TestLeaseForm): Promise<void> {
  await heading(page, /Your income/).waitFor();
  await page.getByLabel("Employer or income source").fill(income.employerName);
  await page.getByLabel("Monthly income after taxes").fill("3,210.00");
  await page.getByLabel("How often you're paid").selectOption(income.payFrequency);
  await page.getByLabel("Last payday").fill(income.lastPayDate);
  await page.getByLabel("Next payday").fill(income.nextPayDate);
  await button(page, GO_ON).click();
}

export async function fillBank(page: Page, { bank }: TestLeaseForm): Promise<void> {
  await heading(page, /Your bank account/).waitFor();
  await page.getByLabel("Bank name").fill(bank.bankName);
  await page.getByRole("radio", { name: "Checking" }).check();
  await page.getByLabel("Routing number").fill(bank.routingNumber);
  await page.getByLabel("Account number").fill(bank.accountNumber);
  await button(page, GO_ON).click();
}

/**
 * From the postal code to the review.
 * @param last4 of the social security number: what the sandbox decides
 */
export async function fillApplication(
  page: Page,
  last4: string,
  email: string,
  isGuest = true,
): Promise<void> {
  const form = aLeaseForm(last4, email);
  await startApplying(page);
  await fillIdentity(page, form, isGuest);
  await fillAddress(page, form);
  await fillIncome(page, form);
  await fillBank(page, form);
  await heading(page, /Review and submit/).waitFor();
}

/** Consents and submits, by keyboard. */
export async function sendApplication(page: Page): Promise<void> {
  await tabTo(page.getByRole("checkbox", { name: "I've read this and agree" }));
  await page.keyboard.press("Space");
  await pressKey(button(page, SEND));
}

/** Everything a browser stores for a page: both storages and the cookies scripts can read. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
}

/** The test numbers that a text contains. */
export function secretsIn(text: string): string[] {
  const { ssn, routing, account } = SECRET_NUMBERS;
  return [ssn, `${ssn.slice(0, 3)}-${ssn.slice(3)}`, routing, account, "1984-12-10"].filter((number) =>
    text.includes(number),
  );
}
