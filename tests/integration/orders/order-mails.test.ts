/** Order emails, as they arrive over SMTP and as a mail program renders them. */
import { escapeUTF8 } from "entities";
import type { Browser, Page } from "playwright-core";
import { formatMoney } from "#contract/money/money";
import type { ReceivedMail } from "../../../sandbox/mailbox/mailbox";
import { violationsOf } from "../../e2e/axe";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { launchBrowser } from "../../support/hosts/browser";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS, anOrder, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const CHANGE = `success message order { id status revision total items { id status } history { type summary } }`;
interface Change {
  readonly success: boolean;
  readonly message: string;
  readonly order: (ClientOrder & { items: { id: string; status: string }[] }) | null;
}

let shop: OrderShop;
let box: TestMailbox;
let browser: Browser;
let staff: TestUser;
beforeAll(async () => {
  [box, browser] = await Promise.all([startTestMailbox(), launchBrowser()]);
  shop = await openOrderShop({ config: { mail: box.mail } });
  staff = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await box?.stop();
});

/** Two products, paid and confirmed by the supplier, ready to ship. */
async function confirmedOrder(email: string) {
  const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: number }));
  const { order, orderKey } = await shop.paid(anOrder({ items, address: { ...ADDRESS, email } }));
  const ready = await shop.until({ order, orderKey }, ({ status }) => status === "PENDING_FULFILMENT");
  const admin = await signedIn(shop.api, "ADMIN");
  const move = `changeOrderStatus(orderId: "${order.id}", status: CONFIRMED_BY_SUPPLIER, revision: ${ready.revision})`;
  const { change } = await shop.query<{ change: Change }>(
    `mutation { change: ${move} { ${CHANGE} } }`,
    {},
    admin.bearer,
  );
  return change.order!;
}
const ship = async (id: string, revision: number, shipment: object, bearer = staff.bearer) => {
  const call = `mutation ($id: ID!, $revision: Int!, $shipment: ShipmentInput!) {
    change: shipOrderItems(orderId: $id, revision: $revision, shipment: $shipment) { ${CHANGE} } }`;
  return (await shop.query<{ change: Change }>(call, { id, revision, shipment }, bearer)).change;
};
const parcel = (itemIds: readonly string[], trackingNumber: string) => ({
  itemIds,
  carrier: "UPS",
  trackingNumber,
  trackingUrl: `https://carrier.example/track?n=${trackingNumber}&lang=en`,
});
const shippedMails = (email: string) =>
  box.mailbox.list(email).filter(({ subject }) => subject.includes("on its way"));

test("the confirmation has every line, the totals, the address and the link, in text and in HTML", async () => {
  const email = "confirmed@mail.example";
  const order = await confirmedOrder(email);
  const mail = await box.waitFor(email, "is confirmed");
  const { rows } = {
    rows: await shop.api.database.db
      .selectFrom("order_items")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute(),
  };
  for (const part of [mail.text, mail.html]) {
    for (const { product, quantity, price_cents: cents } of rows) {
      expect(part).toContain(part === mail.html ? escapeUTF8(product.name) : product.name);
      expect(part).toContain(formatMoney(cents * quantity));
    }
    for (const words of ["Items", "Shipping", "Estimated state tax", "Total", formatMoney(order.total)])
      expect(part).toContain(words);
    for (const words of ["Ada Byron", "12 Analytical Way", "Austin, TX 78701"]) expect(part).toContain(words);
    expect(part).toContain(`/order/?id=${order.id}#key=`);
  }
  expect(mail.text).not.toMatch(/<[a-z]/);
});

