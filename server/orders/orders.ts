/** All of orders, wired: what app.ts hands to the checkout and to the routes. */
import type { Config } from "../config";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { createMinFraudCheck } from "../payments/fraud/minfraud.adapter";
import { createPaymentGateways, type PaymentGateways } from "../payments/vendors/vendors";
import type { Background } from "../http/background";
import type { Viewer } from "../http/session";
import { checkPaidOrders } from "../payments/fraud/fraud.worker";
import { createOrderMails } from "./mails/order-mails.store";
import { createOrderPlacing } from "./placing/placing.service";
import { isOrderId, readOrder } from "./reading/reading.store";
import { toOrder } from "./reading/order.mapping";
import type { OrderPlacing } from "./placing/placing.port";
import { OrdersService } from "./orders.service";
import { checkDuePayments, refreshLatest } from "../payments/sweeper.worker";
import { routeOf } from "../payments/methods.rules";
import type { PaymentRecord } from "../payments/attempts.store";
import { PaymentsService } from "../payments/attempts.service";
import { makeDueRefunds } from "../payments/refunds.worker";
import { WebhooksService } from "../payments/webhooks.service";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";

export interface OrdersParts {
  readonly config: Config;
  readonly db: Db;
  readonly sealer: Sealer;
  readonly background: Background;
  readonly log: WorkerLog;
}

export interface Orders {
  readonly placing: OrderPlacing;
  readonly payments: PaymentsService;
  readonly service: OrdersService;
  readonly webhooks: WebhooksService;
  readonly gateways: PaymentGateways;
  /** Asks the gateway of an order's latest attempt, if that is open. @returns false for somebody else's order */
  refresh(viewer: Viewer | null, orderId: string, orderKey: string | null): Promise<boolean>;
  /** Starts what goes on without anybody asking: sweeper, refunds, fraud check. */
  startWorkers(): Worker;
}

/** How often each kind of work is looked for. */
const SWEEP_MS = 1_000;
const REFUND_MS = 500;
const FRAUD_MS = 500;

export function createOrders({ config, db, sealer, background, log }: OrdersParts): Orders {
  const { shop, tokenKey, payments: settings } = config;
  const viewOrder = async (orderId: string) => {
    const record = await readOrder(db, orderId);
    return record && toOrder(record, sealer, { kind: "customer" });
  };
  const placing = createOrderPlacing({ db, sealer, tokenKey, routeOf, viewOrder });
  const gateways = createPaymentGateways(settings, tokenKey);
  const mails = createOrderMails(sealer, shop, placing.keyFor);
  // A vendor's double runs on this machine, whatever address the shop has outside.
  const ownUrl = `http://127.0.0.1:${config.apiPort}`;
  const doubles: readonly string[] = settings.doubles;
  const webhookUrl = (type: string) =>
    `${doubles.includes(type) ? ownUrl : config.apiUrl}/webhooks/${type.toLowerCase()}`;
  const payments = new PaymentsService({
    db,
    sealer,
    settings,
    gateways,
    shop: { siteUrl: shop.siteUrl, webhookUrl },
    keyFor: placing.keyFor,
    tell: mails.ofPayment,
    log,
  });
  const gatewayOf: PaymentsService["gatewayOf"] = (payment) => payments.gatewayOf(payment);
  const canRefund = (payment: PaymentRecord) => (gatewayOf(payment)?.refund ?? null) !== null;
  const fraud = config.fraud && createMinFraudCheck(config.fraud);
  return {
    placing,
    payments,
    gateways,
    service: new OrdersService({ db, sealer, placing, mails, canRefund }),
    webhooks: new WebhooksService({
      db,
      payments,
      log,
      background,
      findGateway: (type) => gateways.find(type),
    }),
    async refresh(viewer, orderId, orderKey) {
      if (!isOrderId(orderId) || !(await placing.mayAct(orderId, viewer, orderKey))) return false;
      await refreshLatest({ db, payments, log }, orderId);
      return true;
    },
    startWorkers() {
      const workers = [
        startWorker("sweeper", SWEEP_MS, () => checkDuePayments({ db, payments, log }), log),
        startWorker("refunds", REFUND_MS, () => makeDueRefunds({ db, gatewayOf, mails, log }), log),
        startWorker("fraud", FRAUD_MS, () => checkPaidOrders({ db, sealer, fraud, log }), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
