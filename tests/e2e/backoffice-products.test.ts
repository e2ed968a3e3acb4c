/** A product's page in the back office: hidden from the shop, then shown again (STAFF-77). */
import type { Page } from "playwright-core";
import { waitUntil } from "../support/hosts/wait-for";
import { looksRight } from "./axe";
import { tabTo } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");

test("a product is hidden with a reason by keyboard, leaves the search, and is shown again", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/?show=LIVE", staff);
    const sku = main(page).getByRole("rowheader").getByRole("link").first();
    await sku.waitFor();
    await tabTo(sku);
    await page.keyboard.press("Enter");
    const hide = main(page).getByRole("button", { name: "Hide from the shop" });
    await hide.waitFor();
    await looksRight(page);
    const address = (await main(page).getByRole("link", { name: "View in the shop" }).getAttribute("href"))!;
    const search = siteUrl(`/search/?${new URLSearchParams({ q: await nameOf(page) }).toString()}`);
    const isFound = async () => (await (await fetch(search)).text()).includes(`href="${address}"`);
    expect(await isFound()).toBe(true);

    await tabTo(hide);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Hide / });
    await dialog.getByLabel("Reason").fill("A recall by its maker");
    await looksRight(page);
    await tabTo(dialog.getByRole("button", { name: "Hide from the shop" }));
    await page.keyboard.press("Enter");
    await main(page).getByText("Hidden by staff").waitFor();
    await main(page).getByText("A recall by its maker").first().waitFor();
    await looksRight(page);
    await waitUntil(async () => !(await isFound()));

    const show = main(page).getByRole("button", { name: "Show in the shop" });
    await tabTo(show);
    await page.keyboard.press("Enter");
    await main(page).getByRole("link", { name: "View in the shop" }).waitFor();
    await waitUntil(isFound);
    expect(complaints).toEqual([]);
  });
});

test("a product's page and the affiliates' payouts fit a phone", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/?show=LIVE", staff);
    await main(page).getByRole("rowheader").getByRole("link").first().click();
    await main(page).getByRole("heading", { name: "History" }).waitFor();
    await looksRight(page);
    await page.goto(siteUrl("/backoffice/payouts/"));
    await main(page).getByRole("heading", { name: "Payouts due" }).waitFor();
    await main(page).getByText("No payouts recorded yet").waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

/** The name of the product, above its facts. */
function nameOf(page: Page): Promise<string> {
  return main(page).getByRole("heading", { level: 2 }).first().innerText();
}
