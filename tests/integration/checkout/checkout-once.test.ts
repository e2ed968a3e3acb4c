/**
 * An order is placed once, however it is sent: double click, lost response, second tab, another payment
 * method.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer } from "../../support/people/accounts";
import { ADDRESS, anOrder, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const GOOD = { nonce: "fake-valid-visa-nonce" };

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
});
beforeEach(async () => {
  await shop.set({ reset: true });
  await shop.set({ loseWebhooks: true });
  await sql`UPDATE product_stock SET available_quantity = 1000`.execute(db());
});
afterAll(() => shop.stop());

const db = () => shop.api.database.db;
const count = async (table: "orders" | "payments") =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db())).rows[0]!.n;
const paymentsAtVendor = async () => (await shop.ledger())["braintree"]!.payments;

/** Counts the orders, and the payments at the card vendor, that a scenario adds. */
async function counting(story: () => Promise<void>) {
  const [orders, charges] = [await count("orders"), await paymentsAtVendor()];
  await story();
  return { orders: (await count("orders")) - orders, charges: (await paymentsAtVendor()) - charges };
}

/** A signed-in customer with units of the second product in the cart. */
async function aShopperWithCart(quantity = 2) {
  const { bearer, userId, username } = await aCustomer(shop.api);
  const send = (query: string) => queryHost(shop.app, query, {}, { authorization: bearer });
  await send(`mutation { addItem(productId: "${seededId(1)}", quantity: ${quantity}) { id } }`);
  const cart = async () =>
    (
      (await send("{ getCart { items { productId quantity } } }")).data as {
        getCart: { items: { quantity: number }[] };
      }
    ).getCart.items;
  const fromCart = () => anOrder({ mode: "CREATE_ORDER_FOR_CART", items: undefined });
  return { bearer, userId, username, send, cart, fromCart };
}

