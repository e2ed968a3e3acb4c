/** The fraud check: the minFraud adapter against the service's local sandbox, over real HTTP. */
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { FraudCheckUnavailable, type FraudQuestion } from "../../../server/payments/fraud/fraud-check.port";
import { createMinFraudCheck, type MinFraudSettings } from "../../../server/payments/fraud/minfraud.gateway";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";
import { startFraudSandbox, type TestFraudSandbox } from "../../support/people/fraud-sandbox";
import { startBrokenVendor } from "../../support/orders/payment-sandbox";

let sandbox: TestFraudSandbox;
/** Servers of one test, stopped after it however it ends. */
const open: { stop(): Promise<void> }[] = [];
const now = () => new Date("2026-03-31T12:00:00Z");

const checkAt = (apiUrl: string, change: Partial<MinFraudSettings> = {}) =>
  createMinFraudCheck({ ...FRAUD_CHECK.doubleKeys, apiUrl, now, ...change });

const address: FraudQuestion["customer"]["billing"] = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  address2: null,
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "5125550100",
};

const anOrder = (change: Partial<FraudQuestion["customer"]> = {}): FraudQuestion => ({
  id: "order-1",
  customer: {
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    phone: "5125550100",
    ipAddress: "198.51.100.7",
    userAgent: "Mozilla/5.0",
    acceptLanguages: "en-US",
    billing: address,
    shipping: { ...address, address2: "Apt 4" },
    ...change,
  },
  totalCents: 533_49,
  lines: [{ product: { sku: "TV-55" }, quantity: 1, priceCents: 499_99 }],
});

