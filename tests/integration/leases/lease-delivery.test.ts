/** Deliveries are reported to the lessor, who then pays, for every lessor (LEASE-29). */
import type { AddressInfo } from "node:net";
import { sql, type RawBuilder } from "kysely";
import { LESSOR_TYPES } from "#contract/leases/lessors/lessors";
import { formatMoney } from "#contract/money/money";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { aCustomer, mailsTo, signedIn, type TestUser } from "../../support/people/accounts";
import { leaseCalls } from "../../support/leases/lease-calls";
import { leaseAdmin, type SignedLeases } from "../../support/leases/lease-admin";
import { startRestartingHost, type RestartingHost } from "../../support/hosts/restarting-host";
import { openSignedLeases, PRICES, type SignedLease } from "../../support/leases/signed-leases";
import { waitFor } from "../../support/hosts/wait-for";

// A host is started and killed.
jest.setTimeout(240_000);

describe.each(LESSOR_TYPES)("%s", (type) => {
  let leases: SignedLeases;
  let admin: TestUser;
  let leaseOrders: ReturnType<typeof leaseAdmin>;
  beforeAll(async () => {
    leases = await openSignedLeases(type);
    admin = await signedIn(leases.shop.api, "ADMIN");
    leaseOrders = leaseAdmin(leases, admin);
  });
  afterAll(() => leases?.stop());
  afterEach(() => leases.lessors.set({ reset: true, loseWebhooks: true }));

  test("partial deliveries are reported in parts, and paid with the last one, less the lessor's fee", async () => {
    const lease = await leaseOrders.signed(0, false);
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.ship(lease, [first], "1Z-A");
    await leaseOrders.ship(lease, [second], "1Z-B");
    await leaseOrders.changeItems(lease, "DELIVERED", [first]);
    await waitFor(async () => ((await leaseOrders.summariesOf(lease)).length > 0 ? true : null));
    expect(await leases.fundingOf(lease)).toMatchObject({ isFunded: false });
    await leaseOrders.changeItems(lease, "DELIVERED", [second]);

    const { funded_cents: paid, lender_take_cents: fee, problem } = await leaseOrders.funded(lease);
    expect(paid! + fee!).toBe(lease.cents);
    expect(problem).toBeNull();
    expect(await leases.fundingOf(lease)).toMatchObject({ fundedCents: paid, lenderTakeCents: fee });
    const { order } = await leases.shop.query<{ order: { status: string; lenderTake: number } }>(
      `{ order: getOrder(orderId: "${lease.orderId}") { status lenderTake } }`,
      {},
      admin.bearer,
    );
    expect(order).toEqual({ status: "COMPLETED", lenderTake: fee });
    const isFunding = (summary: string) => /paid .* after a commission/.test(summary);
    expect((await leaseOrders.summariesOf(lease)).filter(isFunding)).toHaveLength(1);
    // Only lessor and shop see that.
    const { seen: customerView } = await leases.shop.query<{ seen: { history: { summary: string }[] } }>(
      `query ($id: ID!, $key: String!) { seen: getOrderByKey(orderId: $id, orderKey: $key) { history { summary } } }`,
      { id: lease.orderId, key: lease.orderKey },
    );
    expect(customerView.history.filter(({ summary }) => isFunding(summary))).toEqual([]);
  });

  test("an approval for one order keeps its remaining amount until its date, after delivery and payment", async () => {
    const ada = await aCustomer(leases.shop.api);
    const lease = await leases.signed(ada, 0, false);
    await leaseOrders.delivered(lease);
    await leaseOrders.funded(lease);
    await fundingSettled(lease);
    const calls = leaseCalls(leases.shop.app);
    const approval = await calls.findActive(ada.bearer);
    expect(approval).toEqual({ id: expect.any(String), approvedAmount: 150_000, usedAmount: lease.cents });
    await setApproval(
      lease,
      sql`expires_at = now() + interval '2 days', approved_at = now() - interval '28 days'`,
    );
    const ending = await waitFor(async () => {
      const mails = await mailsTo(leases.shop.api, ada.username);
      return mails.find(({ kind }) => kind === "lease-expiring") ?? null;
    });
    expect(ending.text).toContain(formatMoney(150_000 - lease.cents));
    await setApproval(lease, sql`expires_at = now(), next_check_at = now()`);
    await calls.until(approval!.id, "COMPLETED", ada);
    expect(await calls.findActive(ada.bearer)).toBeNull();
  });

  test("an approval for one order is completed with it if too little for another lease is left", async () => {
    const ada = await aCustomer(leases.shop.api);
    const lease = await leases.signed(ada, 0, false);
    await setApproval(lease, sql`approved_cents = ${lease.cents + 299_99}`);
    const calls = leaseCalls(leases.shop.app);
    const { id } = (await calls.findActive(ada.bearer))!;
    await leaseOrders.delivered(lease);
    await leaseOrders.funded(lease);
    await calls.until(id, "COMPLETED", ada);
  });

  const setApproval = ({ leaseId }: SignedLease, change: RawBuilder<unknown>) =>
    sql`UPDATE lease_applications SET ${change}
      WHERE id = (SELECT application_id FROM leases WHERE id = ${leaseId})`.execute(
      leases.shop.api.database.db,
    );
  /** Waits until everything that follows a lessor's payment is done. */
  const fundingSettled = ({ leaseId }: SignedLease) =>
    waitFor(async () => {
      const { rows } =
        await sql`SELECT 1 FROM leases WHERE id = ${leaseId} AND funding_check_at IS NULL`.execute(
          leases.shop.api.database.db,
        );
      return rows[0] ?? null;
    });

  test.each([
    ["answers 500 once", { failNext: 1 }],
    ["does it, and its answer is lost", { loseAnswerNext: 1 }],
  ])("a lessor that %s is still notified once", async (_, trouble) => {
    const lease = await leaseOrders.signed();
    await leases.lessors.set(trouble);
    await leaseOrders.delivered(lease);
    const { funded_cents: paid, lender_take_cents: fee } = await leaseOrders.funded(lease);
    expect(paid! + fee!).toBe(lease.cents);
    const reports = (await leaseOrders.summariesOf(lease)).filter((summary) =>
      summary.includes("items delivered"),
    );
    expect(reports).toHaveLength(1);
  });

  test("a second host working at the same time reports nothing twice", async () => {
    const other = await leases.shop.anotherHost();
    try {
      const all = await Promise.all([leaseOrders.signed(), leaseOrders.signed(), leaseOrders.signed()]);
      await Promise.all(all.map(leaseOrders.delivered));
      for (const lease of all) {
        await leaseOrders.funded(lease);
        expect(
          (await leaseOrders.summariesOf(lease)).filter((summary) => summary.includes("items delivered")),
        ).toHaveLength(1);
      }
    } finally {
      await other.close();
    }
  });

  test("a mismatched payment and a refusal are shown to staff until resolved", async () => {
    const lease = await leaseOrders.signed();
    const { db } = leases.shop.api.database;
    await sql`UPDATE leases SET cents = cents + 1 WHERE id = ${lease.leaseId}`.execute(db);
    await leaseOrders.delivered(lease);
    await leaseOrders.until(lease, ({ problem }) => problem === "FUNDING_DIFFERS");
    const listed = async () =>
      (
        await leases.shop.query<{ found: { orders: { id: string }[] } }>(
          "{ found: listOrders(filter: { hasPaymentException: true }) { orders { id } } }",
          {},
          admin.bearer,
        )
      ).found.orders.map(({ id }) => id);
    expect(await listed()).toContain(lease.orderId);
    expect((await leaseOrders.summariesOf(lease)).at(-1)).toContain("instead of");
    await sql`UPDATE leases SET cents = cents - 1, funding_check_at = now() WHERE id = ${lease.leaseId}`.execute(
      db,
    );
    await leaseOrders.until(lease, ({ problem }) => problem === null);
    expect(await listed()).not.toContain(lease.orderId);

    const refused = await leaseOrders.signed();
    await leases.lessor.cancelOrder(refused.uuid, "behind-our-back");
    await leaseOrders.delivered(refused);
    expect(await leaseOrders.until(refused, ({ problem }) => problem !== null)).toMatchObject({
      problem: "NOTICE_REFUSED",
    });
    expect(await listed()).toContain(refused.orderId);
  });

  test("late, repeated and reordered webhooks count delivery and payment once", async () => {
    const { port } = leases.shop.app.server.address() as AddressInfo;
    leases.lessors.sendTo(`http://127.0.0.1:${port}/webhooks/lessors`);
    await leases.lessors.set({ reset: true, reorderWebhooks: true, duplicateWebhooks: 2 });
    const lease = await leaseOrders.signed();
    const [first, second] = lease.itemIds as [string, string];
    await leaseOrders.ship(lease, lease.itemIds);
    await leaseOrders.changeItems(lease, "DELIVERED", [first]);
    await leaseOrders.changeItems(lease, "DELIVERED", [second]);
    const { funded_cents: paid, lender_take_cents: fee } = await leaseOrders.funded(lease);
    expect(paid! + fee!).toBe(lease.cents);
    await leaseOrders.changeItems(lease, "RETURNED", [first]);
    await leaseOrders.until(
      lease,
      (row) => row.funded_cents! + row.lender_take_cents! === lease.cents - PRICES[0],
    );
    const { db } = leases.shop.api.database;
    await waitFor(async () =>
      (await sql`SELECT 1 FROM lease_events`.execute(db)).rows.length >= 4 ? true : null,
    );
    expect(await leases.rowOf(lease)).toMatchObject({ state: "FUNDED", problem: null });
    const summaries = await leaseOrders.summariesOf(lease);
    const countOf = (part: string) => summaries.filter((summary) => summary.includes(part)).length;
    expect([countOf("items delivered"), countOf("items returned")]).toEqual([2, 1]);
  });

  test("a report interrupted by a killed host is resumed by the next one, and takes effect once", async () => {
    // A separate shop: its only host is one that can be killed.
    const own = await openSignedLeases(type);
    const ownOrders = leaseAdmin(own, await signedIn(own.shop.api, "ADMIN"));
    let host: RestartingHost | undefined;
    try {
      const lease = await ownOrders.signed();
      await own.lessors.set({ loseWebhooks: true, failNext: 1_000 });
      await ownOrders.delivered(lease);
      await own.shop.app.close();
      const { db, url } = own.shop.api.database;
      const due = () => sql`UPDATE lease_notices SET next_try_at = now() WHERE told_at IS NULL`.execute(db);
      const attemptCount = async () =>
        (
          await sql<{
            tries: number;
          }>`SELECT tries FROM lease_notices WHERE lease_id = ${lease.leaseId}`.execute(db)
        ).rows[0]!.tries;
      // The lessor has executed the call, and its response has not arrived when the host dies.
      await own.lessors.set({ reset: true, loseWebhooks: true, silenceNext: 1 });
      await due();
      const before = await attemptCount();
      host = startRestartingHost({
        API_PORT: String(await findFreePort()),
        DATABASE_URL: url,
        SANDBOX_PORT: new URL(own.lessors.url).port,
        SANDBOX_PAYMENTS_PORT: "9",
        SANDBOX_SMTP_PORT: "9",
        LESSORS: type,
        LOG_LEVEL: "silent",
      });
      await host.untilOpen();
      await waitFor(async () => ((await attemptCount()) > before ? true : null));
      await waitFor(async () => ((await own.fundingOf(lease))?.isFunded ? true : null));
      host.kill();
      await own.lessors.set({ reset: true, loseWebhooks: true });
      await host.untilOpen();
      // The claim of the dead host expires after a minute.
      await due();
      const { funded_cents: paid, lender_take_cents: fee, problem } = await ownOrders.funded(lease);
      expect(paid! + fee!).toBe(lease.cents);
      expect(problem).toBeNull();
      const reports = (await ownOrders.summariesOf(lease)).filter((summary) =>
        summary.includes("items delivered"),
      );
      expect(reports).toHaveLength(1);
    } finally {
      await host?.stop();
      await own.stop();
    }
  });
});
