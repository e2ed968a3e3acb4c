/**
 * Orders paid by a lease: on an approval, with a new application, in part, cancelled and unsigned (LEASE-30
 * to LEASE-35).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { mailsTo, signedIn } from "../../support/people/accounts";
import { ENDS_IN } from "../../support/leases/lease-calls";
import {
  openLeaseOrderShop,
  pieces,
  type LeaseOrderShop,
  type ClientLeasedOrder,
} from "../../support/leases/lease-orders";
import { ADDRESS, anOrder } from "../../support/orders/order-samples";

const sentences = MESSAGES.leases;
let shop: LeaseOrderShop;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.lessors.set({ reset: true }));

const TAKEN_ON = "Leasing company notified: order confirmed";
/** Waits until staff see that the order was accepted. */
const untilTakenOn = (of: Parameters<LeaseOrderShop["historyOf"]>[0]) =>
  shop.untilRow(async () => (await shop.historyOf(of)).some(({ summary }) => summary === TAKEN_ON));
const isIn =
  (...statuses: string[]) =>
  ({ status }: ClientLeasedOrder) =>
    statuses.includes(status);
const countOf = async (table: "orders" | "leases", where: string) => {
  const { db } = shop.api.database;
  const result = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(db);
  return result.rows[0]!.n;
};

