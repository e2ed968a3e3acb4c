/** No lost and no duplicate effects: order transactions under heavy concurrency, on real PostgreSQL. */
import { sql } from "kysely";
import { anOrder, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
const [first, second] = [seededId(2), seededId(3)];
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.stop());

const order = (...productIds: string[]) =>
  anOrder({ items: productIds.map((productId) => ({ productId, quantity: 1 })) });
const again = ({ order: placed, orderKey }: ClientCheckout) => anOrder({ orderId: placed!.id, orderKey });
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const stock = (productId: string, quantity: number) =>
  sql`UPDATE product_stock SET available_quantity = ${quantity} WHERE product_id = ${productId}`.execute(
    shop.api.database.db,
  );
const remarks = async (of: ClientCheckout) =>
  (await shop.historyOf(of)).map(({ summary }) => summary).join("\n");
const isPaid = ({ status }: { readonly status: string }) => status === "PENDING_FULFILMENT";
/** A charge that was not paid in time. */
async function expired(): Promise<ClientCheckout> {
  const begun = await shop.checkout("coinbase", order(first, second));
  await shop.post(`/coinbase/pay/${begun.transactionId}/expire`);
  await shop.until(begun, ({ status }) => status === "PAYMENT_FAILED");
  return begun;
}
const payLate = ({ transactionId }: ClientCheckout) => shop.post(`/coinbase/pay/${transactionId}/pay`);

describe("an order", () => {
  test("sent eight times at once is placed and charged once", async () => {
    await stock(first, 100);
    const before = (await shop.ledger())["braintree"]!.payments;
    const input = order(first);
    const answers = await times(8, () => shop.checkout("card", input));
    expect(new Set(answers.map((answer) => answer.order?.id)).size).toBe(1);
    await shop.until(answers[0]!, isPaid);
    expect((await shop.ledger())["braintree"]!.payments).toBe(before + 1);
    expect(await shop.stockOf(first)).toBe(99);
  });

  test("cannot be replaced by another one with the same name", async () => {
    const input = order(first);
    const placed = await shop.checkout("card", input);
    const other = await shop.checkout("card", { ...input, items: [{ productId: second, quantity: 1 }] });
    expect(other).toMatchObject({ success: false, errors: [{ code: "INVALID_INPUT" }], order: null });
    expect(placed.success).toBe(true);
  });

  test("takes its exact stock, however many customers want the last units", async () => {
    await stock(first, 5);
    const answers = await times(20, () => shop.checkout("card", order(first)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    const refused = answers.filter(({ success }) => !success);
    expect(new Set(refused.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
      new Set(["OUT_OF_STOCK"]),
    );
    expect(refused.every((answer) => answer.order === null)).toBe(true);
    expect(await shop.stockOf(first)).toBe(0);
  });

  test("of two products never deadlocks with one that locks them in reverse", async () => {
    await Promise.all([stock(first, 40), stock(second, 40)]);
    const answers = await Promise.all([
      times(10, () => shop.checkout("card", order(first, second))),
      times(10, () => shop.checkout("card", order(second, first))),
    ]);
    expect(answers.flat().every(({ success }) => success)).toBe(true);
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([20, 20]);
  });

  test("of two products reserves neither when one is sold out", async () => {
    await Promise.all([stock(first, 3), stock(second, 0)]);
    expect(await shop.checkout("card", order(first, second))).toMatchObject({ success: false });
    expect(await shop.stockOf(first)).toBe(3);
  });
});

describe("an order whose payment failed", () => {
  test("is paid again once, however many tabs try at once", async () => {
    await stock(first, 10);
    const before = (await shop.ledger())["braintree"]!.netCents;
    const failed = await shop.checkout("card", order(first), DECLINED);
    const answers = await times(5, () => shop.checkout("card", again(failed)));
    expect(new Set(answers.map((answer) => answer.order?.id))).toEqual(new Set([failed.order!.id]));
    const paid = await shop.until(failed, isPaid);
    expect((await shop.ledger())["braintree"]!.netCents).toBe(before + paid.total);
    expect(await shop.stockOf(first)).toBe(9);
  });

  test("cannot be paid again once its items are sold out", async () => {
    await stock(first, 1);
    const failed = await shop.checkout("card", order(first), DECLINED);
    expect((await shop.checkout("card", order(first))).success).toBe(true);
    const refused = await shop.checkout("card", again(failed));
    expect(refused).toMatchObject({ success: false, order: { status: "PAYMENT_FAILED" } });
    expect(await shop.stockOf(first)).toBe(0);
  });

  test("is placed after all when the money arrives late and the items are in stock", async () => {
    await Promise.all([stock(first, 4), stock(second, 4)]);
    const begun = await expired();
    expect(await shop.stockOf(first)).toBe(4);
    await payLate(begun);
    await shop.until(begun, isPaid);
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([3, 3]);
  });

  test("is not placed when the money arrives late and an item is sold out: the money is refunded", async () => {
    await Promise.all([stock(first, 4), stock(second, 4)]);
    const begun = await expired();
    await stock(second, 0);
    await payLate(begun);
    await shop.untilRow(async () => (await remarks(begun)).includes("refund it manually"));
    expect((await shop.read(begun)).status).toBe("PAYMENT_FAILED");
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([4, 0]);
  });
});

test("a page left for a card that is paid later has its payment refunded", async () => {
  await Promise.all([stock(first, 5), stock(second, 5)]);
  const begun = await shop.checkout("coinbase", order(first));
  const paid = await shop.checkout("card", again(begun));
  expect(paid).toMatchObject({ success: true, order: { id: begun.order!.id } });
  await payLate(begun);
  await shop.untilRow(async () => (await remarks(begun)).includes("refund it manually"));
  const current = await shop.until(begun, isPaid);
  expect(current.paymentDetails).toMatchObject([{ state: "PAID" }, { state: "PAID" }]);
  expect(await remarks(begun)).toContain("Paid twice");
  expect(await shop.stockOf(first)).toBe(4);
});

test("a page left for a card is closed once the card has paid", async () => {
  await stock(first, 5);
  const begun = await shop.checkout("coinbase", order(first));
  await shop.checkout("card", again(begun));
  await shop.checkNow();
  await shop.until(begun, ({ paymentDetails }) => paymentDetails[1]?.state === "CANCELLED");
  expect((await shop.read(begun)).status).not.toBe("PAYMENT_FAILED");
});

test("all money the vendors received is on orders, and nothing else", async () => {
  const { rows } = await sql<{ net: number }>`
    SELECT sum(paid_cents - refunded_cents)::int AS net FROM payments`.execute(shop.api.database.db);
  expect(rows[0]?.net).toBe((await shop.ledger())["total"]!.netCents);
});
