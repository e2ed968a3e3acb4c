/** The order list for staff: by keyboard, bulk actions, saved views and exports; checked by axe. */
import type { Page } from "playwright-core";
import { violationsInBothThemes } from "./axe";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { anOrder, untilStatus, type PlacedOrder } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).locator("tbody tr");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const email = "many.orders@mail.example";

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

let orders: PlacedOrder[];
beforeAll(async () => {
  orders = [];
  for (let i = 0; i < 3; i += 1) orders.push(await anOrder({ email }));
  await Promise.all(orders.map((order) => untilStatus(order, "PENDING_FULFILMENT")));
});

test("staff search, filter, step from order to order and return to the same list", async () => {
  const staff = await aShopper({ role: "CUSTOMERSUPPORT" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await main(page).getByRole("searchbox").fill("many.ord");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/backoffice/orders/?q=many.ord");
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 3);
    // The form rerenders after typing.
    await main(page).locator("[aria-label=Orders]:focus").waitFor();
    await main(page)
      .getByRole("navigation", { name: "Orders by next step" })
      .getByText("Being prepared 3")
      .click();
    await page.waitForURL("**/backoffice/orders/?q=many.ord&show=fulfil");
    await looksRight(page);
    await main(page).getByText("Filters", { exact: true }).click();
    await main(page).getByRole("combobox", { name: "Payment" }).selectOption("Card");
    await main(page).getByLabel("Total from, $").fill("1");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/?q=many.ord&show=fulfil&method=CARD&least=1");
    await looksRight(page);

    const last = orders[2]!;
    await link(page, last.uniqueId).focus();
    await page.keyboard.press("Enter");
    await main(page)
      .getByRole("heading", { name: `Order ${last.uniqueId}` })
      .waitFor();
    await link(page, "Next order").waitFor();
    await page.keyboard.press("Control+K");
    // Types before the dialog is open.
    await page.keyboard.type("next ord");
    await page.getByRole("option", { name: /^Next order/ }).waitFor();
    await page.keyboard.press("Enter");
    await main(page)
      .getByRole("heading", { name: `Order ${orders[1]!.uniqueId}` })
      .waitFor();
    await link(page, "Previous order").waitFor();
    await link(page, "All orders").click();
    await page.waitForURL("**/backoffice/orders/?q=many.ord&show=fulfil&method=CARD&least=1");

    await page.setViewportSize(PHONE);
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

test("filters are saved as a view, and exported", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/?q=many.ord", staff);
    await button(page, "Save this view").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("The many");
    await looksRight(page);
    await page.keyboard.press("Enter");
    await link(page, "The many").waitFor();
    await page.goto(siteUrl("/backoffice/orders/"));
    await link(page, "The many").click();
    await page.waitForURL("**/backoffice/orders/?q=many.ord");
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 3);

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export CSV").click()]);
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    for (const { uniqueId } of orders) expect(text).toContain(`"${uniqueId}"`);
    expect(text.trimEnd().split("\r\n")).toHaveLength(4);
    expect(complaints).toEqual([]);
  });
});

test("all matches are cancelled at once, and refusals are listed", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/?q=many.ord", staff);
    await main(page)
      .getByRole("checkbox", { name: `Choose ${orders[0]!.uniqueId}` })
      .check();
    await button(page, "Cancel").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This action cannot be reversed. Click YES to Proceed").waitFor();
    await looksRight(page);
    await dialog.getByLabel("Reason").fill("A recall");
    await dialog.getByRole("button", { name: "Yes" }).click();
    await main(page).getByText("Cancel: 1 of 1 order done").waitFor();
    await rows(page).filter({ hasText: orders[0]!.uniqueId }).getByText("Canceled").waitFor();
    await button(page, "Close").click();

    await main(page)
      .getByRole("checkbox", { name: `Choose ${orders[1]!.uniqueId}` })
      .check();
    await button(page, "Select all 3 matching").click();
    await main(page).getByText("All 3 matching orders selected").waitFor();
    await button(page, "Bought elsewhere").click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await main(page).getByText("Bought elsewhere: 2 of 3 orders done, 1 refused").waitFor();
    await main(page).getByText("Orders not changed").click();
    await link(page, orders[0]!.uniqueId).first().waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});
