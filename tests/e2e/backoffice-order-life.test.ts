/**
 * An order's full life by keyboard: phone order, emailed payment link, correction, supplier order, tracking,
 * recall, return; checked by axe.
 */
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "./axe";
import { countHands, tabTo, typeInto } from "./keyboard";
import { payFromMail, orderByPhone } from "./phone-order-steps";
import { waitFor } from "../support/hosts/wait-for";
import { aShopper, DESKTOP, PHONE, runShop, sandboxUrl, withVisit } from "./open-shop";
import { pressAction } from "./order-actions";
import { aGuestEmail, plentifulProduct } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

/** For the full life; with Tab only, each pass from the top of a page. */
const MAX_KEYS = 1_000;

const main = (page: Page) => page.getByRole("main");

/** Opens a dialog by keyboard and checks it. */
async function open(page: Page, name: string) {
  await pressAction(page, name);
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${name}`) });
  await dialog.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  return dialog;
}

async function press(page: Page, name: string) {
  await tabTo(page.getByRole("dialog").getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** After a change the focus is on the order's heading. */
async function isAtHeading(page: Page) {
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("#order-heading:focus").waitFor();
}

const WAITING_CHANGE = "Change awaiting payment";

/** Adds one unit to the two that are paid, so the customer is asked to pay the difference. */
async function addOne(page: Page) {
  const dialog = await open(page, "Edit items");
  await tabTo(dialog.getByLabel(/^Units of (?!it)/));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3");
  await press(page, "Update items");
  await press(page, "Save and email payment link");
  await isAtHeading(page);
  await main(page).getByRole("region", { name: WAITING_CHANGE }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
}

interface AtSupplier {
  readonly id: string;
  readonly orderNumber: string;
}

/** Presses a tester's button on the supplier's page. */
async function supplierSays(orderNumber: string, action: string) {
  const orders = (await (await fetch(sandboxUrl("/suppliers/orders.json"))).json()) as AtSupplier[];
  const order = orders.find((row) => row.orderNumber === orderNumber)!;
  const address = sandboxUrl(`/suppliers/tester/${order.id}/${action}`);
  expect((await fetch(address, { method: "POST", redirect: "manual" })).status).toBe(303);
}

/** Reloads the order until the badge has the word; the supplier is polled every few seconds. */
const badge = (page: Page, word: string) =>
  main(page)
    .locator("header", { has: page.locator("h2") })
    .getByText(word, { exact: true });

async function untilVisible(page: Page, what: Locator) {
  await waitFor(async () => {
    await page.reload();
    await main(page).getByRole("heading", { level: 3, name: "Orders at suppliers" }).waitFor();
    return (await what.count()) > 0 || null;
  });
}

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)(
  "a phone order is placed, paid, corrected, ordered, delivered and returned by keyboard on a %s",
  async (_device, viewport) => {
    const staff = await aShopper({ role: "ADMIN" });
    const caller = { ...(await plentifulProduct()), email: aGuestEmail(), quantity: 2 };
    await withVisit({ viewport }, async ({ page, complaints }) => {
      await openAs(page, "/backoffice/orders/", staff);
      const hands = await countHands(page);
      const orderNumber = await orderByPhone(page, caller);
      await payFromMail(caller.email);
      await untilVisible(page, badge(page, "Being prepared"));
      expect(
        await main(page)
          .getByRole("button", { name: /payment link/ })
          .count(),
      ).toBe(0);

      await tabTo(page.getByLabel("Type", { exact: true }));
      await page.keyboard.type("Phone");
      await typeInto(page, { "What happened": "One is enough, and it goes to the neighbour" });
      await tabTo(main(page).getByRole("button", { name: "Add to history" }));
      await page.keyboard.press("Enter");
      const history = main(page).getByRole("region", { name: "History" });
      await history.getByText(/^Phone call: One is enough/).waitFor();

      const address = await open(page, "Edit delivery address");
      await typeInto(page, { "First name": "Grace", Address: "7 Compiler Court" });
      await press(page, "Preview changes");
      await address.getByRole("list", { name: "What this change does" }).waitFor();
      await press(page, "Update address");
      await isAtHeading(page);
      await main(page).getByText("7 Compiler Court").first().waitFor();

      await tabTo(page.getByLabel("Show", { exact: true }));
      await page.keyboard.type("Shipping");
      await history.getByText(/^Shipping address corrected: .*→.*7 Compiler Court/).waitFor();
      expect(await history.getByText(/^Phone call: /).count()).toBe(0);

      await open(page, "Edit items");
      await press(page, "Keep as is");
      await page.locator("#more-actions:focus").waitFor();
      await addOne(page);
      await payFromMail(caller.email, "payment needed for your change", "Grace");
      await waitFor(async () => {
        await page.reload();
        await main(page).getByRole("heading", { level: 3, name: "Orders at suppliers" }).waitFor();
        return (await main(page).getByText("3 × $").count()) > 0 || null;
      });
      expect(await main(page).getByRole("region", { name: WAITING_CHANGE }).count()).toBe(0);

      await open(page, "Order at supplier");
      await press(page, "Order now");
      await isAtHeading(page);
      await untilVisible(page, badge(page, "Confirmed"));
      await supplierSays(orderNumber, "deliver");
      // The order is completed once shipped; delivery follows.
      await untilVisible(page, main(page).getByText(/^Delivered \d\d/));
      await badge(page, "Completed").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      const back = await open(page, "Mark items returned");
      await back.getByRole("list", { name: "What this change does" }).waitFor();
      await typeInto(page, { Reason: "Too loud" });
      await press(page, "Mark items returned");
      await isAtHeading(page);
      await main(page)
        .locator("header", { has: page.locator("h2") })
        .getByText("Returned", { exact: true })
        .waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(hands.pointers).toBe(0);
      expect(hands.keys).toBeLessThan(MAX_KEYS);
      expect(complaints).toEqual([]);
    });
  },
);
