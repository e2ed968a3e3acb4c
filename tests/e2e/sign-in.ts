/** How customers and staff come in, in a browser. */
import type { Page } from "playwright-core";
import { PASSWORD } from "../support/accounts";
import { appCode } from "../support/second-factor";
import { siteUrl } from "./open-shop";

async function enterPassword(page: Page, path: string, username: string): Promise<void> {
  await page.goto(siteUrl(`/login/?returnUrl=${encodeURIComponent(path)}`));
  await page.getByLabel("E-mail address", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

/** A customer, on a page of theirs. */
export async function signInTo(page: Page, path: string, username: string): Promise<void> {
  await enterPassword(page, path, username);
  await page.waitForURL(`**${path}`);
}

/** Somebody of the staff who signs in for the first time and sets up an app on the way. */
export async function signInStaffTo(page: Page, path: string, username: string): Promise<void> {
  await enterPassword(page, path, username);
  await page.getByRole("heading", { level: 2, name: "Set up your second factor" }).waitFor();
  const secret = (await page.locator("main code").innerText()).replace(/\s/g, "");
  await page.getByLabel("Code of the app", { exact: true }).fill(appCode(secret));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I have kept them", exact: true }).click();
  await page.waitForURL(`**${path}`);
}
