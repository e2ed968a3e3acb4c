/** Back-in-stock alerts (STOCKALERT-1, STOCKALERT-2), from HTTP to the email. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { callRest } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let app: FastifyInstance;
let box: TestMailbox;
let productId: string;

beforeAll(async () => {
  [api, box] = await Promise.all([startTestApi(3), startTestMailbox()]);
  // The other app must not send the emails.
  await api.app.close();
  app = await api.anotherHost({ mail: box.mail });
  const [product] = (
    await sql<{ id: string }>`SELECT product_id AS id FROM products ORDER BY product_id`.execute(
      api.database.db,
    )
  ).rows;
  productId = product!.id;
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  await box?.stop();
});
beforeEach(() => setStock(0));

const sentences = MESSAGES.stockAlerts;
const setStock = (pieces: number) =>
  sql`UPDATE product_stock SET available_quantity = ${pieces} WHERE product_id = ${productId}`.execute(
    api.database.db,
  );
const rows = () => api.database.db.selectFrom("stock_alerts").selectAll().execute();

/** Requests an alert. @returns the token of its links */
async function requestAlert(email: string): Promise<string> {
  const { status, body } = await callRest(app, "requestStockAlert", { body: { productId, email } });
  expect([status, body.message]).toEqual([200, sentences.confirmationSent]);
  const { text } = await box.waitFor(email, "Confirm your stock alert");
  const [, token = ""] = /back-in-stock\/#yes=([\w-]+)/.exec(text) ?? [];
  expect(text).toContain(`#no=${token}`);
  return token;
}

test("a confirmed alert is emailed once when the product is back, and deleted", async () => {
  const token = await requestAlert("ada@wait.example");
  await requestAlert("silent@wait.example");
  const [row] = await rows();
  expect(row!.sealed_email.toString("latin1")).not.toContain("ada");
  expect(row!.token_digest.toString("latin1")).not.toContain(token);
  const { body } = await callRest(app, "confirmStockAlert", { body: { token } });
  expect(body.message).toBe(sentences.confirmed);
  // A repeated request is a no-op and sends no email.
  await callRest(app, "requestStockAlert", { body: { productId, email: "ADA@wait.example" } });
  await setStock(4);
  const news = await box.waitFor("ada@wait.example", "Back in stock: ");
  expect(news.text).toContain("/product/");
  expect(box.mailbox.list("ada@wait.example")).toHaveLength(2);
  // An unconfirmed alert is still waiting and got no email.
  expect(await rows()).toHaveLength(1);
  expect(box.mailbox.list("silent@wait.example")).toHaveLength(1);
});

test("the email's link ends the alert, and a used link confirms nothing", async () => {
  const before = (await rows()).length;
  const token = await requestAlert("grace@wait.example");
  await callRest(app, "confirmStockAlert", { body: { token } });
  const { body } = await callRest(app, "endStockAlert", { body: { token } });
  expect(body.message).toBe(sentences.ended);
  expect(await rows()).toHaveLength(before);
  const refused = await callRest(app, "confirmStockAlert", { body: { token } });
  expect([refused.status, refused.body.message]).toEqual([400, sentences.unknown]);
});

test("a product that is not sold and an invalid address are rejected", async () => {
  const none = await callRest(app, "requestStockAlert", {
    body: { productId: "none", email: "ada@wait.example" },
  });
  expect([none.status, none.body.message]).toEqual([404, MESSAGES.cart.unknownProduct]);
  const wrong = await callRest(app, "requestStockAlert", { body: { productId, email: "ada" } });
  expect(wrong.status).toBe(400);
});
