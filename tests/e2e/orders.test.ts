/** Orders as customers, guests with a link, and staff see and change them; by keyboard, checked by axe. */
import type { Page } from "playwright-core";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { violationsInBothThemes } from "./axe";
import { tabTo } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { mailedAddress } from "./mailed-code";
import { clickAction, listActions } from "./order-actions";
import { filterByStatus } from "./order-list-filters";
import { anOrder, queryAs, DECLINED, untilStatus, type PlacedOrder } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, level: number, name: string) =>
  main(page).getByRole("heading", { level, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const snackbar = (page: Page, message: string) => page.locator("[data-snackbar]").getByText(message);
const orderHeading = (page: Page, { uniqueId }: PlacedOrder) => heading(page, 2, `Order ${uniqueId}`);
const state = (page: Page, word: string) =>
  main(page)
    .locator("header", { has: page.locator("h2") })
    .getByText(word, { exact: true });
const guestPath = ({ id, key }: PlacedOrder) => `/order/?${new URLSearchParams({ id, key })}`;

async function hasFocus(page: Page, text: string): Promise<void> {
  await page.waitForFunction((expected) => document.activeElement?.textContent === expected, text);
}

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

test("a customer filters the list by a counter, and returns to it", async () => {
  const shopper = await aShopper();
  const paid = await anOrder({ bearer: shopper.bearer, quantity: 2 });
  const declined = await anOrder({ bearer: shopper.bearer, nonce: DECLINED });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/account/orders/", shopper);
    await heading(page, 1, "Your orders").waitFor();
    const list = main(page).getByRole("list", { name: "Orders", exact: true });
    await list.getByRole("link", { name: `Order ${paid.uniqueId}` }).waitFor();
    expect(await list.getByRole("article").count()).toBe(2);
    await list.getByText(formatMoney(paid.total)).waitFor();
    const chips = main(page).getByRole("navigation", { name: "Orders by status" });
    await chips.getByRole("link", { name: "All 2" }).waitFor();
    await chips.getByRole("link", { name: "Payment failed 1" }).click();
    await page.waitForURL("**/account/orders/?show=paymentFailed");
    await list.getByRole("link", { name: `Order ${paid.uniqueId}` }).waitFor({ state: "detached" });
    expect(await list.getByRole("article").count()).toBe(1);
    const again = list.getByRole("link", { name: `Pay again for order ${declined.uniqueId}` });
    expect(await again.getAttribute("href")).toBe(`/checkout/payment/?order=${declined.id}`);
    await page.goBack();
    await list.getByRole("link", { name: `Order ${paid.uniqueId}` }).waitFor();
    await chips.getByText("Other statuses").click();
    await chips.getByRole("link", { name: "Returned 0" }).click();
    await heading(page, 2, "No “Returned” orders").waitFor();
    await main(page).getByRole("link", { name: "Show all orders" }).click();
    await main(page).getByLabel("Orders per page").selectOption("10");
    await page.waitForURL("**/account/orders/?size=10");
    expect(complaints).toEqual([]);
  });
});

test("a customer without orders sees how to place one", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await openAs(page, "/account/orders/", shopper);
    await heading(page, 2, "No orders yet").waitFor();
    await main(page).getByRole("link", { name: "Start shopping" }).waitFor();
    await looksRight(page);
  });
});

