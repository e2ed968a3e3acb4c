/** A guest's cart beside the conversation (CHAT-11). */
import { sql } from "kysely";
import { CART_LIMITS } from "#contract/cart/cart";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest } from "../../support/people/accounts";
import { openChatHosts, type ChatHosts } from "../../support/hosts/chat-hosts";
import { seededId } from "../../support/catalogue/seed-catalogue";

let hosts: ChatHosts;
beforeAll(async () => {
  hosts = await openChatHosts();
});
afterAll(() => hosts?.close());

const sendCart = (token: string, lines: unknown) =>
  callRest(hosts.first, "shareChatCart", { body: { token, lines } });
/** A conversation with a first message, and its id for staff. */
async function begin(name: string, bearer?: string) {
  const { token } = await hosts.start({ name }, bearer);
  await hosts.write(token, "Hello");
  return { token, id: (await hosts.entryOf(name)).id };
}
async function asStaff(id: string) {
  const { bearer } = hosts.agent;
  const answer = await callRest(hosts.second, "getStaffChat", { params: { id }, body: { after: 0 }, bearer });
  return answer.body.data!;
}

describe("staff", () => {
  test("see the cart of a guest's browser beside the conversation, with live prices", async () => {
    const { api } = hosts;
    const [first, second] = [seededId(0), seededId(1)];
    const { token, id } = await begin("Cart");
    expect((await asStaff(id)).cart).toEqual([]);
    const { revision } = await hosts.entryOf("Cart");

    const lines = [
      { productId: first, quantity: 2 },
      { productId: "never-sold", quantity: 1 },
      { productId: first, quantity: 3 },
    ];
    for (let time = 0; time < 3; time++) expect((await sendCart(token, lines)).status).toBe(200);
    // A watching user is notified of the change, once.
    expect((await hosts.entryOf("Cart")).revision).toBe(revision + 1);
    await sql`UPDATE products SET regular_price_cents = 12345, sale_price_cents = NULL WHERE product_id = ${first}`.execute(
      api.database.db,
    );
    const { data } = await api.query(`{ getProductById(productId: "${first}") { name slug regularPrice } }`);
    const { name, slug, regularPrice } = (data as { getProductById: Record<string, unknown> }).getProductById;
    expect(regularPrice).toBe(12345);
    expect((await asStaff(id)).cart).toEqual([
      { productId: first, quantity: 5, product: { name, slug, price: 12345 } },
      { productId: "never-sold", quantity: 1, product: null },
    ]);
    const { rows } = await sql<{ plain: string }>`SELECT encode(sealed_cart, 'escape') AS plain
      FROM chat_conversations WHERE sealed_cart IS NOT NULL`.execute(api.database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.plain).not.toContain(first);

    await sendCart(token, [{ productId: second, quantity: 1 }]);
    expect((await asStaff(id)).cart).toMatchObject([{ productId: second, quantity: 1 }]);
    await sendCart(token, []);
    expect((await asStaff(id)).cart).toEqual([]);
  });

  test("see none beside an account's conversation, since the customer view shows it", async () => {
    const customer = await aCustomer(hosts.api, { firstName: "Accountable" });
    const { token, id } = await begin("Accountable", customer.bearer);
    expect((await sendCart(token, [{ productId: seededId(0), quantity: 1 }])).status).toBe(200);
    expect((await asStaff(id)).cart).toEqual([]);
  });
});

test("an invalid cart is rejected, and so is one for another visitor's conversation", async () => {
  const { token, id } = await begin("Odd");
  const line = { productId: seededId(0), quantity: 1 };
  for (const lines of [
    null,
    "all",
    [null],
    [{ productId: seededId(0) }],
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: 1.5 }],
    [{ ...line, quantity: CART_LIMITS.quantity + 1 }],
    [{ ...line, productId: "x".repeat(LIMITS.reviews.productIdLength + 1) }],
    [{ ...line, productId: { $ne: "" } }],
    Array.from({ length: CART_LIMITS.lines + 1 }, (_none, at) => ({ productId: `${at}`, quantity: 1 })),
  ]) {
    expect([lines, (await sendCart(token, lines)).status]).toEqual([lines, 400]);
  }
  const forged = await sendCart(`${id}.9999999999.${"A".repeat(43)}`, [line]);
  expect([forged.status, forged.body.message]).toEqual([404, MESSAGES.chat.over]);
  expect((await asStaff(id)).cart).toEqual([]);
});

test("the cart is in the data export of the guest's address, and is deleted with the account", async () => {
  const customer = await aCustomer(hosts.api, { password: "Correct-Horse-7" });
  const { first, api } = hosts;
  const { token } = await hosts.start({ name: "Former guest", email: customer.username });
  const line = { productId: seededId(2), quantity: 4 };
  await sendCart(token, [line]);
  const download = await callRest(first, "exportAccount", { bearer: customer.bearer });
  expect(download.body.data).toMatchObject({ chats: [{ name: "Former guest", cart: [line] }] });
  const body = { password: "Correct-Horse-7" };
  await callRest(first, "deleteAccount", { body, bearer: customer.bearer });
  expect((await sendCart(token, [line])).status).toBe(404);
  const { rows } = await sql`SELECT 1 FROM chat_conversations WHERE sealed_cart IS NOT NULL`.execute(
    api.database.db,
  );
  expect(rows).toEqual([]);
});
