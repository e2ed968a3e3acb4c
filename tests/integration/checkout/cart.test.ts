/** The account cart through GraphQL (CART-1 to CART-8). */
import { sql } from "kysely";
import { CART_LIMITS } from "#contract/cart/cart";
import { MESSAGES } from "#contract/messages";
import { aCustomer } from "../../support/people/accounts";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

interface CartView {
  readonly id: string;
  readonly revision: number;
  readonly items: readonly { productId: string; quantity: number; price: number; inStock: boolean }[];
  readonly unavailable: readonly { productId: string; name: string; quantity: number }[];
  readonly totals: { readonly subTotal: number; readonly total: number };
  readonly notices: readonly { kind: string; productId: string; message: string }[];
}

const FIELDS = `id revision unavailable { productId name quantity } items { productId quantity qty price inStock } totals { subTotal shipping discount total }
  notices { kind productId message }`;
const [first, second, third] = [seededId(0), seededId(1), seededId(2)];

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(CART_LIMITS.lines + 5);
  await sql`UPDATE product_stock SET available_quantity = 10`.execute(api.database.db);
});
afterAll(() => api.close());

/** A signed-in customer with functions that change the cart. */
async function aShopper() {
  const { bearer } = await aCustomer(api);
  const send = (call: string, headers: Record<string, string> = { authorization: bearer }) =>
    api.query(`mutation { ${call} { ${FIELDS} } }`, {}, headers);
  const change = async (call: string): Promise<CartView> => {
    const { data, errors } = await send(call);
    expect(errors).toEqual([]);
    return Object.values(data as Record<string, CartView>)[0]!;
  };
  return { send, change };
}
const quantities = (cart: CartView) => cart.items.map((item) => [item.productId, item.quantity]);

