/** Moving an order back to the cart: leased, declined, discontinued or repriced items (LEASE-67). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { aCustomer } from "../../support/people/accounts";
import { ENDS_IN } from "../../support/leases/lease-calls";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../../support/leases/lease-orders";
import { anOrder, type OrderOfTest } from "../../support/orders/order-samples";
import { seededId } from "../../support/catalogue/seed-catalogue";

const sentences = ORDER_IN_CART_MESSAGES;
let shop: LeaseOrderShop;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
});
afterAll(() => shop?.stop());

interface InCart {
  readonly success: boolean;
  readonly message: string;
  readonly order: { readonly status: string } | null;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly notices: readonly { readonly kind: string; readonly name: string; readonly message: string }[];
}

async function putInCart({ order, orderKey }: OrderOfTest, bearer = ""): Promise<InCart> {
  const { result } = await shop.query<{ result: InCart }>(
    `mutation ($id: ID!, $key: String) { result: putOrderInCart(orderId: $id, orderKey: $key) {
      success message order { status } items { productId quantity } notices { kind name message } } }`,
    { id: order!.id, key: orderKey },
    bearer,
  );
  return result;
}

async function cartOf(bearer: string) {
  const { cart } = await shop.query<{
    cart: { items: { productId: string; quantity: number; price: number }[] };
  }>(`{ cart: getCart { items { productId quantity price } } }`, {}, bearer);
  return cart?.items ?? [];
}

const stockOf = async (productId: string) => {
  const { rows } = await sql<{ left: number }>`SELECT available_quantity AS left FROM product_stock
    WHERE product_id = ${productId}`.execute(shop.api.database.db);
  return rows[0]!.left;
};

test("an order above its approval goes back to the account's cart, once however often requested", async () => {
  const { ada, leaseId } = await shop.approve("partial");
  const stock = await stockOf(seededId(1));
  const made = await shop.onCredit(pieces(2), ada.bearer);
  expect(made.order).toMatchObject({ status: "PENDING_PAYMENT", leaseDetails: { leaseState: "HELD" } });
  const of = { order: made.order, orderKey: null };
  const answers = await Promise.all([putInCart(of, ada.bearer), putInCart(of, ada.bearer)]);
  for (const answer of answers) {
    expect(answer).toEqual({
      success: true,
      message: sentences.done,
      order: { status: "CANCELLED" },
      items: [],
      notices: [],
    });
  }
  const inCart = [{ productId: seededId(1), quantity: 2, price: 80_000 }];
  expect(await cartOf(ada.bearer)).toEqual(inCart);
  expect(await shop.balance(leaseId)).toEqual({ approved: 150_000, used: 0, free: 150_000 });
  expect(await stockOf(seededId(1))).toBe(stock);
  // Items the customer removes later stay removed.
  await shop.query(
    `mutation ($id: ID!) { changeQuantity(productId: $id, quantity: 1) { id } }`,
    { id: seededId(1) },
    ada.bearer,
  );
  expect(await putInCart(of, ada.bearer)).toMatchObject({ success: true });
  expect(await cartOf(ada.bearer)).toEqual([{ ...inCart[0], quantity: 1 }]);
  // The approval leases the rest.
  const less = await shop.onCredit(pieces(1), ada.bearer);
  expect(less.order).toMatchObject({ status: "PENDING_ESIGNATURE", amountDue: 0 });
});

test("its items are in the cart in order sequence", async () => {
  const { ada } = await shop.approve("partial");
  const ids = [9, 7, 8].map(seededId);
  const items = ids.map((productId) => ({ productId, quantity: 1 }));
  const made = await shop.onCredit(anOrder({ items }), ada.bearer);
  await putInCart({ order: made.order, orderKey: null }, ada.bearer);
  expect((await cartOf(ada.bearer)).map(({ productId }) => productId)).toEqual(ids);
});

test("it is merged with the current cart", async () => {
  const { ada } = await shop.approve("partial");
  const made = await shop.onCredit(pieces(2), ada.bearer);
  await shop.query(
    `mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { id } }`,
    { id: seededId(1) },
    ada.bearer,
  );
  await putInCart({ order: made.order, orderKey: null }, ada.bearer);
  expect(await cartOf(ada.bearer)).toMatchObject([{ productId: seededId(1), quantity: 3 }]);
});

test("a declined guest gets the items for the browser's cart, the same each time", async () => {
  const made = await shop.applyFor(pieces(3), ENDS_IN.declined);
  expect(made.order).toMatchObject({ status: "PENDING_PAYMENT" });
  const first = await putInCart(made);
  expect(first).toMatchObject({ success: true, order: { status: "CANCELLED" } });
  expect(first.items).toEqual([{ productId: seededId(1), quantity: 3 }]);
  expect(await putInCart(made)).toEqual(first);
});

test("current prices apply, and discontinued items are named and left out", async () => {
  const { ada } = await shop.approve("partial");
  const [available, discontinued] = [seededId(3), seededId(4)];
  const items = [available, discontinued].map((productId) => ({ productId, quantity: 1 }));
  const made = await shop.onCredit(anOrder({ items }), ada.bearer);
  const { db } = shop.api.database;
  await sql`UPDATE products SET regular_price_cents = 81000, revision = revision + 1 WHERE product_id = ${available}`.execute(
    db,
  );
  await sql`UPDATE products SET is_live = false, hidden_reason = 'HIDDEN' WHERE product_id = ${discontinued}`.execute(
    db,
  );
  const names = await sql<{ id: string; name: string }>`SELECT product_id AS id, name FROM products
    WHERE product_id IN (${available}, ${discontinued})`.execute(db);
  const nameOf = (id: string) => names.rows.find((row) => row.id === id)!.name;
  const { notices } = await putInCart({ order: made.order, orderKey: null }, ada.bearer);
  expect(notices).toEqual([
    {
      kind: "PRICE_MOVED",
      name: nameOf(available),
      message: sentences.priceMoved(nameOf(available), "$800.00", "$810.00"),
    },
    { kind: "GONE", name: nameOf(discontinued), message: sentences.noLongerSold(nameOf(discontinued)) },
  ]);
  expect(await cartOf(ada.bearer)).toEqual([{ productId: available, quantity: 1, price: 81_000 }]);
});

test("only users who may cancel the order can do it, others change nothing", async () => {
  const { ada } = await shop.approve("partial");
  const made = await shop.onCredit(pieces(2), ada.bearer);
  const of = { order: made.order, orderKey: null };
  const eve = await aCustomer(shop.api);
  for (const bearer of ["", eve.bearer]) {
    expect(await putInCart(of, bearer)).toEqual({
      success: false,
      message: MESSAGES.generic.notFound,
      order: null,
      items: [],
      notices: [],
    });
  }
  expect(await cartOf(eve.bearer)).toEqual([]);
  expect(await shop.readOrder(made.order!.id, null, ada.bearer)).toMatchObject({ status: "PENDING_PAYMENT" });
});

test("an order that can no longer be cancelled keeps its items", async () => {
  const { ada } = await shop.approve();
  const made = await shop.onCredit(pieces(1), ada.bearer);
  await sql`UPDATE orders SET status = 'COMPLETED' WHERE id = ${made.order!.id}`.execute(
    shop.api.database.db,
  );
  expect(await putInCart({ order: made.order, orderKey: null }, ada.bearer)).toMatchObject({
    success: false,
    message: MESSAGES.orders.notCancellable,
    order: { status: "COMPLETED" },
  });
  expect(await cartOf(ada.bearer)).toEqual([]);
});