test("a shipment is emailed once, with its items, carrier and tracking link; the last one completes the order", async () => {
  const email = "parcels@mail.example";
  const order = await confirmedOrder(email);
  const [first, second] = order.items;
  const firstShipment = await ship(order.id, order.revision, parcel([first!.id], "1Z-ONE"));
  expect(firstShipment).toMatchObject({ success: true, order: { status: "CONFIRMED_BY_SUPPLIER" } });
  expect(firstShipment.order!.items.map(({ status }) => status)).toEqual(["SHIPPED", "PENDING_SHIPMENT"]);
  const mail = await box.waitFor(email, "1Z-ONE");
  const names = (
    await shop.api.database.db
      .selectFrom("order_items")
      .select("product")
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute()
  ).map(({ product }) => product.name);
  for (const part of [mail.text, mail.html]) {
    const [shipped, pending] = part === mail.html ? names.map(escapeUTF8) : names;
    expect(part).toContain(shipped);
    expect(part).not.toContain(pending);
    for (const words of ["UPS", "1Z-ONE", "Part of order", "12 Analytical Way"])
      expect(part).toContain(words);
  }
  expect(mail.text).toContain("https://carrier.example/track?n=1Z-ONE&lang=en");
  expect(mail.html).toContain('href="https://carrier.example/track?n=1Z-ONE&amp;lang=en"');

  const again = await Promise.all(
    [1, 2, 3].map(() => ship(order.id, order.revision, parcel([first!.id], "1Z-ONE"))),
  );
  expect(again.map(({ success }) => success)).toEqual([true, true, true]);
  const rest = await ship(order.id, firstShipment.order!.revision, parcel([second!.id], "1Z-TWO"));
  expect(rest).toMatchObject({ success: true, order: { status: "COMPLETED" } });
  expect((await box.waitFor(email, "1Z-TWO")).text).not.toContain("Part of order");
  expect(shippedMails(email)).toHaveLength(2);
  expect(rest.order!.history.filter(({ type }) => type === "SHIPMENT_DETAILS_UPDATED")).toHaveLength(2);
});

test("nothing ships that must not: stale revision, another order's item, twice, before confirmation, or by a customer", async () => {
  const email = "stays@mail.example";
  const order = await confirmedOrder(email);
  const other = await confirmedOrder("other@mail.example");
  const own = order.items[0]!.id;
  const refusals = [
    await ship(order.id, order.revision - 1, parcel([own], "1Z-A")),
    await ship(order.id, order.revision, parcel([own, other.items[0]!.id], "1Z-B")),
    await ship("00000000-0000-4000-8000-000000000000", 1, parcel([own], "1Z-C")),
  ];
  const { order: unpaid } = await shop.checkout("crypto", anOrder());
  const { order: current } = await shop.query<{ order: Change["order"] }>(
    `{ order: getOrder(orderId: "${unpaid!.id}") { revision items { id } } }`,
    {},
    staff.bearer,
  );
  refusals.push(await ship(unpaid!.id, current!.revision, parcel([current!.items[0]!.id], "1Z-D")));
  expect(refusals.map(({ success }) => success)).toEqual([false, false, false, false]);
  for (const wrong of [
    { itemIds: [] },
    { carrier: " " },
    { trackingNumber: "" },
    { trackingUrl: "javascript:alert(1)" },
    { itemIds: ["x"] },
  ]) {
    await expect(ship(order.id, order.revision, { ...parcel([own], "1Z-E"), ...wrong })).rejects.toThrow(
      "BAD_USER_INPUT",
    );
  }
  const customer = await signedIn(shop.api);
  await expect(ship(order.id, order.revision, parcel([own], "1Z-F"), customer.bearer)).rejects.toThrow(
    "FORBIDDEN",
  );
  expect((await ship(order.id, order.revision, parcel([own], "1Z-G"))).success).toBe(true);
  await box.waitFor(email, "1Z-G");
  expect(shippedMails(email)).toHaveLength(1);
});

describe("as rendered by a mail program", () => {
  const draw = async (mail: ReceivedMail, colorScheme: "light" | "dark"): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, colorScheme });
    await page.setContent(mail.html);
    return page;
  };

  test.each(["light", "dark"] as const)(
    "every email fits 320 px and is readable in the %s",
    async (colorScheme) => {
      const email = `drawn-${colorScheme}@mail.example`;
      const order = await confirmedOrder(email);
      await ship(order.id, order.revision, parcel([order.items[0]!.id], "1Z-DRAWN"));
      await shop.checkout("card", anOrder({ address: { ...ADDRESS, email } }), {
        nonce: "fake-processor-declined-visa-nonce",
      });
      await Promise.all(
        ["is confirmed", "1Z-DRAWN", "didn't go through"].map((words) => box.waitFor(email, words)),
      );
      for (const mail of box.mailbox.list(email)) {
        const page = await draw(mail, colorScheme);
        const { width, ground } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          ground: getComputedStyle(document.body).backgroundColor,
        }));
        expect({ subject: mail.subject, width }).toEqual({ subject: mail.subject, width: 320 });
        expect(ground).toBe(colorScheme === "dark" ? "rgb(13, 24, 23)" : "rgb(250, 246, 238)");
        expect(await violationsOf(page)).toEqual([]);
        if (process.env["SHOTS"])
          await page.screenshot({
            path: `/tmp/keysl4/${colorScheme}-${mail.subject.length}.png`,
            fullPage: true,
          });
        await page.close();
      }
    },
  );
});
