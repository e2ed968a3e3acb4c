/** How customers and staff come in, in a browser. Signing in itself is tried in auth.test.ts and second-factor.test.ts. */
import type { Page } from "playwright-core";
import type { TestUser } from "../support/people/accounts";
import { signedIn, siteUrl } from "./open-shop";

/** Opens a page as somebody who has signed in before. */
export async function openAs(page: Page, path: string, user: TestUser): Promise<void> {
  await signedIn(page, user);
  await page.goto(siteUrl(path));
}
