/** The chat in a browser: a visitor on a narrow phone and staff exchange live messages (CHAT-1, CHAT-4). */
import type { Page } from "playwright-core";
import { ROUTES } from "#contract/site/paths";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { violationsInBothThemes } from "./axe";
import { aShopper, DESKTOP, runShop, siteUrl, someWasher, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const NARROW = { width: 320, height: 640 };
const QUESTION = "Is it quiet & <b>small</b>?";
const ANSWER = "Quieter than most: 45 dB.";

async function looksRight(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await violationsInBothThemes(page)]).toEqual([width, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
}

/** On the chat page before scrolling: pixels between the button and the bottom bar. */
async function spaceBelowSend(page: Page, height: number): Promise<number> {
  await page.setViewportSize({ width: 390, height });
  const button = page.getByRole("main").getByRole("button", { name: "Send" });
  await button.waitFor();
  return button.evaluate((send) => {
    scrollTo(0, 0);
    const bar = document.querySelector(".bar")!.getBoundingClientRect();
    return bar.top - send.getBoundingClientRect().bottom;
  });
}

test("a visitor asks from a product page, staff reply, and each sees the other's messages live", async () => {
  const washer = await someWasher();
  const agent = await aShopper({ role: "CUSTOMERSUPPORT" });
  await withVisit({ viewport: NARROW }, async ({ page: visitor, complaints, requests }) => {
    await visitor.goto(siteUrl(washer.url));
    const opener = visitor.getByRole("contentinfo").getByRole("link", { name: "Chat with us" });
    await opener.scrollIntoViewIfNeeded();
    expect(requests.filter((request) => request.url().includes("/chat/"))).toEqual([]);
    await opener.click();
    await visitor.getByLabel("Your name").fill("Ada");
    await visitor.getByRole("button", { name: "Start chat" }).click();
    await visitor.getByLabel("Your message").fill(QUESTION);
    await visitor.keyboard.press("Enter");
    await visitor.getByRole("log").getByText(QUESTION).waitFor();
    await looksRight(visitor, [NARROW.width]);

    await withVisit({ viewport: DESKTOP }, async ({ page: staff, complaints: complaintsOfStaff }) => {
      await openAs(staff, BACKOFFICE_ROUTES.chat, agent);
      await staff.getByRole("region", { name: "Conversations" }).getByRole("link", { name: /^Ada/ }).click();
      await staff.getByRole("log").getByText(QUESTION).waitFor();
      await looksRight(staff, [390, 320, DESKTOP.width]);
      await staff.getByLabel("Reply to the visitor").fill(ANSWER);
      await staff.keyboard.press("Enter");
      await visitor.getByRole("log").getByText(ANSWER).waitFor();
      await visitor.getByLabel("Your message").fill("Then I take it.");
      await visitor.keyboard.press("Enter");
      await staff.getByRole("log").getByText("Then I take it.").waitFor();
      expect(complaintsOfStaff).toEqual([]);
    });
    await visitor.reload();
    await opener.click();
    await visitor.getByRole("log").getByText(ANSWER).waitFor();
    expect(await visitor.getByRole("log").getByText(ANSWER).count()).toBe(1);
    await visitor.goto(siteUrl(ROUTES.chat));
    for (const height of [568, 844]) expect(await spaceBelowSend(visitor, height)).toBeGreaterThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});
