/** Promotion codes cannot be guessed: attempts are limited per caller, whichever codes exist (CHECKOUT-7). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { bearerOf } from "#contract/accounts/session";
import { aCustomer, callRest, PASSWORD } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const { promotionAttempts } = LIMITS;
const TOO_MANY = /^You've tried too many promotion codes/;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ isLimited: true });
  await addCode("RIGHT10");
});
beforeEach(() => sql`DELETE FROM rate_limits`.execute(db()));
afterAll(() => shop.stop());

const db = () => shop.api.database.db;
const addCode = (code: string) =>
  sql`INSERT INTO promotions (code, label, percent_off) VALUES (${code}, 'Ten off', 10)`.execute(db());

interface Caller {
  readonly bearer?: string;
  /** Network address. */
  readonly from?: string;
}
interface QuoteAnswer {
  readonly status: number;
  readonly discount: number | null;
  readonly messages: readonly string[];
}

const QUOTE =
  "query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) { discount errors { message } } }";
async function post(query: string, variables: object, { bearer, from }: Caller) {
  return shop.app.inject({
    method: "POST",
    url: "/graphql",
    ...(from && { remoteAddress: from }),
    headers: bearer ? { authorization: bearer } : {},
    payload: { query, variables },
  });
}
async function quote(promotionCode: string, caller: Caller): Promise<QuoteAnswer> {
  const input = anOrder({ items: [{ productId: seededId(0), quantity: 1 }], promotionCode });
  const answer = await post(QUOTE, { input }, caller);
  const { data } = answer.json<{
    data: { getCheckoutQuote: { discount: number; errors: { message: string }[] } };
  }>();
  const { discount, errors } = data.getCheckoutQuote;
  return { status: answer.statusCode, discount, messages: errors.map(({ message }) => message) };
}
const REFUSED = { status: 200, discount: 0, messages: [expect.stringMatching(TOO_MANY)] };
const GRANTED = { status: 200, messages: [] };

/** Sets the number of attempts on a code, as if that many guests had tried it. */
async function tryByOthers(code: string, times: number): Promise<void> {
  await quote(code, { from: "198.51.100.1" });
  // The rows of the first guest's attempt: session, network address and code.
  await sql`UPDATE rate_limits SET hits = ${times}`.execute(db());
  await sql`DELETE FROM rate_limits WHERE resets_at <= now()`.execute(db());
}

test("a network address has a limited number of attempts, and then gets one answer for right and wrong codes", async () => {
  const from = "203.0.113.20";
  for (let nth = 1; nth < promotionAttempts.address; nth += 1)
    expect((await quote(`WRONG${nth}`, { from })).messages).not.toEqual([expect.stringMatching(TOO_MANY)]);
  expect(await quote("RIGHT10", { from })).toMatchObject(GRANTED);
  const wrong = await quote("WRONG0", { from });
  expect(wrong).toMatchObject(REFUSED);
  await addCode("RIGHT20");
  expect(await quote("RIGHT20", { from })).toEqual(wrong);
  // Another shopper is below the limit.
  expect(await quote("RIGHT20", { from: "203.0.113.21" })).toMatchObject(GRANTED);
});

test("a session has fewer attempts than its account, and the account fewer than its sessions together", async () => {
  const first = await aCustomer(shop.api, { password: PASSWORD });
  const tryFrom = async (bearer: string, count: number, name: string) => {
    const answers = [];
    for (let nth = 0; nth < count; nth += 1) answers.push(await quote(`${name}${nth}`, { bearer }));
    return answers.filter(({ messages }) => messages.some((message) => TOO_MANY.test(message))).length;
  };
  expect(await tryFrom(first.bearer, promotionAttempts.session, "FIRST")).toBe(0);
  expect(await quote("RIGHT10", { bearer: first.bearer })).toMatchObject(REFUSED);
  const { username } = first;
  const login = await callRest(shop.app, "login", { body: { username, password: PASSWORD } });
  const second = bearerOf(login.body.data!.tokens!);
  expect(await quote("RIGHT10", { bearer: second })).toMatchObject(GRANTED);
  const remaining = promotionAttempts.account - promotionAttempts.session - 1;
  expect(await tryFrom(second, remaining + 1, "SECOND")).toBe(1);
});

test("a code that very many guests tried accepts no more of them, right or wrong, but still accepts accounts", async () => {
  for (const code of ["RIGHT10", "NONE10"]) {
    await sql`DELETE FROM rate_limits`.execute(db());
    await tryByOthers(code, promotionAttempts.code);
    expect(await quote(code, { from: "203.0.113.30" })).toMatchObject(REFUSED);
    expect((await quote("OTHER10", { from: "203.0.113.30" })).messages).not.toEqual([
      expect.stringMatching(TOO_MANY),
    ]);
  }
  await tryByOthers("RIGHT10", promotionAttempts.code);
  const { bearer } = await aCustomer(shop.api);
  expect(await quote("RIGHT10", { bearer, from: "203.0.113.31" })).toMatchObject(GRANTED);
});

test("one guest does not use up a code's attempts for others", async () => {
  await tryByOthers("RIGHT10", promotionAttempts.code - 1);
  const from = "203.0.113.40";
  for (let nth = 0; nth <= promotionAttempts.address; nth += 1) await quote(`WRONG${nth}`, { from });
  for (let nth = 0; nth < 3; nth += 1) expect(await quote("RIGHT10", { from })).toMatchObject(REFUSED);
  expect(await quote("RIGHT10", { from: "203.0.113.41" })).toMatchObject(GRANTED);
});

describe("a request with many codes tries none", () => {
  const CHECKOUT = `(input: { promotionCode: "RIGHT10" })`;
  const aliases = (call: string) => Array.from({ length: 20 }, (_, nth) => `call${nth}: ${call}`).join(" ");
  test.each([
    ["quotes", "query", `getCheckoutQuote${CHECKOUT} { discount }`],
    [
      "preparations",
      "query",
      `preparePayment(method: CARD, input: { promotionCode: "RIGHT10" }) { clientToken }`,
    ],
    ["checkouts", "mutation", `checkoutWithCoinbase${CHECKOUT} { success }`],
    ["leases on an approval", "mutation", `processCheckoutWithPreApprovedCredit${CHECKOUT} { success }`],
  ])("in twenty %s", async (_kind, kind, call) => {
    const { bearer } = await aCustomer(shop.api);
    const answer = await post(`${kind} { ${aliases(call)} }`, {}, { bearer, from: "203.0.113.50" });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("A request may contain only one of these calls");
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM rate_limits`.execute(
      db(),
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

test("the counters name no code and no caller, and expire after an hour", async () => {
  await quote("RIGHT10", { from: "203.0.113.60" });
  const { rows } = await sql<{ row: string; minutes: number }>`SELECT rate_limits::text AS row,
    extract(epoch FROM resets_at - now())::float8 / 60 AS minutes FROM rate_limits`.execute(db());
  expect(rows).toHaveLength(3);
  for (const { row, minutes } of rows) {
    expect(row).not.toMatch(/RIGHT|203\.0/);
    expect(minutes).toBeLessThanOrEqual(60);
  }
});