describe("a customer's cart", () => {
  test("is created once, however often an empty one is requested", async () => {
    const { change } = await aShopper();
    const carts = await Promise.all([1, 2, 3].map(() => change("createEmptyCart")));
    expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
  });

  test("shows each line's picture in three sizes", async () => {
    const { bearer } = await aCustomer(api);
    const { data } = await api.query(
      `mutation { addItem(productId: "${first}", quantity: 1) { items { thumbnailImage smallImage largeImage } } }`,
      {},
      { authorization: bearer },
    );
    const [line] = (data as { addItem: { items: Record<string, string>[] } }).addItem.items;
    expect(Object.values(line!)).toEqual(
      [320, 640, 960].map((width) =>
        expect.stringMatching(new RegExp(`^/media/products/.*-${width}\\.webp$`)),
      ),
    );
  });

  test("shows an illustrated product's single vector file for each size", async () => {
    const drawing = "/media/products/drawn.svg";
    const images = JSON.stringify([{ rel: "Front", href: drawing, primary: true }]);
    await sql`UPDATE products SET images = ${images}::jsonb WHERE product_id = ${third}`.execute(
      api.database.db,
    );
    const { bearer } = await aCustomer(api);
    const { data } = await api.query(
      `mutation { addItem(productId: "${third}", quantity: 1) { items { thumbnailImage smallImage largeImage } } }`,
      {},
      { authorization: bearer },
    );
    expect(data).toMatchObject({
      addItem: { items: [{ thumbnailImage: drawing, smallImage: drawing, largeImage: drawing }] },
    });
  });

  test("adds up quantities, and its total is the sum of quantity times price", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 1)`);
    await change(`addItem(productId: "${second}", quantity: 3)`);
    const cart = await change(`addItem(productId: "${first}", quantity: 2)`);
    expect(quantities(cart)).toEqual([
      [first, 3],
      [second, 3],
    ]);
    expect(cart.totals.subTotal).toBe(cart.items.reduce((sum, item) => sum + item.price * item.quantity, 0));
    expect(cart.totals).toMatchObject({ shipping: 0, discount: 0, total: cart.totals.subTotal });
  });

  test("loses no unit when many tabs add at once", async () => {
    const { change } = await aShopper();
    await Promise.all(
      Array.from({ length: 12 }, () => change(`addItem(productId: "${first}", quantity: 1)`)),
    );
    expect(quantities(await change("createEmptyCart"))).toEqual([[first, 12]]);
  });

  test("sets a quantity, and removes the product below 1", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 5)`);
    expect(quantities(await change(`changeQuantity(productId: "${first}", quantity: 2)`))).toEqual([
      [first, 2],
    ]);
    expect(quantities(await change(`changeQuantity(productId: "${first}", quantity: 0)`))).toEqual([]);
  });

  test("is unharmed by an impossible product id", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 1)`);
    for (const id of ["\\u0000", "'; --", "x".repeat(10_000)]) {
      expect(quantities(await change(`deleteItem(productId: "${id}")`))).toEqual([[first, 1]]);
      expect(quantities(await change(`changeQuantity(productId: "${id}", quantity: 0)`))).toEqual([
        [first, 1],
      ]);
    }
  });

  test("removes one product or all", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 1)`);
    await change(`addItem(productId: "${second}", quantity: 1)`);
    expect(quantities(await change(`deleteItem(productId: "${first}")`))).toEqual([[second, 1]]);
    expect(quantities(await change("clearCart"))).toEqual([]);
  });

  test("can exceed the stock, and says that it is out of stock", async () => {
    const { change } = await aShopper();
    const cart = await change(`addItem(productId: "${third}", quantity: 11)`);
    expect(cart.items).toMatchObject([{ quantity: 11, inStock: false }]);
    const fewer = await change(`changeQuantity(productId: "${third}", quantity: 10)`);
    expect(fewer.items).toMatchObject([{ quantity: 10, inStock: true }]);
  });

  test("stays within an order's limit per product, and says so", async () => {
    const { change } = await aShopper();
    await sql`UPDATE products SET quantity_limit = 2, revision = revision + 1 WHERE product_id = ${second}`.execute(
      api.database.db,
    );
    const cart = await change(`addItem(productId: "${second}", quantity: 3)`);
    expect(quantities(cart)).toEqual([[second, 2]]);
    expect(cart.notices).toMatchObject([{ kind: "CAPPED" }]);
    await sql`UPDATE products SET quantity_limit = NULL, revision = revision + 1 WHERE product_id = ${second}`.execute(
      api.database.db,
    );
  });

  test("is full at its maximum number of products", async () => {
    const { send, change } = await aShopper();
    const items = Array.from(
      { length: CART_LIMITS.lines },
      (_, at) => `{ productId: "${seededId(at)}", quantity: 1 }`,
    );
    await change(`mergeCarts(items: [${items.join(" ")}], mergeKey: "guest-cart-full")`);
    const refused = await send(`addItem(productId: "${seededId(CART_LIMITS.lines)}", quantity: 1)`);
    expect(refused.errors).toMatchObject([
      { message: MESSAGES.cart.full, extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect((await change(`addItem(productId: "${first}", quantity: 1)`)).items[0]).toMatchObject({
      quantity: 2,
    });
  });

  test.each([
    ["nothing", "quantity: 0", "BAD_USER_INPUT"],
    ["less than nothing", "quantity: -3", "BAD_USER_INPUT"],
    ["too many", "quantity: 100", "BAD_USER_INPUT"],
    ["half a unit", "quantity: 0.5", "BAD_USER_INPUT"],
  ])("rejects %s", async (_what, quantity, code) => {
    const { send } = await aShopper();
    const { errors } = await send(`addItem(productId: "${first}", ${quantity})`);
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  test("rejects a product that is not sold", async () => {
    const { send } = await aShopper();
    const { errors } = await send(`addItem(productId: "nothing-of-ours", quantity: 1)`);
    expect(errors).toMatchObject([
      { message: MESSAGES.cart.unknownProduct, extensions: { code: "NOT_FOUND" } },
    ]);
  });

  test("is not available to guests or with invalid tokens", async () => {
    const { send } = await aShopper();
    for (const headers of [{}, { authorization: "Bearer a b" }]) {
      const { errors } = await send("createEmptyCart", headers as Record<string, string>);
      expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    }
  });

  test("reports a discontinued product while it is in the cart, and shows it when it is sold again (CART-13)", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 2)`);
    await change(`addItem(productId: "${third}", quantity: 3)`);
    const sell = (isLive: boolean) =>
      sql`UPDATE products SET is_live = ${isLive}, hidden_reason = ${isLive ? null : "test"}
        WHERE product_id = ${third}`.execute(api.database.db);
    await sell(false);
    for (const call of ["createEmptyCart", `changeQuantity(productId: "${first}", quantity: 4)`]) {
      const cart = await change(call);
      expect(cart.unavailable).toEqual([{ productId: third, name: expect.stringMatching(/./), quantity: 3 }]);
      expect(cart.notices).toMatchObject([
        { kind: "GONE", productId: third, message: MESSAGES.cart.noLongerSold(cart.unavailable[0]!.name) },
      ]);
      expect(cart.totals.subTotal).toBe(cart.items[0]!.price * cart.items[0]!.quantity);
    }
    const afterDelete = await change(`deleteItem(productId: "${third}")`);
    expect([afterDelete.unavailable, afterDelete.notices, quantities(afterDelete)]).toEqual([
      [],
      [],
      [[first, 4]],
    ]);
    await sell(true);
    await change(`addItem(productId: "${third}", quantity: 3)`);
    await sell(false);
    await sell(true);
    const cart = await change("createEmptyCart");
    expect([cart.unavailable, cart.notices, quantities(cart)]).toEqual([
      [],
      [],
      [
        [first, 4],
        [third, 3],
      ],
    ]);
  });

  test("is visible to its owner only", async () => {
    const [owner, stranger] = [await aShopper(), await aShopper()];
    await owner.change(`addItem(productId: "${first}", quantity: 1)`);
    expect(quantities(await stranger.change("createEmptyCart"))).toEqual([]);
  });
});

describe("merging a guest cart", () => {
  test("adds quantities to the account cart, once for each key", async () => {
    const { change } = await aShopper();
    await change(`addItem(productId: "${first}", quantity: 1)`);
    const merge = `mergeCarts(items: [{ productId: "${first}", quantity: 2 } { productId: "${second}", quantity: 1 }],
      mergeKey: "guest-cart-1")`;
    const carts = await Promise.all([change(merge), change(merge), change(merge)]);
    expect(quantities(await change("createEmptyCart"))).toEqual([
      [first, 3],
      [second, 1],
    ]);
    expect(carts.every((cart) => cart.notices.length === 0)).toBe(true);
  });

  test("reports capped quantities, discontinued products and price changes", async () => {
    const { change } = await aShopper();
    const cart = await change(`mergeCarts(items: [
      { productId: "${first}", quantity: 50 }
      { productId: "no-longer-sold", quantity: 1 }
      { productId: "${second}", quantity: 1, seenPrice: 1 }], mergeKey: "guest-cart-2")`);
    expect(quantities(cart)).toEqual([
      [first, 10],
      [second, 1],
    ]);
    expect(cart.notices.map((notice) => notice.kind).sort()).toEqual(["CAPPED", "GONE", "PRICE_MOVED"]);
  });

  test.each(["", "short", "a key with spaces", "x".repeat(65)])("rejects the key %j", async (key) => {
    const { send } = await aShopper();
    const { errors } = await send(`mergeCarts(items: [], mergeKey: "${key}")`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});
