/** Card testing at the checkout, and mail to strangers triggered by it (CHECKOUT-9). */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { bearerOf } from "#contract/accounts/session";
import { openDatabase } from "../../../server/db/client";
import { aCustomer, callRest, mailsTo, PASSWORD } from "../../support/people/accounts";
import { aGuest, anOrder, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
const GOOD = { nonce: "fake-valid-visa-nonce" };
const TOO_MANY = { success: false, errors: [{ code: "TOO_MANY_TRIES" }] };

let shop: OrderShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await openOrderShop({ isLimited: true });
  second = await shop.anotherHost();
});
beforeEach(() => sql`DELETE FROM rate_limits`.execute(shop.api.database.db));
afterAll(async () => {
  await second.close();
  await shop.stop();
});

const attempts = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM payments`.execute(
    shop.api.database.db,
  );
  return rows[0]!.count;
};
const attemptsDuring = async (work: () => Promise<unknown>) => {
  const before = await attempts();
  await work();
  return (await attempts()) - before;
};
const declinesMailedTo = async (email: string) =>
  (await mailsTo(shop.api, email)).filter(({ kind }) => kind === "payment-failed").length;

const CARD_CALL = `checkoutWithBraintree(input: $input, nonce: "fake-valid-visa-nonce", method: CARD) { success }`;

describe("a request", () => {
  const sixty = (call: string) => Array.from({ length: 60 }, (_, nth) => `call${nth}: ${call}`).join("\n");
  test.each([
    ["sixty aliases", `mutation ($input: CheckoutInput!) { ${sixty(CARD_CALL)} }`],
    [
      "a fragment that is spread twice over",
      `mutation ($input: CheckoutInput!) { ...Twice }
      fragment Twice on Mutation { one: ${CARD_CALL} ... on Mutation { two: ${CARD_CALL} } }`,
    ],
    [
      "two kinds of calls",
      `mutation ($input: CheckoutInput!) { ${CARD_CALL}
      checkoutWithCoinbase(input: $input) { success } }`,
    ],
    [
      "queries that open charges",
      `query ($input: CheckoutInput!) {
      ${sixty("generateCoinbaseChargeId(input: $input)")} }`,
    ],
    [
      "queries that prepare payments",
      `query ($input: CheckoutInput!) {
      ${sixty("preparePayment(method: CARD, input: $input) { clientToken }")} }`,
    ],
  ])("pays at most once: %s", async (_title, query) => {
    const attempts = await attemptsDuring(async () => {
      const answer = await queryHost(shop.app, query, { input: anOrder() });
      expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
    });
    expect(attempts).toBe(0);
  });
});

describe("a list of cards", () => {
  const tryCards = (count: number, input: (nth: number) => Record<string, unknown>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => shop.checkout("card", input(nth), DECLINED)));

  test("is stopped after ten attempts with new orders for one recipient, concurrent or in sequence", async () => {
    const email = aGuest();
    const attempts = await attemptsDuring(async () => {
      const answers = await tryCards(40, () => orderBy(email));
      expect(answers.filter(({ status }) => status === "PAYMENT_FAILED")).toHaveLength(10);
      const further = await shop.checkout("card", orderBy(email), DECLINED);
      expect(further).toMatchObject({ ...TOO_MANY, order: null });
      expect(further.message).toMatch(/again in \d+ minutes?/);
    });
    expect(attempts).toBe(10);
  });

  test("is stopped after ten attempts on one order, whoever pays and on whichever host", async () => {
    const failed = await shop.checkout("card", orderBy(aGuest()), DECLINED);
    const again = { ...anOrder(), orderId: failed.order!.id, orderKey: failed.orderKey };
    await sql`DELETE FROM rate_limits`.execute(shop.api.database.db);
    const attempts = await attemptsDuring(async () => {
      for (let nth = 0; nth < 10; nth++) await shop.checkout("card", again, DECLINED);
      expect(await shop.checkout("card", again, GOOD)).toMatchObject({
        ...TOO_MANY,
        status: "PAYMENT_FAILED",
      });
      const query = `mutation ($input: CheckoutInput!) { ${CARD_CALL} }`;
      const answer = await queryHost(second, query, { input: again });
      expect(answer.data).toMatchObject({ checkoutWithBraintree: { success: false } });
    });
    expect(attempts).toBe(10);
  });

  test("is stopped after thirty attempts from one address for many recipients", async () => {
    const query = `mutation ($input: CheckoutInput!) { ${CARD_CALL.replace("valid", "processor-declined")} }`;
    const send = (remoteAddress: string) =>
      shop.app.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress,
        payload: { query, variables: { input: orderBy(aGuest()) } },
      });
    const attempts = await attemptsDuring(async () => {
      for (let nth = 0; nth < 40; nth++) await send("198.51.100.7");
    });
    expect(attempts).toBe(30);
    expect(await attemptsDuring(() => send("198.51.100.8"))).toBe(1);
  });

  test("does not use up the attempts of the signed-in owner of the address", async () => {
    const ada = await aCustomer(shop.api);
    await tryCards(11, () => orderBy(ada.username));
    const own = await shop.checkout("card", orderBy(ada.username), GOOD, ada.bearer);
    expect(own).toMatchObject({ success: true });
  });

  test("counts for the recipient when unverified accounts with the recipient's address pay", async () => {
    const email = aGuest();
    const register = async (nth: number) => {
      const { body } = await callRest(shop.app, "register", {
        body: {
          firstName: "Not",
          lastName: "Owner",
          email,
          phone: "5125550142",
          password: PASSWORD,
          confirmPassword: PASSWORD,
        },
        from: `203.0.113.${nth}`,
      });
      return bearerOf(body.data!.tokens);
    };
    const bearers = await Promise.all([1, 2, 3, 4].map(register));
    const attempts = await attemptsDuring(async () => {
      for (let nth = 0; nth < 20; nth++) {
        await shop.checkout("card", orderBy(email), DECLINED, bearers[nth % bearers.length]);
      }
    });
    expect(attempts).toBe(10);
  });
});

describe("an order resent because the database was too slow", () => {
  test("counts once, and later attempts count too", async () => {
    const { db, url } = shop.api.database;
    const hurriedDb = openDatabase(url, { patience: { connectMs: 2_000, statementMs: 200 } });
    const hurried = await shop.anotherHost({}, { db: hurriedDb });
    const email = aGuest();
    const productId = seededId(3);
    const input = orderBy(email, { items: [{ productId, quantity: 1 }] });
    const query = `mutation ($input: CheckoutInput!) { ${CARD_CALL} }`;

    await db.transaction().execute(async (trx) => {
      for (let nth = 0; nth < 11; nth++) {
        // Takes the lock again each time: the database ends a transaction that is idle for some seconds.
        await sql`SELECT 1 FROM product_stock WHERE product_id = ${productId} FOR UPDATE`.execute(trx);
        expect(await queryHost(hurried, query, { input })).toMatchObject({ status: 503 });
      }
    });

    expect(await shop.checkout("card", input, GOOD)).toMatchObject({ success: true });
    const further = Array.from({ length: 9 }, () => shop.checkout("card", orderBy(email), DECLINED));
    for (const answer of await Promise.all(further)) expect(answer.status).toBe("PAYMENT_FAILED");
    expect(await shop.checkout("card", orderBy(email), DECLINED)).toMatchObject(TOO_MANY);
    await hurried.close();
    await hurriedDb.destroy();
  });

  test("is rejected and not counted once past the limit", async () => {
    const email = aGuest();
    await Promise.all(Array.from({ length: 10 }, () => shop.checkout("card", orderBy(email), DECLINED)));
    const refused = orderBy(email);
    for (let nth = 0; nth < 3; nth++)
      expect(await shop.checkout("card", refused, DECLINED)).toMatchObject(TOO_MANY);

    await sql`UPDATE rate_limits SET resets_at = now() WHERE hits > 1`.execute(shop.api.database.db);

    const attempts = await attemptsDuring(async () => {
      await shop.checkout("card", refused, DECLINED);
      for (let nth = 0; nth < 10; nth++) await shop.checkout("card", orderBy(email), DECLINED);
    });
    expect(attempts).toBe(10);
  });
});

describe("the email about a decline", () => {
  test("goes out once an hour to a recipient, however many orders fail", async () => {
    const email = aGuest();
    await Promise.all([1, 2, 3, 4, 5].map(() => shop.checkout("card", orderBy(email), DECLINED)));
    expect(await declinesMailedTo(email)).toBe(1);
    await sql`UPDATE rate_limits SET resets_at = now()`.execute(shop.api.database.db);
    await shop.checkout("card", orderBy(email), DECLINED);
    expect(await declinesMailedTo(email)).toBe(2);
  });
});
