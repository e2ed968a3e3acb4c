/** A guest finds an order by its number and email address (ORDER-45), from HTTP to the email. */
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { callRest, mailsTo } from "../../support/people/accounts";
import { anOrder, ADDRESS } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

const { orders: sentences } = MESSAGES;
let shop: OrderShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openOrderShop();
  // With the rate limits that the shared host lacks.
  app = await shop.anotherHost({ rateLimits: {} });
});
afterAll(async () => {
  await app?.close();
  await shop?.stop();
});

const placedBy = async (email: string) =>
  (await shop.paid(anOrder({ address: { ...ADDRESS, email } }))).order;
const requestLink = (body: object) => callRest(app, "mailOrderLink", { body: body as never });
/** Post-response work runs in parallel and this order's email is written last, so all earlier ones exist. */
let order = 0;
const settled = async () => {
  const email = `last${order++}@mail.example`;
  const { uniqueId } = await placedBy(email);
  await requestLink({ orderNumber: uniqueId, email });
  await shop.untilRow(async () => (await linksTo(email)).length > 0);
};
const linksTo = async (email: string) =>
  (await mailsTo(shop.api, email)).filter(({ kind }) => kind === "order-link");

test("one email brings a link that opens the order", async () => {
  const email = "finder@mail.example";
  const { uniqueId, id } = await placedBy(email);
  const body = { orderNumber: ` ${uniqueId.toLowerCase()} `, email: "Finder@Mail.example" };
  const answers = [await requestLink(body), await requestLink(body)];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [200, sentences.linkRequested],
    [200, sentences.linkRequested],
  ]);
  await settled();
  const mails = await linksTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe(`Your link to order ${uniqueId}`);
  const [, key = ""] = /\/order\/\?id=[\w-]+#key=([\w-]+)/.exec(mails[0]!.text) ?? [];
  const opened = await shop.query<{ order: { uniqueId: string } | null }>(
    "query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { uniqueId } }",
    { id, key },
  );
  expect(opened.order).toEqual({ uniqueId });
});

test("an unknown number and a wrong address get the same response, and no email is sent", async () => {
  const { uniqueId } = await placedBy("owner@mail.example");
  const known = await requestLink({ orderNumber: uniqueId, email: "owner@mail.example" });
  const stranger = await requestLink({ orderNumber: uniqueId, email: "stranger@mail.example" });
  const unknown = await requestLink({ orderNumber: "EF-00000000", email: "owner@mail.example" });
  expect([stranger.status, stranger.body]).toEqual([known.status, known.body]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await settled();
  expect(await linksTo("owner@mail.example")).toHaveLength(1);
  expect(await linksTo("stranger@mail.example")).toEqual([]);
});

test.each([
  [{}],
  [{ orderNumber: "", email: "" }],
  [{ orderNumber: "'; DROP TABLE orders", email: "ada@mail.example" }],
  [{ orderNumber: { $ne: 1 }, email: ["ada@mail.example"] }],
])("%j is rejected with a message", async (body) => {
  const { status, body: answer } = await requestLink(body);
  expect([status, answer.isSuccess]).toEqual([400, false]);
});

test("emails per address are limited, whichever numbers are tried", async () => {
  const answers = [];
  for (const at of [0, 1, 2, 3, 4, 5]) {
    answers.push((await requestLink({ orderNumber: `EF-0000000${at}`, email: "many@mail.example" })).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
