/**
 * Back-office reports in a browser: the chart is drawn, distinct without color, responsive, and clean for
 * axe.
 */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/time/days";
import { randomOf } from "../support/chance";
import { randomBooks } from "../support/orders/random-books";
import { violationsInBothThemes } from "./axe";
import { aShopper, DESKTOP, runShop, shopDb, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const NARROW = { width: 320, height: 700 };

test("a report shows its figure, chart and rows, and a row opens the same figure", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const db = shopDb();
  const { rows: products } = await sql<{ id: string }>`SELECT product_id AS id FROM products LIMIT 5`.execute(
    db,
  );
  const last = new Date(Date.now() - 60_000);
  const books = randomBooks(db, randomOf(7), {
    userIds: [staff.userId],
    productIds: products.map(({ id }) => id),
    first: new Date(last.getTime() - 6 * 86_400_000),
    last,
  });
  await books.addOrders(30);
  const today = shopDay(new Date());
  const range = `?from=${addDays(today, -6)}&to=${today}`;
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints, requests }) => {
    await openAs(page, "/backoffice/orders/", staff);
    const menu = page.getByRole("navigation", { name: "Back office" });
    await menu.getByRole("link", { name: "Reports", exact: true }).click();
    const reports = page.getByRole("list", { name: "All reports" });
    await reports.getByRole("link", { name: "Transactions" }).waitFor();
    const isChart = ({ body }: { readonly body: string }) => body.includes("MuiChartsLegend");
    const scripts = async () =>
      (
        await Promise.all(
          requests
            .filter((request) => request.resourceType() === "script")
            .map(async (request) => ({ body: await (await request.response())!.text().catch(() => "") })),
        )
      ).some(isChart);
    // Charts load with a report, not with the back office.
    expect(await scripts()).toBe(false);
    await reports.getByRole("link", { name: "Revenue", exact: true }).click();
    await page.getByRole("heading", { name: "Revenue", level: 1 }).waitFor();
    await page.goto(siteUrl(`/backoffice/reports/revenue/${range}`));
    const chart = page.getByRole("figure", { name: "Revenue by day, by method" });
    await chart.locator("svg rect[fill^=url], svg path[fill^=url]").nth(3).waitFor();
    const fills = await chart
      .locator("svg [fill^=url]")
      .evaluateAll((bars) => [...new Set(bars.map((bar) => bar.getAttribute("fill")))]);
    expect(fills.length).toBeGreaterThan(1);
    await chart.getByText("partial day", { exact: true }).waitFor();
    await chart.getByText("View as table").click();
    for (const size of [DESKTOP, NARROW]) {
      await page.setViewportSize(size);
      expect([size.width, await violationsInBothThemes(page)]).toEqual([size.width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([size.width, overflow]).toEqual([size.width, 0]);
    }
    // On a phone the chart is smaller, and its filters are a sheet that closes when applied.
    const days = page.getByRole("button", { name: "Dates and filters" });
    const from = page.getByLabel("From", { exact: true });
    expect(await from.isVisible()).toBe(false);
    await days.click();
    await from.waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await from.waitFor({ state: "hidden" });
    await page.setViewportSize(DESKTOP);
    await from.waitFor();
    const row = page
      .getByRole("table", { name: /^Revenue, with details/ })
      .getByRole("row")
      .nth(1);
    const figure = await row.getByRole("cell").nth(1).innerText();
    await row.getByRole("link").click();
    await page.getByRole("link", { name: "Back to Revenue" }).waitFor();
    await page.getByText(figure).first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("a user with one report permission sees only that report in the menu", async () => {
  const { session, ...support } = await aShopper({ role: "CUSTOMERSUPPORT" });
  const permissions = ["reports.transactions"];
  await sql`UPDATE users SET permissions = ${permissions}::text[] WHERE id = ${support.userId}`.execute(
    shopDb(),
  );
  // The browser has the permissions from sign-in.
  const staff = { ...support, session: session && { ...session, user: { ...session.user, permissions } } };
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, "/backoffice/reports/transactions/", staff);
    await page
      .getByRole("heading", { name: "No activity on these dates" })
      .or(page.getByRole("figure"))
      .waitFor();
    const links = page.getByRole("list", { name: "Reports" }).getByRole("link");
    expect(await links.allInnerTexts()).toEqual(["Transactions"]);
    await page.goto(siteUrl("/backoffice/reports/revenue/"));
    await page.getByRole("alert").getByText("You have no access to this page").waitFor();
  });
});
