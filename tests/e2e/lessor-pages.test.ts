/** The lessors' pages in Chromium, from the application to a signed lease. */
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../support/hosts/browser";
import {
  aLeaseRequest,
  anApprovalUse,
  startLessorSandbox,
  type TestLessors,
} from "../support/leases/lessor-sandbox";
import { violationsOf } from "./axe";
import { tabTo } from "./keyboard";

let sandbox: TestLessors;
let browser: Browser;
beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startLessorSandbox(), launchBrowser()]);
});
afterAll(() => Promise.all([browser.close(), sandbox.stop()]));

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.each([390, 1280])(
  "the lessor's pages lead by keyboard from the application to a signed lease at %i px",
  async (width) => {
    const lessor = sandbox.lessor("KATAPULT");
    const application = await lessor.begin(aLeaseRequest());
    const context = await browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(application.redirectUrl!);
    expect(await violationsOf(page)).toEqual([]);
    await tabTo(page.getByRole("button", { name: "Approve in full" }));
    await page.keyboard.press("Enter");
    await page.getByText("$3,000.00").first().waitFor();
    const { uuid, redirectUrl } = await lessor.useApproval(anApprovalUse(application.uuid));
    await page.goto(redirectUrl!);
    await tabTo(page.getByRole("link", { name: "Review and sign the agreement" }));
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Lease agreement" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    const figures = page.getByRole("region", { name: "Full cost breakdown" });
    expect(await figures.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await tabTo(page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await tabTo(page.getByRole("button", { name: "Sign the agreement" }));
    await page.keyboard.press("Enter");
    await page.getByText("You've signed this agreement.").waitFor();

    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole("link", { name: "Back to the shop" }).getAttribute("href")).toBe(
      "http://localhost:8000/checkout/lease",
    );
    expect(await lessor.find({ uuid })).toMatchObject({ isSigned: true });
    await page.goto(`${sandbox.url}/`);
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await context.close();
  },
);
