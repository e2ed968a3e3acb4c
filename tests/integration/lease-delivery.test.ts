/** What arrives is told to the lessor, who pays for it; what is cancelled or comes back leaves the lease (LEASE-29, LEASE-37). */
import { sql } from "kysely";
import { aCustomer, signedIn, type TestUser } from "../support/accounts";
import { openSignedLeases, PRICES, type SignedLease } from "../support/signed-leases";
import { waitFor } from "../support/wait-for";

type Leases = Awaited<ReturnType<typeof openSignedLeases>>;
let leases: Leases;
let admin: TestUser;
beforeAll(async () => {
  leases = await openSignedLeases();
  admin = await signedIn(leases.shop.api, "ADMIN");
});
afterAll(() => leases?.stop());
afterEach(() => leases.lessors.set({ reset: true, loseWebhooks: true }));

const PARCEL = { carrier: "UPS", trackingNumber: "1Z-LEASED" };
const signed = async (paidOtherwiseCents = 0, isPreApproval = true) =>
  leases.signed(await aCustomer(leases.shop.api), paidOtherwiseCents, isPreApproval);
const seenOf = async ({ orderId }: SignedLease) =>
  (
    await leases.shop.ask<{ order: { id: string; revision: number; status: string } }>(
      `{ order: getOrder(orderId: "${orderId}") { id revision status } }`,
      {},
      admin.bearer,
    )
  ).order;
const ship = async (lease: SignedLease, itemIds: readonly string[], trackingNumber = PARCEL.trackingNumber) =>
  leases.desk(() => admin).ship(await seenOf(lease), { ...PARCEL, trackingNumber, itemIds });
const note = async (lease: SignedLease, status: string, itemIds: readonly string[]) => {
  const change = { itemIds, status, reason: "As asked" };
  const noted = await leases.desk(() => admin).note(await seenOf(lease), change);
  if (!noted.success) throw new Error(noted.message);
  return noted;
};
const until = (lease: SignedLease, isGood: (row: Awaited<ReturnType<Leases["rowOf"]>>) => boolean) =>
  waitFor(async () => {
    const row = await leases.rowOf(lease);
    return isGood(row) ? row : null;
  });
const funded = (lease: SignedLease) => until(lease, ({ state }) => state === "FUNDED");
const delivered = async (lease: SignedLease) => {
  await ship(lease, lease.itemIds);
  await note(lease, "DELIVERED", lease.itemIds);
};
const summariesOf = async (lease: SignedLease) =>
  (await leases.shop.historyOf({ order: { id: lease.orderId }, orderKey: null }))
    .filter(({ type }) => type === "LEASE_DETAILS_UPDATED")
    .map(({ summary }) => summary);

test("what arrives in parts is told in parts, and paid for with the last one, less what the lessor keeps", async () => {
  const lease = await signed(0, false);
  const [first, second] = lease.itemIds as [string, string];
  await ship(lease, [first], "1Z-A");
  await ship(lease, [second], "1Z-B");
  await note(lease, "DELIVERED", [first]);
  await waitFor(async () => ((await summariesOf(lease)).length > 0 ? true : null));
  expect(await leases.fundingOf(lease)).toMatchObject({ isFunded: false });
  await note(lease, "DELIVERED", [second]);

  const { funded_cents: paid, lender_take_cents: take, problem } = await funded(lease);
  expect(paid! + take!).toBe(lease.cents);
  expect(problem).toBeNull();
  expect(await leases.fundingOf(lease)).toMatchObject({ fundedCents: paid, lenderTakeCents: take });
  const { order } = await leases.shop.ask<{ order: { status: string; lenderTake: number } }>(
    `{ order: getOrder(orderId: "${lease.orderId}") { status lenderTake } }`,
    {},
    admin.bearer,
  );
  expect(order).toEqual({ status: "COMPLETED", lenderTake: take });
  const application = await waitFor(async () => {
    const { rows } = await sql<{ status: string }>`SELECT a.status FROM lease_applications AS a
      JOIN leases ON leases.application_id = a.id WHERE leases.id = ${lease.leaseId}`.execute(
      leases.shop.api.database.db,
    );
    return rows[0]?.status === "COMPLETED" ? rows[0] : null;
  });
  expect(application.status).toBe("COMPLETED");
});

test.each([
  ["answers 500 once", { failNext: 1 }],
  ["does it, and its answer is lost", { loseAnswerNext: 1 }],
])("a lessor that %s is told once all the same", async (_, trouble) => {
  const lease = await signed();
  await leases.lessors.set(trouble);
  await delivered(lease);
  const { funded_cents: paid, lender_take_cents: take } = await funded(lease);
  expect(paid! + take!).toBe(lease.cents);
  const told = (await summariesOf(lease)).filter((summary) => summary.includes("what has arrived"));
  expect(told).toHaveLength(1);
});

