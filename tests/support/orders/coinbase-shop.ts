/** A shop that sells through Coinbase's local sandbox, for one test file. */
import { type CoinbaseSettings } from "../../../server/payments/vendors/coinbase/coinbase.client";
import {
  createCoinbaseGateway,
  type CoinbaseGateway,
} from "../../../server/payments/vendors/coinbase/coinbase.gateway";
import type { RawWebhook } from "../../../server/gateways/webhook";
import { type PaymentReport } from "../../../server/payments/vendors/gateway.port";
import { COINBASE } from "#contract/payments/vendors/coinbase";
import { aPaymentRequest, startTestSandbox, type TestSandbox } from "./payment-sandbox";

export const coinbaseAt = (apiUrl: string, change: Partial<CoinbaseSettings> = {}): CoinbaseGateway =>
  createCoinbaseGateway({ ...COINBASE.doubleKeys, apiUrl, ...change });

export async function openCoinbase() {
  const sandbox: TestSandbox = await startTestSandbox();
  const gateway = coinbaseAt(`${sandbox.url}/coinbase`);
  return {
    sandbox,
    gateway,
    /** A charge waiting for its customer. */
    async begun(change: Parameters<typeof aPaymentRequest>[0] = {}) {
      const request = aPaymentRequest(change);
      const start = await gateway.start(request);
      if (start.kind !== "REDIRECT") throw new Error(`The payment did not start: ${JSON.stringify(start)}`);
      return { request, start, id: start.report.transactionId };
    },
    /** Presses a button of the hosted page. */
    press: (id: string, button: string, coin = "BTC") =>
      sandbox.post(`/coinbase/pay/${id}/${button}`, { coin }),
    async reportOf(id: string): Promise<PaymentReport> {
      const report = await gateway.find({ transactionId: id, orderId: "", idempotencyKey: null });
      if (!report) throw new Error("Coinbase does not know the charge");
      return report;
    },
    /** The next webhook of that kind about a charge; others are skipped. */
    async nextWebhook(id: string, kind: string): Promise<RawWebhook> {
      for (;;) {
        const webhook = await sandbox.nextWebhook();
        const [event] = await gateway.readWebhook(webhook);
        if (event?.transactionId === id && event.kind === kind) return webhook;
      }
    },
  };
}