describe("an order", () => {
  test("of a cart with a discontinued product is rejected, with or without a total, until the product is removed", async () => {
    const { bearer, send, fromCart } = await aShopperWithCart();
    const deletedId = seededId(6);
    await send(`mutation { addItem(productId: "${deletedId}", quantity: 1) { id } }`);
    const setLive = (isLive: boolean) =>
      sql`UPDATE products SET is_live = ${isLive}, hidden_reason = ${isLive ? null : "HIDDEN"}
        WHERE product_id = ${deletedId}`.execute(db());
    await setLive(false);
    try {
      const { total } = await shop.quote(fromCart(), bearer);
      for (const expectedTotal of [undefined, null, total]) {
        const refused = await shop.checkout("card", { ...fromCart(), expectedTotal }, GOOD, bearer);
        expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "PRODUCT_GONE" }] });
      }
      await send(`mutation { deleteItem(productId: "${deletedId}") { id } }`);
      const placed = await shop.checkout("card", { ...fromCart(), expectedTotal: total }, GOOD, bearer);
      expect(placed).toMatchObject({ success: true, order: { total, items: [{ quantity: 2 }] } });
    } finally {
      await setLive(true);
    }
  });

  test("of a guest is placed and paid, and its key opens it", async () => {
    const placed = await shop.checkout("card", anOrder({ items: [{ productId: seededId(1), quantity: 3 }] }));
    expect(placed).toMatchObject({ success: true, errors: [], message: MESSAGES.checkout.placed });
    expect(placed.transactionId).toMatch(/./);
    expect(placed.order).toMatchObject({ items: [{ quantity: 3 }], paymentDetails: [{ state: "PAID" }] });
    expect(placed.order!.paymentDetails[0]!.paidAmount).toBe(placed.order!.total);
    expect(await shop.stockOf(seededId(1))).toBe(997);
  });

  test("of the cart empties the cart in the same transaction", async () => {
    const { bearer, cart, fromCart } = await aShopperWithCart();
    const refused = await shop.checkout("card", { ...fromCart(), expectedTotal: 1 }, GOOD, bearer);
    expect(refused.errors).toMatchObject([{ code: "TOTAL_CHANGED" }]);
    expect(await cart()).toHaveLength(1);
    const placed = await shop.checkout("card", fromCart(), GOOD, bearer);
    expect(placed).toMatchObject({ success: true, order: { items: [{ quantity: 2 }] } });
    expect(await cart()).toEqual([]);
  });

  test("of lines leaves the customer's cart unchanged", async () => {
    const { bearer, cart } = await aShopperWithCart();
    expect((await shop.checkout("card", anOrder(), GOOD, bearer)).success).toBe(true);
    expect(await cart()).toHaveLength(1);
  });

  test("stores the source of the visit, cleaned and truncated", async () => {
    const attribution = { utm_source: " news\u0000letter ", gclid: "x".repeat(600), sid: "", aid: "\u0007" };
    const { order } = await shop.paid(anOrder({ attribution }));
    const { rows } = await sql<{ attribution: object }>`
      SELECT attribution FROM orders WHERE id = ${order.id}`.execute(db());
    expect(rows).toEqual([{ attribution: { utm_source: "newsletter", gclid: "x".repeat(512) } }]);
  });

  test("is rejected at a total other than the customer saw, and accepted at the right one", async () => {
    const first = await shop.checkout("card", anOrder({ expectedTotal: 5 }));
    expect(first).toMatchObject({ success: false, order: null, errors: [{ code: "TOTAL_CHANGED" }] });
    const { order } = await shop.paid();
    const second = await shop.checkout("card", anOrder({ expectedTotal: order.total }));
    expect(second.success).toBe(true);
  });

  test("needs a key, and a guest's key must be unguessable", async () => {
    const { bearer } = await aCustomer(shop.api);
    for (const idempotencyKey of [
      undefined,
      "",
      "short",
      "1234567890123456",
      "a key with spaces",
      "\u0000",
    ]) {
      const refused = await shop.checkout("card", anOrder({ idempotencyKey }));
      expect(refused).toMatchObject({ success: false, errors: [{ code: "INVALID_INPUT" }] });
    }
    const named = anOrder({ idempotencyKey: "customer-key-0001" });
    expect((await shop.checkout("card", named, GOOD, bearer)).success).toBe(true);
  });

  test.each([
    ["card", "without a nonce", { nonce: "" }],
    ["card", "with words for a nonce", { nonce: "two words" }],
    ["card", "with a nonce no vendor makes", { nonce: "n".repeat(3_000) }],
    ["klarna", "with a token that is no text", { authorizationToken: "\u0000" }],
    ["crypto", "in a coin there is not", { currency: "DOLLARS" }],
    ["crypto", "in what every object has", { currency: "__proto__" }],
  ] as const)("is not placed by %s %s", async (way, _title, extra) => {
    const added = await counting(async () => {
      const refused = await shop.checkout(way, anOrder(), extra);
      expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "INVALID_INPUT" }] });
    });
    expect(added.orders).toBe(0);
  });
});

