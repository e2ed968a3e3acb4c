/** After an order, on a phone: invoice, buying again and a return, each in a few taps (ORDER-49 to ORDER-52). */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { shopDay } from "#contract/time/days";
import type { TestUser } from "../support/people/accounts";
import { looksRight } from "./axe";
import { aShopper, DESKTOP, PHONE, runShop, withVisit } from "./open-shop";
import { anOrder, queryAs, untilStatus, type PlacedOrder } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

function countTaps() {
  let count = 0;
  const tap = async (what: Locator) => {
    count += 1;
    await what.click();
  };
  return { tap, count: () => count };
}

interface Changed {
  readonly change: {
    readonly order: { readonly revision: number; readonly items: readonly { readonly id: string }[] };
  };
}

/** A customer's order of two units that staff shipped, and that arrived today. */
async function deliveredOrder({ bearer }: TestUser, staff: TestUser): Promise<PlacedOrder> {
  const order = await anOrder({ bearer, quantity: 2 });
  const { revision } = await untilStatus(order, "PENDING_FULFILMENT");
  const change = async (call: string, before: number) => {
    const { change: made } = await queryAs<Changed>(
      staff.bearer,
      `mutation ($id: ID!, $revision: Int!) {
        change: ${call.replace("(", "(orderId: $id, revision: $revision, ")} { order { revision items { id } } } }`,
      { id: order.id, revision: before },
    );
    return made.order;
  };
  const confirmed = await change("changeOrderStatus(status: CONFIRMED_BY_SUPPLIER)", revision);
  const items = `itemIds: ["${confirmed.items[0]!.id}"], date: "${shopDay(new Date())}"`;
  const parcel = `shipment: { ${items}, carrier: "UPS", trackingNumber: "1Z-42" }`;
  const shipped = await change(`shipOrderItems(${parcel})`, confirmed.revision);
  await change(`changeOrderItems(change: { ${items}, status: DELIVERED })`, shipped.revision);
  return order;
}

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const start = (await readFile(await file.path())).subarray(0, 5).toString();
  expect(start).toBe("%PDF-");
  return file.suggestedFilename();
}

test("a customer gets the invoice in 2 taps and buys again in 2", async () => {
  const shopper = await aShopper();
  const order = await deliveredOrder(shopper, await aShopper({ role: "ADMIN" }));
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await openAs(page, `/account/orders/${order.id}/`, shopper);
    const invoice = countTaps();
    await invoice.tap(main(page).getByRole("link", { name: "Invoice", exact: true }));
    await page.getByRole("heading", { name: `Invoice ${order.uniqueId}` }).waitFor();
    await looksRight(page);
    const name = await download(page, () => invoice.tap(button(page, "Download PDF")));
    expect([name, invoice.count()]).toEqual([`invoice-${order.uniqueId}.pdf`, 2]);

    const again = countTaps();
    await page.goBack();
    await again.tap(button(page, "Buy again"));
    await page.waitForURL("**/cart/");
    await page.getByText(ORDER_IN_CART_MESSAGES.boughtAgain).waitFor();
    expect(again.count()).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
  });
});

test("a customer returns an item in 6 taps, and staff receive it", async () => {
  const shopper = await aShopper();
  const staff = await aShopper({ role: "ADMIN" });
  const order = await deliveredOrder(shopper, staff);
  const number = `${order.uniqueId}-R1`;
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await openAs(page, "/account/orders/", shopper);
    const { tap, count } = countTaps();
    await tap(main(page).getByRole("link", { name: `Order ${order.uniqueId}` }));
    await tap(button(page, "Return items"));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("list", { name: "What this change does" }).waitFor();
    await looksRight(page);
    await dialog.getByLabel("Reason").selectOption("DAMAGED");
    await tap(dialog.getByRole("button", { name: "Request return" }));
    await page.locator("[data-snackbar]").getByText(MESSAGES.orderReturns.requested(number)).waitFor();
    const label = page.getByRole("button", { name: /^Return label/ });
    expect(await download(page, () => tap(label))).toBe(`return-${number}.pdf`);
    // The choice of the reason is a tap, too.
    expect(count() + 1).toBeLessThanOrEqual(6);
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, "/backoffice/orders/?show=OPEN_RETURNS", staff);
    await page.getByRole("link", { name: order.uniqueId }).first().click();
    await button(page, "Mark as received").click();
    const dialog = page.getByRole("dialog", { name: `Return ${number} received` });
    await dialog.getByRole("list", { name: "What this change does" }).waitFor();
    await dialog.getByRole("button", { name: "Mark as received" }).click();
    await page.getByText("Return received", { exact: true }).waitFor();
    await looksRight(page);
    expect(complaints).toEqual([]);
  });
});