describe("an order on an approval", () => {
  test("is leased, signed at the lessor and passes the fraud check", async () => {
    const { ada, leaseId } = await shop.approve();
    const made = await shop.onCredit(pieces(1), ada.bearer);
    const { total } = made.order!;
    expect(made).toMatchObject({
      success: true,
      errors: [],
      message: sentences.readyToSign,
      status: "APPROVED",
      redirectUrl: expect.stringContaining("/lessors/sign/"),
      application: {
        id: leaseId,
        approvedAmount: 300_000,
        usedAmount: total,
        remainingAmount: 300_000 - total,
      },
      order: {
        status: "PENDING_ESIGNATURE",
        amountDue: 0,
        canCancel: true,
        leaseId,
        leaseDetails: {
          leaseState: "SIGNING",
          leasedAmount: total,
          lessorName: "Katapult",
          contractSigned: false,
        },
      },
    });
    expect(made.order!.lenderSignatureUrl).toBe(made.redirectUrl);
    const staff = await signedIn(shop.api, "ADMIN");
    const { seen: order } = await shop.query<{ seen: object }>(
      `query ($id: ID!) { seen: getOrder(orderId: $id) { allowedNextStatuses } }`,
      { id: made.order!.id },
      staff.bearer,
    );
    // Only the lessor reports the signature.
    expect(order).toEqual({ allowedNextStatuses: ["CANCELLED"] });
    await shop.sign(made.redirectUrl);
    await shop.hurry();
    const signed = await shop.untilOrder(made, isIn("PENDING_FULFILMENT", "PENDING_REVIEW"));
    expect(signed).toMatchObject({
      lenderSignatureUrl: null,
      leaseDetails: { leaseState: "SIGNED", contractSigned: true },
    });
    const states = signed.history
      .filter(({ type, after }) => type === "LEASE_DETAILS_UPDATED" && after !== null)
      .map(({ after }) => after);
    expect(states).toEqual(["SIGNED", "SIGNING", "HELD"]);
    // The order's own steps to them would repeat their lines.
    const steps = signed.history.filter(({ type }) => type === "STATUS_CHANGED").map(({ after }) => after);
    expect(steps).not.toContain("PENDING_ESIGNATURE");
    expect(steps).not.toContain("LOAN_IN_PROCESS");
    expect(signed.history.some(({ type }) => type === "FRAUD_CHECK_UPDATED")).toBe(false);
    expect(await shop.balance(leaseId)).toEqual({ approved: 300_000, used: total, free: 300_000 - total });
    // The lessor is notified that the shop accepted the order.
    await untilTakenOn(made);
    // Only shop and lessor see that: it is not in the customer's history.
    const { history } = await shop.untilOrder(made, () => true);
    expect(history.map(({ summary }) => summary).join()).not.toContain("notified");
    expect(await shop.lessors.countOf("signed · confirmed")).toBe(1);
  });

  test("is not reported as accepted once cancelled", async () => {
    const { ada } = await shop.approve();
    const made = await shop.onCredit(pieces(1), ada.bearer);
    const id = made.order!.id;
    await shop.sign(made.redirectUrl);
    await shop.hurry();
    await untilTakenOn(made);
    // Resets the state to before any host reported it.
    const { db } = shop.api.database;
    await sql`UPDATE lease_notices SET told_at = NULL, next_try_at = now() + interval '1 hour'
      WHERE lease_id IN (SELECT lease.id FROM leases AS lease WHERE lease.order_id = ${id})`.execute(db);
    await shop.query(`mutation ($id: ID!) { cancelOrder(orderId: $id) { success } }`, { id }, ada.bearer);
    expect(await countOf("leases", `order_id = '${id}' AND state = 'RELEASED'`)).toBe(1);
    const { rows } =
      await sql`SELECT 1 FROM lease_notices AS notice JOIN leases AS lease ON lease.id = notice.lease_id
      WHERE lease.order_id = ${id}`.execute(db);
    expect(rows).toEqual([]);
  });

  test("is one order and one lease however often it is sent", async () => {
    const { ada, leaseId } = await shop.approve();
    const input = pieces(1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.onCredit(input, ada.bearer)));
    const again = await shop.onCredit(input, ada.bearer);
    expect(new Set([...answers, again].map(({ order }) => order?.id)).size).toBe(1);
    expect(await countOf("leases", `application_id = '${leaseId}'`)).toBe(1);
    expect(again.order).toMatchObject({ status: "PENDING_ESIGNATURE" });
  });

  test("above the remaining amount is leased in part, and the rest is paid by card before signing", async () => {
    const { ada, leaseId } = await shop.approve("partial");
    const made = await shop.onCredit(pieces(2), ada.bearer);
    const { total } = made.order!;
    const rest = total - 150_000;
    expect(made).toMatchObject({
      success: true,
      redirectUrl: null,
      order: {
        status: "PENDING_PAYMENT",
        amountDue: rest,
        leaseDetails: { leaseState: "HELD", leasedAmount: 150_000 },
      },
      application: { usedAmount: 150_000, remainingAmount: 0 },
    });
    const quote = await shop.query<{ quote: object }>(
      `query ($input: CheckoutInput!) { quote: getCheckoutQuote(input: $input) {
        total paymentMethods lease { isAvailable leasedAmount unleasedAmount } } }`,
      { input: anOrder({ orderId: made.order!.id }) },
      ada.bearer,
    );
    expect(quote.quote).toMatchObject({
      total,
      paymentMethods: expect.not.arrayContaining(["LEASE"]),
      lease: { isAvailable: false, leasedAmount: 150_000, unleasedAmount: rest },
    });
    const paid = await shop.payRest(made);
    expect(paid).toMatchObject({ success: true });
    const order = await shop.untilOrder(made, isIn("PENDING_ESIGNATURE"));
    expect(order).toMatchObject({ amountDue: 0, leaseDetails: { leasedAmount: 150_000 } });
    const netCents = Object.values(await shop.ledger()).find(({ payments }) => payments === 1)?.netCents;
    expect(netCents).toBe(rest);
    await shop.sign(order.lenderSignatureUrl);
    await shop.untilOrder(made, isIn("PENDING_FULFILMENT", "PENDING_REVIEW"));
    expect(await shop.balance(leaseId)).toMatchObject({ used: 150_000, free: 0 });
  });

  test("that is cancelled releases the approval, and the lessor is notified", async () => {
    const { ada, leaseId } = await shop.approve();
    const made = await shop.onCredit(pieces(3), ada.bearer);
    expect(made.order).toMatchObject({ status: "PENDING_ESIGNATURE" });
    expect(await shop.cancel(made)).toMatchObject({ success: true, order: { status: "CANCELLED" } });
    expect(await shop.balance(leaseId)).toMatchObject({ used: 0, free: 300_000 });
    const next = await shop.onCredit(pieces(3), ada.bearer);
    expect(next.order).toMatchObject({ status: "PENDING_ESIGNATURE" });
    const unsent = `order_id = '${made.order!.id}' AND told_at IS NULL`;
    await shop.untilRow(async () => (await countOf("leases", unsent)) === 0);
  });

  test("is refused without an approval, to guests, and below a lessor's minimum", async () => {
    const { ada } = await shop.approve();
    await sql`UPDATE products SET regular_price_cents = 20000 WHERE product_id = '6000002'`.execute(
      shop.api.database.db,
    );
    const small = anOrder({ items: [{ productId: "6000002", quantity: 1 }] });
    expect(await shop.onCredit(small, ada.bearer)).toMatchObject({
      success: false,
      code: "METHOD_NOT_AVAILABLE",
      order: null,
    });
    await expect(shop.onCredit(pieces(1), "")).rejects.toThrow("UNAUTHENTICATED");
  });

  test("not signed in time is cancelled, and the approval is available again", async () => {
    const { ada, leaseId } = await shop.approve();
    const made = await shop.onCredit(pieces(1), ada.bearer);
    await sql`UPDATE leases SET sign_until = now(), next_check_at = now() WHERE order_id = ${made.order!.id}`.execute(
      shop.api.database.db,
    );
    expect(await shop.untilOrder(made, isIn("CANCELLED"))).toMatchObject({
      leaseDetails: { leaseState: "RELEASED" },
    });
    expect(await shop.balance(leaseId)).toMatchObject({ used: 0 });
  });

  test("keeps its lease when the approval expires", async () => {
    const { ada, leaseId } = await shop.approve();
    const made = await shop.onCredit(pieces(1), ada.bearer);
    const { db } = shop.api.database;
    await sql`UPDATE lease_applications SET expires_at = now(), next_check_at = now() WHERE id = ${leaseId}`.execute(
      db,
    );
    await shop.untilRow(async () => {
      const { rows } = await sql<{
        status: string;
      }>`SELECT status FROM lease_applications WHERE id = ${leaseId}`.execute(db);
      return rows[0]!.status === "CANCELLED";
    });
    await shop.sign(made.redirectUrl);
    await shop.hurry();
    await shop.untilOrder(made, isIn("PENDING_FULFILMENT", "PENDING_REVIEW"));
    expect(await shop.onCredit(pieces(1), ada.bearer)).toMatchObject({ success: false, order: null });
  });
});