test("a second host of the shop that works at the same time tells nothing twice", async () => {
  const other = await leases.shop.anotherHost();
  try {
    const all = await Promise.all([signed(), signed(), signed()]);
    await Promise.all(all.map(delivered));
    for (const lease of all) {
      await funded(lease);
      expect(
        (await summariesOf(lease)).filter((summary) => summary.includes("what has arrived")),
      ).toHaveLength(1);
    }
  } finally {
    await other.close();
  }
});

test("an item that is cancelled before it leaves is taken out of the lease, which is paid for without it", async () => {
  const lease = await signed();
  const [first, second] = lease.itemIds as [string, string];
  await note(lease, "CANCELLED", [second]);
  expect(await leases.rowOf(lease)).toMatchObject({ state: "SIGNED", cents: lease.cents - PRICES[1] });
  await ship(lease, [first]);
  await note(lease, "DELIVERED", [first]);
  const { funded_cents: paid, lender_take_cents: take } = await funded(lease);
  expect(paid! + take!).toBe(lease.cents - PRICES[1]);
});

test("items that are cancelled after the others arrived end the waiting for the money", async () => {
  const lease = await signed();
  const [first, second] = lease.itemIds as [string, string];
  await ship(lease, [first]);
  await note(lease, "DELIVERED", [first]);
  await note(lease, "CANCELLED", [second]);
  const { funded_cents: paid, lender_take_cents: take } = await funded(lease);
  expect(paid! + take!).toBe(lease.cents - PRICES[1]);
});

test("what comes back leaves the lease, and the lease is over with the last of it", async () => {
  const lease = await signed();
  const [first, second] = lease.itemIds as [string, string];
  await delivered(lease);
  await funded(lease);
  await note(lease, "RETURNED", [first]);
  const less = await until(
    lease,
    (row) => row.funded_cents! + row.lender_take_cents! === lease.cents - PRICES[0],
  );
  expect(less).toMatchObject({ state: "FUNDED", cents: lease.cents - PRICES[0] });
  await note(lease, "RETURNED", [second]);
  expect(await until(lease, (row) => row.funded_cents === 0)).toMatchObject({
    state: "RETURNED",
    problem: null,
  });
  expect(await seenOf(lease)).toMatchObject({ status: "RETURNED" });
});

test("what was paid by card beside a lease goes back only as far as the lease does not cover it", async () => {
  const lease = await signed(100_00);
  const [first] = lease.itemIds as [string];
  await delivered(lease);
  await funded(lease);
  const { order } = await note(lease, "RETURNED", [first]);
  expect((await leases.rowOf(lease)).cents).toBe(lease.cents - PRICES[0]);
  const refunds = order!.history.filter(({ summary }) => summary.startsWith("Refund of"));
  // Its tax: the price itself was leased.
  const tax =
    Math.floor(((lease.totalCents - (await shippingOf(lease))) * PRICES[0]) / (PRICES[0] + PRICES[1])) -
    PRICES[0];
  expect(refunds.map(({ summary }) => summary)).toEqual(
    tax > 0 ? [expect.stringContaining((tax / 100).toFixed(2))] : [],
  );
});

test("money that does not fit what was delivered, and a refusal, are shown to staff until it fits", async () => {
  const lease = await signed();
  const { db } = leases.shop.api.database;
  await sql`UPDATE leases SET cents = cents + 1 WHERE id = ${lease.leaseId}`.execute(db);
  await delivered(lease);
  await until(lease, ({ problem }) => problem === "FUNDING_DIFFERS");
  const listed = async () =>
    (
      await leases.shop.ask<{ found: { orders: { id: string }[] } }>(
        "{ found: searchOrders(isByHand: true) { orders { id } } }",
        {},
        admin.bearer,
      )
    ).found.orders.map(({ id }) => id);
  expect(await listed()).toContain(lease.orderId);
  expect((await summariesOf(lease)).at(-1)).toContain("not for");
  await sql`UPDATE leases SET cents = cents - 1, funding_check_at = now() WHERE id = ${lease.leaseId}`.execute(
    db,
  );
  await until(lease, ({ problem }) => problem === null);
  expect(await listed()).not.toContain(lease.orderId);

  const refused = await signed();
  await leases.katapult.cancelOrder(refused.uuid, "behind-our-back");
  await delivered(refused);
  expect(await until(refused, ({ problem }) => problem !== null)).toMatchObject({
    problem: "NOTICE_REFUSED",
  });
  expect(await listed()).toContain(refused.orderId);
});

