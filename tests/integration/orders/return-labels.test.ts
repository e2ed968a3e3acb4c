/** Return labels: a PDF from the carrier for an open return, for those who may see the order (ORDER-52). */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { ReturnChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { RETURN_LABELS } from "#contract/orders/returning/labels";
import { createPdf } from "../../../server/gateways/pdf/pdf";
import { registerCarrierSandbox } from "../../../sandbox/carrier/carrier-sandbox";
import { aCustomer, requestRest, type TestUser } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

let carrier: FastifyInstance;
let shop: OrderShop;
let ada: TestUser;
beforeAll(async () => {
  // The first file loads the PDF package, which takes longer in a test than the carrier may take.
  await (await createPdf("")).end();
  carrier = Fastify();
  await carrier.register(async (scope) => registerCarrierSandbox(scope));
  await carrier.listen({ host: "127.0.0.1", port: 0 });
  const { port } = carrier.server.address() as AddressInfo;
  const returnLabels = { url: `http://127.0.0.1:${port}`, token: RETURN_LABELS.doubleKeys.token };
  shop = await openOrderShop({ config: { returnLabels } });
  ada = await aCustomer(shop.api);
});
afterAll(async () => {
  await shop?.stop();
  await carrier?.close();
});

/** A requested return of a delivered order of Ada. */
async function requested() {
  const { order } = await shop.paid(anOrder(), ada.bearer);
  const { db } = shop.api.database;
  await sql`UPDATE orders SET status = 'COMPLETED' WHERE id = ${order.id}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    UPDATE order_items SET status = 'DELIVERED', delivered_at = now() WHERE order_id = ${order.id}
    RETURNING id`.execute(db);
  const items = rows.map(({ id }) => ({ itemId: id, quantity: 1 }));
  const { change } = await shop.query<{ change: ReturnChange }>(
    `mutation ($id: ID!, $request: ReturnInput!) {
      change: requestReturn(orderId: $id, request: $request) { success message returns { hasLabels returns { id number } } } }`,
    { id: order.id, request: { items, reason: "WRONG_ITEM", idempotencyKey: randomUUID() } },
    ada.bearer,
  );
  expect(change).toMatchObject({ success: true, returns: { hasLabels: true } });
  return { orderId: order.id, ...change.returns!.returns[0]! };
}

const label = (of: { readonly orderId: string; readonly id: string }, bearer: string) =>
  requestRest(shop.app, "downloadReturnLabel", { body: { orderId: of.orderId, returnId: of.id }, bearer });

test("the customer downloads it as a PDF, and nobody else", async () => {
  const back = await requested();
  const answer = await label(back, ada.bearer);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="return-${back.number}.pdf"`,
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const eve = await aCustomer(shop.api);
  for (const bearer of [eve.bearer, ""]) expect((await label(back, bearer)).statusCode).toBe(404);
  expect((await label({ ...back, id: randomUUID() }, ada.bearer)).statusCode).toBe(404);
});

test.each([["failNext"], ["nonsenseNext"]])(
  "a carrier that fails (%s) is reported, and retried by the customer",
  async (how) => {
    const back = await requested();
    await carrier.inject({ method: "POST", url: "/_sandbox/switches", payload: { [how]: 1 } });
    const answer = await label(back, ada.bearer);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ isSuccess: false, message: MESSAGES.orderReturns.noLabel });
    expect((await label(back, ada.bearer)).statusCode).toBe(200);
  },
);
