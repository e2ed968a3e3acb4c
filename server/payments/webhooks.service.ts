/** Takes in the webhooks of payment vendors: each event is written down first, then acted on once. */
import type { Background } from "../http/background";
import { requireIdentifiers, type RawWebhook } from "../gateways/webhook";
import { NO_TOKENS, type PaymentGateway, type WebhookEvent } from "./vendors/gateway.port";
import type { OrderPaying } from "./paying.port";
import { checkPayment, type GatewayWorkParts } from "./sweeper.worker";
import type { AttemptRecord } from "./ledger/attempts.store";
import { markHandled, recordEvent } from "./webhooks.store";

export interface WebhookParts extends GatewayWorkParts {
  readonly paying: OrderPaying;
  readonly background: Background;
}

export class WebhooksService {
  constructor(private readonly parts: WebhookParts) {}

  /**
   * Notes the events of a webhook; what they mean is read from the vendor after the answer.
   * @returns false when there is no such vendor @throws WebhookRejected when it is not the vendor's
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
      const noted = await recordEvent(this.parts.db, gateway.type, event);
      const payment = noted?.payment;
      // If this process dies now, the sweeper still finds the payment due.
      if (payment) this.parts.background.run(() => this.act(gateway, event, payment));
    }
    return true;
  }

  /** @returns null for a vendor that asks nothing @throws WebhookRejected */
  answerChallenge(vendor: string, query: RawWebhook["query"]): string | null {
    return this.parts.gateways.find(vendor.toUpperCase())?.answerChallenge?.(query) ?? null;
  }

  private async act(gateway: PaymentGateway, event: WebhookEvent, payment: AttemptRecord): Promise<void> {
    const { db, orders, paying } = this.parts;
    const isToPay = event.token && payment.state === "UNKNOWN";
    const due = isToPay ? await orders.reading.findDue(payment.orderId) : null;
    // The order or correction may have been paid or cancelled since the payment began.
    if (due && due.correctionId === payment.correctionId)
      await paying.pay(due, payment.id, { ...NO_TOKENS, token: event.token ?? null });
    else await checkPayment(this.parts, payment, event.transactionId);
    await markHandled(db, gateway.type, event.eventId);
  }
}
