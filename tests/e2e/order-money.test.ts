/** An order's progress as its customer sees it, and manual refunds as staff see them. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { violationsInBothThemes } from "./axe";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";
import { aGuestEmail, anOrder, queryAs, oneProduct, untilStatus, type PlacedOrder } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const guestPath = ({ id, key }: PlacedOrder) => `/order/?${new URLSearchParams({ id, key })}`;

async function looksRight(page: Page): Promise<void> {
  expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}

/** An order paid in Bitcoin. */
async function aCoinOrder(): Promise<PlacedOrder> {
  const email = aGuestEmail();
  interface Answer {
    readonly placed: {
      readonly orderKey: string;
      readonly paymentGatewayUrl: string;
      readonly order: Pick<PlacedOrder, "id" | "uniqueId" | "total">;
    };
  }
  const { placed } = await queryAs<Answer>(
    "",
    `mutation ($input: CheckoutInput!) { placed: checkoutWithPlisio(input: $input, currency: "BTC") {
      orderKey paymentGatewayUrl order { id uniqueId total } } }`,
    { input: await oneProduct(email) },
  );
  await fetch(`${placed.paymentGatewayUrl}/pay`, { method: "POST", redirect: "manual" });
  const order = { ...placed.order, key: placed.orderKey, email };
  await untilStatus(order, "PENDING_FULFILMENT");
  return order;
}

test.each([
  ["a phone", PHONE],
  ["a desk", DESKTOP],
])("a customer at %s sees the order's progress, in words and as a current step", async (_title, viewport) => {
  const order = await anOrder();
  await untilStatus(order, "PENDING_FULFILMENT");
  await withVisit({ viewport }, async ({ page }) => {
    await page.goto(siteUrl(guestPath(order)));
    const steps = main(page).getByRole("list", { name: "Order progress" }).getByRole("listitem");
    await steps.first().waitFor();
    expect(await steps.allTextContents()).toEqual([
      "Ordered, done",
      "Paid, done",
      "Preparing, next",
      "Shipped, upcoming",
      "Delivered, upcoming",
    ]);
    expect(await main(page).locator("[aria-current=step]").innerText()).toContain("Preparing");
    await looksRight(page);
  });
});

test("staff see a manual refund, and record it as refunded", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const order = await aCoinOrder();
  await queryAs(
    "",
    `mutation ($id: ID!, $key: String) { cancelOrder(orderId: $id, orderKey: $key) { success } }`,
    order,
  );
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/", staff);
    await main(page).getByRole("link", { name: "One order has a payment exception" }).click();
    await page.waitForURL("**/backoffice/orders/?show=BY_HAND");
    await main(page).getByRole("table").getByRole("link", { name: order.uniqueId }).click();
    const region = main(page).getByRole("region", { name: "Manual refunds" });
    await region.getByText(formatMoney(order.total)).first().waitFor();
    await region.getByText(`Ask ${order.email} by email for the address of their own wallet.`).waitFor();
    await looksRight(page);

    await region.getByRole("button", { name: "Mark as refunded" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Mark as refunded" }).click();
    await dialog.getByRole("link", { name: MESSAGES.orders.refundReference }).waitFor();
    await dialog.getByLabel("Transfer number").fill("tx 5f3a");
    await dialog.getByRole("button", { name: "Mark as refunded" }).click();
    await page.locator("[data-snackbar]").getByText(MESSAGES.orders.refundedByHand).waitFor();
    await region.waitFor({ state: "detached" });
    await main(page).getByText("refunded manually: tx 5f3a").waitFor();
    expect(complaints).toEqual([]);
  });
});