const flip = (change: object) =>
  fetch(`${sandbox.url}/_sandbox/switches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });

beforeAll(async () => {
  sandbox = await startFraudSandbox(now);
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  await flip({ reset: true });
});
afterAll(() => sandbox.stop());

describe("the verdict", () => {
  it("passes an ordinary order, with its details", async () => {
    expect(await checkAt(sandbox.url).check(anOrder())).toEqual({
      score: 1,
      ipDistanceFromAddressKm: 12,
      emailFirstSeen: "2016-02-03",
      reasons: [],
    });
  });

  it("sends a risky order to manual review with the reasons", async () => {
    expect(await checkAt(sandbox.url).check(anOrder({ email: "ada+risky@example.com" }))).toEqual({
      score: 85,
      ipDistanceFromAddressKm: 12,
      emailFirstSeen: "2026-03-28",
      reasons: [
        "Risk score 85 (review from 20)",
        "Email address first seen on 2026-03-28 (review below 30 days)",
        "The email address is disposable",
      ],
    });
  });

  it("sends an order from far away to manual review", async () => {
    expect(await checkAt(sandbox.url).check(anOrder({ ipAddress: "203.0.113.9" }))).toMatchObject({
      score: 45,
      ipDistanceFromAddressKm: 8400,
      reasons: expect.arrayContaining(["IP address 8400 km from the address (review above 160 km)"]),
    });
  });

  it.each([
    ["+score19", 20, false],
    ["+score20", 20, true],
    ["+score42", 50, false],
    ["+score0", 20, false],
  ])("uses the shop's threshold: %s with a threshold of %i is risky: %s", async (tag, score, isRisky) => {
    const check = checkAt(sandbox.url, { thresholds: { score } });

    const { reasons } = await check.check(anOrder({ email: `ada${tag}@example.com` }));

    expect(reasons.length > 0).toBe(isRisky);
  });

  it.each(["127.0.0.1", "10.1.2.3", "::1", ""])(
    "checks an order from %j, which has no location",
    async (ipAddress) => {
      expect(await checkAt(sandbox.url).check(anOrder({ ipAddress }))).toMatchObject({
        ipDistanceFromAddressKm: null,
        reasons: [],
      });
    },
  );

  it("checks an order with almost no data", async () => {
    const bare = { ...anOrder({ ipAddress: "", userAgent: "", acceptLanguages: "" }), lines: [] };

    expect(await checkAt(sandbox.url).check(bare)).toMatchObject({ score: expect.any(Number) });
  });
});

it("sends the order in minFraud's fields, without empty ones", async () => {
  const requests: { headers: Record<string, unknown>; url: string; body: unknown }[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(parts).toString());
    requests.push({ headers: request.headers, url: request.url ?? "", body });
    response.end('{"risk_score":0.01}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ stop: () => new Promise((resolve) => server.close(() => resolve())) });

  const verdict = await checkAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).check(
    anOrder(),
  );

  expect(verdict).toMatchObject({ score: 0.01, ipDistanceFromAddressKm: null, emailFirstSeen: null });
  expect(requests[0]?.url).toBe("/minfraud/v2.0/insights");
  expect(requests[0]?.headers["authorization"]).toBe(
    `Basic ${Buffer.from("100001:sandbox_minfraud_license_key").toString("base64")}`,
  );
  const billing = {
    first_name: "Ada",
    last_name: "Byron",
    address: "12 Analytical Way",
    city: "Austin",
    region: "TX",
    postal: "78701",
    country: "US",
    phone_number: "5125550100",
    phone_country_code: "1",
  };
  expect(requests[0]?.body).toEqual({
    device: { ip_address: "198.51.100.7", user_agent: "Mozilla/5.0", accept_language: "en-US" },
    event: { transaction_id: "order-1", type: "purchase" },
    email: { address: "ada@example.com", domain: "example.com" },
    billing,
    shipping: { ...billing, address_2: "Apt 4" },
    order: { amount: 533.49, currency: "USD" },
    shopping_cart: [{ item_id: "TV-55", quantity: 1, price: 499.99 }],
  });
});

describe("no verdict", () => {
  it.each([
    ["ACCOUNT_ID_REQUIRED", { accountId: "", licenseKey: "" }],
    ["LICENSE_KEY_REQUIRED", { licenseKey: "" }],
    ["AUTHORIZATION_INVALID", { licenseKey: "a-wrong-key" }],
  ])("gives the reason %s when the credentials are wrong, and never the key", async (code, change) => {
    const failure: unknown = await checkAt(sandbox.url, change)
      .check(anOrder())
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(FraudCheckUnavailable);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).not.toContain("a-wrong-key");
  });

  it.each(["INSUFFICIENT_FUNDS", "PERMISSION_REQUIRED", "REQUEST_INVALID"])(
    "gives the reason %s when the service refuses",
    async (code) => {
      await flip({ refuseWith: code });

      await expect(checkAt(sandbox.url).check(anOrder())).rejects.toMatchObject({
        name: "FraudCheckUnavailable",
        code,
      });
    },
  );

  it("is reported when the service fails, sends garbage, is slow, loses its response or is down", async () => {
    await flip({ failNext: 1 });
    await expect(checkAt(sandbox.url).check(anOrder())).rejects.toThrow(FraudCheckUnavailable);
    await flip({ nonsenseNext: 1 });
    await expect(checkAt(sandbox.url).check(anOrder())).rejects.toThrow(FraudCheckUnavailable);
    await flip({ loseAnswerNext: 1 });
    await expect(checkAt(sandbox.url).check(anOrder())).rejects.toThrow(FraudCheckUnavailable);
    await flip({ delayMs: 400 });
    await expect(checkAt(sandbox.url, { timeoutMs: 50 }).check(anOrder())).rejects.toThrow(
      FraudCheckUnavailable,
    );
    await expect(checkAt("http://127.0.0.1:9").check(anOrder())).rejects.toThrow(FraudCheckUnavailable);
  });

  it.each([
    ["no JSON", { body: "<h1>Hello</h1>" }],
    ["null", { body: "null" }],
    ["a list", { body: "[]" }],
    ["no score", { body: '{"id":"1"}' }],
    ["a score beyond all scores", { body: '{"risk_score":1e9}' }],
    ["a score that is text", { body: '{"risk_score":"5"}' }],
    [
      "a distance that is text",
      { body: '{"risk_score":5,"billing_address":{"distance_to_ip_location":"far"}}' },
    ],
    ["an invalid day", { body: '{"risk_score":5,"email":{"first_seen":"yesterday"}}' }],
    ["an answer cut short", { body: '{"risk_score":', end: "cut" as const }],
    ["an answer that never ends", { body: '{"risk_score":', end: "never" as const }],
    ["a redirect", { status: 302 }],
    ["a refusal without a code", { status: 402, body: "{}" }],
  ])("is reported after %s", async (_, answer) => {
    const service = await startBrokenVendor({ type: "application/json", ...answer });
    open.push(service);

    await expect(checkAt(service.url, { timeoutMs: 300 }).check(anOrder())).rejects.toThrow(
      FraudCheckUnavailable,
    );
  });
});

it("shows testers the sandbox conventions on a page", async () => {
  const html = await (await fetch(sandbox.url)).text();

  expect(html).toContain("SANDBOX");
  expect(html).toContain("+risky");
  expect(html).toContain("203.0.113.x");
});
