/** Takes in what payment vendors call back: written down first, then acted on, and only once. */
import type { Background } from "../http/background";
import type { Db } from "../db/client";
import type { PaymentGateway, RawWebhook, WebhookEvent } from "./vendors/gateway.port";
import { checkPayment, type CheckParts } from "./sweeper.worker";
import type { PaymentRecord } from "./attempts.store";
import { markHandled, noteEvent } from "./webhooks.store";

export interface WebhookParts extends CheckParts {
  readonly db: Db;
  readonly findGateway: (type: string) => PaymentGateway | null;
  readonly background: Background;
}

export class WebhooksService {
  constructor(private readonly parts: WebhookParts) {}

  /**
   * Notes the events of a webhook; what they mean is read from the vendor after the answer.
   * @returns false when there is no such vendor @throws WebhookRejected when it is not the vendor's
   */
  async receive(vendor: string, webhook: RawWebhook): Promise<boolean> {
    const gateway = this.parts.findGateway(vendor.toUpperCase());
    if (!gateway) return false;
    for (const event of await gateway.readWebhook(webhook)) {
      const noted = await noteEvent(this.parts.db, gateway.type, event);
      const payment = noted?.payment;
      // Should this process die now, the sweeper finds the payment due all the same.
      if (payment) this.parts.background.run(() => this.act(gateway, event, payment));
    }
    return true;
  }

  private async act(gateway: PaymentGateway, event: WebhookEvent, payment: PaymentRecord): Promise<void> {
    if (event.token && payment.state === "UNKNOWN") {
      const tokens = { token: event.token, deviceData: null, cryptoCurrency: null };
      await this.parts.payments.pay(payment.orderId, payment.id, tokens);
    } else {
      await checkPayment(this.parts, payment, event.transactionId);
    }
    await markHandled(this.parts.db, gateway.type, event.eventId);
  }
}
