/** Receives webhooks of payment vendors: stores each event, then acts on it once. */
import type { Background } from "../http/background";
import { requireIdentifiers, type RawWebhook } from "../gateways/webhook";
import { NO_TOKENS, type PaymentGateway, type WebhookEvent } from "./vendors/gateway.port";
import type { OrderPaying } from "./paying.port";
import { checkPayment, type GatewayWorkParts } from "./sweeper.worker";
import type { AttemptRecord } from "./ledger/attempts.store";
import { recordEvent } from "./record-event.change";
import { markHandled } from "./webhooks.store";

export interface WebhookParts extends GatewayWorkParts {
  readonly paying: OrderPaying;
  readonly background: Background;
}

export class WebhooksService {
  constructor(private readonly parts: WebhookParts) {}

  /**
   * Stores the events of a webhook; their outcome is read from the vendor after the response.
   * @returns false for an unknown vendor
   * @throws WebhookRejected for an invalid signature
   */
  async receive(vendor: string, webhook: RawWebhook): Promise<boolean> {
    const gateway = this.parts.gateways.find(vendor.toUpperCase());
    if (!gateway) return false;
    const events = await gateway.readWebhook(webhook);
    for (const { token, ...identifiers } of events) {
      requireIdentifiers(Object.values(identifiers));
      requireIdentifiers([token], Infinity);
    }
    for (const event of events) {
      const record = await recordEvent(this.parts.db, gateway.type, event);
      const payment = record?.payment;
      // If this process dies now, the sweeper still finds the payment due.
      if (payment) this.parts.background.run(() => this.act(gateway, event, payment));
    }
    return true;
  }

  /**
   * @returns null for a vendor without a challenge
   * @throws WebhookRejected
   */
  answerChallenge(vendor: string, query: RawWebhook["query"]): string | null {
    return this.parts.gateways.find(vendor.toUpperCase())?.answerChallenge?.(query) ?? null;
  }

  private async act(gateway: PaymentGateway, event: WebhookEvent, payment: AttemptRecord): Promise<void> {
    const { db, orders, paying } = this.parts;
    const isToPay = event.token && payment.state === "UNKNOWN";
    const due = isToPay ? await orders.reading.findDue(payment.orderId) : null;
    // The order or correction may have been paid or cancelled since the payment started.
    if (due && due.correctionId === payment.correctionId)
      await paying.pay(due, payment.id, { ...NO_TOKENS, token: event.token ?? null });
    else await checkPayment(this.parts, payment, event.transactionId);
    await markHandled(db, gateway.type, event.eventId);
  }
}
