/**
 * Statements of the calls a shopper waits for. Each statement is a trip to the database, so a call that needs one more
 * changes its budget here. BEGIN and COMMIT are not counted.
 */
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { aCustomer } from "../support/accounts";
import { orderCalls, type OrderCalls } from "../support/order-calls";
import { anOrder } from "../support/order-samples";
import { openOrderShop, type OrderShop } from "../support/orders";
import { seededId } from "../support/seed-catalogue";
import { logStatements, type StatementLog } from "../support/statements";

let shop: OrderShop;
let log: StatementLog;
let host: FastifyInstance;
let calls: OrderCalls;
beforeAll(async () => {
  shop = await openOrderShop();
  log = logStatements(shop.api.database.db);
  host = await shop.anotherHost({}, { db: log.db, backgroundDb: shop.api.database.db });
  calls = orderCalls(host);
});
afterAll(async () => {
  await host?.close();
  await shop.stop();
});

/** @returns the table each statement names first */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { statements } = await log.during(work);
  return statements.map((text) => /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)/i.exec(text)?.[1] ?? text);
}

test("a product is one statement, with its price, stock and offers, known or not", async () => {
  const read = () =>
    calls.ask(`{ getProductById(productId: "${seededId(3)}") { name regularPrice availableQuantity } }`);
  expect(await statementsOf(read)).toHaveLength(1);
  expect(await statementsOf(read)).toHaveLength(1);
});

test("a product that was changed is read anew", async () => {
  const id = seededId(4);
  const name = async () => {
    const { getProductById } = await calls.ask<{ getProductById: { name: string } }>(
      `{ getProductById(productId: "${id}") { name } }`,
    );
    return getProductById.name;
  };
  await name();
  await sql`UPDATE products SET name = 'Renamed', revision = revision + 1 WHERE product_id = ${id}`.execute(
    shop.api.database.db,
  );
  expect(await name()).toBe("Renamed");
});

test("a product into the cart: the session, the cart, and the products of the answer", async () => {
  const { bearer } = await aCustomer(shop.api);
  const add = () =>
    calls.ask(
      `mutation { addItem(productId: "${seededId(5)}", quantity: 1) { revision items { name } } }`,
      {},
      bearer,
    );
  await add();
  expect(await statementsOf(add)).toHaveLength(3);
});

test("an order is placed and paid by card in 16 statements", async () => {
  await calls.paid(anOrder());
  const statements = await statementsOf(() => calls.paid(anOrder()));
  expect(statements.length).toBeLessThanOrEqual(16);
});
