/** The card gateway on a test's own vendor sandbox, and actions of customers and testers there. */
import {
  BraintreeGateway,
  type BraintreeOptions,
} from "../../../server/payments/vendors/braintree/braintree.gateway";
import type { RawWebhook } from "../../../server/gateways/webhook";
import {
  type PaymentReport,
  type PaymentRequest,
  type WebhookEvent,
} from "../../../server/payments/vendors/gateway.port";
import { BRAINTREE } from "#contract/payments/vendors/braintree";
import { aPaymentRequest, startTestSandbox, type TestSandbox } from "./payment-sandbox";

export function braintreeAt(url: string, change: Partial<BraintreeOptions> = {}): BraintreeGateway {
  return new BraintreeGateway({ ...BRAINTREE.doubleKeys, environment: { url }, ...change });
}

export interface PaidSale {
  readonly request: PaymentRequest;
  readonly report: PaymentReport;
  readonly id: string;
}

export interface CardTest {
  readonly sandbox: TestSandbox;
  readonly gateway: BraintreeGateway;
  /** A gateway like `gateway` with other options. */
  gatewayWith(change: Partial<BraintreeOptions>): BraintreeGateway;
  /** A successful card sale. */
  pay(change?: Partial<PaymentRequest>, by?: BraintreeGateway): Promise<PaidSale>;
  /** The card frame's response when the page around it requests a token. */
  enterCard(number: string, change?: object): Promise<Record<string, unknown>>;
  /** A tester's button. */
  press(id: string, action: string): Promise<void>;
  /** The next webhook about a payment, with the event read from it; others are skipped. */
  nextEventOf(id: string): Promise<{ webhook: RawWebhook; event: WebhookEvent }>;
}

/** One sandbox for the tests of a file; its switches are reset before each. */
export function testCards(): CardTest {
  let sandbox: TestSandbox;
  let gateway: BraintreeGateway;
  const gatewayWith = (change: Partial<BraintreeOptions>) => braintreeAt(`${sandbox.url}/braintree`, change);
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    gateway = gatewayWith({});
  });
  afterEach(() => sandbox.set({ reset: true }));
  afterAll(() => sandbox.stop());
  return {
    get sandbox() {
      return sandbox;
    },
    get gateway() {
      return gateway;
    },
    gatewayWith,
    pay: (change = {}, by = gateway) => payBy(by, change),
    enterCard: async (number, change = {}) => {
      const body = { number, expirationDate: "12/39", cvv: "123", ...change };
      return (await sandbox.post("/braintree/hosted-fields/tokenize", body)).json();
    },
    press: async (id, action) => void (await sandbox.post(`/braintree/tester/${id}/${action}`)),
    nextEventOf: async (id) => {
      for (;;) {
        const webhook = await sandbox.nextWebhook();
        const [event] = await gateway.readWebhook(webhook);
        if (event?.transactionId === id) return { webhook, event };
      }
    },
  };
}

export async function payBy(
  gateway: BraintreeGateway,
  change: Partial<PaymentRequest> = {},
): Promise<PaidSale> {
  const request = aPaymentRequest({ token: "fake-valid-visa-nonce", ...change });
  const start = await gateway.start(request);
  if (start.kind !== "DONE") throw new Error(`The payment failed: ${JSON.stringify(start)}`);
  return { request, report: start.report, id: start.report.transactionId };
}
