/**
 * Signs customers and staff in, in a browser. The sign-in itself is tested in auth.test.ts and
 * second-factor.test.ts.
 */
import type { Page } from "playwright-core";
import type { TestUser } from "../support/people/accounts";
import { signedIn, siteUrl } from "./open-shop";

/** Opens a page as a user who is already signed in. */
export async function openAs(page: Page, path: string, user: TestUser): Promise<void> {
  await signedIn(page, user);
  await page.goto(siteUrl(path));
}
