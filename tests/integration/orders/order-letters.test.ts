/** Order emails: resent once per click, and written by staff (ORDER-48). */
import { randomUUID } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import { callRest, mailsTo, signedIn, type TestUser } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

let shop: OrderShop;
let support: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(() => shop?.stop());

async function anOrderWithMails() {
  const placed = await shop.paid();
  await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  const { id } = placed.order;
  const { body } = await callRest(shop.app, "listOrderMails", { bearer: support.bearer, params: { id } });
  return { id, ...body.data! };
}
const subjectsTo = async (address: string) =>
  (await mailsTo(shop.api, address)).map(({ subject }) => subject);

test("an order email is resent, once per click, with its own subject", async () => {
  const { id, to, mails } = await anOrderWithMails();
  const confirmation = mails.find(({ subject }) => subject.includes("order"))!;
  const sent = (await subjectsTo(to)).filter((subject) => subject === confirmation.subject).length;
  const params = { id, mailId: confirmation.id };
  const body = { idempotencyKey: randomUUID() };
  const press = () => callRest(shop.app, "sendOrderMail", { bearer: support.bearer, params, body });
  const answers = await Promise.all([press(), press()]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const again = (await subjectsTo(to)).filter((subject) => subject === confirmation.subject).length;
  expect(again).toBe(sent + 1);
  const other = await callRest(shop.app, "sendOrderMail", {
    bearer: support.bearer,
    params: { id, mailId: "999999999" },
    body,
  });
  expect(other.status).toBe(404);
});

test("a staff email goes to the customer and stays in the history, once per key", async () => {
  const { id, to } = await anOrderWithMails();
  const body = { subject: "Your lamp", text: "It leaves\n\ntomorrow.", idempotencyKey: randomUUID() };
  const write = () => callRest(shop.app, "writeToCustomer", { bearer: support.bearer, params: { id }, body });
  const [first, second] = [await write(), await write()];

  expect([first.status, second.status]).toEqual([200, 200]);
  const letters = (await mailsTo(shop.api, to)).filter(({ kind }) => kind === "order-letter");
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ subject: "Your lamp", text: expect.stringContaining("It leaves") });
  const query = `{ getOrder(orderId: "${id}") { history { type summary } } }`;
  const { getOrder } = await shop.query<{ getOrder: { history: object[] } }>(query, {}, support.bearer);
  expect(getOrder.history).toContainEqual({
    type: "EMAIL_CONVERSATION",
    summary: `${MESSAGES.orders.summaryOfLetter}: Your lamp\n\nIt leaves\n\ntomorrow.`,
  });
  const empty = { ...body, text: " ", idempotencyKey: randomUUID() };
  const refused = await callRest(shop.app, "writeToCustomer", {
    bearer: support.bearer,
    params: { id },
    body: empty,
  });
  expect(refused.body.fieldErrors.map(({ property }) => property)).toEqual(["text"]);
});
