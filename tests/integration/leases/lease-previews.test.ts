/** Previews of a leased order: the effect of a change, and the agreement to sign (ORDER-19, LEASE-38). */
import { sql } from "kysely";
import { aCustomer, signedIn, type TestUser } from "../../support/people/accounts";
import { leaseAdmin, type SignedLeases } from "../../support/leases/lease-admin";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { openSignedLeases, PRICES, type SignedLease } from "../../support/leases/signed-leases";

let leases: SignedLeases;
let admin: TestUser;
let leaseOrders: ReturnType<typeof leaseAdmin>;
beforeAll(async () => {
  leases = await openSignedLeases();
  admin = await signedIn(leases.shop.api, "ADMIN");
  leaseOrders = leaseAdmin(leases, admin);
});
afterAll(() => leases?.stop());
afterEach(() => leases.lessors.set({ reset: true, loseWebhooks: true }));

describe("a preview", () => {
  const preview = async (lease: SignedLease, wish: string, bearer = admin.bearer) =>
    (
      await leases.shop.query<{ seen: Previewed | null }>(
        `{ seen: previewOrderChange(orderId: "${lease.orderId}", ${wish}) { isPossible message total effects
          refunds { name amount isManual } lease { lessorName before after } } }`,
        {},
        bearer,
      )
    ).seen;

  test("of a return matches its result, and changes nothing", async () => {
    const lease = await leaseOrders.signed();
    const [first] = lease.itemIds as [string];
    expect(await preview(lease, "change: RETURN")).toMatchObject({ isPossible: false });
    await leaseOrders.delivered(lease);
    await leaseOrders.funded(lease);
    const before = await leaseOrders.orderOf(lease);
    const part = await preview(lease, `change: RETURN, itemIds: ["${first}"]`);
    expect(part).toMatchObject({
      isPossible: true,
      total: 0,
      lease: { lessorName: "Katapult", before: lease.cents, after: lease.cents - PRICES[0] },
    });
    expect(part!.effects.join(" ")).toContain("will adjust your payments");
    const all = await preview(lease, "change: RETURN");
    expect(all).toMatchObject({ lease: { before: lease.cents, after: 0 } });
    expect(await leaseOrders.orderOf(lease)).toEqual(before);
    expect(await leases.rowOf(lease)).toMatchObject({ state: "FUNDED", cents: lease.cents });
    await leaseOrders.changeItems(lease, "RETURNED", [first]);
    expect((await leases.rowOf(lease)).cents).toBe(part!.lease!.after);
  });

  test("says that nothing is owed on an unsigned lease, and who settles a signed one", async () => {
    const lease = await leaseOrders.signed();
    const { db } = leases.shop.api.database;
    const setStatus = (status: string) =>
      sql`UPDATE orders SET status = ${status} WHERE id = ${lease.orderId}`.execute(db);
    await setStatus("PENDING_FULFILMENT");
    expect((await preview(lease, "change: CANCEL"))!.effects).toEqual([
      "The lease with Katapult ends. Katapult will settle with you what you've paid.",
    ]);
    await sql`UPDATE leases SET state = 'SIGNING' WHERE id = ${lease.leaseId}`.execute(db);
    await setStatus("PENDING_ESIGNATURE");
    expect((await preview(lease, "change: CANCEL"))!.effects).toEqual([
      "The lease with Katapult isn't signed and ends. You owe Katapult nothing.",
    ]);
  });

  test("of a cancellation lists the refund for each payment method", async () => {
    const { shop } = leases;
    const placed = await shop.paid();
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const answer = await shop.query<{ seen: Previewed | null }>(
      `query ($id: ID!, $key: String) { seen: previewOrderChange(orderId: $id, change: CANCEL, orderKey: $key) {
        isPossible message total effects refunds { name amount isManual } lease { before } } }`,
      { id: placed.order.id, key: placed.orderKey },
    );
    const { total } = placed.order;
    expect(answer.seen).toMatchObject({ isPossible: true, total, refunds: [{ amount: total }], lease: null });
    expect((await shop.read(placed)).status).toBe("PENDING_FULFILMENT");
    expect((await shop.cancel(placed)).success).toBe(true);
  });

  test("is not available to other users", async () => {
    const lease = await leaseOrders.signed();
    const stranger = await aCustomer(leases.shop.api);
    expect(await preview(lease, "change: CANCEL", stranger.bearer)).toBeNull();
    expect(await preview({ ...lease, orderId: "nonsense" }, "change: CANCEL")).toBeNull();
    expect(await preview(lease, `change: RETURN, itemIds: ["nonsense"]`)).toBeNull();
  });
});

describe("the agreement", () => {
  const AGREEMENT = `lessorName amountLeased unleasedAmount items { name condition quantity price } isSigned plans { frequency initialPayment
    payment numberOfPayments totalCost costOfLease earlyPurchaseDays earlyPurchasePrice laterShareBasisPoints }`;
  const read = async ({ orderId }: SignedLease, bearer: string) =>
    (
      await leases.shop.query<{ agreement: Agreement | null }>(
        `{ agreement: getLeaseAgreement(orderId: "${orderId}") { ${AGREEMENT} } }`,
        {},
        bearer,
      )
    ).agreement;

  test("has the lessor's figures, and they add up", async () => {
    const customer = await aCustomer(leases.shop.api);
    const setCondition = (condition: string) =>
      sql`UPDATE products SET condition = ${condition}, revision = revision + 1 WHERE product_id = ${seededId(1)}`.execute(
        leases.shop.api.database.db,
      );
    await setCondition("Refurbished");
    const lease = await leases.signed(customer, 100_00);
    await setCondition("New");
    const agreement = (await read(lease, customer.bearer))!;
    expect(agreement).toMatchObject({
      lessorName: "Katapult",
      amountLeased: lease.cents,
      unleasedAmount: 100_00,
      isSigned: true,
      // The condition at the time of sale, whatever the catalogue says later.
      items: PRICES.map((price, at) => ({ quantity: 1, price, condition: ["Refurbished", "New"][at] })),
    });
    const terms = await leases.lessor.listTerms(lease.uuid);
    expect(agreement.plans.map(({ totalCost }) => totalCost)).toEqual(
      terms.map(({ totalCostCents }) => totalCostCents),
    );
    for (const { payment, numberOfPayments, totalCost, costOfLease } of agreement.plans) {
      expect(payment * numberOfPayments).toBe(totalCost);
      expect(costOfLease).toBe(totalCost - lease.cents);
    }
  });

  test("is visible to its customer only, and unavailable while the lessor does not respond", async () => {
    const customer = await aCustomer(leases.shop.api);
    const lease = await leases.signed(customer);
    expect(await read(lease, (await aCustomer(leases.shop.api)).bearer)).toBeNull();
    // More failures than background jobs can use up.
    await leases.lessors.set({ failNext: 20 });
    await expect(read(lease, customer.bearer)).rejects.toThrow("UNAVAILABLE");
    await leases.lessors.set({ failNext: 0 });
    expect(await read(lease, customer.bearer)).not.toBeNull();
  });
});

interface Previewed {
  readonly isPossible: boolean;
  readonly message: string;
  readonly total: number;
  readonly effects: readonly string[];
  readonly lease: { readonly after: number } | null;
}

interface Agreement {
  readonly plans: readonly {
    readonly payment: number;
    readonly numberOfPayments: number;
    readonly totalCost: number;
    readonly costOfLease: number;
  }[];
}