test("a customer opens an order and cancels it by keyboard on a phone", async () => {
  const shopper = await aShopper();
  const order = await anOrder({ bearer: shopper.bearer });
  await untilStatus(order, "PENDING_FULFILMENT");
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await openAs(page, "/account/orders/", shopper);
    await tabTo(main(page).getByRole("link", { name: `Order ${order.uniqueId}` }));
    await page.keyboard.press("Enter");
    await orderHeading(page, order).waitFor();
    await heading(page, 1, "Your order").waitFor();
    await state(page, "Being prepared").waitFor();
    const history = main(page).getByRole("region", { name: "History" }).getByRole("listitem");
    expect(await history.filter({ hasText: "became" }).first().textContent()).toContain("Being prepared");
    await main(page).getByRole("region", { name: "Payment" }).getByText("Paid", { exact: true }).waitFor();
    await tabTo(button(page, "Cancel this order"));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Cancel order ${order.uniqueId}?` });
    await dialog.getByText(`${formatMoney(order.total)} is refunded`).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(page, "Cancel this order");
    await page.keyboard.press("Enter");
    await tabTo(dialog.getByLabel("Reason"));
    await page.keyboard.type("Found it elsewhere");
    await tabTo(dialog.getByRole("button", { name: "Cancel order" }));
    await page.keyboard.press("Enter");
    await snackbar(page, MESSAGES.orders.cancelledPaid).waitFor();
    await state(page, "Canceled").waitFor();
    await hasFocus(page, `Order ${order.uniqueId}`);
    expect(await button(page, "Cancel this order").count()).toBe(0);
    await main(page).getByRole("link", { name: "All orders" }).click();
    const list = main(page).getByRole("list", { name: "Orders", exact: true });
    const entry = list.getByRole("article").filter({ hasText: order.uniqueId });
    await entry.waitFor();
    // The first render already has the change, not an older copy.
    expect(await entry.textContent()).toContain("Canceled");
    await main(page).getByRole("link", { name: "Canceled 1" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test("another customer's order is not found", async () => {
  const shopper = await aShopper();
  const order = await anOrder();
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/account/orders/${order.id}/`, shopper);
    await heading(page, 2, MESSAGES.generic.notFound).waitFor();
    expect(await main(page).getByText(order.uniqueId).count()).toBe(0);
  });
});

test("a view link does not cancel the order, and names the link that does", async () => {
  const order = await anOrder();
  const link = (label: string) => mailedAddress(order.email, `${order.uniqueId} is confirmed`, label);
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(await link(LABELS.seeOrder));
    await orderHeading(page, order).waitFor();
    await main(page).getByText(`To cancel, choose “${LABELS.cancelOrder}” in our email`).waitFor();
    expect(await button(page, LABELS.cancelOrder).count()).toBe(0);
    await looksRight(page);
    await page.emulateMedia({ media: "print" });
    expect(await main(page).innerText()).toContain(`Order ${order.uniqueId}`);
    expect(await main(page).innerText()).not.toContain("History");
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await main(page).getByRole("link", { name: "Invoice" }).count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.goto(await link(LABELS.cancelOrder));
    await button(page, LABELS.cancelOrder).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
    await state(page, "Canceled").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a guest sees the order by the key of the checkout, and nobody sees it without", async () => {
  const order = await anOrder({ nonce: DECLINED });
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl(guestPath(order)));
    await orderHeading(page, order).waitFor();
    await state(page, "Payment failed").waitFor();
    const again = main(page).getByRole("link", { name: "Pay again", exact: true });
    expect(await again.getAttribute("href")).toBe(`/checkout/payment/?order=${order.id}#key=${order.key}`);
    await button(page, "Cancel this order").click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
    await state(page, "Canceled").waitFor();
    await page.goto(siteUrl(guestPath({ ...order, key: "forged" })));
    await heading(page, 2, MESSAGES.generic.notFound).waitFor();
    await page.goto(siteUrl("/order/"));
    await heading(page, 2, MESSAGES.generic.notFound).waitFor();
    expect(complaints).toEqual([]);
  });
});

