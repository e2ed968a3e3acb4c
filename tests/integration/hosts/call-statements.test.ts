/** How many SQL statements a shopper's most frequent calls send, from the search to the order. */
import { randomUUID } from "node:crypto";
import { print, type DocumentNode } from "graphql";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { bearerOf } from "#contract/accounts/session";
import * as cart from "#contract/graphql/documents/cart.generated";
import * as checkout from "#contract/graphql/documents/checkout.generated";
import { ProductDeliveryDocument } from "#contract/graphql/documents/delivery.generated";
import * as keeping from "#contract/graphql/documents/saved.generated";
import * as orders from "#contract/graphql/documents/orders.generated";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import { SearchSuggestionsDocument } from "#contract/graphql/documents/suggestions.generated";
import { PASSWORD, aCustomer, aRegistration, callRest } from "../../support/people/accounts";
import { MAX_STATEMENTS } from "../../support/budgets";
import { anOrder, orderBy, type ClientCheckout } from "../../support/orders/order-samples";
import { orderCalls } from "../../support/orders/order-calls";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { listWholeReads } from "../../support/hosts/plan-shapes";
import { logStatements, type StatementLog } from "../../support/hosts/statements";

type Call = keyof typeof MAX_STATEMENTS;

const PRODUCT = `query ($id: ID!) { getProductById(productId: $id) { productId name description features
  availableQuantity attributes { name value } categoryPath { id name } brand { id name } } }`;
const ADD = `mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { id revision items { productId price quantity }
  totals { subTotal total } notices { message } } }`;
const CART = `{ getCart { id revision items { productId price quantity } totals { subTotal total } } }`;
const productIds = [seededId(0), seededId(1)];

let shop: OrderShop;
let host: FastifyInstance;
let log: StatementLog;
/** Statements of the second journey: the first one fills caches. */
const sent: Partial<Record<Call, readonly string[]>> = {};
beforeAll(async () => {
  shop = await openOrderShop();
  log = logStatements(shop.api.database.db);
  host = await shop.anotherHost({}, { db: log.db, backgroundDb: shop.api.database.db });
  await walk();
  await walk();
});
afterAll(async () => {
  await host?.close();
  await shop?.stop();
});

async function count<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
  const { result, statements } = await log.during(work);
  sent[call] = statements;
  return result;
}

/** From the search to the order history, as a newly registered customer and as one with an account. */
async function walk(): Promise<void> {
  await browse();
  const customer = await signIn();
  await fillCart(customer);
  await order(customer);
}

const send = <Data = unknown>(call: Call, query: string | DocumentNode, variables: object, bearer = "") =>
  count(call, () =>
    orderCalls(host).query<Data>(typeof query === "string" ? query : print(query), variables, bearer),
  );

async function browse(): Promise<void> {
  const input = { text: "smart", pageNumber: 1, pageSize: 24, minRating: 1 };
  await send("search", SearchListingDocument, { input });
  await send("suggestions", SearchSuggestionsDocument, { text: "sma" });
  await send("product", PRODUCT, { id: productIds[0] });
  const params = { ids: JSON.stringify(productIds), zip: "78701" };
  await count("pageOffers", () => callRest(host, "listOffers", { params }));
  await send("delivery", ProductDeliveryDocument, { postalCode: "78701", productIds });
  await send("cartLines", cart.CartLinesDocument, { productIds });
  const visit = { id: randomUUID(), path: "/", referrer: "", touch: {} };
  await count("visit", () => callRest(host, "recordVisit", { body: visit }));
}

/** @returns the bearer token of a customer with an account */
async function signIn(): Promise<string> {
  const body = aRegistration(`walk-${randomUUID()}@mail.example`);
  await count("register", () => callRest(host, "register", { body }));
  const { username, session } = await aCustomer(shop.api, { password: PASSWORD });
  const login = await count("login", () =>
    callRest(host, "login", { body: { username, password: PASSWORD } }),
  );
  expect(login.body).toMatchObject({ isSuccess: true });
  const { refreshToken } = session!.tokens;
  const renewed = await count("refreshSession", () =>
    callRest(host, "refreshToken", { body: { username, refreshToken } }),
  );
  const bearer = bearerOf(renewed.body.data!.tokens);
  const profile = await count("profile", () => callRest(host, "getProfile", { bearer }));
  expect(profile.body).toMatchObject({ isSuccess: true });
  return bearer;
}

async function fillCart(bearer: string): Promise<void> {
  await send("addItem", ADD, { id: productIds[0] }, bearer);
  await send(
    "changeQuantity",
    cart.ChangeQuantityDocument,
    { productId: productIds[0], quantity: 2 },
    bearer,
  );
  await send("cart", CART, {}, bearer);
  const items = [{ productId: productIds[1], quantity: 1 }];
  await send("mergeCarts", cart.MergeCartsDocument, { items, mergeKey: randomUUID() }, bearer);
  await send("cartOffers", cart.CartOffersDocument, { input: anOrder({ address: undefined }) }, bearer);
  await send("addToWishList", keeping.AddToWishListDocument, { productIds: [productIds[1]] }, bearer);
  await send("wishList", keeping.OwnWishListDocument, {}, bearer);
}

async function order(bearer: string): Promise<void> {
  const input = orderBy(`walk-${randomUUID()}@mail.example`);
  await send("checkoutQuote", checkout.CheckoutQuoteDocument, { input }, bearer);
  const payment = { method: "CARD", input, token: "fake-valid-visa-nonce" };
  const { result } = await send<{ result: ClientCheckout }>(
    "placeOrder",
    checkout.PlaceOrderDocument,
    payment,
    bearer,
  );
  expect(result).toMatchObject({ success: true });
  const keys = { orderId: result.order!.id, orderKey: result.orderKey };
  await send("refreshPayment", checkout.RefreshPaymentDocument, keys, bearer);
  await send("order", orders.OwnOrderDocument, { orderId: keys.orderId }, bearer);
  await send("orderByKey", orders.OrderByKeyDocument, keys);
  await send("orderHistory", orders.OrderHistoryDocument, { pageNumber: 1, pageSize: 10 }, bearer);
}

test.each(Object.entries(MAX_STATEMENTS) as [Call, number][])(
  "%s sends at most %i statements",
  (call, max) => {
    const statements = sent[call] ?? [];
    // Lists the statements, so that a failure shows which one is new.
    expect(statements.length <= max ? "" : `${statements.length}:\n${statements.join("\n")}`).toBe("");
  },
);

test.each(Object.keys(MAX_STATEMENTS) as Call[])("%s reads no table from end to end", async (call) => {
  expect(await listWholeReads(shop.api.database.db, sent[call] ?? [])).toEqual([]);
});

test("every call of the journey has a budget, and every budget a call", () => {
  expect(Object.keys(sent).sort()).toEqual(Object.keys(MAX_STATEMENTS).sort());
});

test("a changed product is read again", async () => {
  const read = async () =>
    (
      await orderCalls(host).query<{ getProductById: { name: string } }>(
        `{ getProductById(productId: "${seededId(4)}") { name } }`,
      )
    ).getProductById.name;
  await read();
  await sql`UPDATE products SET name = 'Renamed', revision = revision + 1 WHERE product_id = ${seededId(4)}`.execute(
    shop.api.database.db,
  );
  expect(await read()).toBe("Renamed");
});
