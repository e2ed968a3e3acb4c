/**
 * A support agent's day by keyboard only (STAFF-49): a key budget for each frequent job. Typed text does not
 * count: it is the same any way.
 */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { violationsOf } from "./axe";
import { handsOf } from "./counted-keys";
import { aShopper, DESKTOP, runShop, withVisit } from "./open-shop";
import { anOrder, queryAs, untilStatus, type PlacedOrder } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

/** Maximum number of keys for each job. */
const MAX_KEYS = {
  "find an order by part of the email address": 4,
  "add a note": 3,
  "ship one piece of a line of two": 6,
  "return one piece": 6,
  "write to the customer": 6,
  "send a mail again": 6,
  "go on to the next order of the list": 1,
  "change an address": 6,
  "cancel one piece of a line of two": 9,
  "refund what one piece cost": 8,
} as const;
type JobName = keyof typeof MAX_KEYS;

const main = (page: Page) => page.getByRole("main");
const PIECES = /^Units of/;
const dialog = (page: Page) => page.getByRole("dialog");
const history = (page: Page) => main(page).getByRole("region", { name: "History" });
const isAtHeading = async (page: Page) => {
  await dialog(page).waitFor({ state: "detached" });
  await page.locator("#order-heading:focus").waitFor();
};

async function confirm(bearer: string, order: PlacedOrder) {
  const { revision } = await untilStatus(order, "PENDING_FULFILMENT");
  await queryAs(
    bearer,
    `mutation ($id: ID!, $revision: Int!) {
      changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success } }`,
    { id: order.id, revision },
  );
}

test("frequent jobs take few keys, no pointer, and leave the focus where the next one starts", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const colleague = await aShopper({ role: "CUSTOMERSUPPORT" });
  const email = `keys-${randomUUID().slice(0, 8)}@mail.example`;
  const later = await anOrder({ email, quantity: 2 });
  await untilStatus(later, "PENDING_FULFILMENT");
  const order = await anOrder({ email, quantity: 2 });
  await confirm(staff.bearer, order);
  const took: Partial<Record<JobName, number>> = {};
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await main(page).getByRole("searchbox").waitFor();
    const hands = handsOf(page);
    const { press, write, tabTo } = hands;
    const job = async (name: JobName, work: () => Promise<void>) => {
      took[name] = (await hands.count(work)).keys;
    };
    const state = (word: string) =>
      main(page)
        .locator("header", { has: page.locator("h2") })
        .getByText(word, { exact: true });

    /** The unit became a line of its own. */
    const twoLines = () => main(page).getByText("1 × $").nth(1).waitFor();

    await job("find an order by part of the email address", async () => {
      await press("/");
      await write(email.slice(0, 13));
      await press("Enter");
      await page.waitForURL("**/backoffice/orders/?q=*");
      await main(page).getByRole("link", { name: order.uniqueId }).waitFor();
      await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 2);
      await press("j", "Enter");
      await state("Confirmed").waitFor();
    });

    await job("add a note", async () => {
      await press("n");
      await write("Called, nobody was there");
      await press("Control+Enter");
      await history(page)
        .getByText(/Called, nobody was there/)
        .waitFor();
      await page.locator("#order-history:focus").waitFor();
    });

    await job("ship one piece of a line of two", async () => {
      await press("s");
      await tabTo(dialog(page).getByLabel(PIECES));
      await press("1");
      await tabTo(dialog(page).getByLabel("Carrier", { exact: true }));
      await write("UPS");
      await press("Tab");
      await write("1Z-42");
      await press("Enter");
      await isAtHeading(page);
      await main(page)
        .getByRole("link", { name: /^1Z-42/ })
        .waitFor();
      await twoLines();
    });

    await job("return one piece", async () => {
      await hands.palette("items ret", /^Mark items returned/);
      await dialog(page).getByRole("list", { name: "What this change does" }).waitFor();
      await tabTo(dialog(page).getByLabel("Reason"));
      await write("Too loud");
      await press("Control+Enter");
      await isAtHeading(page);
      await history(page)
        .getByText(/^Returned: .*Too loud$/)
        .waitFor();
    });

    await job("write to the customer", async () => {
      await hands.palette("email cust", /^Email customer/);
      await tabTo(dialog(page).getByLabel("Message"));
      await write("It is on its way.");
      await press("Control+Enter");
      await isAtHeading(page);
    });

    await job("send a mail again", async () => {
      await hands.palette("an email", /^Resend an email/);
      await tabTo(
        dialog(page)
          .getByRole("button", { name: /^Resend/ })
          .first(),
      );
      await press("Enter");
      await dialog(page).getByRole("status").getByText(/./).first().waitFor();
      await press("Escape");
      // The focus returns to the control that opened it.
      await page.locator("#order-mails:focus").waitFor();
    });
    expect(await violationsOf(page)).toEqual([]);

    await job("go on to the next order of the list", async () => {
      await press("j");
      await main(page)
        .getByRole("heading", { name: `Order ${later.uniqueId}` })
        .waitFor();
    });

    await job("change an address", async () => {
      await hands.palette("delivery add", /^Edit delivery address/);
      await tabTo(dialog(page).getByLabel("Address", { exact: true }));
      await write("7 Compiler Court");
      await press("Enter");
      await isAtHeading(page);
      await main(page).getByText("7 Compiler Court").first().waitFor();
    });

    await job("cancel one piece of a line of two", async () => {
      await hands.palette("cancel it", /^Cancel items/);
      await tabTo(dialog(page).getByRole("checkbox"));
      await press("Space");
      await tabTo(dialog(page).getByLabel(PIECES));
      await press("1");
      await tabTo(dialog(page).getByLabel("Reason"));
      await write("One is enough");
      await press("Control+Enter");
      await isAtHeading(page);
      await history(page)
        .getByText(/One is enough/)
        .waitFor();
      await twoLines();
    });

    await job("refund what one piece cost", async () => {
      await hands.palette("refund", /^Refund/);
      await tabTo(dialog(page).getByLabel(PIECES));
      await press("1");
      await tabTo(dialog(page).getByLabel("Reason"));
      await write("Came late");
      await press("Control+Enter");
      await isAtHeading(page);
      await history(page)
        .getByText(/Came late/)
        .waitFor();
    });

    // A colleague was faster: the conflict is shown, with the focus on its message.
    await hands.palette("cancel it", /^Cancel items/);
    await tabTo(dialog(page).getByRole("checkbox").first());
    await press("Space");
    await tabTo(dialog(page).getByLabel("Reason"));
    await write("None is needed");
    const { revision } = (
      await queryAs<{ getOrder: { revision: number } }>(
        colleague.bearer,
        "query ($id: ID!) { getOrder(orderId: $id) { revision } }",
        { id: later.id },
      )
    ).getOrder;
    await queryAs(
      colleague.bearer,
      `mutation ($id: ID!, $revision: Int!) {
        changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success } }`,
      { id: later.id, revision },
    );
    await press("Control+Enter");
    await main(page).getByRole("alert").filter({ hasText: colleague.username }).waitFor();
    await page.locator("#order-stale:focus").waitFor();

    await press("u");
    await page.waitForURL("**/backoffice/orders/?q=*");

    expect(complaints).toEqual([]);
  });
  const more = Object.entries(MAX_KEYS)
    .map(([name, max]) => [name, took[name as JobName] ?? Infinity, max] as const)
    .filter(([, keys, max]) => keys > max);
  expect(more).toEqual([]);
});