describe("an order with a new application", () => {
  test("waits for the decision with its items held, and is signed once approved", async () => {
    const made = await shop.applyFor(pieces(1), ENDS_IN.atThePage);
    expect(made).toMatchObject({
      success: true,
      redirectUrl: expect.stringContaining("/lessors/apply/"),
      orderKey: expect.any(String),
      order: { status: "LOAN_IN_PROCESS", amountDue: 0, leaseDetails: { leaseState: "WAITING" } },
    });
    await shop.lessors.press(made.redirectUrl, "full");
    const order = await shop.untilOrder(made, isIn("PENDING_ESIGNATURE"));
    await shop.sign(order.lenderSignatureUrl);
    await shop.untilOrder(made, isIn("PENDING_FULFILMENT", "PENDING_REVIEW"));
  });

  test("advances when the customer opens it, even if no webhook arrived", async () => {
    const made = await shop.applyFor(pieces(1), ENDS_IN.silent);
    expect(made).toMatchObject({ status: "PENDING", order: { status: "LOAN_IN_PROCESS" } });
    const { looked } = await shop.query<{ looked: object }>(
      `mutation ($id: ID!, $key: String) { looked: refreshPayment(orderId: $id, orderKey: $key) {
        success status order { lenderSignatureUrl leaseDetails { leaseState } } } }`,
      { id: made.order!.id, key: made.orderKey },
    );
    expect(looked).toMatchObject({
      success: true,
      status: "PENDING_ESIGNATURE",
      order: {
        lenderSignatureUrl: expect.stringContaining("/lessors/sign/"),
        leaseDetails: { leaseState: "SIGNING" },
      },
    });
  });

  test("is placed once however often it is sent", async () => {
    const input = pieces(1);
    const made = await shop.applyFor(input, ENDS_IN.silent);
    const answers = await Promise.all([made.again(), made.again()]);
    expect(new Set([made, ...answers].map(({ order }) => order?.id)).size).toBe(1);
    expect(await countOf("leases", `order_id = '${made.order!.id}'`)).toBe(1);
  });

  test("that is declined can be paid with another method while its items are held", async () => {
    const made = await shop.applyFor(pieces(1), ENDS_IN.declined);
    expect(made).toMatchObject({
      success: false,
      code: "DECLINED",
      message: sentences.declined,
      order: { status: "PENDING_PAYMENT", leaseDetails: { leaseState: "RELEASED" } },
    });
    expect(made.order!.amountDue).toBe(made.order!.total);
    // A guest's link needs no account (LEASE-28).
    const mail = (await mailsTo(shop.api, ADDRESS.email)).findLast(
      ({ kind }) => kind === "order-not-leased",
    )!;
    // One email reports it.
    const mails = await mailsTo(shop.api, "guest@lease.example");
    expect(mails.filter(({ kind }) => kind === "lease-declined")).toEqual([]);
    expect(mail.text).toMatch(new RegExp(`/checkout/payment/\\?order=${made.order!.id}#key=[\\w-]{43}`));
    expect(mail.text).not.toContain("still saved");
    expect(mail.text).toContain(sentences.reasonFollows);
    expect(await shop.payRest(made)).toMatchObject({ success: true });
    await shop.untilOrder(made, isIn("PENDING_FULFILMENT", "PENDING_REVIEW"));
  });

  test("approved in part is paid in part with another method", async () => {
    const made = await shop.applyFor(pieces(2), ENDS_IN.partial);
    const order = await shop.untilOrder(made, isIn("PENDING_PAYMENT"));
    expect(order).toMatchObject({ amountDue: order.total - 150_000, leaseDetails: { leaseState: "HELD" } });
    expect(await shop.payRest(made)).toMatchObject({ success: true });
    await shop.untilOrder(made, isIn("PENDING_ESIGNATURE"));
  });

  test("is not placed when the form is incomplete or the items cannot be leased", async () => {
    const before = await countOf("orders", "true");
    const jersey = { city: "Trenton", state: "NJ", postalCode: "08608" };
    const wrong = pieces(1, { address: { ...(pieces(1)["address"] as object), ...jersey } });
    const made = await shop.applyFor(wrong, ENDS_IN.silent);
    expect(made).toMatchObject({
      success: false,
      code: "METHOD_NOT_AVAILABLE",
      order: null,
      application: null,
    });
    expect(await countOf("orders", "true")).toBe(before);
  });
});
