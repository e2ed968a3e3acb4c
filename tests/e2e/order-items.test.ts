/** Staff ship, deliver and return items of an order by keyboard; checked by axe. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { violationsOf } from "./axe";
import { tabTo, typeInto } from "./keyboard";
import { aShopper, DESKTOP, PHONE, runShop, withVisit } from "./open-shop";
import { listActions, pressAction } from "./order-actions";
import { anOrder, queryAs, untilStatus } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const confirmation = (page: Page) =>
  page.locator("[data-snackbar]").getByText(MESSAGES.orders.itemsChangedMailed);

async function confirmedOrder(bearer: string) {
  const order = await anOrder({ quantity: 2 });
  const { revision } = await untilStatus(order, "PENDING_FULFILMENT");
  await queryAs(
    bearer,
    `mutation ($id: ID!, $revision: Int!) {
      changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success } }`,
    { id: order.id, revision },
  );
  return order;
}

/** Opens a dialog by keyboard. */
async function open(page: Page, name: string) {
  await pressAction(page, name);
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${name}`) });
  await dialog.getByRole("checkbox", { checked: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  return dialog;
}

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("on a %s", (_device, viewport) => {
  test("an order is shipped, delivered and returned by keyboard", async () => {
    const staff = await aShopper({ role: "ADMIN" });
    const order = await confirmedOrder(staff.bearer);
    await withVisit({ viewport }, async ({ page, complaints }) => {
      await openAs(page, `/backoffice/orders/${order.id}/`, staff);
      const state = (word: string) =>
        main(page)
          .locator("header", { has: page.locator("h2") })
          .getByText(word, { exact: true });
      await state("Confirmed").waitFor();

      const parcel = await open(page, "Ship items");
      await page.keyboard.press("Escape");
      await parcel.waitFor({ state: "hidden" });
      await open(page, "Ship items");
      await tabTo(parcel.getByRole("button", { name: "Ship items" }));
      await page.keyboard.press("Enter");
      await parcel.getByRole("link", { name: MESSAGES.orders.carrier }).waitFor();
      await typeInto(page, { Carrier: "UPS", "Tracking number": "1Z-42" });
      await page.keyboard.press("Enter");
      await state("Completed").waitFor();
      const link = main(page).getByRole("link", { name: /^1Z-42/ });
      expect(await link.getAttribute("href")).toBe("https://www.ups.com/track?tracknum=1Z-42");
      expect(await listActions(page)).not.toContain("Ship items");
      const top = (name: string) =>
        button(page, name).evaluate((element) => element.getBoundingClientRect().top);
      // One row, on a phone too.
      expect(await top("More")).toBe(await top("Mark delivered"));

      await open(page, "Mark delivered");
      await tabTo(page.getByRole("dialog").getByRole("button", { name: "Mark delivered" }));
      await page.keyboard.press("Enter");
      await confirmation(page).waitFor();
      await main(page)
        .getByText(/^Delivered \d\d/)
        .waitFor();

      const back = await open(page, "Mark items returned");
      const preview = back.getByRole("list", { name: "What this change does" });
      await preview
        .getByText(/\$[\d.,]+/)
        .first()
        .waitFor();
      await typeInto(page, { Reason: "Did not fit the shelf" });
      await tabTo(back.getByRole("button", { name: "Mark items returned" }));
      await page.keyboard.press("Enter");
      await state("Returned").waitFor();
      const history = main(page).getByRole("region", { name: "History" });
      await history.getByText(/^Returned: .*: Did not fit the shelf$/).waitFor();
      await history.getByText(/^Refund of \$/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});

test("items a colleague has just recorded are not recorded again, and the message names the colleague", async () => {
  const staff = await aShopper({ role: "ADMIN" });
  const colleague = await aShopper({ role: "CUSTOMERSUPPORT" });
  const order = await confirmedOrder(colleague.bearer);
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await openAs(page, `/backoffice/orders/${order.id}/`, staff);
    await button(page, "Ship items").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Carrier", { exact: true }).fill("UPS");
    await dialog.getByLabel("Tracking number").fill("1Z-OURS");
    const { getOrder } = await queryAs<{ getOrder: { revision: number; items: { id: string }[] } }>(
      colleague.bearer,
      "query ($id: ID!) { getOrder(orderId: $id) { revision items { id } } }",
      { id: order.id },
    );
    const shipment = {
      itemIds: getOrder.items.map(({ id }) => id),
      carrier: "DHL",
      trackingNumber: "THEIRS",
    };
    await queryAs(
      colleague.bearer,
      `mutation ($id: ID!, $revision: Int!, $shipment: ShipmentInput!) {
        shipOrderItems(orderId: $id, revision: $revision, shipment: $shipment) { success } }`,
      { id: order.id, revision: getOrder.revision, shipment },
    );
    await dialog.getByRole("button", { name: "Ship items" }).click();
    const notice = main(page).getByRole("alert").filter({ hasText: "was changed by" });
    expect(await notice.textContent()).toContain(colleague.username);
    await main(page)
      .getByRole("link", { name: /^THEIRS/ })
      .waitFor();
    expect(await main(page).getByText("1Z-OURS").count()).toBe(0);
  });
});
