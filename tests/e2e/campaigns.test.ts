/**
 * A campaign in a browser: written, previewed, tested, sent to each subscriber, and an unsubscribe
 * (CAMPAIGN-1 to -7).
 */
import type { Page } from "playwright-core";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { ReceivedMail } from "../../sandbox/mailbox/mailbox";
import { readConfig } from "../../server/config";
import { addReaders } from "../support/people/newsletter";
import { waitFor } from "../support/hosts/wait-for";
import { looksRight, violationsOf } from "./axe";
import { priceOf, someProducts } from "./cart-page";
import { anEmail } from "./checkout-steps";
import { mailedAddress, mailsAbout } from "./mailed-code";
import { aShopper, apiUrl, DESKTOP, PHONE, runShop, shopDb, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const { campaigns: sentences, marketing } = MESSAGES;
const SUBJECT = "Winter tires & more";
/** In form order. */
const FRAMES = [390, 640] as const;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const figure = (page: Page, name: string, value: string) =>
  page.locator(`dt:text-is("${name}") + dd:text-is("${value}")`).waitFor();
const mailTo = (address: string) =>
  waitFor<ReceivedMail>(async () => (await mailsAbout(address, SUBJECT))[0] ?? null);
/** Target of the link with these words in an email's text. */
const targetOf = ({ text }: ReceivedMail, words: string) =>
  new URL(text.split(`${words} (`)[1]!.split(")")[0]!);

test("staff write, preview and test it; each subscriber gets it once; an unsubscribe by its link is counted", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const readers = [anEmail(), anEmail()] as const;
  const host = { database: { db: shopDb() }, configFor: () => readConfig({ NODE_ENV: "test" }) };
  await addReaders(host, readers);
  const [washer] = await someProducts();
  const { name } = washer!;

  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, BACKOFFICE_ROUTES.campaigns, staff);
    await page.getByRole("heading", { name: "No campaigns yet" }).waitFor();
    await page.getByRole("link", { name: "Create campaign" }).click();
    await page.getByLabel("Subject").fill(SUBJECT);
    await page.getByLabel("Text", { exact: true }).fill("Snow <b>comes</b>.\n\nSee [our tires](/tires/).");
    await page.getByLabel("Products below the text").fill(name);
    await page.getByRole("option", { name }).first().click();
    await page.getByRole("button", { name: `Remove ${name}` }).waitFor();
    await page.getByLabel("Emails per minute").fill("1200");
    await press(page, "Preview email");
    for (const width of FRAMES) {
      const frame = page.frameLocator(`iframe[title="Email preview, ${width} pixels wide"]`);
      for (const words of ["Snow <b>comes</b>.", "our tires", name, formatMoney(priceOf(washer!))])
        await frame.getByText(words).first().waitFor();
    }
    await looksRight(page);
    await press(page, "Save draft");
    await page.getByRole("heading", { level: 2, name: SUBJECT }).waitFor();
    await page.getByText("Draft", { exact: true }).waitFor();

    await press(page, "Send me a test email");
    await page.getByText(sentences.tested).waitFor();
    const testMail = await mailTo(staff.username);
    expect(targetOf(testMail, "our tires").href).toBe(siteUrl("/tires/"));
    expect(testMail.headers).not.toHaveProperty("list-unsubscribe");
    await looksRight(page);

    await press(page, "Send campaign");
    const dialog = page.getByRole("dialog", { name: "Send this campaign?" });
    await dialog.getByText("The saved version goes to 2 subscribers").waitFor();
    await dialog.getByRole("button", { name: "Confirm and send" }).click();
    // The page follows the sending without a reload.
    await figure(page, "Recipients", "2");
    await figure(page, "Sent", "2");
    await page.getByRole("article").getByText("Sending", { exact: true }).waitFor({ state: "hidden" });
    await figure(page, "Unsubscribed within a week", "0");
    await looksRight(page);

    const campaignId = page.url().split("/").at(-2)!;
    for (const reader of readers) {
      const mail = await mailTo(reader);
      expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
      expect(mail.headers["list-unsubscribe"]).toContain(`<${apiUrl()}/`);
      expect(targetOf(mail, "our tires").searchParams.get("utm_campaign")).toBe(campaignId);
      expect(mail.text).toContain(name);
      expect(await mailsAbout(reader, SUBJECT)).toHaveLength(1);
    }

    await unsubscribe(await mailedAddress(readers[0], SUBJECT, "Unsubscribe"));
    await page.reload();
    await figure(page, "Unsubscribed within a week", "1");
    await figure(page, "Sent", "2");
    expect(complaints).toEqual([]);
  });
});

/** Unsubscribes as a reader on a phone does. */
async function unsubscribe(address: string): Promise<void> {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Unsubscribe" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, "Unsubscribe");
    await page.getByText(marketing.unsubscribed).waitFor();
    expect(complaints).toEqual([]);
  });
}
