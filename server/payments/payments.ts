/** Payments: attempts, refunds, webhooks of vendors and the fraud check. */
import type { Feature, Host } from "../feature";
import { AttemptsService } from "./attempts.service";
import { checkPaidOrders } from "./fraud/fraud.worker";
import { createMinFraudCheck, type MinFraudSettings } from "./fraud/minfraud.gateway";
import { endHold, endLapsedHolds, type HoldWorkParts } from "./holds.worker";
import type { FraudQueue } from "../orders/changing/ports/fraud.port";
import type { OrderPaying, PaymentReturns } from "./paying.port";
import type { PaymentSettings } from "./payments.settings";
import { CHECKS } from "./ledger/attempts.store";
import { REFUNDS } from "./ledger/refunds.store";
import { makeDueRefunds } from "./refunds.worker";
import { checkDuePayments, refreshLatest } from "./sweeper.worker";
import type { PaymentGateways } from "./vendors/vendors";
import { registerWebhooks } from "./webhooks.routes";
import { WebhooksService } from "./webhooks.service";

export interface PaymentsParts {
  readonly config: {
    readonly payments: PaymentSettings;
    /** Null = orders skip the fraud check. */
    readonly fraud: MinFraudSettings | null;
    readonly apiUrl: string;
    readonly apiPort: number;
  };
  readonly gateways: PaymentGateways;
  readonly orders: HoldWorkParts["orders"] & { readonly fraudQueue: FraudQueue };
}

export interface Payments extends Feature, PaymentReturns {
  readonly paying: OrderPaying;
}

export function openPayments(host: Host, { config, gateways, orders }: PaymentsParts): Payments {
  const { db, background, shop, log } = host;
  const settings = config.payments;
  // A vendor's sandbox runs on this machine, regardless of the shop's public URL.
  const ownUrl = `http://127.0.0.1:${config.apiPort}`;
  const doubles: readonly string[] = settings.doubles;
  const webhookUrl = (type: string) =>
    `${doubles.includes(type) ? ownUrl : config.apiUrl}/webhooks/${type.toLowerCase()}`;
  const { siteUrl } = shop;
  const paying = new AttemptsService({ db, settings, gateways, orders, siteUrl, webhookUrl, log });
  const fraud = config.fraud && createMinFraudCheck(config.fraud);
  const parts = { db, gateways, orders, log };
  const webhooks = new WebhooksService({ ...parts, paying, background });
  return {
    paying,
    webhooks: (app) => registerWebhooks(app, webhooks),
    refresh: (orderId) => refreshLatest(parts, orderId),
    async abandon(orderId) {
      await orders.holds.letGo(orderId);
      await endHold(parts, orderId);
    },
    jobs: [
      { name: "payments.checks", due: CHECKS.due, run: () => checkDuePayments(parts) },
      { name: "payments.holds", due: orders.holds.due, run: () => endLapsedHolds(parts) },
      { name: "payments.refunds", due: REFUNDS.due, run: () => makeDueRefunds(parts) },
      {
        name: "orders.fraud-checks",
        due: orders.fraudQueue.due,
        run: () => checkPaidOrders({ ...orders, fraud, log }),
      },
    ],
  };
}
