/** Attribution of orders and accounts: none for visitors who opt out, and immutable once stored. */
import { sql } from "kysely";
import { aRegistration, callRest, signedIn } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { queryHost } from "../../support/hosts/test-api";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout: checkoutWithBraintree(input: $input, nonce: "fake-valid-visa-nonce") { success order { id } } }`;

async function attributionsOf(headers: Record<string, string>): Promise<unknown> {
  const input = anOrder({
    attribution: { utm_source: "news", gclid: "click" },
    firstTouch: { aid: "7", sid: "blog" },
  });
  const answer = await queryHost(shop.app, CHECKOUT, { input }, headers);
  const { checkout } = answer.data as { checkout: { success: boolean; order: { id: string } } };
  expect(checkout.success).toBe(true);
  const { rows } = await sql`SELECT orders.attribution AS "ofOrder", kept.attribution AS "ofRollup",
      kept.first_touch AS first FROM orders JOIN attributions AS kept ON kept.id = orders.rollup_id WHERE orders.id = ${checkout.order.id}`.execute(
    shop.api.database.db,
  );
  return rows[0];
}

test("an order stores its attribution, unless the browser opts out", async () => {
  const attribution = { utm_source: "news", gclid: "click" };
  const expected = { ofOrder: attribution, ofRollup: attribution, first: { aid: "7", sid: "blog" } };
  expect(await attributionsOf({})).toEqual(expected);
  expect(await attributionsOf({ "sec-gpc": "0" })).toEqual(expected);
  expect(await attributionsOf({ "sec-gpc": "1" })).toEqual({ ofOrder: {}, ofRollup: {}, first: {} });
});

const READ = `query ($orderId: ID!) { getOrder(orderId: $orderId) {
  rollupId submittedRollupId utmSource affiliateId firstTouch { affiliateId utmSource } userAgent acceptLanguages } }`;

test("an order's attribution never changes: not by a resend, not by staff, not in the database (ATTRIBUTION-8)", async () => {
  const input = anOrder({ attribution: { utm_source: "news", aid: "7" }, firstTouch: { aid: "6" } });
  const { bearer } = await signedIn(shop.api, "ADMIN");
  const headers = { "user-agent": "Mozilla/5.0 Test", "accept-language": "en-US,en" };
  const placed = await queryHost(shop.app, CHECKOUT, { input }, headers);
  const { order } = (placed.data as { checkout: { order: { id: string } } }).checkout;
  const read = () => shop.query<object>(READ, { orderId: order.id }, bearer);
  const before = await read();
  expect(before).toMatchObject({
    getOrder: {
      utmSource: "news",
      affiliateId: "7",
      firstTouch: { affiliateId: "6", utmSource: null },
      rollupId: expect.stringMatching(/^\d+$/),
      userAgent: "Mozilla/5.0 Test",
      acceptLanguages: "en-US,en",
    },
  });
  const again = { ...input, attribution: { utm_source: "other", aid: "8" }, firstTouch: { aid: "9" } };
  const repeated = await queryHost(shop.app, CHECKOUT, { input: again }, headers);
  expect(repeated.data).toMatchObject({ checkout: { order } });
  expect(await read()).toEqual(before);
  const { db } = shop.api.database;
  const ofOrder = sql`WHERE id = ${order.id}`;
  for (const change of [
    sql`UPDATE orders SET rollup_id = NULL ${ofOrder}`,
    sql`UPDATE orders SET submitted_rollup_id = NULL ${ofOrder}`,
    sql`UPDATE orders SET attribution = '{"aid": "8"}' ${ofOrder}`,
    sql`UPDATE attributions SET attribution = '{}' WHERE attribution ->> 'aid' = '7'`,
    sql`UPDATE attributions SET first_touch = '{"aid": "8"}' WHERE attribution ->> 'aid' = '7'`,
  ])
    await expect(change.execute(db)).rejects.toThrow("is never changed");
});

test("an account stores its registration's attribution, cleaned, unless the browser opts out (ATTRIBUTION-10)", async () => {
  const touches = {
    attribution: { act: "7", utm_source: " new\u0000s ", secret: "x" },
    firstTouch: { gclid: "1" },
  };
  const storedFor = async (email: string, headers: Record<string, string>) => {
    const answer = await callRest(shop.app, "register", {
      body: { ...aRegistration(email), ...touches },
      headers,
    });
    expect(answer.status).toBe(200);
    const { rows } =
      await sql`SELECT attribution, first_touch FROM users ORDER BY created_at DESC LIMIT 1`.execute(
        shop.api.database.db,
      );
    return rows[0];
  };
  const expected = { attribution: { aid: "7", utm_source: "news" }, first_touch: { gclid: "1" } };
  expect(await storedFor("touched@mail.example", {})).toEqual(expected);
  expect(await storedFor("untouched@mail.example", { "sec-gpc": "1" })).toEqual({
    attribution: {},
    first_touch: {},
  });
});
