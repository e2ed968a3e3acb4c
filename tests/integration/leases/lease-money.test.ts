/**
 * Approvals are right to the cent under concurrent checkouts, cancellations, lost responses, killed hosts and
 * reordered reports (LEASE-6, LEASE-31, LEASE-33). Long run: LEASE_ROUNDS=1000 npx jest
 * tests/integration/leases/lease-money.test.ts.
 */
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { LEASE_STATE_TRANSITIONS, LEASE_STATUSES, type LeaseState } from "#contract/leases/statuses";
import { readConfig } from "../../../server/config";
import { openDatabase, type Db } from "../../../server/db/client";
import { leaseStateAfter } from "../../../server/leases/ledger/report.rules";
import { openLessors } from "../../../server/leases/lessors/lessors";
import { signedIn } from "../../support/people/accounts";
import { startDatabaseLine, type DatabaseLine } from "../../support/hosts/database-line";
import { leaseCalls } from "../../support/leases/lease-calls";
import { startLeaseHost, type LeaseHost } from "../../support/leases/lease-host";
import { leaseLives, type LeasedOrder } from "../../support/leases/lease-lives";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../../support/leases/lease-orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { waitFor } from "../../support/hosts/wait-for";

const ROUNDS = Number(process.env["LEASE_ROUNDS"] ?? 40);
const AT_ONCE = 8;
/** Number of rounds that three customers' approvals last for: delivered items use them up. */
const ROUNDS_OF_THREE = 120;
const CALM_WITHIN_MS = 60_000;
const LOOK_MS = 300;
/** Longest time before a host is killed: every request is finished by then. */
const MAX_MS = 60;
/** A pick of leaseLives whose items are returned right after delivery, or not at all. */
const RETURNED_PICK = 3;
const FUNDED_PICK = 1;
jest.setTimeout(300_000 + ROUNDS * 1_000);

let shop: LeaseOrderShop;
let line: DatabaseLine;
let second: { readonly app: FastifyInstance; readonly db: Db };
let third: LeaseHost;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
  line = await startDatabaseLine(shop.api.database.url);
  const db = openDatabase(line.url, {
    patience: { connectMs: 15_000, statementMs: 15_000 },
    onConnectionError: () => undefined,
  });
  second = { app: await shop.anotherHost({}, { db }), db };
  third = await startLeaseHost(shop);
  await sql`UPDATE products SET regular_price_cents = 30000 + 1979 * (product_id::bigint % 12)`.execute(
    shop.api.database.db,
  );
});
afterEach(() => shop.lessors.set({ reset: true }));
afterAll(async () => {
  await third?.stop();
  await second?.app.close();
  await second?.db.destroy();
  await line?.stop();
  await shop?.stop();
});

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(shop.api.database.db)).rows;
/** Makes all background work due, including a dead host's claims. */
const hurry = async () => {
  // A request unknown to the lessor might still arrive; this ends the time allowed for it.
  await rowsOf(sql`UPDATE leases SET asked_at = asked_at - interval '1 hour' WHERE state = 'RELEASED'`);
  await rowsOf(sql`UPDATE lease_notices SET next_try_at = now() WHERE told_at IS NULL`);
  await rowsOf(sql`UPDATE leases SET funding_check_at = now() WHERE funding_check_at IS NOT NULL`);
  await shop.hurry();
};
/** Leases with work in progress. */
const listBusy = () =>
  rowsOf(sql`SELECT lease.id, lease.state, lease.cents, lease.problem, lease.funded_cents, o.status, notice.kind, notice.refusal
    FROM leases AS lease JOIN orders AS o ON o.id = order_id
      LEFT JOIN lease_notices AS notice ON notice.lease_id = lease.id AND notice.told_at IS NULL
    WHERE notice.id IS NOT NULL OR state = 'WAITING' OR state = 'HELD' AND o.status = 'LOAN_IN_PROCESS'
      OR state = 'RELEASED' AND asked_at IS NOT NULL AND lease.told_at IS NULL
      OR state IN ('DELIVERED', 'RETURNED') AND funding_check_at IS NOT NULL`);

/** Number of leases with returned items, and of leases the lessor paid for. */
const countEnds = async () =>
  (
    await rowsOf(sql<{ returns: number; paid: number }>`SELECT count(*)::int AS paid,
    (SELECT count(*)::int FROM lease_notices WHERE kind = 'RETURNED') AS returns FROM leases WHERE funded_at IS NOT NULL`)
  )[0]!;

