/** Some units of a line, shipped, returned or cancelled on their own (ORDER-46). */
import { lineCents } from "#contract/orders/line-cents";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders, type OrderWithItems } from "../../support/orders/confirmed-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let orders: ReturnType<typeof confirmedOrders>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  orders = confirmedOrders(shop, () => admin);
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const PARCEL = { carrier: "ups", trackingNumber: "1Z 9", date: null };
const idsOf = ({ items }: OrderWithItems) => items.map(({ id }) => id);
const statesOf = (order: OrderWithItems | null) => order?.items.map(({ status }) => status);
const settled = (transactionId: string | null) => shop.post(`/braintree/tester/${transactionId}/settle`);

async function pricedOf({ id, items }: OrderWithItems) {
  const totals = await shop.api.database.db
    .selectFrom("orders")
    .select([
      "total_cents as totalCents",
      "sub_total_cents as subTotalCents",
      "shipping_cents as shippingCents",
      "tax_cents as taxCents",
      "ship_state as state",
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = items.map((item) => ({ ...item, priceCents: item.subTotal / item.quantity }));
  return { ...totals, lines };
}

describe("of a line with two units", () => {
  const oneUnitOf = (item: { readonly id: string }) => [{ itemId: item.id, quantity: 1 }];

  test("one is shipped alone, once, and the other waits", async () => {
    const email = "one-of-two@mail.example";
    const { order } = await orders.confirmed(email);
    const line = order.items[1]!;
    const parcel = { ...PARCEL, itemIds: [line.id], quantities: oneUnitOf(line) };
    const shipped = await orders.ship(order, parcel);
    expect(shipped).toMatchObject({
      success: true,
      order: {
        status: "CONFIRMED_BY_SUPPLIER",
        items: [
          { quantity: 1, status: "PENDING_SHIPMENT" },
          { id: line.id, quantity: 1, status: "PENDING_SHIPMENT" },
          { quantity: 1, status: "SHIPPED" },
        ],
      },
    });
    const again = await orders.ship(order, parcel);
    expect(again).toMatchObject({ success: true, order: { revision: shipped.order!.revision } });
    expect(again.order!.items).toHaveLength(3);
    expect((await box.waitFor(email, "Tracking number")).text).toContain("× 1");
    const rest = await orders.ship(again.order!, {
      ...PARCEL,
      trackingNumber: "1Z 10",
      itemIds: idsOf(again.order!).slice(0, 2),
    });
    expect(rest.order!.status).toBe("COMPLETED");
  });

  test("one is returned with its cents, and both together cost what the line did", async () => {
    const { placed, order } = await orders.confirmed("back-one@mail.example");
    await settled(placed.transactionId);
    const shipped = await orders.ship(order, { ...PARCEL, itemIds: idsOf(order) });
    const line = shipped.order!.items[1]!;
    const change = { status: "RETURNED", reason: "One too many" };
    const first = await orders.changeItems(shipped.order!, {
      ...change,
      itemIds: [line.id],
      quantities: oneUnitOf(line),
    });
    expect(statesOf(first.order)).toEqual(["SHIPPED", "SHIPPED", "RETURNED"]);
    const again = await orders.changeItems(shipped.order!, {
      ...change,
      itemIds: [line.id],
      quantities: oneUnitOf(line),
    });
    expect(again).toMatchObject({ success: true, order: { revision: first.order!.revision } });
    const once = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
    const half = once.paymentDetails[0]!.refundedAmount;
    const second = await orders.changeItems(first.order!, { ...change, itemIds: [line.id] });
    expect(second.success).toBe(true);
    const both = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > half);
    const { paymentDetails } = both;
    const lineTotal = lineCents(await pricedOf(order)).get(line.id);
    expect(paymentDetails[0]!.refundedAmount).toBe(lineTotal);
    expect(Math.abs(lineTotal! - 2 * half)).toBeLessThanOrEqual(1);
  });

  test("one is cancelled and restocked; more than exist, or none, are rejected", async () => {
    const { placed, order } = await orders.confirmed("cancel-one@mail.example");
    await settled(placed.transactionId);
    const line = order.items[1]!;
    const before = await shop.stockOf(seededId(2));
    const change = { status: "CANCELLED", reason: "One too many", itemIds: [line.id] };
    const three = [{ itemId: line.id, quantity: 3 }];
    expect(await orders.changeItems(order, { ...change, quantities: three })).toMatchObject({
      success: false,
      message: MESSAGES.orders.notAllowed,
    });
    const none = [{ itemId: line.id, quantity: 0 }];
    await expect(orders.changeItems(order, { ...change, quantities: none })).rejects.toThrow(
      "BAD_USER_INPUT",
    );
    const done = await orders.changeItems(order, { ...change, quantities: oneUnitOf(line) });
    expect(statesOf(done.order)).toEqual(["PENDING_SHIPMENT", "PENDING_SHIPMENT", "CANCELLED"]);
    expect(await shop.stockOf(seededId(2))).toBe(before + 1);
  });
});
