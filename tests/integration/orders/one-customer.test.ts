/** Chat, contact requests and reviews filtered by one customer (STAFF-67). */
import { randomUUID } from "node:crypto";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { openMergeAdmin } from "../../support/orders/merges";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { keyOf, reviewsOf } from "../../support/catalogue/reviews";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { countsByValue } from "../../support/counts-by-value";

jest.setTimeout(120_000);

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(() => shop?.stop());

const chat = async (text: string, input: object, bearer?: string) => {
  const body = { startKey: randomUUID(), name: "Ada", page: "/", ...input };
  const { token } = (await callRest(shop.app, "startChat", { body, ...(bearer && { bearer }) })).body.data!;
  await callRest(shop.app, "writeChat", { body: { token, clientId: randomUUID(), text } });
};
const contact = (email: string, message: string) =>
  callRest(shop.app, "contact", { body: { name: "Ada Byron", email, phone: "5125550142", message } });
const chatsOf = async (body: object) =>
  (await callRest(shop.app, "listChats", { bearer: admin.bearer, body: { state: "ALL", ...body } })).body
    .data!;
const requestsOf = async (body: object) =>
  (await callRest(shop.app, "listContactRequests", { bearer: admin.bearer, body: { state: "ALL", ...body } }))
    .body.data!;
const reviewsBy = async (body: object) =>
  (await callRest(shop.app, "listReviewQueue", { bearer: admin.bearer, body: { state: "ALL", ...body } }))
    .body.data!;
const textsOf = async (customer: string) =>
  (await chatsOf({ customer })).rows.map(({ lastText }) => lastText);
const messagesOf = async (customer: string) =>
  (await requestsOf({ customer })).rows.map(({ message }) => message);

test("a customer's conversations are found by account and address, newest first, with their counts", async () => {
  const [ada, eve] = [await aCustomer(shop.api), await aCustomer(shop.api)];
  await chat("As a guest.", { email: ada.username.toUpperCase() });
  await chat("Signed in.", {}, ada.bearer);
  await chat("I am Eve.", {}, eve.bearer);
  await contact(ada.username, "Where is it?");
  await contact(eve.username, "Eve asks.");
  await contact(ada.username, "Is it there yet?");

  const chatPage = await chatsOf({ customer: ada.username });
  const { rows: chats } = chatPage;
  expect(chats.map(({ lastText }) => lastText)).toEqual(["Signed in.", "As a guest."]);
  expect(countsByValue(chatPage)).toEqual({ WAITING: 2, MINE: 0, OPEN: 2, CLOSED: 0, ALL: 2 });
  await callRest(shop.app, "closeChat", { bearer: admin.bearer, params: { id: chats[1]!.id } });
  const closed = await chatsOf({ customer: ada.username, state: "CLOSED" });
  expect(closed).toMatchObject({ rows: [{ lastText: "As a guest." }], total: 1 });
  expect(countsByValue(closed)).toMatchObject({ WAITING: 1, OPEN: 1, CLOSED: 1, ALL: 2 });
  expect((await chatsOf({})).total).toBe(3);

  const requestPage = await requestsOf({ customer: ada.username });
  const { rows: requests } = requestPage;
  expect(requests.map(({ message }) => message)).toEqual(["Is it there yet?", "Where is it?"]);
  expect([requestPage.total, countsByValue(requestPage)]).toEqual([2, { OPEN: 2, ANSWERED: 0, ALL: 2 }]);
  await callRest(shop.app, "answerContactRequest", { bearer: admin.bearer, params: { id: requests[0]!.id } });
  const open = await requestsOf({ customer: ada.username, state: "OPEN" });
  expect(open).toMatchObject({ rows: [{ message: "Where is it?" }], total: 1 });
  expect(countsByValue(open)).toEqual({ OPEN: 1, ANSWERED: 1, ALL: 2 });
  expect(await messagesOf("nobody@mail.example")).toEqual([]);
  await contact("guest@mail.example", "No account.");
  expect(await messagesOf("Guest@mail.example")).toEqual(["No account."]);
});

test("messages from a merged account's address are the customer's; from an unverified one they may be a stranger's", async () => {
  const [old, ada] = [await aCustomer(shop.api), await aCustomer(shop.api)];
  await chat("From the old one.", {}, old.bearer);
  await chat("A guest with the old address.", { email: old.username });
  await contact(old.username, "By the old address.");
  const merges = await openMergeAdmin({ ...shop.api, app: shop.app });
  expect((await merges.merge(old.username, ada.username)).status).toBe(200);
  const both = ["A guest with the old address.", "From the old one."];
  expect(await textsOf(ada.username)).toEqual(both);
  expect(await textsOf(old.username)).toEqual(both);
  expect(await messagesOf(ada.username)).toEqual(["By the old address."]);

  const unproved = await aCustomer(shop.api, { isVerified: false });
  await chat("I am the owner of the address.", { email: unproved.username });
  await contact(unproved.username, "So am I.");
  expect(await textsOf(unproved.username)).toEqual([]);
  expect(await messagesOf(unproved.username)).toEqual([]);
});

test("a customer's reviews include all states, newest first, also those of guest orders", async () => {
  const reviews = reviewsOf(shop, () => admin);
  const ada = await signedIn(shop.api);
  const asGuest = await reviews.received(ada.username);
  const id = await reviews.publish(keyOf(asGuest.placed), { title: "As a guest" });
  const second = seededId(2);
  await reviews.received(ada.username, ada.bearer, second);
  await reviews.write({ productId: second }, { title: "Signed in" }, { bearer: ada.bearer });
  const stranger = await reviews.received("stranger@mail.example");
  await reviews.write(keyOf(stranger.placed), { title: "Somebody else" });

  const reviewPage = await reviewsBy({ customer: ada.username });
  expect(reviewPage.rows.map(({ title, status }) => [title, status])).toEqual([
    ["Signed in", "WAITING"],
    ["As a guest", "PUBLISHED"],
  ]);
  expect(countsByValue(reviewPage)).toEqual({ WAITING: 1, PUBLISHED: 1, DECLINED: 0, REPORTED: 0, ALL: 2 });
  await callRest(shop.app, "reportReview", {
    params: { id },
    bearer: (await signedIn(shop.api)).bearer,
  });
  const reported = await reviewsBy({ customer: ada.username, state: "REPORTED" });
  expect(reported).toMatchObject({ rows: [{ id }], total: 1 });
  expect(countsByValue(reported)).toMatchObject({ REPORTED: 1 });
  expect(countsByValue(await reviewsBy({ customer: "stranger@mail.example" }))).toMatchObject({
    REPORTED: 0,
    ALL: 1,
  });
  expect((await reviewsBy({})).total).toBe(3);
});

test.each(["listChats", "listContactRequests", "listReviewQueue"] as const)(
  "%s accepts addresses only, and requires the permission",
  async (name) => {
    const listFor = (customer: unknown, { bearer } = admin) =>
      callRest(shop.app, name, { bearer, body: { customer } });
    for (const customer of ["no address", 7, ["a@b.example"], "x".repeat(5_000) + "@b.example", null]) {
      expect([customer, (await listFor(customer)).status]).toEqual([customer, 400]);
    }
    expect((await listFor("a@b.example")).status).toBe(200);
    expect((await listFor("a@b.example", await signedIn(shop.api))).status).toBe(403);
  },
);