test(`used and remaining add up to the approval after ${ROUNDS} checkouts, cancellations and returns, with hosts killed in between`, async () => {
  const threes = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_OF_THREE) }, () =>
    Promise.all([shop.approve(), shop.approve("partial"), shop.approve()]),
  );
  const people = (await Promise.all(threes)).flat();
  const admin = await signedIn(shop.api, "ADMIN");
  await third.untilOpen();
  const hosts = [leaseCalls(shop.app).query, leaseCalls(second.app).query, third.query].map((queryApi) =>
    leaseLives(shop, queryApi, admin),
  );
  const placed: LeasedOrder[] = [];
  const over = new Set<LeasedOrder>();
  const samples = fc.sample(
    fc.record({
      who: fc.nat({ max: 2 }),
      host: fc.nat({ max: hosts.length - 1 }),
      deed: fc.constantFrom("checkout", "checkout", "cancel", ...Array<"go on">(7).fill("go on")),
      products: fc.uniqueArray(fc.nat({ max: 11 }), { minLength: 1, maxLength: 2 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      pick: fc.nat(),
      trouble: fc.constantFrom("none", "none", "none", "none", "lost answer", "failure", "line cut"),
      isKilled: fc.nat({ max: 39 }).map((roll) => roll === 0),
      afterMs: fc.nat({ max: MAX_MS }),
    }),
    { numRuns: ROUNDS },
  );
  const acts = samples.map((sample, at) => ({
    ...sample,
    who: sample.who + 3 * Math.floor(at / ROUNDS_OF_THREE),
  }));
  const act = async (of: (typeof acts)[number]) => {
    if (of.trouble === "lost answer") await shop.lessors.set({ loseAnswerNext: 1 });
    if (of.trouble === "failure") await shop.lessors.set({ failNext: 1 });
    const { ada } = people[of.who]!;
    const host = hosts[of.host]!;
    if (of.deed === "checkout" || placed.length === 0) {
      const items = of.products.map((at) => ({ productId: seededId(at), quantity: of.quantity }));
      const order = await host.checkout(items, ada.bearer);
      if (order) placed.push(order);
      return;
    }
    if (of.deed === "cancel") return host.cancel(placed[of.pick % placed.length]!);
    // Oldest first, so that some leases reach their end.
    const open = placed.filter((order) => !over.has(order)).slice(0, AT_ONCE);
    const order = open[of.pick % open.length];
    for (let step = 0; order && !over.has(order) && step < 3; step += 1) {
      if (!(await host.goOn(order, of.pick))) over.add(order);
    }
  };
  const overdrawn: unknown[] = [];
  let kills = 0;
  const queue = [...acts];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const host = next.isKilled ? 2 : next.host;
      if (host === 2) await third.untilOpen();
      // A dead host sends no response.
      const wish = act({ ...next, host }).catch(() => undefined);
      if (next.isKilled || next.trouble === "line cut") {
        await wait(next.afterMs);
        // The host's open transaction is lost, whatever it has requested from the lessor.
        if (next.trouble === "line cut") line.cut();
        if (next.isKilled) kills += Number(third.kill());
      }
      await wish;
      overdrawn.push(
        ...(await rowsOf(sql`SELECT a.id FROM lease_applications AS a WHERE approved_cents < (
          SELECT COALESCE(sum(cents), 0) FROM leases WHERE application_id = a.id
            AND state IN ('HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED'))`)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(overdrawn).toEqual([]);
  expect(kills).toBeGreaterThan(ROUNDS / 100);
  await shop.lessors.set({ reset: true });
  // Independent of the machine's speed: of the first orders, every other one is returned, and the rest is
  // delivered and paid for.
  await waitFor(async () => {
    await hurry();
    for (const [at, order] of placed.entries()) {
      if (over.has(order) || !(await hosts[0]!.goOn(order, at % 2 === 0 ? RETURNED_PICK : FUNDED_PICK)))
        over.add(order);
      const { returns, paid } = await countEnds();
      if (Math.min(returns, paid) > ROUNDS / 100) return true;
    }
    return null;
  });
  for (const deadline = Date.now() + CALM_WITHIN_MS; (await listBusy()).length > 0; await wait(LOOK_MS)) {
    if (Date.now() > deadline) break;
    await hurry();
  }
  expect(await listBusy()).toEqual([]);

  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(shop.lessors.port) });
  const lessor = openLessors(leases.lessors).find("KATAPULT")!;
  for (const { ada, leaseId } of people) {
    const { found: application } = await shop.query<{
      found: { uuid: string; approvedAmount: number; usedAmount: number; remainingAmount: number };
    }>(
      `query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) {
        uuid approvedAmount usedAmount remainingAmount } }`,
      { id: leaseId },
      ada.bearer,
    );
    expect(application.usedAmount + application.remainingAmount).toBe(application.approvedAmount);
    // The lessor keeps its own count of requests, cancellations, deliveries and returns.
    const report = await lessor.find({ uuid: application.uuid });
    const [requested] = await rowsOf(sql<{
      cents: number;
    }>`SELECT COALESCE(sum(cents), 0)::int AS cents FROM leases
      WHERE application_id = ${leaseId} AND state IN ('SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED')`);
    expect(report?.usedCents).toBe(requested!.cents);
  }
  const odd =
    await rowsOf(sql`SELECT o.status, lease.state, lease.problem FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
    WHERE lease.state = 'SIGNING' AND o.status <> 'PENDING_ESIGNATURE'
      OR lease.state = 'HELD' AND o.status NOT IN ('PENDING_PAYMENT', 'PAYMENT_FAILED')
      OR o.status = 'CANCELLED' AND lease.state <> 'RELEASED'
      OR o.status = 'RETURNED' AND lease.state NOT IN ('RETURNED', 'RELEASED')
      OR lease.state = 'RELEASED' AND EXISTS (
        SELECT 1 FROM lease_notices AS notice WHERE notice.lease_id = lease.id AND notice.kind = 'DELIVERED')
      OR lease.problem IS NOT NULL`);
  expect(odd).toEqual([]);
  // A fifth of the actions are checkouts; many meet a used-up approval, or a host that dies.
  expect(placed.length).toBeGreaterThan(ROUNDS / 20);
});