describe("before anything is changed", () => {
  const preview = async (lease: SignedLease, wish: string, bearer = admin.bearer) =>
    (
      await leases.shop.ask<{ seen: Previewed | null }>(
        `{ seen: previewOrderChange(orderId: "${lease.orderId}", ${wish}) { isPossible message total sentences
          moneyBack { name amount isByHand } lease { lessorName before after } } }`,
        {},
        bearer,
      )
    ).seen;

  test("what a return would do is told as it is done, and nothing is done by telling it", async () => {
    const lease = await signed();
    const [first] = lease.itemIds as [string];
    expect(await preview(lease, "change: RETURN")).toMatchObject({ isPossible: false });
    await delivered(lease);
    await funded(lease);
    const before = await seenOf(lease);
    const part = await preview(lease, `change: RETURN, itemIds: ["${first}"]`);
    expect(part).toMatchObject({
      isPossible: true,
      total: 0,
      lease: { lessorName: "Katapult", before: lease.cents, after: lease.cents - PRICES[0] },
    });
    expect(part!.sentences.join(" ")).toContain("changes your payments");
    const all = await preview(lease, "change: RETURN");
    expect(all).toMatchObject({ lease: { before: lease.cents, after: 0 } });
    expect(await seenOf(lease)).toEqual(before);
    expect(await leases.rowOf(lease)).toMatchObject({ state: "FUNDED", cents: lease.cents });
    await note(lease, "RETURNED", [first]);
    expect((await leases.rowOf(lease)).cents).toBe(part!.lease!.after);
  });

  test("what cancelling would give back is told by each way it was paid", async () => {
    const { shop } = leases;
    const placed = await shop.paid();
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const seen = await shop.ask<{ seen: Previewed | null }>(
      `query ($id: ID!, $key: String) { seen: previewOrderChange(orderId: $id, change: CANCEL, orderKey: $key) {
        isPossible message total sentences moneyBack { name amount isByHand } lease { before } } }`,
      { id: placed.order.id, key: placed.orderKey },
    );
    const { total } = placed.order;
    expect(seen.seen).toMatchObject({ isPossible: true, total, moneyBack: [{ amount: total }], lease: null });
    expect((await shop.read(placed)).status).toBe("PENDING_FULFILMENT");
    expect((await shop.cancel(placed)).success).toBe(true);
  });

  test("it is told to nobody else", async () => {
    const lease = await signed();
    const stranger = await aCustomer(leases.shop.api);
    expect(await preview(lease, "change: CANCEL", stranger.bearer)).toBeNull();
    expect(await preview({ ...lease, orderId: "nonsense" }, "change: CANCEL")).toBeNull();
    expect(await preview(lease, `change: RETURN, itemIds: ["nonsense"]`)).toBeNull();
  });
});

describe("the agreement", () => {
  const AGREEMENT = `lessorName cashPrice paidOtherwise items { name quantity price } isSigned plans { frequency initialPayment
    payment numberOfPayments totalCost costOfLease earlyPurchaseDays earlyPurchasePrice laterShareBasisPoints }`;
  const read = async ({ orderId }: SignedLease, bearer: string) =>
    (
      await leases.shop.ask<{ agreement: Agreement | null }>(
        `{ agreement: getLeaseAgreement(orderId: "${orderId}") { ${AGREEMENT} } }`,
        {},
        bearer,
      )
    ).agreement;

  test("is what the lessor has signed with, in numbers that add up", async () => {
    const customer = await aCustomer(leases.shop.api);
    const lease = await leases.signed(customer, 100_00);
    const agreement = (await read(lease, customer.bearer))!;
    expect(agreement).toMatchObject({
      lessorName: "Katapult",
      cashPrice: lease.cents,
      paidOtherwise: 100_00,
      isSigned: true,
      items: PRICES.map((price) => ({ quantity: 1, price })),
    });
    const terms = await leases.katapult.listTerms(lease.uuid);
    expect(agreement.plans.map(({ totalCost }) => totalCost)).toEqual(
      terms.map(({ totalCostCents }) => totalCostCents),
    );
    for (const { payment, numberOfPayments, totalCost, costOfLease } of agreement.plans) {
      expect(payment * numberOfPayments).toBe(totalCost);
      expect(costOfLease).toBe(totalCost - lease.cents);
    }
  });

  test("is nobody else's, and cannot be read while the lessor is silent", async () => {
    const customer = await aCustomer(leases.shop.api);
    const lease = await leases.signed(customer);
    expect(await read(lease, (await aCustomer(leases.shop.api)).bearer)).toBeNull();
    await leases.lessors.set({ failNext: 1 });
    await expect(read(lease, customer.bearer)).rejects.toThrow("UNAVAILABLE");
    expect(await read(lease, customer.bearer)).not.toBeNull();
  });
});

interface Previewed {
  readonly isPossible: boolean;
  readonly message: string;
  readonly total: number;
  readonly sentences: readonly string[];
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

async function shippingOf({ orderId }: SignedLease): Promise<number> {
  const { rows } = await sql<{
    cents: number;
  }>`SELECT shipping_cents AS cents FROM orders WHERE id = ${orderId}`.execute(leases.shop.api.database.db);
  return rows[0]!.cents;
}
