/** The Klarna gateway on a test's own vendor sandbox, and a customer's actions there. */
import { KlarnaGateway, type KlarnaOptions } from "../../../server/payments/vendors/klarna/klarna.gateway";
import type { RawWebhook } from "../../../server/gateways/webhook";
import { type PaymentReport, type PaymentRequest } from "../../../server/payments/vendors/gateway.port";
import { KLARNA } from "#contract/payments/vendors/klarna";
import { aPaymentRequest, startTestSandbox, type TestSandbox } from "./payment-sandbox";

export function klarnaAt(url: string, change: Partial<KlarnaOptions> = {}): KlarnaGateway {
  return new KlarnaGateway({
    ...KLARNA.doubleKeys,
    callbackSecrets: ["secret"],
    environment: { url },
    ...change,
  });
}

export interface KlarnaTest {
  readonly sandbox: TestSandbox;
  readonly gateway: KlarnaGateway;
  /** An order of a customer; parts of the email address decide Klarna's outcome. */
  anOrder(email?: string, change?: Partial<PaymentRequest>): PaymentRequest;
  /** The customer's part: the widget's session, and the approval it returns to the page. */
  approve(request: PaymentRequest): Promise<{ approved: boolean; authorizationToken: string }>;
  /** An order placed at Klarna. */
  place(email?: string): Promise<{ request: PaymentRequest; report: PaymentReport; id: string }>;
  /** Number of orders booked at Klarna. */
  countOrders(): Promise<number>;
  /** A tester's button. */
  press(id: string, action: string): Promise<void>;
  /** The next callback of an order that is of this kind; others are skipped. */
  nextCallback(orderId: string, kind: string): Promise<RawWebhook>;
}

/** One sandbox for the tests of a file; its switches are reset before each. */
export function testKlarna(): KlarnaTest {
  let sandbox: TestSandbox;
  let gateway: KlarnaGateway;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    gateway = klarnaAt(`${sandbox.url}/klarna`);
  });
  afterEach(() => sandbox.set({ reset: true }));
  afterAll(() => sandbox.stop());

  const anOrder: KlarnaTest["anOrder"] = (email = "ada@example.com", change = {}) => {
    const request = aPaymentRequest({ webhookUrl: `${sandbox.webhooksUrl}/klarna`, ...change });
    return { ...request, customer: { ...request.customer, email } };
  };
  const approve: KlarnaTest["approve"] = async (request) => {
    const prepared = await gateway.prepare("KLARNA", request);
    const session = new URL(String(prepared.widgetUrl)).searchParams.get("session");
    return (await sandbox.post("/klarna/widget/authorize", { session_id: session })).json();
  };
  return {
    get sandbox() {
      return sandbox;
    },
    get gateway() {
      return gateway;
    },
    anOrder,
    approve,
    place: async (email) => {
      const order = anOrder(email);
      const { authorizationToken: token } = await approve(order);
      const request = { ...order, token };
      const start = await gateway.start(request);
      if (start.kind !== "DONE") throw new Error(`The payment failed: ${JSON.stringify(start)}`);
      return { request, report: start.report, id: start.report.transactionId };
    },
    countOrders: async () => (await sandbox.ledger())["klarna"]!.payments,
    press: async (id, action) => void (await sandbox.post(`/klarna/tester/${id}/${action}`)),
    nextCallback: async (orderId, kind) => {
      for (;;) {
        const webhook = await sandbox.nextWebhook();
        if (webhook.query["order"] === orderId && webhook.rawBody.includes(kind)) return webhook;
      }
    },
  };
}
