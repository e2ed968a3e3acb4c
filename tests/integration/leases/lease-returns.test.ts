/** Cancelled and returned items leave the lease, for every lessor (LEASE-37). */
import { sql } from "kysely";
import { LESSOR_TYPES } from "#contract/leases/lessors/lessors";
import { signedIn } from "../../support/people/accounts";
import { leaseAdmin, type SignedLeases } from "../../support/leases/lease-admin";
import { openSignedLeases, PRICES, type SignedLease } from "../../support/leases/signed-leases";
import { waitFor } from "../../support/hosts/wait-for";

// Items are shipped, and the lessor pays afterwards.
jest.setTimeout(240_000);

describe.each(LESSOR_TYPES)("%s", (type) => {
  let leases: SignedLeases;
  let leaseOrders: ReturnType<typeof leaseAdmin>;
  beforeAll(async () => {
    leases = await openSignedLeases(type);
    leaseOrders = leaseAdmin(leases, await signedIn(leases.shop.api, "ADMIN"));
  });
  afterAll(() => leases?.stop());
  afterEach(() => leases.lessors.set({ reset: true, loseWebhooks: true }));

  test("an item cancelled before shipping is removed from the lease, which is paid without it", async () => {
    const lease = await leaseOrders.signed();
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.changeItems(lease, "CANCELLED", [second]);
    expect(await leases.rowOf(lease)).toMatchObject({ state: "SIGNED", cents: lease.cents - PRICES[1] });
    await leaseOrders.ship(lease, [first]);
    await leaseOrders.changeItems(lease, "DELIVERED", [first]);
    const { funded_cents: paid, lender_take_cents: fee } = await leaseOrders.funded(lease);
    expect(paid! + fee!).toBe(lease.cents - PRICES[1]);
  });

  test("items cancelled after the others arrived end the wait for the payment", async () => {
    const lease = await leaseOrders.signed();
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.ship(lease, [first]);
    await leaseOrders.changeItems(lease, "DELIVERED", [first]);
    await leaseOrders.changeItems(lease, "CANCELLED", [second]);
    const { funded_cents: paid, lender_take_cents: fee } = await leaseOrders.funded(lease);
    expect(paid! + fee!).toBe(lease.cents - PRICES[1]);
  });

  test("returned items leave the lease, and the last one ends it", async () => {
    const lease = await leaseOrders.signed();
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.delivered(lease);
    await leaseOrders.funded(lease);
    await leaseOrders.changeItems(lease, "RETURNED", [first]);
    const less = await leaseOrders.until(
      lease,
      (row) => row.funded_cents! + row.lender_take_cents! === lease.cents - PRICES[0],
    );
    expect(less).toMatchObject({ state: "FUNDED", cents: lease.cents - PRICES[0] });
    await leaseOrders.changeItems(lease, "RETURNED", [second]);
    expect(await leaseOrders.until(lease, (row) => row.funded_cents === 0)).toMatchObject({
      state: "RETURNED",
      problem: null,
    });
    expect(await leaseOrders.orderOf(lease)).toMatchObject({ status: "RETURNED" });
  });

  test("no payment is expected when everything came back before the lessor paid", async () => {
    const lease = await leaseOrders.signed();
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.ship(lease, [first]);
    await leaseOrders.changeItems(lease, "DELIVERED", [first]);
    await leaseOrders.changeItems(lease, "RETURNED", [first]);
    await leaseOrders.changeItems(lease, "CANCELLED", [second]);
    // The same days later.
    await sql`UPDATE leases SET delivery_submitted_at = now() - interval '4 days' WHERE id = ${lease.leaseId}`.execute(
      leases.shop.api.database.db,
    );
    await untilLastFundingCheck(lease);
    expect(await leases.rowOf(lease)).toMatchObject({ state: "RETURNED", problem: null });
  });

  test("a lessor with a change during a payment request is queried once more", async () => {
    const lease = await leaseOrders.signed();
    await leaseOrders.ship(lease, lease.itemIds);
    await leases.lessors.set({ delayMs: 2_000 });
    await leaseOrders.changeItems(lease, "DELIVERED", lease.itemIds);
    await leaseOrders.until(lease, ({ funding_checks: checks }) => checks === 1);
    await leases.lessors.set({ delayMs: 0 });
    await leaseOrders.changeItems(lease, "RETURNED", lease.itemIds);
    await untilLastFundingCheck(lease);
    expect(await leases.rowOf(lease)).toMatchObject({ state: "RETURNED", problem: null });
  });

  test("a card payment beside a lease is refunded only as far as the lease does not cover it", async () => {
    const lease = await leaseOrders.signed(100_00);
    const [first] = lease.itemIds as [string];
    await leaseOrders.delivered(lease);
    await leaseOrders.funded(lease);
    const { order } = await leaseOrders.changeItems(lease, "RETURNED", [first]);
    expect((await leases.rowOf(lease)).cents).toBe(lease.cents - PRICES[0]);
    const refunds = order!.history.filter(({ summary }) => summary.startsWith("Refund of"));
    // The item's tax: its price was leased.
    const tax =
      Math.floor(((lease.totalCents - (await shippingOf(lease))) * PRICES[0]) / (PRICES[0] + PRICES[1])) -
      PRICES[0];
    expect(refunds.map(({ summary }) => summary)).toEqual(
      tax > 0 ? [expect.stringContaining((tax / 100).toFixed(2))] : [],
    );
  });

  /** Waits for the query after the last report, with none left to send. */
  const untilLastFundingCheck = (lease: SignedLease) =>
    waitFor(async () => {
      const { rows } = await sql`SELECT 1 FROM leases WHERE id = ${lease.leaseId} AND funding_checks > 0
        AND funding_check_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM lease_notices WHERE lease_id = leases.id AND told_at IS NULL)`.execute(
        leases.shop.api.database.db,
      );
      return rows[0] ?? null;
    });

  async function shippingOf({ orderId }: SignedLease): Promise<number> {
    const { rows } = await sql<{
      cents: number;
    }>`SELECT shipping_cents AS cents FROM orders WHERE id = ${orderId}`.execute(leases.shop.api.database.db);
    return rows[0]!.cents;
  }
});
