/** One Klarna order per shop order, despite lost and repeated requests and Klarna failures. */
import { GatewayUnavailable } from "../../../server/payments/vendors/gateway.port";
import { klarnaAt, testKlarna } from "../../support/orders/klarna-payments";
import { startBrokenVendor } from "../../support/orders/payment-sandbox";

const klarna = testKlarna();

describe("a single order", () => {
  it("is placed however often and fast it is requested with one key", async () => {
    const { request, report } = await klarna.place();
    const before = await klarna.countOrders();

    const again = await Promise.all([klarna.gateway.start(request), klarna.gateway.start(request)]);

    expect(again).toEqual(Array(2).fill({ kind: "DONE", report }));
    expect(await klarna.countOrders()).toBe(before);
  });

  it("is returned by an automatic retry when the response is lost", async () => {
    const request = klarna.anOrder();
    const { authorizationToken: token } = await klarna.approve(request);
    const before = await klarna.countOrders();
    await klarna.sandbox.set({ vendor: "klarna", loseAnswerNext: 1 });

    const start = await klarna.gateway.start({ ...request, token });

    expect(start).toMatchObject({ kind: "DONE", report: { state: "AUTHORIZED", orderId: request.orderId } });
    expect(await klarna.countOrders()).toBe(before + 1);
  });

  it("is returned when the start is repeated after both responses were lost", async () => {
    const request = klarna.anOrder();
    const { authorizationToken: token } = await klarna.approve(request);
    const before = await klarna.countOrders();
    await klarna.sandbox.set({ vendor: "klarna", loseAnswerNext: 2 });
    await expect(klarna.gateway.start({ ...request, token })).rejects.toThrow(GatewayUnavailable);

    const start = await klarna.gateway.start({ ...request, token });

    expect(start).toMatchObject({ kind: "DONE", report: { orderId: request.orderId } });
    expect(await klarna.countOrders()).toBe(before + 1);
  });

  it("rejects an approval already used with another key", async () => {
    const { request } = await klarna.place();

    const start = await klarna.gateway.start({ ...request, idempotencyKey: "another" });

    expect(start).toMatchObject({ kind: "REFUSED", problems: [{ name: "DETAILS_USED_UP" }] });
  });

  it("gets its approval by callback when the browser never delivers it", async () => {
    const request = klarna.anOrder();
    const { authorizationToken } = await klarna.approve(request);
    const webhook = await klarna.nextCallback(request.orderId, "authorization_token");

    const [event] = await klarna.gateway.readWebhook(webhook);

    expect(event).toMatchObject({ kind: "authorization", transactionId: null, token: authorizationToken });
    expect(await klarna.gateway.start({ ...request, token: event!.token! })).toMatchObject({ kind: "DONE" });
  });
});

describe("a failing vendor", () => {
  it("places the order at the second attempt when the first is answered 500", async () => {
    const request = klarna.anOrder();
    const { authorizationToken: token } = await klarna.approve(request);
    await klarna.sandbox.set({ vendor: "klarna", failNext: 1 });

    expect(await klarna.gateway.start({ ...request, token })).toMatchObject({ kind: "DONE" });
  });

  it("is abandoned at the timeout, and a retry returns the order placed by then", async () => {
    const request = klarna.anOrder();
    const { authorizationToken: token } = await klarna.approve(request);
    await klarna.sandbox.set({ vendor: "klarna", delayMs: 400 });

    await expect(
      klarnaAt(`${klarna.sandbox.url}/klarna`, { timeoutMs: 150 }).start({ ...request, token }),
    ).rejects.toThrow(GatewayUnavailable);

    await klarna.sandbox.set({ vendor: "klarna", delayMs: 0 });
    expect(await klarna.gateway.start({ ...request, token })).toMatchObject({ kind: "DONE" });
  });

  it.each([
    ["500", { status: 500 }],
    ["503 with a page", { status: 503, type: "text/html", body: "<html>" }],
    ["wrong credentials", { status: 401 }],
    ["too many requests", { status: 429 }],
    ["a redirect", { status: 302 }],
    ["well-formed nonsense", { type: "application/json", body: '{"weather":"sunny"}' }],
    ["a list", { type: "application/json", body: "[]" }],
    ["half a document", { type: "application/json", body: '{"order_id":"a"' }],
    ["a web page", { type: "text/html", body: "<html>" }],
    ["an empty body", { type: "application/json", body: "" }],
    ["an order without amounts", { body: '{"order_id":"a","fraud_status":7,"status":"AUTHORIZED"}' }],
    ["an answer cut off", { body: '{"order_id":"a"}', end: "cut" as const }],
    ["an answer that never ends", { body: '{"order_id":"a"}', end: "never" as const }],
  ])("leaves the outcome unknown after %s", async (_what, answer) => {
    const vendor = await startBrokenVendor(answer);
    const lost = klarnaAt(vendor.url, { timeoutMs: 300 });
    const order = klarna.anOrder("ada@example.com", { token: "token" });

    const outcomes = await Promise.all(
      [lost.start(order), lost.find({ transactionId: "a" }), lost.prepare("KLARNA", order)].map((call) =>
        call.then(
          () => "answered",
          (error: unknown) => (error as Error).name,
        ),
      ),
    );
    await vendor.stop();

    expect(outcomes).toEqual(Array(3).fill("GatewayUnavailable"));
  });

  it("leaves the outcome unknown when nothing listens", async () => {
    await expect(
      klarnaAt("http://127.0.0.1:9").start(klarna.anOrder("a@b.co", { token: "t" })),
    ).rejects.toThrow(GatewayUnavailable);
  });
});
