/**
 * Payments that arrive after the customer has left: webhooks in any order and number, and returning
 * customers.
 */
import { anOrder, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { LATER_PAYMENTS } from "../../support/orders/paying-ways";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { deliver, type HeldWebhook } from "../../support/people/webhook-inbox";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
});
afterEach(async () => {
  shop.line.rewriteResponses(null);
  await shop.set({ reset: true });
});
afterAll(() => shop.stop());

const isPaid = ({ status }: { readonly status: string }) => status === "PENDING_FULFILMENT";

describe.each(LATER_PAYMENTS)("an order paid at $vendor", ({ vendor, begin, arrive, webhooks, state }) => {
  /** Starts a payment, lets the money arrive, and holds back the vendor's callbacks. */
  async function arrived(
    input?: Record<string, unknown>,
  ): Promise<{ begun: ClientCheckout; held: HeldWebhook[] }> {
    await shop.inbox.take(0);
    const begun = await begin(shop, input);
    await arrive(shop, begun);
    const held: HeldWebhook[] = [];
    const isOfPayment = ({ path, body }: HeldWebhook) =>
      path.includes(vendor) && (body.includes(begun.transactionId!) || path.includes(begun.order!.id));
    while (held.length < webhooks) {
      held.push(
        ...(await shop.inbox.take(1)).filter(
          (webhook) => isOfPayment(webhook) && !webhook.body.includes("charge:created"),
        ),
      );
    }
    return { begun, held };
  }

  async function expectPaidOnce(begun: ClientCheckout, stockBefore: number) {
    const order = await shop.until(begun, isPaid);
    expect(order.paymentDetails).toMatchObject([{ state, transactionId: begun.transactionId }]);
    const history = await shop.historyOf(begun);
    expect(
      history.filter(({ after, type }) => after === "PAYMENT_RECEIVED" && type === "STATUS_CHANGED"),
    ).toHaveLength(1);
    expect(
      (await shop.mailsAbout(order.uniqueId)).filter((kind) => kind === "order-confirmation"),
    ).toHaveLength(1);
    expect(await shop.stockOf(seededId(1))).toBe(stockBefore - 1);
  }

  test("waits for the money, and the customer sees so", async () => {
    const begun = await begin(shop);
    expect(begun).toMatchObject({ success: true, errors: [], status: "PENDING_PAYMENT" });
    expect(await shop.mailsAbout(begun.order!.uniqueId)).toEqual(["order-waiting"]);
  });

  test("is paid when the webhook comes first and the customer second", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun, held } = await arrived();
    for (const webhook of held) expect(await deliver(shop.app, webhook)).toBe(200);
    await shop.until(begun, ({ status }) => status !== "PENDING_PAYMENT");
    expect(await shop.refresh(begun)).toMatchObject({ success: true, errors: [] });
    await expectPaidOnce(begun, before);
  });

  test("is paid when the customer comes first and the webhook second", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun, held } = await arrived();
    // The fraud check may already have passed the order.
    const status = expect.stringMatching(/^(PAYMENT_RECEIVED|PENDING_FULFILMENT)$/);
    expect(await shop.refresh(begun)).toMatchObject({ success: true, status });
    for (const webhook of held) expect(await deliver(shop.app, webhook)).toBe(200);
    await expectPaidOnce(begun, before);
  });

  test("is paid once however often and in whatever order its webhooks arrive", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun, held } = await arrived();
    const requestsBefore = shop.line.count("");
    const often = [1, 2, 3, 4, 5].flatMap((turn) => (turn % 2 ? [...held].reverse() : held));
    const answers = await Promise.all(often.map((webhook) => deliver(shop.app, webhook)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await expectPaidOnce(begun, before);
    // The vendor is queried once per event, not once per delivery.
    expect(shop.line.count("") - requestsBefore).toBeLessThan(often.length);
    const db = shop.api.database.db;
    const events = await db
      .selectFrom("payment_events")
      .select("event_id")
      .where("transaction_id", "=", begun.transactionId)
      .execute();
    expect(events).toHaveLength(held.length);
  });

  test("is found by the sweeper when every webhook is lost", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun } = await arrived();
    await shop.checkNow();
    await expectPaidOnce(begun, before);
  });

  test("stays cancelled when the money comes later, which is refunded or reported to staff", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun, held } = await arrived();
    expect(await shop.cancel(begun)).toMatchObject({ success: true, order: { status: "CANCELLED" } });
    for (const webhook of held) await deliver(shop.app, webhook);
    const db = shop.api.database.db;
    await shop.untilRow(async () => {
      const refunds = await db
        .selectFrom("refunds")
        .select("state")
        .where("order_id", "=", begun.order!.id)
        .execute();
      return refunds.length === 1 && refunds[0]!.state !== "REQUESTED";
    });
    const order = await shop.read(begun);
    expect(order.status).toBe("CANCELLED");
    expect(await shop.stockOf(seededId(1))).toBe(before);
    const summaries = (await shop.historyOf(begun)).map(({ summary }) => summary).join("\n");
    expect(summaries).toContain(vendor === "klarna" ? "refunded by Klarna" : "refund it manually");
  });

  test("is not paid by a payment of another amount", async () => {
    const { begun, held } = await arrived();
    await shop.api.database.db
      .updateTable("payments")
      .set({ amount_cents: 1 })
      .where("order_id", "=", begun.order!.id)
      .execute();
    for (const webhook of [...held, ...held]) await deliver(shop.app, webhook);
    await shop.untilRow(async () =>
      (await shop.historyOf(begun)).some(({ summary }) => /cents, but the order is for 1/.test(summary)),
    );
    await shop.refresh(begun);
    expect(
      (await shop.historyOf(begun)).filter(({ summary }) => /cents, but the order/.test(summary)),
    ).toHaveLength(1);
    expect((await shop.read(begun)).status).toBe("PENDING_PAYMENT");
  });

  test("is not paid by a payment in another currency", async () => {
    const { begun, held } = await arrived();
    shop.line.rewriteResponses((text) => text.replaceAll("USD", "EUR"));
    for (const webhook of held) await deliver(shop.app, webhook);
    await shop.untilRow(async () =>
      (await shop.historyOf(begun)).some(({ summary }) => /in EUR, not USD/.test(summary)),
    );
    expect((await shop.read(begun)).status).toBe("PENDING_PAYMENT");
  });

  test("waits while the vendor is down or sends garbage, and is paid when it is back", async () => {
    const before = await shop.stockOf(seededId(1));
    const { begun, held } = await arrived();
    await shop.set({ nonsenseNext: 1, failNext: 1 });
    await deliver(shop.app, held[0]!);
    expect(await shop.refresh(begun)).toMatchObject({ status: "PENDING_PAYMENT" });
    await shop.set({ reset: true });
    await shop.checkNow();
    await expectPaidOnce(begun, before);
  });

  test("is unaffected by webhooks that are forged or truncated", async () => {
    const { begun, held } = await arrived();
    const real = held.at(-1)!;
    const forged = [
      { ...real, body: real.body.slice(0, real.body.length / 2) },
      { ...real, body: "" },
      vendor === "klarna"
        ? { ...real, path: real.path.replace(/key=[0-9a-f]{4}/, "key=0000") }
        : {
            ...real,
            body: real.body.replace(/"(source_)?amount":"\d/, '"$1amount":"9'),
            headers: { ...real.headers, "x-cc-webhook-signature": "0".repeat(64) },
          },
    ];
    for (const webhook of forged) expect(await deliver(shop.app, webhook)).toBe(400);
    expect((await shop.read(begun)).status).toBe("PENDING_PAYMENT");
    expect(await shop.checkout("card", anOrder())).toMatchObject({ success: true });
  });
});

