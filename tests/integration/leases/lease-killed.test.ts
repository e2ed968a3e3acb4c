/**
 * A host that dies between calling a lessor and recording the response neither duplicates nor loses a lease
 * (LEASE-6, LEASE-33).
 */
import { sql } from "kysely";
import { readConfig } from "../../../server/config";
import { openLessors } from "../../../server/leases/lessors/lessors";
import { signedIn } from "../../support/people/accounts";
import { startLeaseHost, type LeaseHost } from "../../support/leases/lease-host";
import { leaseLives, type LeasedOrder } from "../../support/leases/lease-lives";
import { openLeaseOrderShop, type LeaseOrderShop } from "../../support/leases/lease-orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startVendorLine, type VendorLine } from "../../support/hosts/vendor-line";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(300_000);
/** Lessor calls from the checkout to the return; each response kills the waiting host, once. */
const CALLS = ["initialize", "confirm_order", "delivery", "return_item", "cancel_order"];
/** A pick of leaseLives whose items are returned. */
const RETURNED_PICK = 3;
const FUNDED_PICK = 1;

let shop: LeaseOrderShop;
let line: VendorLine;
let host: LeaseHost;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
  line = await startVendorLine();
  line.leadTo(`http://127.0.0.1:${shop.lessors.port}`);
  await sql`UPDATE products SET regular_price_cents = 40000`.execute(shop.api.database.db);
});
afterAll(async () => {
  await host?.stop();
  await line?.stop();
  await shop?.stop();
});

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(shop.api.database.db)).rows;
/** Makes all background work due, including a dead host's claims. */
const hurry = async () => {
  await rowsOf(sql`UPDATE lease_notices SET next_try_at = now() WHERE told_at IS NULL`);
  await rowsOf(sql`UPDATE leases SET funding_check_at = now() WHERE funding_check_at IS NOT NULL`);
  await shop.hurry();
};

test("an approval is right to the cent after hosts died during a lessor's response, one for each of its calls", async () => {
  const { ada, leaseId } = await shop.approve();
  const admin = await signedIn(shop.api, "ADMIN");
  // From here on only the host that dies runs, without webhooks.
  await shop.app.close();
  const remaining = new Set(CALLS);
  line.rewriteResponses((answer, request) => {
    const [call] = [...remaining].filter(
      (name) => request.startsWith("POST") && request.includes(`/${name}/`),
    );
    if (call && host.kill()) remaining.delete(call);
    return answer;
  });
  host = await startLeaseHost(shop, line.port);
  const lives = leaseLives(shop, host.query, admin);
  /** Retries when the host died before it responded. */
  const survive = async (act: () => Promise<unknown>): Promise<void> => {
    for (let before = -1; before !== remaining.size;) {
      before = remaining.size;
      await host.untilOpen();
      await act().catch((error: unknown) => {
        if (before === remaining.size) throw error;
      });
    }
  };
  const checkout = () => lives.checkout([{ productId: seededId(1), quantity: 1 }], ada.bearer);
  const known: string[] = [];
  const lease = async (): Promise<LeasedOrder> => {
    await host.untilOpen();
    // The response may be lost with the host; the order is not.
    await checkout().catch(() => undefined);
    return waitFor(async () => {
      await hurry();
      const [row] = await rowsOf(sql<{ id: string }>`SELECT id FROM orders WHERE status = 'PENDING_ESIGNATURE'
        AND NOT id = ANY(${known}::uuid[])`);
      if (row) known.push(row.id);
      return row ? { id: row.id, bearer: ada.bearer } : null;
    }, 60_000);
  };
  const stateOf = async ({ id }: LeasedOrder) =>
    (await rowsOf(sql<{ state: string }>`SELECT state FROM leases WHERE order_id = ${id}`))[0]?.state;
  const until = (order: LeasedOrder, state: string, pick: number) =>
    waitFor(async () => {
      await hurry();
      if ((await stateOf(order)) === state) return true;
      await survive(() => lives.goOn(order, pick));
      return null;
    }, 120_000);

  const [funded, returned, cancelled] = [await lease(), await lease(), await lease()];
  await until(funded, "FUNDED", FUNDED_PICK);
  await until(returned, "RETURNED", RETURNED_PICK);
  await survive(() => lives.cancel(cancelled));
  await waitFor(async () => {
    await hurry();
    const busy = await rowsOf(sql`SELECT 1 FROM leases AS lease WHERE state = 'RELEASED' AND told_at IS NULL
      OR EXISTS (SELECT 1 FROM lease_notices AS notice WHERE notice.lease_id = lease.id AND notice.told_at IS NULL)`);
    return busy.length === 0 || null;
  }, 120_000);
  await host.untilOpen();

  expect([...remaining]).toEqual([]);
  expect(await Promise.all([funded, returned, cancelled].map(stateOf))).toEqual([
    "FUNDED",
    "RETURNED",
    "RELEASED",
  ]);
  for (const { id } of [funded, returned]) {
    const { seen: order } = await host.query<{ seen: { history: { type: string; after: string | null }[] } }>(
      `query ($id: ID!) { seen: getOrder(orderId: $id) { history { type after } } }`,
      { id },
      admin.bearer,
    );
    const steps = order.history.filter(
      ({ type, after }) => type === "LEASE_DETAILS_UPDATED" && after !== null,
    );
    expect(steps.map(({ after }) => after).reverse()).toEqual(["HELD", "SIGNING", "SIGNED"]);
  }
  expect(await rowsOf(sql`SELECT count(*)::int AS made FROM leases`)).toEqual([{ made: known.length }]);
  const { found: application } = await host.query<{
    found: { uuid: string; approvedAmount: number; usedAmount: number; remainingAmount: number };
  }>(
    `query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) {
      uuid approvedAmount usedAmount remainingAmount } }`,
    { id: leaseId },
    ada.bearer,
  );
  const [{ cents }] = (await rowsOf(
    sql<{ cents: number }>`SELECT cents FROM leases WHERE order_id = ${funded.id}`,
  )) as [{ cents: number }];
  expect(application.usedAmount).toBe(cents);
  expect(application.usedAmount + application.remainingAmount).toBe(application.approvedAmount);
  // The lessor keeps its own count: a lease requested twice would exist twice.
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(shop.lessors.port) });
  expect(
    (await openLessors(leases.lessors).find("KATAPULT")!.find({ uuid: application.uuid }))?.usedCents,
  ).toBe(cents);
});
