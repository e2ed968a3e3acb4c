/**
 * Clicks on affiliate links, the commissions they earn, and posts to the network (AFFILIATE-1 to
 * AFFILIATE-8).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { anAffiliate } from "../../support/people/affiliates";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders } from "../../support/orders/confirmed-orders";
import { aGuest, anOrder, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { startTrackerDouble, type TrackerDouble } from "../../support/catalogue/tracker-double";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(120_000);

const BROWSER = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Mobile" };

let tracker: TrackerDouble;
let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  tracker = await startTrackerDouble();
  shop = await openOrderShop({ config: { affiliates: tracker.access } });
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(async () => {
  await shop?.stop();
  await tracker?.stop();
});
afterEach(() => tracker.set({ reset: true }));

describe("a click", () => {
  const click = async (visitId: string, touch: object, headers = {}, from?: string) =>
    (
      await callRest(shop.app, "reportAffiliateClick", {
        body: { visitId, touch },
        headers: { ...BROWSER, ...headers },
        from,
      })
    ).body;
  const clickOf = async (visitId: string) =>
    (await tracker.clicks()).filter(({ body }) => body["uniqueId"] === visitId);

  test("is posted once with the default offer, and its sub-affiliate is the text after the tilde (ATTRIBUTION-5)", async () => {
    const id = randomUUID();
    const touch = { act: "7", s: "blog", utm_source: "news", secret: "x" };
    const first = await click(id, touch, {}, "203.0.113.9");
    const [postback, ...others] = await clickOf(id);
    expect(others).toEqual([]);
    expect(postback).toMatchObject({
      isOffer: true,
      body: {
        aid: "7",
        act: "7",
        sid: "blog",
        s: "blog",
        utm_source: "news",
        p: "2",
        o: "2",
        ip: "203.0.113.9",
      },
    });
    expect(postback!.body).not.toHaveProperty("secret");
    expect(first.data).toEqual({ clickHash: postback!.clickId });
    expect((await click(id, touch)).data).toEqual(first.data);
    expect(await clickOf(id)).toHaveLength(1);
  });

  test("from an address that is not IPv4 is posted with that fact instead of the address (ATTRIBUTION-4)", async () => {
    const id = randomUUID();
    await click(id, { aid: "7" }, {}, "2001:db8::9");
    expect((await clickOf(id))[0]!.body["ip"]).toBe("{ip}");
  });

  test.each([
    ["a visitor who opted out", { aid: "7" }, { "sec-gpc": "1" }],
    ["no affiliate", { utm_source: "news" }, {}],
    ["a bot", { aid: "7" }, { "user-agent": "Googlebot/2.1" }],
  ])("from %s is not posted", async (_whose, touch, headers) => {
    const id = randomUUID();
    expect(await click(id, touch, headers)).toMatchObject({ isSuccess: true, data: { clickHash: null } });
    expect(await clickOf(id)).toEqual([]);
  });

  test.each([{ failNext: 1 }, { nonsenseNext: 1 }, { loseAnswerNext: 1 }])(
    "during a network failure (%j) blocks no visitor and is posted at the next call",
    async (trouble) => {
      const id = randomUUID();
      await tracker.set(trouble);
      expect(await click(id, { aid: "7" })).toMatchObject({ isSuccess: true, data: { clickHash: null } });
      const later = await click(id, { aid: "7" });
      expect(later.data?.clickHash).toBe((await clickOf(id))[0]!.clickId);
      expect(await clickOf(id)).toHaveLength(1);
    },
  );

  test.each([{ visitId: "x" }, { touch: 7 }, { touch: { aid: {} } }, { visitId: "\u0000" }])(
    "%j is rejected as invalid input",
    async (odd) => {
      const body = { visitId: randomUUID(), touch: { aid: "7" }, ...odd };
      expect((await callRest(shop.app, "reportAffiliateClick", { body, headers: BROWSER })).status).toBe(400);
    },
  );
});

describe("a commission", () => {
  const ofOrder = async ({ uniqueId }: ClientOrder) =>
    (await tracker.postbacks()).filter(({ reference }) => reference === uniqueId);
  const untilPosted = (order: ClientOrder, count: number) =>
    waitFor(async () => {
      const postbacks = await ofOrder(order);
      return postbacks.length >= count ? postbacks : null;
    });
  /** Waits until nothing is left to enter or post. */
  const settled = () =>
    waitFor(async () => {
      const { rows } = await sql<{ open: boolean }>`SELECT EXISTS (SELECT 1 FROM affiliate_marks) OR EXISTS (
        SELECT 1 FROM affiliate_entries WHERE told_at IS NULL AND refusal IS NULL) AS open`.execute(
        shop.api.database.db,
      );
      return !rows[0]!.open || null;
    });
  const by = (aid: string, more: object = {}) => anOrder({ attribution: { aid, ...more } });
  const takeOf = async ({ id }: ClientOrder) =>
    (
      await shop.query<{ getOrder: { affiliateTake: number | null } }>(
        "query ($id: ID!) { getOrder(orderId: $id) { affiliateTake } }",
        { id },
        admin.bearer,
      )
    ).getOrder.affiliateTake;
  const refund = (order: ClientOrder, amount: number) =>
    shop.query(
      `mutation { refundOrder(orderId: "${order.id}", amount: ${amount}, reason: "Scratched",
        idempotencyKey: "${randomUUID()}") { success } }`,
      {},
      admin.bearer,
    );
  const netOf = async ({ id }: ClientOrder) =>
    (
      await sql<{
        cents: number;
      }>`SELECT sub_total_cents - discount_cents AS cents FROM orders WHERE id = ${id}`.execute(
        shop.api.database.db,
      )
    ).rows[0]!.cents;

  test("is posted when the order is paid, reduced by refunds, and reversed with the order", async () => {
    await anAffiliate(shop.api.database.db, "share", { perOrderCents: 200, percentHundredths: 1_000 });
    const { order, orderKey, transactionId } = await shop.paid(
      by("share", { sid: "blog", clickHash: "click-1" }),
    );
    const net = await netOf(order);
    const [conversion] = await untilPosted(order, 1);
    const expectedCommission = 200 + Math.floor(net / 10);
    expect(conversion).toMatchObject({
      kind: "conversion",
      event: "sale",
      aid: "share",
      sid: "blog",
      clickId: "click-1",
      times: 1,
      net,
      commission: expectedCommission,
      currency: "USD",
      conversionId: null,
    });
    expect(await takeOf(order)).toBe(expectedCommission);

    await shop.until({ order, orderKey }, ({ status }) => status === "PENDING_FULFILMENT");
    await shop.post(`/braintree/tester/${transactionId}/settle`);
    await refund(order, Math.floor(order.total / 2));
    const [, less] = await untilPosted(order, 2);
    expect(less).toMatchObject({ kind: "adjustment", conversionId: conversion!.id });
    expect(less!.commission).toBeLessThan(0);
    expect(await takeOf(order)).toBe(expectedCommission + less!.commission);

    await refund(order, order.total - Math.floor(order.total / 2));
    const [, , back] = await untilPosted(order, 3);
    expect(back).toMatchObject({ kind: "reversal", conversionId: conversion!.id, net: 0 });
    await settled();
    const postbacks = await ofOrder(order);
    expect(postbacks.reduce((sum, { commission }) => sum + commission, 0)).toBe(0);
    expect(await takeOf(order)).toBe(0);
  });

  test("is reversed when its order is cancelled", async () => {
    await anAffiliate(shop.api.database.db, "fixed", { perOrderCents: 700 });
    const paid = await shop.paid(by("fixed"));
    await untilPosted(paid.order, 1);
    await shop.cancel(paid);
    const postbacks = await untilPosted(paid.order, 2);
    expect(postbacks.map(({ kind, commission }) => [kind, commission])).toEqual([
      ["conversion", 700],
      ["reversal", -700],
    ]);
  });

  test("is reduced item by item by returns", async () => {
    await anAffiliate(shop.api.database.db, "returns", { percentHundredths: 1_000 });
    const orders = confirmedOrders(shop, () => admin);
    const { placed, order } = await orders.confirmed(aGuest(), { attribution: { aid: "returns" } });
    const [conversion] = await untilPosted(placed.order, 1);
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    const itemIds = order.items.map(({ id }) => id);
    const parcel = { carrier: "ups", trackingNumber: "1Z 9", date: "2026-11-20", itemIds };
    let current = (await orders.ship(order, parcel)).order!;
    for (const itemId of itemIds) {
      const back = { itemIds: [itemId], status: "RETURNED", reason: "Broken" };
      current = (await orders.changeItems(current, back)).order!;
    }
    await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
    await settled();
    const postbacks = await ofOrder(placed.order);
    expect(postbacks[0]).toEqual(conversion);
    expect(postbacks.every(({ times }) => times === 1)).toBe(true);
    expect(postbacks.at(-1)).toMatchObject({ kind: "reversal", net: 0 });
    expect(postbacks.reduce((sum, { commission }) => sum + commission, 0)).toBe(0);
    expect(await takeOf(placed.order)).toBe(0);
  });

  test("of a sub-affiliate uses its own terms; without them the affiliate's terms apply", async () => {
    const { db } = shop.api.database;
    await anAffiliate(db, "tree", { perOrderCents: 100 });
    await anAffiliate(db, "tree", { perOrderCents: 150 }, "leaf");
    const [leaf, other] = [
      await shop.paid(by("tree", { sid: "leaf" })),
      await shop.paid(by("tree", { sid: "x" })),
    ];
    expect((await untilPosted(leaf.order, 1))[0]).toMatchObject({ commission: 150 });
    expect((await untilPosted(other.order, 1))[0]).toMatchObject({ commission: 100 });
  });

  test("stops at the order cap and the monthly cap, however many orders are paid concurrently", async () => {
    await anAffiliate(shop.api.database.db, "capped", {
      perOrderCents: 500,
      maxPerOrderCents: 400,
      maxPerMonthCents: 1_000,
    });
    const paid = await Promise.all(Array.from({ length: 4 }, () => shop.paid(by("capped"))));
    for (const { order } of paid) await untilPosted(order, 1);
    await settled();
    const postbacks = (await tracker.postbacks()).filter(({ aid }) => aid === "capped");
    expect(postbacks.map(({ commission }) => commission).sort((one, other) => other - one)).toEqual([
      400, 400, 200, 0,
    ]);
  });

  test("is not earned without an affiliate, by an unknown affiliate, or without terms", async () => {
    await anAffiliate(shop.api.database.db, "bare", null);
    for (const aid of ["stranger", "bare"]) {
      const { order } = await shop.paid(by(aid));
      await settled();
      expect([await ofOrder(order), await takeOf(order)]).toEqual([[], null]);
    }
  });

  test("is posted once, even when the network is down or its responses are lost", async () => {
    await anAffiliate(shop.api.database.db, "away", { perOrderCents: 300 });
    await tracker.set({ failNext: 2 });
    const failed = await shop.paid(by("away"));
    expect(await untilPosted(failed.order, 1)).toMatchObject([{ commission: 300, times: 1 }]);
    await tracker.set({ loseAnswerNext: 1 });
    const lost = await shop.paid(by("away"));
    await settled();
    expect(await ofOrder(lost.order)).toMatchObject([{ commission: 300, times: 2 }]);
  });

  test("survives an hour without the network, and is then posted once and in order", async () => {
    const { db } = shop.api.database;
    await anAffiliate(db, "hour", { perOrderCents: 400 });
    await tracker.set({ failNext: 1_000 });
    const paid = await shop.paid(by("hour"));
    await waitFor(() => takeOf(paid.order));
    await shop.cancel(paid);
    // Each round moves the next attempt forward, as waiting would.
    const waited = await waitFor(async () => {
      const { rows } = await sql<{ tries: number; seconds: number }>`
        SELECT tries, extract(epoch FROM next_try_at - now())::float8 AS seconds FROM affiliate_entries
        WHERE affiliate = 'hour' ORDER BY tries DESC LIMIT 1`.execute(db);
      if (rows[0] && rows[0].tries > 12 && rows[0].seconds > 70) return rows[0].seconds;
      await sql`UPDATE affiliate_entries SET next_try_at = now() WHERE affiliate = 'hour' AND tries <= 12`.execute(
        db,
      );
      return null;
    });
    expect(waited).toBeLessThanOrEqual(3_600);
    expect(await ofOrder(paid.order)).toEqual([]);
    await tracker.set({ failNext: 0 });
    await sql`UPDATE affiliate_entries SET next_try_at = now() WHERE affiliate = 'hour'`.execute(db);
    await settled();
    expect(await ofOrder(paid.order)).toMatchObject([
      { kind: "conversion", commission: 400, times: 1 },
      { kind: "reversal", commission: -400, times: 1 },
    ]);
  });

  test("is immutable once recorded, and so are terms", async () => {
    const { db } = shop.api.database;
    await anAffiliate(db, "still", { perOrderCents: 100 });
    await expect(
      sql`UPDATE affiliate_terms SET per_order_cents = 1 WHERE affiliate = 'still'`.execute(db),
    ).rejects.toThrow("terms never change");
    await expect(sql`DELETE FROM affiliate_terms WHERE affiliate = 'still'`.execute(db)).rejects.toThrow(
      "never change",
    );
  });
});
