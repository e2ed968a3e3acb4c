/** Wires payments: what app.ts hands to the checkout and to the routes. */
import type { Db } from "../db/client";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";
import type { Background } from "../http/background";
import type { OrderLedger } from "../orders/changing/ledger.port";
import type { ShopSettings } from "../shop.settings";
import { AttemptsService } from "./attempts.service";
import { checkPaidOrders } from "./fraud/fraud.worker";
import { createMinFraudCheck, type MinFraudSettings } from "./fraud/minfraud.gateway";
import { endHold, endLapsedHolds } from "./holds.worker";
import type { OrderPaying } from "./paying.port";
import type { PaymentSettings } from "./payments.settings";
import { makeDueRefunds } from "./refunds.worker";
import { checkDuePayments, refreshLatest } from "./sweeper.worker";
import type { PaymentGateways } from "./vendors/vendors";
import { WebhooksService } from "./webhooks.service";

export interface PaymentsParts {
  readonly config: {
    readonly payments: PaymentSettings;
    /** Null: orders are not checked for fraud. */
    readonly fraud: MinFraudSettings | null;
    readonly shop: ShopSettings;
    readonly apiUrl: string;
    readonly apiPort: number;
  };
  readonly db: Db;
  readonly gateways: PaymentGateways;
  readonly orders: OrderLedger;
  readonly background: Background;
  readonly log: WorkerLog;
}

export interface Payments {
  readonly paying: OrderPaying;
  readonly webhooks: WebhooksService;
  /** Asks the gateway of an order's latest attempt, if that is open. */
  refresh(orderId: string): Promise<void>;
  /** The customer has left the payment of an order: its page is closed and its goods are for sale again. */
  leave(orderId: string): Promise<void>;
  /** Starts the background work: sweeper, refunds, fraud check. */
  startWorkers(): Worker;
}

/** How often each kind of work is looked for. */
const SWEEP_MS = 1_000;
const REFUND_MS = 500;
const HOLD_MS = 1_000;
const FRAUD_MS = 500;

export function createPayments({ config, db, gateways, orders, background, log }: PaymentsParts): Payments {
  const { shop, payments: settings } = config;
  // A vendor's double runs on this machine, whatever address the shop has outside.
  const ownUrl = `http://127.0.0.1:${config.apiPort}`;
  const doubles: readonly string[] = settings.doubles;
  const webhookUrl = (type: string) =>
    `${doubles.includes(type) ? ownUrl : config.apiUrl}/webhooks/${type.toLowerCase()}`;
  const { siteUrl } = shop;
  const paying = new AttemptsService({ db, settings, gateways, orders, siteUrl, webhookUrl, log });
  const fraud = config.fraud && createMinFraudCheck(config.fraud);
  const parts = { db, gateways, orders, log };
  return {
    paying,
    webhooks: new WebhooksService({ ...parts, paying, background }),
    refresh: (orderId) => refreshLatest(parts, orderId),
    async leave(orderId) {
      await orders.letGo(orderId);
      await endHold(parts, orderId);
    },
    startWorkers() {
      const workers = [
        startWorker("sweeper", SWEEP_MS, () => checkDuePayments(parts), log),
        startWorker("holds", HOLD_MS, () => endLapsedHolds(parts), log),
        startWorker("refunds", REFUND_MS, () => makeDueRefunds(parts), log),
        startWorker("fraud", FRAUD_MS, () => checkPaidOrders({ orders, fraud, log }), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
