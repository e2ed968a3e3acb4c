/** A leased order is returned by its lease's rules, not from the order page (ORDER-51, LEASE-75). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { OrderReturns, ReturnChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../../support/leases/lease-orders";

let shop: LeaseOrderShop;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
});
afterAll(() => shop?.stop());

test("its return is refused with the reason, even once delivered", async () => {
  const { ada } = await shop.approve();
  const made = await shop.onCredit(pieces(1), ada.bearer);
  const id = made.order!.id;
  await sql`UPDATE order_items SET status = 'DELIVERED', delivered_at = now() WHERE order_id = ${id}`.execute(
    shop.api.database.db,
  );
  const { order, returns } = await shop.query<{ order: { items: { id: string }[] }; returns: OrderReturns }>(
    `query ($id: ID!) { order: getOrder(orderId: $id) { items { id } }
      returns: getOrderReturns(orderId: $id) { refusal returnable { itemId } returns { id } } }`,
    { id },
    ada.bearer,
  );
  expect(returns).toEqual({ refusal: MESSAGES.orderReturns.leased, returnable: [], returns: [] });

  const items = order.items.map((item) => ({ itemId: item.id, quantity: 1 }));
  const { change } = await shop.query<{ change: ReturnChange }>(
    `mutation ($id: ID!, $request: ReturnInput!) {
      change: requestReturn(orderId: $id, request: $request) { success message returns { returns { id } } } }`,
    { id, request: { items, reason: "NOT_NEEDED", idempotencyKey: randomUUID() } },
    ada.bearer,
  );
  expect(change).toEqual({ success: false, message: MESSAGES.orderReturns.leased, returns: { returns: [] } });
});
