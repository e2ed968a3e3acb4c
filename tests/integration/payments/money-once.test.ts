/** Duplicate payments, and money that only a person can refund (PAYMENT-4, PAYMENT-10). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { mailsTo, signedIn } from "../../support/people/accounts";
import {
  aGuest,
  anOrder,
  orderBy,
  ORDER_FIELDS,
  type ClientCheckout,
  type ClientOrder,
} from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

let shop: OrderShop;
let staff: string;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = (await signedIn(shop.api, "ADMIN")).bearer;
});
beforeEach(() => shop.set({ reset: true }));
afterAll(() => shop.stop());

const db = () => shop.api.database.db;
const again = (begun: ClientCheckout) => anOrder({ orderId: begun.order!.id, orderKey: begun.orderKey });
const press = (of: ClientCheckout, button: string) =>
  shop.post(`${isCoinbase(of) ? "/coinbase/pay" : "/plisio/invoice"}/${of.transactionId}/${button}`);
const isCoinbase = ({ paymentGatewayUrl }: ClientCheckout) =>
  paymentGatewayUrl?.includes("/coinbase/") ?? false;

interface ManualRefund {
  readonly id: string;
  readonly amount: number;
  readonly gatewayType: string;
  readonly reason: string;
}
type StaffView = ClientOrder & { readonly manualRefunds: readonly ManualRefund[] | null };
const orderOf = async ({ order }: ClientCheckout, bearer = staff) => {
  const query = `query ($id: ID!) { getOrder(orderId: $id) { ${ORDER_FIELDS}
    manualRefunds { id amount gatewayType reason } } }`;
  return (await shop.query<{ getOrder: StaffView }>(query, { id: order!.id }, bearer)).getOrder;
};
const untilByHand = async (of: ClientCheckout) => {
  await shop.untilRow(async () => ((await orderOf(of)).manualRefunds?.length ?? 0) > 0);
  return (await orderOf(of)).manualRefunds!;
};
const exceptions = async () => {
  const query = `{ listOrders(filter: { hasPaymentException: true }, pageSize: 20) { paymentExceptions orders { id } } }`;
  interface Answer {
    readonly listOrders: { paymentExceptions: number; orders: readonly { id: string }[] };
  }
  return (await shop.query<Answer>(query, {}, staff)).listOrders;
};
const settle = async (of: ClientCheckout, refundId: string, bearer = staff) => {
  const query = `mutation ($id: ID!, $refundId: ID!) {
    recordManualRefund(orderId: $id, refundId: $refundId, reference: "tx 5f3a") { success message order { id } } }`;
  interface Answer {
    readonly recordManualRefund: { readonly success: boolean; readonly message: string };
  }
  return (await shop.query<Answer>(query, { id: of.order!.id, refundId }, bearer)).recordManualRefund;
};

describe("a payment page left for another method", () => {
  test("is closed at its vendor before the other one opens, and the order does not fail", async () => {
    const email = aGuest();
    const begun = await shop.checkout("coinbase", orderBy(email));
    const paid = await shop.checkout("card", again(begun));
    expect(paid).toMatchObject({ success: true, order: { id: begun.order!.id } });
    expect(paid.order!.paymentDetails).toMatchObject([{ state: "PAID" }, { state: "CANCELLED" }]);
    const moves = (await shop.historyOf(begun)).filter(({ type }) => type === "STATUS_CHANGED");
    expect(moves.map(({ after }) => after)).not.toContain("PAYMENT_FAILED");
    expect((await mailsTo(shop.api, email)).map(({ kind }) => kind)).not.toContain("payment-failed");
  });

  test("that was paid in the meantime pays the order, and nothing else is charged", async () => {
    await shop.set({ loseWebhooks: true });
    const begun = await shop.checkout("coinbase", orderBy(aGuest()));
    const charges = (await shop.ledger())["braintree"]!.payments;
    await press(begun, "pay");
    await shop.untilRow(async () => (await shop.ledger())["coinbase"]!.netCents > 0);
    const answer = await shop.checkout("card", again(begun));
    expect(answer).toMatchObject({ success: true, transactionId: begun.transactionId });
    expect((await shop.ledger())["braintree"]!.payments).toBe(charges);
  });

  test("cannot be left while its vendor does not respond; afterwards it can", async () => {
    const begun = await shop.checkout("coinbase", orderBy(aGuest()));
    await shop.set({ vendor: "coinbase", failNext: 1_000 });
    const refused = await shop.checkout("card", again(begun));
    expect(refused).toMatchObject({ success: false, message: MESSAGES.checkout.pageStillOpen });
    await shop.set({ vendor: "coinbase", failNext: 0 });
    expect(await shop.checkout("card", again(begun))).toMatchObject({ success: true });
  });
});

describe("a duplicate payment", () => {
  const paidTwice = async () => {
    const begun = await shop.checkout("crypto", orderBy(aGuest()));
    const paid = await shop.checkout("card", again(begun));
    expect(paid.success).toBe(true);
    await press(begun, "pay");
    return begun;
  };

  test("is a payment exception with its kind, and is resolved by a refund", async () => {
    const begun = await paidTwice();
    const [refund] = await untilByHand(begun);
    expect(refund).toMatchObject({
      amount: begun.order!.total,
      gatewayType: "PLISIO",
      reason: expect.stringContaining("Paid twice"),
    });
    const { paymentExceptions, orders } = await exceptions();
    expect(orders.map(({ id }) => id)).toContain(begun.order!.id);
    expect((await shop.historyOf(begun)).map(({ summary }) => summary).join("\n")).toContain("manually");

    expect(await settle(begun, refund!.id)).toMatchObject({ success: true });
    expect(await settle(begun, refund!.id)).toMatchObject({
      success: false,
      message: MESSAGES.orders.notByHand,
    });
    const settled = await orderOf(begun);
    expect(settled.manualRefunds).toEqual([]);
    expect(settled.paymentDetails).toMatchObject([{ state: "PAID" }, { state: "REFUNDED" }]);
    expect(settled.history[0]!.summary).toContain("refunded manually: tx 5f3a");
    expect((await exceptions()).paymentExceptions).toBe(paymentExceptions - 1);
  });

  test("is one exception, however often it is reported, and two staff users resolve it once", async () => {
    await shop.set({ duplicateWebhooks: 3 });
    const begun = await paidTwice();
    const refunds = await untilByHand(begun);
    expect(refunds).toHaveLength(1);
    const answers = await Promise.all([1, 2, 3].map(() => settle(begun, refunds[0]!.id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test("is invisible to customers, and requires orders.refund to resolve", async () => {
    const begun = await paidTwice();
    const [refund] = await untilByHand(begun);
    const support = (await signedIn(shop.api, "CUSTOMERSUPPORT")).bearer;
    expect((await orderOf(begun, support)).manualRefunds).toHaveLength(1);
    await expect(settle(begun, refund!.id, support)).rejects.toThrow("FORBIDDEN");
    const query = `query ($id: ID!, $key: String!) {
      getOrderByKey(orderId: $id, orderKey: $key) { manualRefunds { id } } }`;
    const theirs = await shop.query(query, { id: begun.order!.id, key: begun.orderKey });
    expect(theirs).toEqual({ getOrderByKey: { manualRefunds: null } });
  });
});

test("an overpayment is a payment exception, and the order continues", async () => {
  const begun = await shop.checkout("crypto", orderBy(aGuest()));
  await press(begun, "overpay");
  const [refund] = await untilByHand(begun);
  expect(refund!.reason).toContain("Overpaid");
  expect(refund!.amount).toBeGreaterThan(0);
  expect(refund!.amount).toBeLessThan(begun.order!.total);
  expect((await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT")).status).toBe(
    "PENDING_FULFILMENT",
  );
});

test("a partial payment is among the payment exceptions", async () => {
  const begun = await shop.checkout("coinbase", orderBy(aGuest()));
  await press(begun, "underpay");
  await shop.untilRow(async () => (await exceptions()).orders.some(({ id }) => id === begun.order!.id));
});

test("a crypto refund tells staff what to do, and never exceeds the payment", async () => {
  const begun = await shop.checkout("crypto", orderBy(aGuest()));
  await press(begun, "pay");
  await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT");
  const query = `mutation ($id: ID!, $amount: Cents!, $key: ID!) {
    refundOrder(orderId: $id, amount: $amount, reason: "Broken", idempotencyKey: $key) { success message } }`;
  const refund = async (amount: number, key: string) => {
    interface Answer {
      readonly refundOrder: { readonly success: boolean; readonly message: string };
    }
    return (await shop.query<Answer>(query, { id: begun.order!.id, amount, key }, staff)).refundOrder;
  };
  expect(await refund(1_000, "first-refund")).toEqual({
    success: true,
    message: MESSAGES.orders.refundByHand,
  });
  expect(await untilByHand(begun)).toMatchObject([{ amount: 1_000, gatewayType: "PLISIO" }]);
  expect(await refund(begun.order!.total, "second-refund")).toMatchObject({ success: false });
});

test("crypto for a cancelled order is refunded manually", async () => {
  const email = aGuest();
  const begun = await shop.checkout("coinbase", orderBy(email));
  await press(begun, "pay");
  await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT");
  await shop.cancel(begun);
  const [refund] = await untilByHand(begun);
  expect(refund!.amount).toBe(begun.order!.total);
  await settle(begun, refund!.id);
  expect((await mailsTo(shop.api, email)).map(({ kind }) => kind)).toContain("order-refunded");
});

describe("a promotion", () => {
  let codes = 0;
  const promotion = async (maxUses: number | null) => {
    const code = `ONCE${++codes}`;
    await sql`INSERT INTO promotions (code, label, cents_off, most_uses_per_customer) VALUES (${code}, 'x', 100, ${maxUses})`.execute(
      db(),
    );
    return code;
  };
  const usesOf = async (code: string) =>
    (await db().selectFrom("promotions").select("uses").where("code", "=", code).executeTakeFirstOrThrow())
      .uses;
  const refusedAs = (message: string) => ({
    success: false,
    errors: [{ code: "PROMOTION_INVALID", message }],
  });
  const USED = refusedAs(MESSAGES.checkout.promotionUsed);
  /** A guest gets the same message as for any code. */
  const NOT_VALID = refusedAs(MESSAGES.checkout.promotionInvalid);
  const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };

  test("is used once by a guest's address, however many concurrent orders", async () => {
    const promotionCode = await promotion(1);
    const email = aGuest();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.checkout("card", orderBy(email, { promotionCode }))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject(NOT_VALID);
    expect(await usesOf(promotionCode)).toBe(1);
    expect((await shop.checkout("card", orderBy(email.toUpperCase(), { promotionCode }))).success).toBe(
      false,
    );
    expect((await shop.checkout("card", orderBy(aGuest(), { promotionCode }))).success).toBe(true);
  });

  test("is used once by an account, whatever address is entered, and its quote says so", async () => {
    const promotionCode = await promotion(1);
    const { bearer } = await signedIn(shop.api);
    const order = () => orderBy(aGuest(), { promotionCode });
    expect((await shop.checkout("card", order(), {}, bearer)).success).toBe(true);
    expect(await shop.checkout("card", order(), {}, bearer)).toMatchObject(USED);
    expect(await shop.quote(order(), bearer)).toMatchObject({
      discount: 0,
      errors: [{ message: MESSAGES.checkout.promotionUsed }],
    });
  });

  test("is released when its order is unpaid or cancelled, but cannot be used twice that way", async () => {
    const promotionCode = await promotion(1);
    const email = aGuest();
    const order = () => orderBy(email, { promotionCode });
    const failed = await shop.checkout("card", order(), DECLINED);
    expect(failed.status).toBe("PAYMENT_FAILED");
    expect(await usesOf(promotionCode)).toBe(0);
    const second = await shop.checkout("card", order());
    expect(second.success).toBe(true);
    expect(await shop.checkout("card", again(failed))).toMatchObject(NOT_VALID);
    await shop.cancel(second);
    expect(await usesOf(promotionCode)).toBe(0);
    expect((await shop.checkout("card", again(failed))).success).toBe(true);
    expect(await usesOf(promotionCode)).toBe(1);
  });

  test("without such a limit is used without limit", async () => {
    const promotionCode = await promotion(null);
    const email = aGuest();
    for (let nth = 0; nth < 3; nth++) {
      expect((await shop.checkout("card", orderBy(email, { promotionCode }))).success).toBe(true);
    }
  });
});
