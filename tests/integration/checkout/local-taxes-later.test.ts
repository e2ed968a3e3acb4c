/** Orders with sales tax from a rate provider: corrected, and leased (MONEY-4, LEASE-73, ORDER-34). */
import { sql } from "kysely";
import { salesTax } from "#contract/money/sales-tax";
import { signedIn } from "../../support/people/accounts";
import { correctionCalls, type Placed } from "../../support/orders/corrections";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../../support/leases/lease-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { startTaxSandbox, type TestTaxSandbox } from "../../support/people/tax-sandbox";

let taxes: TestTaxSandbox;
beforeAll(async () => {
  taxes = await startTaxSandbox();
});
afterEach(() => taxes.set({ reset: true }));
afterAll(() => taxes?.stop());

interface Taxed {
  readonly tax: number;
  readonly taxOnShipping: number | null;
  readonly isStateTax: boolean;
  readonly total: number;
}

describe("a correction", () => {
  const PRICE = 100_00;
  const SHIPPING = 10_00;
  const TOTAL = 2 * (PRICE + SHIPPING);
  const NAMES = { firstName: "Ada", lastName: "Byron", address1: "1 Other Way", phone: "5125550142" };
  let shop: OrderShop;
  let box: TestMailbox;
  let calls: ReturnType<typeof correctionCalls>;
  let taxedAs: (placed: Placed) => Promise<Taxed>;
  beforeAll(async () => {
    box = await startTestMailbox();
    const taxRates = { ...taxes.settings, timeoutMs: 400 };
    shop = await openOrderShop({ config: { mail: box.mail, taxRates } });
    const { db } = shop.api.database;
    await sql`UPDATE products SET regular_price_cents = ${PRICE}, sale_price_cents = NULL, on_sale = false,
      free_shipping = false, shipping_cost_cents = ${SHIPPING}`.execute(db);
    await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(db);
    const admin = await signedIn(shop.api, "ADMIN");
    calls = correctionCalls(shop, box, admin);
    taxedAs = async ({ order }) => {
      const query = `query ($id: ID!) { order: getOrder(orderId: $id) { tax taxOnShipping isStateTax total } }`;
      return (await shop.query<{ order: Taxed }>(query, { id: order.id }, admin.bearer)).order;
    };
  });
  afterAll(async () => {
    await shop?.stop();
    await box?.stop();
  });

  test("of a quantity uses the order's rates, and refunds the difference", async () => {
    const placed = await calls.settled();
    expect(await taxedAs(placed)).toMatchObject({ tax: 18_15, taxOnShipping: 1_65, isStateTax: false });
    const [item] = (await calls.read(placed)).items;
    const { success } = await calls.edit(placed, { items: [{ itemId: item!.id, quantity: 1 }] }, null);
    expect(success).toBe(true);
    const total = TOTAL / 2 + 9_07;
    expect(await taxedAs(placed)).toEqual({ tax: 9_07, taxOnShipping: 82, isStateTax: false, total });
    await calls.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount === TOTAL / 2 + 9_08);
  });

  test("of the address uses the rates of the new place: a lower tax is refunded", async () => {
    const placed = await calls.settled();
    const shipping = { ...NAMES, city: "Brenham", state: "TX", postalCode: "77833" };
    expect(await calls.edit(placed, { shipping }, null)).toMatchObject({ success: true });
    const total = TOTAL + 17_32;
    expect(await taxedAs(placed)).toEqual({ tax: 17_32, taxOnShipping: 1_57, isStateTax: false, total });
    await calls.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount === 83);
  });

  test("of the address requests payment of a higher tax, and exactly that amount is charged", async () => {
    const placed = await calls.settled();
    const shipping = { ...NAMES, city: "Santa Monica", state: "CA", postalCode: "90404" };
    const { orderKey, due } = await calls.requestPayment(placed, { shipping });
    expect(due).toBe(20_50 - 18_15);
    // A rate change after the request does not change the requested amount.
    await taxes.set({ answerWith: { combined_rate: "0.2" } });
    expect(await shop.checkout("card", calls.payBy(placed, orderKey))).toMatchObject({ success: true });
    await calls.until(placed, ({ correction }) => correction === null);
    const total = TOTAL + 20_50;
    expect(await taxedAs(placed)).toEqual({ tax: 20_50, taxOnShipping: 0, isStateTax: false, total });
  });

  test("while the provider is down uses the state tax, and the order says so", async () => {
    const placed = await calls.settled();
    await taxes.set({ delayMs: 3_000 });
    const shipping = { ...NAMES, city: "Dallas", state: "TX", postalCode: "75201" };
    expect(await calls.edit(placed, { shipping }, null)).toMatchObject({ success: true });
    const tax = salesTax("TX", 2 * PRICE, 2 * SHIPPING);
    const taxOnShipping = tax - salesTax("TX", 2 * PRICE, 0);
    expect(await taxedAs(placed)).toEqual({ tax, taxOnShipping, isStateTax: true, total: TOTAL + tax });
  });

  test("of a name calls no provider and leaves the tax", async () => {
    const placed = await calls.settled();
    const before = await taxedAs(placed);
    await taxes.set({ reset: true });
    const { city, state, postalCode } = ADDRESS;
    const shipping = { ...NAMES, lastName: "Lovelace", city, state, postalCode };
    expect(await calls.edit(placed, { shipping }, null)).toMatchObject({ success: true });
    expect(await taxedAs(placed)).toEqual(before);
    expect(await taxes.requestedPostalCodes()).toEqual([]);
  });
});

