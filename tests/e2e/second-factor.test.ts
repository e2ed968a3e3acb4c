/** Staff sign in with a second factor, on phone and desktop. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { PASSWORD } from "../support/people/accounts";
import { appCode } from "../support/people/second-factor";
import { violationsOf } from "./axe";
import { typeInto } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";

runShop();

const office = () => siteUrl("/backoffice/orders/");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(siteUrl("/login/"));
  await typeInto(page, { "Email address": email, Password: PASSWORD });
  await page.keyboard.press("Enter");
}

async function expectNothingAmiss(page: Page, width: number): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)(
  "on a %s an admin sets up an app, saves the recovery codes, and signs in with either",
  async (_name, viewport) => {
    const { username } = await aShopper({ role: "ADMIN", password: PASSWORD });
    let secret = "";
    let recoveryCode = "";

    await withVisit({ viewport }, async ({ page, complaints }) => {
      await enterPassword(page, username);
      await heading(page, "Set up two-factor sign-in").waitFor();
      await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
      secret = (await page.locator("main code").innerText()).replace(/\s/g, "");
      await expectNothingAmiss(page, viewport.width);
      await typeInto(page, { "App code": appCode(secret) });
      await page.keyboard.press("Enter");
      await heading(page, "Save your recovery codes").waitFor();
      const codes = await page
        .getByRole("list", { name: "Recovery codes" })
        .getByRole("listitem")
        .allInnerTexts();
      expect(codes).toHaveLength(10);
      recoveryCode = codes[3]!;
      await expectNothingAmiss(page, viewport.width);
      await press(page, "I've saved them");
      await page.waitForURL(office());
      await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
      expect(complaints).toEqual([]);
    });

    await withVisit({ viewport }, async ({ page }) => {
      await enterPassword(page, username);
      await heading(page, "One more step").waitFor();
      await expectNothingAmiss(page, viewport.width);
      const ways = ["Use a recovery code", "Back to password"].map((name) =>
        page.getByRole("button", { name }).boundingBox(),
      );
      const [first, second] = await Promise.all(ways);
      const isApart = second!.x - first!.x >= first!.width + 8 || second!.y - first!.y >= first!.height + 8;
      expect(isApart).toBe(true);
      await typeInto(page, { "App code": "000000" });
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText(MESSAGES.auth.secondFactorRefused).waitFor();
      await typeInto(page, { "App code": appCode(secret, 1) });
      await page.keyboard.press("Enter");
      await page.waitForURL(office());
    });

    await withVisit({ viewport }, async ({ page }) => {
      await enterPassword(page, username);
      await press(page, "Use a recovery code");
      await typeInto(page, { "Recovery code": recoveryCode });
      await page.keyboard.press("Enter");
      await page.waitForURL(office());
    });
  },
);