describe("the same order again", () => {
  test("after a double click, or ten, is one order and one charge, returned to each request", async () => {
    const input = anOrder();
    const added = await counting(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.checkout("card", input)));
      expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1);
      expect(answers.every(({ success }) => success)).toBe(true);
    });
    expect(added).toEqual({ orders: 1, charges: 1 });
  });

  test("after a lost response returns the first result, though the cart is empty by then", async () => {
    const { bearer, fromCart } = await aShopperWithCart();
    const input = fromCart();
    const first = await shop.checkout("card", input, GOOD, bearer);
    const again = await shop.checkout("card", input, { nonce: "another-nonce" }, bearer);
    expect(again).toMatchObject({ success: true, transactionId: first.transactionId });
    expect(again.order?.id).toBe(first.order?.id);
  });

  test("after the gateway's response was lost charges nothing twice", async () => {
    const input = anOrder();
    const added = await counting(async () => {
      await shop.set({ loseAnswerNext: 1 });
      const first = await shop.checkout("card", input);
      const again = first.success ? first : await shop.checkout("card", input);
      expect(again).toMatchObject({ success: true, order: { paymentDetails: [{ state: "PAID" }] } });
    });
    expect(added).toEqual({ orders: 1, charges: 1 });
  });

  test("with different contents is rejected", async () => {
    const idempotencyKey = randomUUID();
    await shop.paid(anOrder({ idempotencyKey }));
    for (const change of [
      { items: [{ productId: seededId(1), quantity: 2 }] },
      { address: { ...ADDRESS, lastName: "Lovelace" } },
    ]) {
      const refused = await shop.checkout("card", anOrder({ idempotencyKey, ...change }));
      expect(refused).toMatchObject({ success: false, order: null });
      expect(refused.errors).toMatchObject([{ code: "INVALID_INPUT", message: MESSAGES.checkout.keyInUse }]);
    }
  });

  test("under another customer's key is another order", async () => {
    const idempotencyKey = randomUUID();
    const [ada, grace] = await Promise.all([aCustomer(shop.api), aCustomer(shop.api)]);
    const orders = await Promise.all(
      [ada, grace].map(({ bearer }) => shop.checkout("card", anOrder({ idempotencyKey }), GOOD, bearer)),
    );
    expect(new Set(orders.map(({ order }) => order!.id)).size).toBe(2);
  });

  test("from two tabs with different keys orders one cart once", async () => {
    for (let round = 0; round < 5; round++) {
      const { bearer, fromCart } = await aShopperWithCart();
      const added = await counting(async () => {
        const tabs = await Promise.all([1, 2, 3].map(() => shop.checkout("card", fromCart(), GOOD, bearer)));
        expect(tabs.filter(({ success }) => success)).toHaveLength(1);
        const codes = tabs.flatMap(({ errors }) => errors.map(({ code }) => code));
        expect(codes.every((code) => code === "TOTAL_CHANGED" || code === "EMPTY_CART")).toBe(true);
      });
      expect(added).toEqual({ orders: 1, charges: 1 });
    }
  });
});

/**
 * Responses other than refusals with this code. On a busy machine a payment may still be uncertain; its order
 * exists anyway.
 */
const placedOf = (answers: readonly ClientCheckout[], refusal: string) =>
  answers.filter(({ order, errors }) => order !== null || errors[0]?.code !== refusal);

describe("concurrent orders", () => {
  test("never sell more than the stock", async () => {
    await sql`UPDATE product_stock SET available_quantity = 3 WHERE product_id = ${seededId(7)}`.execute(
      db(),
    );
    const items = [
      { productId: seededId(7), quantity: 1 },
      { productId: seededId(8), quantity: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        shop.checkout("card", anOrder({ items: at % 2 ? items : [...items].reverse() })),
      ),
    );
    expect(placedOf(answers, "OUT_OF_STOCK")).toHaveLength(3);
    expect(await shop.stockOf(seededId(7))).toBe(0);
    expect(await shop.stockOf(seededId(8))).toBe(997);
  });

  test("use a promotion with two uses twice", async () => {
    await sql`INSERT INTO promotions (code, label, cents_off, most_uses, most_uses_per_customer)
      VALUES ('TWICE', 'x', 100, 2, NULL)`.execute(db());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.checkout("card", anOrder({ promotionCode: "twice" }))),
    );
    expect(placedOf(answers, "PROMOTION_INVALID")).toHaveLength(2);
  });

  test("use a promotion with two uses a day twice today, and again tomorrow", async () => {
    await sql`INSERT INTO promotions (code, label, cents_off, most_uses_per_customer, most_uses_per_day)
      VALUES ('DAILY', 'x', 100, NULL, 2)`.execute(db());
    const order = () => shop.checkout("card", anOrder({ promotionCode: "daily" }));
    const answers = await Promise.all(Array.from({ length: 6 }, order));
    expect(placedOf(answers, "PROMOTION_INVALID")).toHaveLength(2);
    expect((await order()).errors).toEqual([expect.objectContaining({ code: "PROMOTION_INVALID" })]);
    await sql`UPDATE order_promotions SET ordered_at = ordered_at - interval '1 day' WHERE code = 'DAILY'`.execute(
      db(),
    );
    expect((await order()).success).toBe(true);
  });
});