describe("a lease", () => {
  /** 8.25 % of $800 in Austin. The state rate alone would be $50. */
  const TAX = 66_00;
  let shop: LeaseOrderShop;
  beforeAll(async () => {
    shop = await openLeaseOrderShop({ taxRates: taxes.settings });
  });
  afterAll(() => shop?.stop());

  test("has the quote's local tax, and so has its agreement", async () => {
    const { ada } = await shop.approve();
    const expectedTotal = 800_00 + TAX;
    const made = await shop.onCredit(pieces(1, { address: ADDRESS, expectedTotal }), ada.bearer);
    expect(made).toMatchObject({
      success: true,
      order: { total: expectedTotal, leaseDetails: { leasedAmount: expectedTotal } },
      application: { usedAmount: expectedTotal },
    });
    const query = `query ($id: ID!) { seen: getLeaseAgreement(orderId: $id) {
      amountLeased tax isStateTax unleasedAmount plans { payment numberOfPayments totalCost costOfLease } } }`;
    const { seen: lease } = await shop.query<{
      seen: {
        readonly plans: readonly {
          readonly payment: number;
          readonly numberOfPayments: number;
          readonly totalCost: number;
          readonly costOfLease: number;
        }[];
      };
    }>(query, { id: made.order!.id }, ada.bearer);
    expect(lease).toMatchObject({
      amountLeased: expectedTotal,
      tax: TAX,
      isStateTax: false,
      unleasedAmount: 0,
    });
    for (const { payment, numberOfPayments, totalCost, costOfLease } of lease.plans) {
      expect([payment * numberOfPayments, totalCost - expectedTotal]).toEqual([totalCost, costOfLease]);
    }
    await shop.sign(made.redirectUrl);
    await shop.hurry();
    const signed = await shop.untilOrder(made, ({ leaseDetails }) => leaseDetails?.contractSigned === true);
    expect(signed).toMatchObject({ total: expectedTotal, leaseDetails: { leasedAmount: expectedTotal } });
  });

  test("agreed on as an estimate is not created with the actual rate", async () => {
    const { ada } = await shop.approve();
    const estimated = 800_00 + salesTax("TX", 800_00, 0);
    const made = await shop.onCredit(pieces(1, { address: ADDRESS, expectedTotal: estimated }), ada.bearer);
    expect(made).toMatchObject({ success: false, order: null, errors: [{ code: "TOTAL_CHANGED" }] });
  });
});