test("two hosts with the same webhooks and sweeps do everything once", async () => {
  const coinbase = LATER_PAYMENTS[0]!;
  const secondHost = await shop.anotherHost();
  try {
    const stock = await shop.stockOf(seededId(1));
    await shop.inbox.take(0);
    const begun = await Promise.all([1, 2, 3, 4, 5, 6].map(() => coinbase.begin(shop)));
    await Promise.all(begun.map((payment) => coinbase.arrive(shop, payment)));
    const held = await shop.inbox.take(1);
    await shop.checkNow();
    const hosts = [shop.app, secondHost, shop.app, secondHost];
    await Promise.all(held.flatMap((webhook) => hosts.map((host) => deliver(host, webhook))));
    const orders = await Promise.all(begun.map((payment) => shop.until(payment, isPaid)));
    for (const order of orders) {
      expect(await shop.mailsAbout(order.uniqueId)).toEqual(["order-waiting", "order-confirmation"]);
    }
    await Promise.all(begun.map((payment) => shop.cancel(payment)));
    await shop.untilRow(async () => {
      const open = await shop.api.database.db
        .selectFrom("refunds")
        .select("id")
        .where("state", "=", "REQUESTED")
        .execute();
      return open.length === 0;
    });
    for (const payment of begun) {
      const entries = (await shop.historyOf(payment)).filter(({ summary }) => summary.includes("manually"));
      expect(entries).toHaveLength(1);
    }
    expect(await shop.stockOf(seededId(1))).toBe(stock);
  } finally {
    await secondHost.close();
  }
});