test("staff find an order, add a note, advance it and refund money", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const order = await anOrder();
  await untilStatus(order, "PENDING_FULFILMENT");
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await heading(page, 1, "Orders").waitFor();
    await main(page).getByRole("searchbox").first().fill(order.email);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/backoffice/orders/?q=${encodeURIComponent(order.email)}`);
    const rows = main(page).getByRole("table").getByRole("row");
    await rows.filter({ hasText: order.uniqueId }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 1);
    await filterByStatus(page, "Returned");
    await heading(page, 2, "No matching orders").waitFor();
    await filterByStatus(page, "Being prepared");
    const link = rows.getByRole("link", { name: order.uniqueId });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await link.evaluate((number) => number.getClientRects().length)).toBe(1);
    await page.setViewportSize(DESKTOP);
    await link.click();
    await orderHeading(page, order).waitFor();
    await main(page).getByText("Guest, last changed by System").waitFor();
    expect(await main(page).innerText()).not.toMatch(/[a-z]_[a-z]|[A-Z]_[A-Z]|\bguest$/m);

    await main(page).getByLabel("Type").selectOption("Phone call");
    await main(page).getByLabel("What happened").fill("Asked for the delivery on Friday");
    await button(page, "Add to history").click();
    const history = main(page).getByRole("region", { name: "History" });
    await history.getByText("Asked for the delivery on Friday").waitFor();
    await hasFocus(page, "History");
    expect(await main(page).getByLabel("What happened").inputValue()).toBe("");

    await clickAction(page, "Bought elsewhere");
    await page.getByRole("dialog").getByRole("button", { name: "Bought elsewhere" }).click();
    await state(page, "Confirmed").waitFor();
    await hasFocus(page, `Order ${order.uniqueId}`);

    await clickAction(page, "Refund");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Amount").fill("99999");
    await dialog.getByLabel("Reason").fill("Scratched");
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    const tooMuch = MESSAGES.orders.refundTooMuch(formatMoney(order.total));
    await dialog.getByRole("link", { name: tooMuch }).waitFor();
    await dialog.getByLabel("Amount").fill("12.50");
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await snackbar(page, MESSAGES.orders.refundRequested).waitFor();
    await history.getByText("Refund of $12.50 requested").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("a change to an order that a colleague just changed is rejected, and names the colleague", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const colleague = await aShopper({ role: "ADMIN" });
  const order = await anOrder();
  const { revision } = await untilStatus(order, "PENDING_FULFILMENT");
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/backoffice/orders/${order.id}/`, staff);
    await clickAction(page, "Cancel the order");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    await dialog.getByRole("link", { name: MESSAGES.orders.reason }).waitFor();
    await dialog.getByLabel("Reason").fill("Asked by phone");
    await queryAs(
      colleague.bearer,
      `mutation ($id: ID!, $revision: Int!) {
        changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success } }`,
      { id: order.id, revision },
    );
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    const notice = main(page).getByRole("alert").filter({ hasText: "was changed by" });
    expect(await notice.textContent()).toContain(colleague.username);
    await state(page, "Confirmed").waitFor();
    expect(await listActions(page)).not.toContain("Cancel the order");
    await notice.getByRole("button", { name: "Got it" }).click();
    await notice.waitFor({ state: "detached" });
  });
});

test("customer support advances orders, but neither cancels nor refunds", async () => {
  const staff = await aShopper({ role: "CUSTOMERSUPPORT" });
  const order = await anOrder();
  await untilStatus(order, "PENDING_FULFILMENT");
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/backoffice/orders/${order.id}/`, staff);
    await button(page, "Order at supplier").waitFor();
    expect(await listActions(page)).not.toContain("Cancel the order");
    expect(await listActions(page)).not.toContain("Refund");
    await button(page, "Add to history").waitFor();
  });
});

test("a failed load says so, and reloads when the shop responds again", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await openAs(page, "/account/", shopper);
    await page.route("**/graphql", (route) => route.abort());
    await main(page).getByRole("link", { name: "Orders", exact: true }).click();
    await main(page).getByRole("alert").getByText("We couldn't load your orders").waitFor();
    await page.unroute("**/graphql");
    await button(page, "Try again").click();
    await heading(page, 2, "No orders yet").waitFor();
  });
});

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("no screen has a violation on a %s", async (_device, viewport) => {
  const staff = await aShopper({ role: "ADMIN" });
  const order = await anOrder({ bearer: staff.bearer });
  const declined = await anOrder({
    bearer: staff.bearer,
    nonce: DECLINED,
    email: `${"long.".repeat(10)}name@mail.example`,
  });
  await withVisit({ viewport }, async ({ page, complaints }) => {
    await openAs(page, "/account/orders/", staff);
    await main(page)
      .getByRole("link", { name: `Order ${order.uniqueId}` })
      .waitFor();
    await looksRight(page);
    for (const { id, key, uniqueId } of [order, declined]) {
      for (const path of [
        `/account/orders/${id}/`,
        guestPath({ ...order, id, key }),
        `/backoffice/orders/${id}/`,
      ]) {
        await page.goto(siteUrl(path));
        await heading(page, 2, `Order ${uniqueId}`).waitFor();
        await looksRight(page);
      }
    }
    await clickAction(page, "Cancel the order");
    await page.getByRole("dialog").waitFor();
    await looksRight(page);
    await page.goto(siteUrl("/backoffice/orders/"));
    await main(page).getByRole("link", { name: order.uniqueId }).waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});
