/**
 * Approvals are right to the cent whatever happens at once: checkouts, cancels, lost answers, killed hosts, shuffled reports
 * (LEASE-6, LEASE-31, LEASE-33). LEASE_ROUNDS=1000 npx jest tests/integration/lease-money.test.ts is the long run.
 */
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { LEASE_STATE_TRANSITIONS, LEASE_STATUSES, type LeaseState } from "#contract/leases";
import { readConfig } from "../../server/config";
import { openDatabase, type Db } from "../../server/db/client";
import { leaseStateAfter } from "../../server/leases/ledger/report.rules";
import { openLessors } from "../../server/leases/lessors/lessors";
import { startDatabaseLine, type DatabaseLine } from "../support/database-line";
import { leaseOrderCalls, openLeaseOrderShop, pieces, type LeaseOrderShop } from "../support/lease-orders";
import { seededId } from "../support/seed-catalogue";

const ROUNDS = Number(process.env["LEASE_ROUNDS"] ?? 120);
const AT_ONCE = 8;
jest.setTimeout(120_000 + ROUNDS * 600);

let shop: LeaseOrderShop;
let line: DatabaseLine;
let second: { readonly app: FastifyInstance; readonly db: Db };
beforeAll(async () => {
  shop = await openLeaseOrderShop();
  line = await startDatabaseLine(shop.api.database.url);
  const db = openDatabase(line.url, {
    patience: { connectMs: 15_000, statementMs: 15_000 },
    onConnectionError: () => undefined,
  });
  second = { app: await shop.anotherHost({}, { db }), db };
  await sql`UPDATE products SET regular_price_cents = 30000 + 7919 * (product_id::bigint % 12)`.execute(
    shop.api.database.db,
  );
});
afterEach(() => shop.lessors.set({ reset: true }));
afterAll(async () => {
  await second?.app.close();
  await second?.db.destroy();
  await line?.stop();
  await shop?.stop();
});

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(shop.api.database.db)).rows;
/** Nothing is on its way any more. */
const isCalm = async () => {
  const [open] = await rowsOf(sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM leases JOIN orders AS o ON o.id = order_id
    WHERE state = 'WAITING' OR state = 'HELD' AND o.status = 'LOAN_IN_PROCESS'
      OR state = 'RELEASED' AND asked_at IS NOT NULL AND told_at IS NULL`);
  return open!.n === 0;
};

test(`used and remaining are what was approved after ${ROUNDS} checkouts and cancels, with hosts that die in between`, async () => {
  const people = await Promise.all([shop.approve(), shop.approve("partial"), shop.approve()]);
  const hosts = [leaseOrderCalls(shop.app), leaseOrderCalls(second.app)];
  const placed: { readonly id: string; readonly bearer: string }[] = [];
  const acts = fc.sample(
    fc.record({
      who: fc.nat({ max: people.length - 1 }),
      host: fc.nat({ max: 1 }),
      isCheckout: fc.boolean(),
      product: fc.nat({ max: 11 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      pick: fc.nat(),
      trouble: fc.constantFrom("none", "none", "none", "none", "lost answer", "failure", "host dies"),
    }),
    { numRuns: ROUNDS, seed: 20_261_122 },
  );
  const act = async (of: (typeof acts)[number]) => {
    if (of.trouble === "lost answer") await shop.lessors.set({ loseAnswerNext: 1 });
    if (of.trouble === "failure") await shop.lessors.set({ failNext: 1 });
    const { ada } = people[of.who]!;
    const { onCredit, cancel } = hosts[of.host]!;
    if (of.isCheckout || placed.length === 0) {
      const items = [{ productId: seededId(of.product), quantity: of.quantity }];
      const { order } = await onCredit(pieces(1, { items }), ada.bearer);
      if (order) placed.push({ id: order.id, bearer: ada.bearer });
    } else {
      const { id, bearer } = placed[of.pick % placed.length]!;
      await cancel(id, bearer);
    }
  };
  const overdrawn: unknown[] = [];
  let left = acts.length;
  const queue = [...acts];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const wish = act(next);
      if (next.trouble === "host dies") {
        // What the host has begun at the database is lost, whatever it has asked of the lessor.
        line.cut();
      }
      // A host that dies answers nobody.
      await wish.catch(() => undefined);
      left -= 1;
      overdrawn.push(
        ...(await rowsOf(sql`SELECT a.id FROM lease_applications AS a WHERE approved_cents < (
          SELECT COALESCE(sum(cents), 0) FROM leases WHERE application_id = a.id
            AND state IN ('HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED'))`)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(left).toBe(0);
  expect(overdrawn).toEqual([]);
  await shop.lessors.set({ reset: true });
  await shop.untilRow(async () => {
    // What the lessor was asked for and does not know might come later; that time is over now.
    await sql`UPDATE leases SET asked_at = asked_at - interval '1 hour' WHERE state = 'RELEASED'`.execute(
      shop.api.database.db,
    );
    await shop.hurry();
    return isCalm();
  });

  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(shop.lessors.port) });
  const lessor = openLessors(leases.lessors).find("KATAPULT")!;
  for (const { ada, leaseId } of people) {
    const { found } = await shop.ask<{
      found: { uuid: string; approvedAmount: number; usedAmount: number; remainingAmount: number };
    }>(
      `query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) {
        uuid approvedAmount usedAmount remainingAmount } }`,
      { id: leaseId },
      ada.bearer,
    );
    expect(found.usedAmount + found.remainingAmount).toBe(found.approvedAmount);
    // The lessor counts for itself what it was asked for and told to end.
    const report = await lessor.find({ uuid: found.uuid });
    const [asked] = await rowsOf(sql<{
      cents: number;
    }>`SELECT COALESCE(sum(cents), 0)::int AS cents FROM leases
      WHERE application_id = ${leaseId} AND state IN ('SIGNING', 'SIGNED')`);
    expect(report?.usedCents).toBe(asked!.cents);
  }
  const odd =
    await rowsOf(sql`SELECT o.status, lease.state FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
    WHERE lease.state = 'SIGNING' AND o.status <> 'PENDING_ESIGNATURE'
      OR lease.state = 'HELD' AND o.status NOT IN ('PENDING_PAYMENT', 'PAYMENT_FAILED')
      OR o.status = 'CANCELLED' AND lease.state <> 'RELEASED'`);
  expect(odd).toEqual([]);
  expect(placed.length).toBeGreaterThan(ROUNDS / 10);
});

test("a lease whose lessor fails, or whose answer is lost, is asked for again and is one lease", async () => {
  const { ada, leaseId } = await shop.approve();
  for (const trouble of [{ failNext: 1 }, { loseAnswerNext: 1 }]) {
    await shop.lessors.set(trouble);
    const made = await shop.onCredit(pieces(1), ada.bearer);
    expect(made).toMatchObject({ success: true });
    await shop.hurry();
    await shop.untilOrder(made, ({ status }) => status === "PENDING_ESIGNATURE");
  }
  const balance = await shop.balance(leaseId);
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(shop.lessors.port) });
  const [application] = await rowsOf(
    sql<{ uuid: string }>`SELECT lessor_uuid AS uuid FROM lease_applications WHERE id = ${leaseId}`,
  );
  const report = await openLessors(leases.lessors).find("KATAPULT")!.find({ uuid: application!.uuid });
  expect(report?.usedCents).toBe(balance.used);
});

test("a host that dies before the lessor is asked is gone on with by another one", async () => {
  const { ada, leaseId } = await shop.approve();
  const { total } = (await shop.onCredit(pieces(1), ada.bearer)).order!;
  for (const left of ["WAITING", "HELD"] as const) {
    const made = await shop.onCredit(pieces(1), ada.bearer);
    const orderId = made.order!.id;
    // As the host had left it that died: the lessor was never asked.
    await sql`UPDATE orders SET status = ${left === "WAITING" ? "PENDING_PAYMENT" : "LOAN_IN_PROCESS"} WHERE id = ${orderId}`.execute(
      shop.api.database.db,
    );
    const [lease] = await rowsOf(sql<{
      id: string;
    }>`UPDATE leases SET state = ${left}, cents = ${left === "WAITING" ? 0 : total},
        asked_at = NULL, sign_until = NULL, next_check_at = now() WHERE order_id = ${orderId} RETURNING id`);
    expect(lease).toBeDefined();
    const order = await shop.untilOrder(made, ({ status }) => status === "PENDING_ESIGNATURE");
    expect(order.leaseDetails).toMatchObject({ leaseState: "SIGNING", leasedAmount: total });
  }
  expect(await shop.balance(leaseId)).toMatchObject({ used: 3 * total });
});

test("shuffled and repeated webhooks and reports take no lease backwards", async () => {
  const { ada } = await shop.approve();
  await shop.lessors.set({ reorderWebhooks: true, duplicateWebhooks: 3 });
  const made = await shop.onCredit(pieces(1), ada.bearer);
  await shop.sign(made.redirectUrl);
  const signed = await shop.untilOrder(made, ({ leaseDetails }) => leaseDetails?.leaseState === "SIGNED");
  const steps = signed.history
    .filter(({ type }) => type === "LEASE_DETAILS_UPDATED")
    .map(({ after }) => after as LeaseState)
    .reverse();
  expect(steps).toEqual(["HELD", "SIGNING", "SIGNED"]);
  for (const [at, to] of steps.slice(1).entries()) expect(LEASE_STATE_TRANSITIONS[steps[at]!]).toContain(to);
  const late = fc.array(
    fc.record({
      status: fc.constantFrom(...LEASE_STATUSES),
      isSigned: fc.boolean(),
      hasPapers: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(late, (reports) => {
      let state: LeaseState = "HELD";
      let wasSigned = false;
      for (const { status, isSigned, hasPapers } of reports) {
        const next = leaseStateAfter(state, { status, isSigned, signingUrl: hasPapers ? "https://x" : null });
        expect(next === state || LEASE_STATE_TRANSITIONS[state].includes(next)).toBe(true);
        if (wasSigned) expect(["SIGNED", "RELEASED"]).toContain(next);
        wasSigned ||= next === "SIGNED";
        state = next;
      }
    }),
  );
});
