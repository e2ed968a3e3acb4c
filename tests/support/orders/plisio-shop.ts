/** A shop that sells through Plisio's local sandbox, for one test file. */
import type { RawWebhook } from "../../../server/gateways/webhook";
import { type PaymentReport } from "../../../server/payments/vendors/gateway.port";
import { type PlisioSettings } from "../../../server/payments/vendors/plisio/plisio.client";
import { createPlisioGateway } from "../../../server/payments/vendors/plisio/plisio.gateway";
import { PLISIO } from "#contract/payments/vendors/plisio";
import { aPaymentRequest, startTestSandbox, type TestSandbox } from "./payment-sandbox";

export const plisioAt = (apiUrl: string, change: Partial<PlisioSettings> = {}) =>
  createPlisioGateway({ ...PLISIO.doubleKeys, apiUrl, ...change });

export async function openPlisio() {
  const sandbox: TestSandbox = await startTestSandbox();
  const gateway = plisioAt(`${sandbox.url}/plisio/api/v1`);
  /** An order to be paid in Bitcoin. */
  const newRequest = (change: Parameters<typeof aPaymentRequest>[0] = {}) =>
    aPaymentRequest({
      cryptoCurrency: "BTC",
      webhookUrl: `${sandbox.webhooksUrl}/plisio?from=shop`,
      ...change,
    });
  return {
    sandbox,
    gateway,
    newRequest,
    /** An invoice waiting for its customer. */
    async begun(change: Parameters<typeof aPaymentRequest>[0] = {}) {
      const request = newRequest(change);
      const start = await gateway.start(request);
      if (start.kind !== "REDIRECT") throw new Error(`The payment did not start: ${JSON.stringify(start)}`);
      return { request, start, id: start.report.transactionId };
    },
    /** Presses a button of the invoice page. */
    press: (id: string, button: string) => sandbox.post(`/plisio/invoice/${id}/${button}`),
    async reportOf(id: string): Promise<PaymentReport> {
      const report = await gateway.find({ transactionId: id, orderId: "", idempotencyKey: null });
      if (!report) throw new Error("Plisio does not know the invoice");
      return report;
    },
    /** The next callback about an invoice in that state; others are skipped. */
    async nextWebhook(id: string, kind: string): Promise<RawWebhook> {
      for (;;) {
        const webhook = await sandbox.nextWebhook();
        const [event] = await gateway.readWebhook(webhook);
        if (event?.transactionId === id && event.kind === kind) return webhook;
      }
    },
  };
}
