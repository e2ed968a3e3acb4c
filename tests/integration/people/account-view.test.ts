/** Staff view an account as its owner sees it (STAFF-12), and the owner's lists (STAFF-3). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

interface AccountView {
  readonly cart: {
    readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  } | null;
  readonly orders: { readonly orders: readonly { readonly uniqueId: string }[] } | null;
  readonly applications: { readonly totalApplications: number } | null;
  readonly approval: { readonly id: string } | null;
}

const VIEW = `mutation ($username: String!) { viewAccount(username: $username) {
  cart { items { productId quantity } } orders { orders { uniqueId } } applications { totalApplications } approval { id }
} }`;

let shop: OrderShop;
let admin: TestUser;
let customer: TestUser;
let uniqueId: string;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  customer = await aCustomer(shop.api);
  uniqueId = (await shop.paid(anOrder(), customer.bearer)).order.uniqueId;
  await shop.query(
    `mutation { addItem(productId: "${seededId(0)}", quantity: 2) { id } }`,
    {},
    customer.bearer,
  );
});
afterAll(() => shop?.stop());

const view = async (username: string, by = admin) =>
  (await shop.query<{ viewAccount: AccountView }>(VIEW, { username }, by.bearer)).viewAccount;
const viewsOf = async (username: string) => {
  const params = { kind: "ACCOUNT_VIEWED", username };
  const { body } = await callRest(shop.app, "listAudit", { bearer: admin.bearer, params });
  return body.data!.rows.map(({ call, username: by, subject }) => ({ call, by, subject }));
};
const limited = async (permissions: readonly string[]) => {
  const user = await signedIn(shop.api, "CUSTOMERSUPPORT");
  await sql`UPDATE users SET permissions = ${[...permissions]}::text[] WHERE id = ${user.userId}`.execute(
    shop.api.database.db,
  );
  return user;
};

test("the view shows what its owner sees, changes nothing, and audits the viewer", async () => {
  const { username } = customer;
  const before = await sql`SELECT * FROM sessions WHERE user_id = ${customer.userId} ORDER BY 1`.execute(
    shop.api.database.db,
  );
  expect(await view(username)).toEqual({
    cart: { items: [{ productId: seededId(0), quantity: 2 }] },
    orders: { orders: [{ uniqueId }] },
    applications: { totalApplications: 0 },
    approval: null,
  });
  const after = await sql`SELECT * FROM sessions WHERE user_id = ${customer.userId} ORDER BY 1`.execute(
    shop.api.database.db,
  );

  // No customer session is created or used.
  expect(after.rows).toEqual(before.rows);
  expect(await viewsOf(username)).toEqual([{ call: "viewAccount", by: admin.username, subject: username }]);
});

test("the view shows nothing beyond the viewer's permissions", async () => {
  const { orders, applications, cart } = await view(customer.username, await limited(["customers.read"]));
  expect([orders, applications]).toEqual([null, null]);
  expect(cart?.items).toHaveLength(1);
});

test.each([
  ["staff", () => admin.username],
  ["nobody", () => "nobody@mail.example"],
])("the account of %s returns not found, and nothing is audited", async (_who, nameOf) => {
  const { errors } = await queryHost(shop.app, VIEW, { username: nameOf() }, { authorization: admin.bearer });
  expect(errors.map(({ message }) => message)).toEqual([MESSAGES.generic.notFound]);
  expect((await viewsOf(nameOf())).filter(({ subject }) => subject === nameOf())).toEqual([]);
});

test("staff see a customer's wish list and saved searches, without the share key", async () => {
  const ada = await aCustomer(shop.api);
  const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  const savedOf = (username: string, by = support) =>
    callRest(shop.app, "getCustomerSaved", { bearer: by.bearer, params: { username } });
  const nothing = { wishes: [], isShared: false, isMailed: false, searches: [] };
  expect((await savedOf(ada.username)).body.data).toEqual(nothing);

  await shop.query(
    `mutation { addToWishList(productIds: ["${seededId(0)}", "no-such-product"]) { emailAlerts } }`,
    {},
    ada.bearer,
  );
  const { shareWishList } = await shop.query<{ shareWishList: { shareKey: string } }>(
    "mutation { shareWishList(isShared: true) { shareKey } }",
    {},
    ada.bearer,
  );
  const input = { name: "Cheap", address: "/search/?q=tv", emailAlerts: true, search: { text: "tv" } };
  await shop.query(
    "mutation ($input: SavedSearchInput!) { saveSearch(input: $input) { name } }",
    { input },
    ada.bearer,
  );
  const { body } = await savedOf(ada.username);
  const sold = { name: expect.any(String), price: expect.any(Number), isAvailable: expect.any(Boolean) };
  expect(body.data).toMatchObject({
    isShared: true,
    isMailed: false,
    searches: [{ name: "Cheap", address: "/search/?q=tv", isMailed: true }],
  });
  expect(body.data?.wishes.find(({ productId }) => productId === seededId(0))).toMatchObject({
    product: sold,
  });
  expect(JSON.stringify(body)).not.toContain(shareWishList.shareKey);

  expect((await savedOf(ada.username, ada)).status).toBe(403);
  for (const other of [admin.username, "nobody@mail.example"]) {
    expect((await savedOf(other)).status).toBe(404);
  }
});