test("a lease whose lessor fails, or whose response is lost, is requested again and is one lease", async () => {
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

test("another host continues for one that died before it called the lessor", async () => {
  const { ada, leaseId } = await shop.approve();
  const { total } = (await shop.onCredit(pieces(1), ada.bearer)).order!;
  for (const state of ["WAITING", "HELD"] as const) {
    const made = await shop.onCredit(pieces(1), ada.bearer);
    const orderId = made.order!.id;
    // The state a dead host left: the lessor was never called. The order is locked first, as everywhere.
    const leases = await shop.api.database.db.transaction().execute(async (trx) => {
      const status = state === "WAITING" ? "PENDING_PAYMENT" : "LOAN_IN_PROCESS";
      await sql`UPDATE orders SET status = ${status} WHERE id = ${orderId}`.execute(trx);
      const { rows } =
        await sql`UPDATE leases SET state = ${state}, cents = ${state === "WAITING" ? 0 : total},
        asked_at = NULL, sign_until = NULL, next_check_at = now() WHERE order_id = ${orderId} RETURNING id`.execute(
          trx,
        );
      return rows;
    });
    expect(leases).toHaveLength(1);
    const order = await waitFor(async () => {
      // A pending response to a lessor message may delay the next poll.
      await shop.hurry();
      const now = await shop.readOrder(orderId, made.orderKey);
      return now.status === "PENDING_ESIGNATURE" ? now : null;
    });
    expect(order.leaseDetails).toMatchObject({ leaseState: "SIGNING", leasedAmount: total });
  }
  expect(await shop.balance(leaseId)).toMatchObject({ used: 3 * total });
});

test("reordered and repeated webhooks and reports move no lease backward", async () => {
  // The lessor's sandbox sends no webhook for a full approval.
  const { ada, leaseId } = await shop.approve("partial");
  await shop.lessors.set({ reorderWebhooks: true, duplicateWebhooks: 3 });
  const made = await shop.onCredit(pieces(1), ada.bearer);
  await shop.sign(made.redirectUrl);
  const signed = await shop.untilOrder(made, ({ leaseDetails }) => leaseDetails?.leaseState === "SIGNED");
  const steps = signed.history
    .filter(({ type, after }) => type === "LEASE_DETAILS_UPDATED" && after !== null)
    .map(({ after }) => after as LeaseState)
    .reverse();
  expect(steps).toEqual(["HELD", "SIGNING", "SIGNED"]);
  for (const [at, to] of steps.slice(1).entries()) expect(LEASE_STATE_TRANSITIONS[steps[at]!]).toContain(to);
  const events = await rowsOf(
    sql<{ kind: string }>`SELECT kind FROM lease_events WHERE application_id = ${leaseId}`,
  );
  expect(events.map(({ kind }) => kind)).toContain("application.signed");
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
