/** A browser that sends Global Privacy Control is followed by nobody: its order does not say where the visit came from. */
import { sql } from "kysely";
import { anOrder } from "../support/order-samples";
import { openOrderShop, type OrderShop } from "../support/orders";
import { askHost } from "../support/test-api";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout: checkoutWithBraintree(input: $input, nonce: "fake-valid-visa-nonce") { success order { id } } }`;

async function attributionsOf(headers: Record<string, string>): Promise<unknown> {
  const input = anOrder({ attribution: { utm_source: "news", gclid: "click" } });
  const answer = await askHost(shop.app, CHECKOUT, { input }, headers);
  const { checkout } = answer.data as { checkout: { success: boolean; order: { id: string } } };
  expect(checkout.success).toBe(true);
  const { rows } = await sql`SELECT orders.attribution AS "ofOrder", kept.attribution AS "ofRollup"
    FROM orders JOIN attributions AS kept ON kept.id = orders.rollup_id WHERE orders.id = ${checkout.order.id}`.execute(
    shop.api.database.db,
  );
  return rows[0];
}

test("an order takes along where the visit came from, unless the browser says no", async () => {
  const told = { utm_source: "news", gclid: "click" };
  expect(await attributionsOf({})).toEqual({ ofOrder: told, ofRollup: told });
  expect(await attributionsOf({ "sec-gpc": "0" })).toEqual({ ofOrder: told, ofRollup: told });
  expect(await attributionsOf({ "sec-gpc": "1" })).toEqual({ ofOrder: {}, ofRollup: {} });
});
