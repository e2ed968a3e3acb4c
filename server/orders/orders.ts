/** All of orders, wired: what app.ts hands to the checkout and to the routes. */
import type { Config } from "../config";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { createPaymentGateways } from "../gateways/payments/payment-gateways";
import { createOrderMails } from "./order-mails";
import { createOrderPlacing } from "./order-placing";
import { readOrder } from "./order-reader";
import { toOrder } from "./order-view";
import type { OrderPlacing } from "./orders.port";
import { routeOf } from "./payment-methods";
import { PaymentsService } from "./payments.service";

export interface OrdersParts {
  readonly config: Config;
  readonly db: Db;
  readonly sealer: Sealer;
  readonly log: { warn(details: object, message: string): void };
}

export interface Orders {
  readonly placing: OrderPlacing;
  readonly payments: PaymentsService;
}

export function createOrders({ config, db, sealer, log }: OrdersParts): Orders {
  const { shop, tokenKey, payments: settings } = config;
  const viewOrder = async (orderId: string) => {
    const record = await readOrder(db, orderId);
    return record && toOrder(record, sealer, { kind: "customer" });
  };
  const placing = createOrderPlacing({ db, sealer, tokenKey, routeOf, viewOrder });
  const gateways = createPaymentGateways(settings, tokenKey);
  const mails = createOrderMails(sealer, shop, placing.keyFor);
  // A vendor's double runs on this machine, whatever address the shop has outside.
  const apiUrl = settings.isSandbox ? `http://127.0.0.1:${config.apiPort}` : config.apiUrl;
  const payments = new PaymentsService({
    db,
    sealer,
    settings,
    gateways,
    shop: { siteUrl: shop.siteUrl, webhooksUrl: `${apiUrl}/webhooks` },
    keyFor: placing.keyFor,
    tell: mails.ofPayment,
    log,
  });
  return { placing, payments };
}
