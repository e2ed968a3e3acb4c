/** Which orders count as the same customer for once-per-customer and first-order codes (CHECKOUT-7). */
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { ADDRESS, aGuest, anOrder, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(() => shop?.stop());

let codes = 0;
/** A code of each kind that a customer may use once. */
async function aCode(terms: object): Promise<string> {
  const code = `ONCE-${++codes}`;
  const body = { code, label: "x", percentOff: 10, maxUsesPerCustomer: null, ...terms };
  const { status } = await callRest(shop.app, "addPromotion", { bearer: admin.bearer, body: body as never });
  expect(status).toBe(200);
  return code;
}
const order = (email: string, promotionCode: string | null, bearer = "") =>
  shop.checkout("card", orderBy(email, promotionCode ? { promotionCode } : {}), {}, bearer);
const KINDS = [
  ["for once each", { maxUsesPerCustomer: 1 }],
  ["for first orders", { firstOrdersOnly: true }],
] as const;
const REFUSED = { success: false, order: null, errors: [{ code: "PROMOTION_INVALID" }] };

describe.each(KINDS)("a code %s", (_kind, terms) => {
  test("is refused to a guest with the address of an account that ordered with another one", async () => {
    const code = await aCode(terms);
    const { username, bearer } = await aCustomer(shop.api);
    expect(await order(aGuest(), code, bearer)).toMatchObject({ success: true });
    const refused = await order(username, code);
    expect(refused).toMatchObject(REFUSED);
    // A guest gets the same message as for any invalid code.
    expect(refused.message).toBe(MESSAGES.checkout.promotionInvalid);
    expect(await order(aGuest(), code)).toMatchObject({ success: true });
  });

  test("is refused to an account whose address a guest ordered with, whatever address it enters now", async () => {
    const code = await aCode(terms);
    const { username, bearer } = await aCustomer(shop.api);
    expect(await order(username, code)).toMatchObject({ success: true });
    expect(await order(aGuest(), code, bearer)).toMatchObject(REFUSED);
  });

  test.each([
    ["a plus", "plus", "ada%+codes@mail.example", "ada%@mail.example"],
    ["another plus", "plus-2", "ada%+1@mail.example", "ada%+2@mail.example"],
    ["the plus later", "plus-3", "ada%@mail.example", "ada%+later@mail.example"],
    ["dots of Gmail", "dots", "a.da.%@gmail.com", "ada%@gmail.com"],
    ["the other name of Gmail", "google", "ada%@googlemail.com", "a.d.a%+x@gmail.com"],
    ["capitals", "capitals", "ADA%@mail.example", "ada%@MAIL.example"],
  ])("is refused to the same mailbox with %s", async (_what, name, first, second) => {
    const code = await aCode(terms);
    const of = (address: string) => address.replace("%", `${name}${codes}`);
    expect(await order(of(first), code)).toMatchObject({ success: true });
    expect(await order(of(second), code)).toMatchObject(REFUSED);
  });

  test("is accepted from other mailboxes: dots count unless the provider ignores them", async () => {
    const code = await aCode(terms);
    const of = (address: string) => address.replace("%", String(codes));
    for (const address of ["eve.n%@mail.example", "even%@mail.example", "eve.n%@gmail.com", "odd%@gmail.com"])
      expect(await order(of(address), code)).toMatchObject({ success: true });
  });

  test("is used once by concurrent orders of one mailbox", async () => {
    const code = await aCode(terms);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((plus) => order(`burst${codes}+${plus}@mail.example`, code)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

test("a cancelled order does not count", async () => {
  const code = await aCode({ maxUsesPerCustomer: 1 });
  const placed = await order("late+1@mail.example", code);
  expect(await order("late+2@mail.example", code)).toMatchObject(REFUSED);
  expect((await shop.cancel(placed)).success).toBe(true);
  expect(await order("late+3@mail.example", code)).toMatchObject({ success: true });
});

test.each([
  "once\u2011x",
  "once\u2013x",
  "once\u2212x",
  "\u00a0once-x\u00a0",
  "\uff4f\uff4e\uff43\uff45\uff0dx",
])("a code entered as %s is found", async (promotionCode) => {
  if (!(await isMade("ONCE-X"))) await aCodeNamed("ONCE-X");
  const { errors, discount } = await shop.quote(anOrder({ promotionCode, address: ADDRESS }));
  expect(errors).toEqual([]);
  expect(discount).toBeGreaterThan(0);
});

const aCodeNamed = (code: string) =>
  callRest(shop.app, "addPromotion", {
    bearer: admin.bearer,
    body: { code, label: "x", percentOff: 10, maxUsesPerCustomer: null } as never,
  });
async function isMade(code: string): Promise<boolean> {
  const { body } = await callRest(shop.app, "listPromotions", { bearer: admin.bearer });
  return body.data!.rows.some((promotion) => promotion.code === code);
}

describe("a promotion with a budget", () => {
  const spentOf = async (code: string) => {
    const { body } = await callRest(shop.app, "listPromotions", { bearer: admin.bearer });
    return body.data!.rows.find((promotion) => promotion.code === code);
  };
  /** A budget for that many orders of one product. */
  async function budgetFor(
    orders: number,
    terms: object = {},
  ): Promise<{ code: string; off: number; budget: number }> {
    const trial = await aCode({ percentOff: 10 });
    const off = (await shop.quote(anOrder({ promotionCode: trial }))).discount;
    const budget = off * orders + off - 1;
    return { code: await aCode({ percentOff: 10, budget, ...terms }), off, budget };
  }

  test("never exceeds it, however many orders arrive concurrently, and reports itself used up", async () => {
    const { code, off, budget } = await budgetFor(3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(aGuest(), code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(await spentOf(code)).toMatchObject({ budget, spent: 3 * off, uses: 3 });
    expect(await shop.quote(anOrder({ promotionCode: code }))).toMatchObject({
      discount: 0,
      errors: [{ code: "PROMOTION_INVALID", message: MESSAGES.checkout.promotionUsedUp }],
    });
    const placed = answers.find(({ success }) => success)!;
    await Promise.all([shop.cancel(placed), shop.cancel(placed)]);
    expect(await spentOf(code)).toMatchObject({ spent: 2 * off, uses: 2 });
    expect(await order(aGuest(), code)).toMatchObject({ success: true });
    expect(await order(aGuest(), code)).toMatchObject({
      success: false,
      message: MESSAGES.checkout.promotionUsedUp,
    });
  });

  test("is skipped once used up when it is automatic", async () => {
    const { code, off } = await budgetFor(1, { isAutomatic: true });
    expect(await shop.quote(anOrder())).toMatchObject({ discount: off, errors: [] });
    expect(await order(aGuest(), null)).toMatchObject({ success: true });
    expect(await shop.quote(anOrder())).toMatchObject({ discount: 0, errors: [] });
    await callRest(shop.app, "endPromotion", { bearer: admin.bearer, params: { code } });
  });

  test("deducts nothing more when an order is corrected", async () => {
    const { code, off } = await budgetFor(3);
    const placed = await shop.paid(orderBy(aGuest(), { promotionCode: code }));
    const { revision } = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const { getOrder: order } = await shop.query<{ getOrder: { items: { id: string; quantity: number }[] } }>(
      `{ getOrder(orderId: "${placed.order.id}") { items { id quantity } } }`,
      {},
      admin.bearer,
    );
    const items = order.items.map(({ id: itemId, quantity }) => ({ itemId, quantity: quantity + 1 }));
    const { editOrder: answer } = await shop.query<{ editOrder: { success: boolean; message: string } }>(
      `mutation ($edit: OrderEditInput!) {
        editOrder(orderId: "${placed.order.id}", revision: ${revision}, edit: $edit, due: 0) { success message } }`,
      { edit: { items } },
      admin.bearer,
    );
    expect(answer).toEqual({ success: false, message: MESSAGES.orderEdits.budgeted });
    expect(await spentOf(code)).toMatchObject({ spent: off });
  });

  test.each([
    ["nothing", 0],
    ["less than nothing", -5],
    ["half a cent", 1.5],
    ["words", "much"],
  ])("is rejected for a budget of %s", async (_what, budget) => {
    const body = { code: "BAD", label: "x", percentOff: 10, budget } as never;
    const answer = await callRest(shop.app, "addPromotion", { bearer: admin.bearer, body });
    expect([answer.status, answer.body.fieldErrors.map(({ property }) => property)]).toEqual([
      400,
      ["budget"],
    ]);
  });
});

test("a last day before the first is rejected on that field", async () => {
  const { status, body } = await callRest(shop.app, "addPromotion", {
    bearer: admin.bearer,
    body: { code: "BACK", label: "x", percentOff: 10, startsOn: "2026-12-02", endsOn: "2026-12-01" } as never,
  });
  expect([status, body.fieldErrors.map(({ property }) => property)]).toEqual([400, ["endsOn"]]);
});
