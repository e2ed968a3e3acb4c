/** Buying an order again: what is still sold goes into the cart, once per key (ORDER-50). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { aCustomer } from "../../support/people/accounts";
import { anOrder, type OrderOfTest } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const sentences = ORDER_IN_CART_MESSAGES;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

interface Bought {
  readonly success: boolean;
  readonly message: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly notices: readonly { readonly kind: string; readonly message: string }[];
}

async function buyAgain(
  { order, orderKey }: OrderOfTest,
  bearer = "",
  key: string = randomUUID(),
): Promise<Bought> {
  const { result } = await shop.query<{ result: Bought }>(
    `mutation ($id: ID!, $key: String, $again: ID!) {
      result: buyOrderAgain(orderId: $id, orderKey: $key, idempotencyKey: $again) {
        success message items { productId quantity } notices { kind message } } }`,
    { id: order!.id, key: orderKey, again: key },
    bearer,
  );
  return result;
}

async function cartOf(bearer: string) {
  const query = `{ cart: getCart { items { productId quantity } } }`;
  const { cart } = await shop.query<{ cart: { items: object[] } }>(query, {}, bearer);
  return cart?.items ?? [];
}

const twoProducts = (...numbers: readonly number[]) =>
  anOrder({ items: numbers.map((number) => ({ productId: seededId(number), quantity: 2 })) });

async function hide(productId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    UPDATE products SET is_live = false, hidden_reason = 'HIDDEN' WHERE product_id = ${productId}
    RETURNING name`.execute(shop.api.database.db);
  return rows[0]!.name;
}

test("an account's cart gets what is still sold, once per key, and the rest is named", async () => {
  const ada = await aCustomer(shop.api);
  const placed = await shop.paid(twoProducts(1, 2), ada.bearer);
  const of = { order: placed.order, orderKey: null };
  const name = await hide(seededId(2));
  const key = randomUUID();
  const answers = await Promise.all([buyAgain(of, ada.bearer, key), buyAgain(of, ada.bearer, key)]);

  for (const answer of answers) {
    expect(answer).toEqual({
      success: true,
      message: sentences.boughtAgain,
      items: [],
      notices: [{ kind: "GONE", message: sentences.noLongerSold(name) }],
    });
  }
  expect(await cartOf(ada.bearer)).toEqual([{ productId: seededId(1), quantity: 2 }]);
  await buyAgain(of, ada.bearer);
  expect(await cartOf(ada.bearer)).toEqual([{ productId: seededId(1), quantity: 4 }]);
});

test("a guest with the link gets the items for the browser's cart", async () => {
  const placed = await shop.paid(twoProducts(3, 4));
  expect(await buyAgain(placed)).toMatchObject({
    success: true,
    items: [3, 4].map((number) => ({ productId: seededId(number), quantity: 2 })),
    notices: [],
  });
});

test("an order of which nothing is sold anymore fills no cart", async () => {
  const placed = await shop.paid(twoProducts(5));
  await hide(seededId(5));
  expect(await buyAgain(placed)).toMatchObject({ success: false, message: sentences.nothingSold, items: [] });
});

test("other people's orders are not found, and an invalid key is refused", async () => {
  const ada = await aCustomer(shop.api);
  const placed = await shop.paid(twoProducts(6), ada.bearer);
  const of = { order: placed.order, orderKey: null };
  const eve = await aCustomer(shop.api);
  for (const bearer of ["", eve.bearer]) {
    const missing = { success: false, message: MESSAGES.generic.notFound, items: [], notices: [] };
    expect(await buyAgain(of, bearer)).toEqual(missing);
  }
  expect(await cartOf(eve.bearer)).toEqual([]);
  await expect(buyAgain(of, ada.bearer, "a:b")).rejects.toThrow("BAD_USER_INPUT");
});
