/** Guest order links: for one order, one purpose and a limited time, and secret. */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { forgetOldKeys } from "../../../server/orders/reading/order-keys.store";
import { orderCalls } from "../../support/orders/order-calls";
import { anOrder, type OrderOfTest } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
const NO_ORDER = "does not exist";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

/** The key in the newest email about an order, by the page it links to. */
async function mailedKey(
  order: { id: string; uniqueId: string },
  page: "order/?id" | "checkout/payment/?order",
  words = "",
) {
  const { text, html } = await shop.mailOf(order.uniqueId);
  const [, key] =
    text.match(new RegExp(`${words}: .*/${page.replace("?", "\\?")}=${order.id}#key=([\\w-]{43})\\b`)) ?? [];
  if (!key) throw new Error(`No link to ${page} in the mail:\n${text}`);
  expect(html).toContain(key);
  return key;
}
const endsIn = async (key: string): Promise<number> => {
  const { rows } = await sql<{ days: number }>`
    SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM order_keys
    WHERE key_hash = sha256(${key}::bytea)`.execute(shop.api.database.db);
  return rows[0]?.days ?? 0;
};
const end = (key: string) =>
  sql`UPDATE order_keys SET expires_at = now() WHERE key_hash = sha256(${key}::bytea)`.execute(
    shop.api.database.db,
  );

test("an email's link opens its order only, until it expires", async () => {
  const [paid, other] = [await shop.paid(), await shop.paid()];
  const orderKey = await mailedKey(paid.order, "order/?id");
  expect((await shop.read({ order: paid.order, orderKey })).id).toBe(paid.order.id);
  await expect(shop.read({ order: other.order, orderKey })).rejects.toThrow(NO_ORDER);
  expect(await endsIn(orderKey)).toBe(LIMITS.orders.keyDays.FOLLOW);
  await end(orderKey);
  await expect(shop.read({ order: paid.order, orderKey })).rejects.toThrow(NO_ORDER);
  expect((await shop.cancel({ order: paid.order, orderKey })).success).toBe(false);
  await forgetOldKeys(shop.api.database.db);
  expect((await shop.read(paid)).id).toBe(paid.order.id);
});

test("a view link cancels nothing; the cancel link does", async () => {
  const { order } = await shop.paid();
  const viewKey = await mailedKey(order, "order/?id", LABELS.seeOrder);
  const cancelKey = await mailedKey(order, "order/?id", LABELS.cancelOrder);
  expect(await shop.read({ order, orderKey: viewKey })).toMatchObject({ canCancel: false });
  expect(await shop.cancel({ order, orderKey: viewKey })).toMatchObject({ success: false, order: null });
  expect(await shop.read({ order, orderKey: cancelKey })).toMatchObject({ canCancel: true });
  expect(await endsIn(cancelKey)).toBe(LIMITS.orders.keyDays.CANCEL);
  expect(await shop.cancel({ order, orderKey: cancelKey })).toMatchObject({
    success: true,
    order: { status: "CANCELLED" },
  });
  expect(await shop.read({ order, orderKey: cancelKey })).toMatchObject({ canCancel: false });
});

test("a payment link pays, reports the payment status, and does nothing else", async () => {
  const declined = await shop.checkout("card", anOrder(), DECLINED);
  const order = declined.order!;
  const orderKey = await mailedKey(order, "checkout/payment/?order");
  const byLink: OrderOfTest = { order, orderKey };
  expect(await endsIn(orderKey)).toBe(LIMITS.orders.keyDays.PAY);
  await expect(shop.read(byLink)).rejects.toThrow(NO_ORDER);
  expect(await shop.cancel(byLink)).toMatchObject({ success: false, order: null });
  const paid = await shop.checkout("card", anOrder({ orderId: order.id, orderKey }));
  expect(paid).toMatchObject({ success: true, orderKey });
  expect((await shop.refresh(byLink)).success).toBe(true);
  await expect(shop.read(byLink)).rejects.toThrow(NO_ORDER);
});

test("rotating TOKEN_KEY invalidates no link", async () => {
  const paid = await shop.paid();
  const orderKey = await mailedKey(paid.order, "order/?id");
  const host = await shop.anotherHost({ tokenKeys: ["quite another token key"] });
  expect((await orderCalls(host).read({ order: paid.order, orderKey })).id).toBe(paid.order.id);
  await host.close();
});

test("an earlier version's emailed signature works until its expiry, and new orders have none", async () => {
  const { order } = await shop.paid();
  const [tokenKey] = shop.api.configFor().tokenKeys as [string];
  const orderKey = createHmac("sha256", tokenKey).update(`order\0${order.id}`).digest("base64url");
  await expect(shop.read({ order, orderKey })).rejects.toThrow(NO_ORDER);
  const until = (interval: string) =>
    sql`UPDATE orders SET signed_key_until = now() + ${interval}::interval WHERE id = ${order.id}`.execute(
      shop.api.database.db,
    );
  await until("1 day");
  expect((await shop.read({ order, orderKey })).id).toBe(order.id);
  await until("-1 second");
  await expect(shop.read({ order, orderKey })).rejects.toThrow(NO_ORDER);
});

test("requests to payment vendors contain no order key, and the return address names the order", async () => {
  const keys: string[] = [];
  const ids: string[] = [];
  for (const way of ["card", "klarna", "coinbase", "crypto"] as const) {
    const extra = way === "klarna" ? { authorizationToken: "approved" } : {};
    const { order, orderKey } = await shop.checkout(way, anOrder(), extra);
    if (!order || !orderKey) throw new Error(`The order was not placed by ${way}`);
    keys.push(orderKey);
    if (way === "coinbase" || way === "crypto") ids.push(order.id);
  }
  const sent = decodeURIComponent(shop.line.sent().replace(/%(?![0-9a-f]{2})/gi, "%25"));
  for (const key of keys) expect(sent).not.toContain(key);
  for (const id of ids) expect(sent).toContain(`/checkout/done/?id=${id}`);
  expect(sent).not.toMatch(/checkout\/done\/\?id=[^"&]*(&|#|\\u0026)key/);
});
