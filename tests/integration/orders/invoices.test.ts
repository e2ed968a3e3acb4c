/** Invoices: the order's figures to the cent, as answer and as PDF, for those who may see the order (ORDER-49). */
import { inflateSync } from "node:zlib";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Invoice } from "#contract/graphql/generated";
import { aCustomer, requestRest, signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders } from "../../support/orders/confirmed-orders";
import { aGuest, anOrder, orderBy, type OrderOfTest } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let admin: TestUser;
let orders: ReturnType<typeof confirmedOrders>;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  orders = confirmedOrders(shop, () => admin);
});
afterAll(() => shop?.stop());

async function invoiceOf({ order, orderKey }: OrderOfTest, bearer = ""): Promise<Invoice | null> {
  const { invoice } = await shop.query<{ invoice: Invoice | null }>(
    `query ($id: ID!, $key: String) { invoice: getInvoice(orderId: $id, orderKey: $key) {
      orderNumber day seller buyer items { name sku state quantity price amount }
      totals { label amount } payments { label amount } } }`,
    { id: order!.id, key: orderKey },
    bearer,
  );
  return invoice;
}

const download = ({ order, orderKey }: OrderOfTest, bearer = "") =>
  requestRest(shop.app, "downloadInvoice", { body: { orderId: order!.id, orderKey }, bearer });

/** The text of a PDF with the standard fonts. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) =>
    inflateSync(Buffer.from(body!, "latin1")).toString("latin1"),
  );
  return streams
    .join("\n")
    .replace(/<([0-9a-f]+)>\s*-?[\d.]*/g, (_all, hex: string) => Buffer.from(hex, "hex").toString("latin1"));
}

const sumOf = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

test("it has seller, buyer, items, tax and payment, and adds up to the order's total", async () => {
  const email = aGuest();
  const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: number }));
  const placed = await shop.paid(orderBy(email, { items }));
  const invoice = (await invoiceOf(placed))!;

  expect(invoice.orderNumber).toBe(placed.order.uniqueId);
  expect(invoice.day).toMatch(/^\d{2} [A-Z][a-z]{2}, \d{4}$/);
  const { shop: facts } = shop.api.configFor();
  expect(invoice.seller).toEqual([facts.name, facts.postalAddress, facts.supportPhone, facts.supportEmail]);
  expect(invoice.buyer).toEqual(["Ada Byron", "12 Analytical Way", "Austin, TX 78701", email]);
  expect(invoice.items).toMatchObject([
    { quantity: 1, state: null },
    { quantity: 2, state: null },
  ]);
  const total = invoice.totals.at(-1)!;
  expect(total).toEqual({ label: "Total", amount: placed.order.total });
  expect(sumOf(invoice.totals.slice(0, -1))).toBe(placed.order.total);
  expect(invoice.totals[0]).toEqual({ label: "Subtotal", amount: sumOf(invoice.items) });
  expect(invoice.payments).toHaveLength(1);
  expect(invoice.payments[0]).toMatchObject({
    label: expect.stringMatching(/^Paid by /),
    amount: total.amount,
  });
});

test("it lists refunds and returned items, and no failed attempts", async () => {
  const { placed, order } = await orders.confirmed(aGuest());
  await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
  const itemIds = order.items.map(({ id }) => id);
  const parcel = { carrier: "ups", trackingNumber: "1Z 9", date: "2026-11-20" };
  const shipped = await orders.ship(order, { ...parcel, itemIds });
  const back = { itemIds: [itemIds[0]], status: "RETURNED", reason: "Broken" };
  await orders.changeItems(shipped.order!, back);
  const after = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  const invoice = (await invoiceOf(placed))!;

  expect(invoice.items).toMatchObject([{ state: "Returned" }, { state: null }]);
  expect(invoice.payments.map(({ amount }) => amount)).toEqual([
    placed.order.total,
    -after.paymentDetails[0]!.refundedAmount,
  ]);
  expect(invoice.totals.at(-1)!.amount).toBe(placed.order.total);
});

test("an unpaid order has none", async () => {
  const placed = await shop.checkout("card", anOrder(), { nonce: "fake-processor-declined-visa-nonce" });
  const declined = { order: placed.order, orderKey: placed.orderKey };
  const { order } = await shop.query<{ order: { hasInvoice: boolean } }>(
    `query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { hasInvoice } }`,
    { id: declined.order!.id, key: declined.orderKey },
  );
  expect(order.hasInvoice).toBe(false);
  expect(await invoiceOf(declined)).toBeNull();
});

test("the PDF has the same figures", async () => {
  const placed = await shop.paid();
  const invoice = (await invoiceOf(placed))!;
  const answer = await download(placed);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="invoice-${invoice.orderNumber}.pdf"`,
    "cache-control": "no-store",
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const text = textOf(answer.rawPayload);
  const printed = [...invoice.totals, ...invoice.payments].flatMap(({ label, amount }) => [
    label,
    formatMoney(amount),
  ]);
  for (const part of [`Invoice ${invoice.orderNumber}`, "Ada Byron", ...printed]) {
    expect(text.replace(/\s+/g, "")).toContain(part.replace(/\s+/g, ""));
  }
});

test("only the customer, the bearer of the link and staff get it", async () => {
  const ada = await aCustomer(shop.api);
  const placed = await shop.paid(anOrder(), ada.bearer);
  const own = { order: placed.order, orderKey: null };
  const eve = await aCustomer(shop.api);
  for (const bearer of [ada.bearer, admin.bearer]) {
    expect(await invoiceOf(own, bearer)).not.toBeNull();
    expect((await download(own, bearer)).statusCode).toBe(200);
  }
  for (const bearer of [eve.bearer, ""]) {
    expect(await invoiceOf(own, bearer)).toBeNull();
    const refused = await download(own, bearer);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ isSuccess: false, message: MESSAGES.generic.notFound });
  }
  expect(await invoiceOf({ ...own, orderKey: "wrong" })).toBeNull();
});
