/**
 * Back-office screens, by keyboard and on a small screen, checked by axe: leases, payment exceptions,
 * catalogue, contacts.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { feedOf } from "../support/catalogue/import-calls";
import { looksRight } from "./axe";
import { tabTo } from "./keyboard";
import { aShopper, DESKTOP, runShop, siteUrl, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name, exact: true });

test("each screen opens, shows its data, and has no violation", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/leases/", staff);
    await heading(page, "Leases").waitFor();
    await main(page).getByRole("search", { name: "All lease applications" }).waitFor();
    await looksRight(page);

    await page.goto(siteUrl("/backoffice/money/"));
    await main(page).getByRole("navigation", { name: "Payment exceptions by issue" }).waitFor();
    await looksRight(page);

    await page.goto(siteUrl("/backoffice/catalogue/"));
    await main(page).getByRole("row").nth(1).waitFor();
    await looksRight(page);
    for (const [part, row] of [
      ["imports", "Status"],
      ["stores", "Store"],
      ["promotions", "Code"],
    ] as const) {
      await page.goto(siteUrl(`/backoffice/catalogue/${part}/`));
      await main(page).getByRole("columnheader", { name: row, exact: true }).waitFor();
      await looksRight(page);
    }

    await page.goto(siteUrl("/backoffice/contacts/"));
    await heading(page, "No requests to answer").waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});

test("a promotion is added and ended by keyboard only", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/promotions/", staff);
    const add = main(page).getByRole("button", { name: "Create promotion" });
    await add.waitFor();
    await tabTo(add);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Set up a promotion" });
    for (const [label, value] of [
      ["Code", "keys-15"],
      ["Name", "15% off by keyboard"],
      ["Discount", "15"],
    ] as const) {
      await tabTo(dialog.getByRole("textbox", { name: label, exact: true }));
      await page.keyboard.type(value);
    }
    await looksRight(page);
    await page.keyboard.press("Enter");
    await main(page).getByRole("rowheader", { name: "KEYS-15" }).waitFor();
    const row = main(page).getByRole("row", { name: /KEYS-15/ });
    await tabTo(row.getByRole("button", { name: "End promotion" }));
    await page.keyboard.press("Enter");
    await tabTo(page.getByRole("dialog").getByRole("button", { name: "End promotion" }));
    await page.keyboard.press("Enter");
    await row.getByText("Expired").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a file is imported by keyboard only, with progress, and its rejected records are downloaded", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/imports/", staff);
    const open = main(page).getByRole("button", { name: "Import a file" });
    await open.waitFor();
    await tabTo(open);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Import supplier file" });
    const records = ['{"sku": 871001, "name": "Nothing for sale", "regularPrice": "free"}', feedOf(800)];
    await dialog.getByLabel("Supplier file").setInputFiles({
      name: "keyboard.json",
      mimeType: "application/json",
      buffer: Buffer.from(records.join("\n")),
    });
    await looksRight(page);
    await tabTo(dialog.getByRole("button", { name: "Import file" }));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    const row = main(page).getByRole("row", { name: /keyboard\.json/ });
    await row.getByText(/\d+% done|Completed/).waitFor();
    await row.getByText("Completed").waitFor({ timeout: 60_000 });
    await row.getByText(/801 records, 800 created/).waitFor();
    await looksRight(page);

    const rejects = row.getByRole("button", { name: "Rejects of keyboard.json as CSV" });
    await tabTo(rejects);
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(await readFile(await file.path(), "utf8")).toBe(
      '\uFEFF"File","Line","Record","SKU","Field","Reason"\r\n' +
        '"keyboard.json",1,,"871001","regular price","the regular price is not a number"\r\n',
    );
    expect(complaints).toEqual([]);
  });
});

test("a table's columns are matched by keyboard only, and imported as the preview says", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/catalogue/imports/", staff);
    const open = main(page).getByRole("button", { name: "Import a file" });
    await open.waitFor();
    await tabTo(open);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Import supplier file" });
    const rows = Array.from({ length: 12 }, (_, at) => `M-${at};Matched range ${at};89${at}.00;Gas Ranges`);
    await dialog.getByLabel("Supplier file").setInputFiles({
      name: "matched.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`${["Item no;Title;Price;Group", ...rows].join("\n")}\n`),
    });
    const preview = dialog.getByRole("region", { name: "Preview" });
    await preview.getByRole("row", { name: /M-0/ }).getByText("Unmapped category").waitFor();
    const group = dialog.getByRole("combobox", { name: "Group" });
    await tabTo(group);
    await page.keyboard.type("Cat");
    await preview
      .getByRole("row", { name: /M-0.*\$890\.00/ })
      .getByText("Live")
      .waitFor();
    expect(await preview.getByRole("row").count()).toBe(11);
    await looksRight(page);
    await page.setViewportSize(DESKTOP);
    await tabTo(dialog.getByRole("button", { name: "Import file" }));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    const row = main(page).getByRole("row", { name: /matched\.csv/ });
    await row.getByText(/12 records, 12 created, 12 live/).waitFor({ timeout: 60_000 });
    expect(complaints).toEqual([]);
  });
});

test("a searched text leads to a pinned product, previewed before and after, by keyboard only", async () => {
  const text = "stand for a tv";
  const search = `/search/?${new URLSearchParams({ q: text }).toString()}`;
  // As three visitors, through the site.
  for (const agent of ["one", "two", "three"])
    await fetch(siteUrl(search), { headers: { "user-agent": `Browser ${agent}` } });
  const staff = await aShopper({ role: "ADMIN" });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/search/", staff);
    const counted = main(page).getByRole("row", { name: new RegExp(`^${text} 3`) });
    await counted.waitFor();
    await looksRight(page);
    await tabTo(counted.getByRole("link", { name: `Pin or hide for ${text}` }));
    await page.keyboard.press("Enter");
    const find = main(page).getByLabel("Find products");
    await find.waitFor();
    await tabTo(find);
    await page.keyboard.press("Enter");
    const pin = main(page).getByRole("button", { name: /^Pin / }).nth(2);
    await pin.waitFor();
    const name = (await pin.getAttribute("aria-label"))!.replace("Pin ", "");
    await looksRight(page);
    await tabTo(pin);
    await page.keyboard.press("Enter");
    await main(page)
      .getByRole("button", { name: `Remove ${name}` })
      .waitFor();
    await tabTo(main(page).getByRole("button", { name: "Compare before and after" }));
    await page.keyboard.press("Enter");
    const first = main(page).getByRole("region", { name: "With this rule" }).getByRole("link").first();
    await first.waitFor();
    expect(await first.innerText()).toBe(name);
    const address = await first.getAttribute("href");
    await looksRight(page);
    await tabTo(main(page).getByRole("button", { name: "Save rule" }));
    await page.keyboard.press("Enter");
    const row = main(page).getByRole("row", { name: new RegExp(text) });
    await row.getByText(name).waitFor();
    await looksRight(page);

    await page.goto(siteUrl(search));
    expect(await page.locator("#search-results [data-product-id] a").first().getAttribute("href")).toBe(
      address,
    );
    await page.goBack();
    for (const isTakenBack of [true, false]) {
      await tabTo(row.getByRole("button", { name: "Delete" }));
      await page.keyboard.press("Enter");
      await heading(page, "No products pinned or hidden").waitFor();
      if (!isTakenBack) break;
      await page.keyboard.press("Control+z");
      await row.getByText(name).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
