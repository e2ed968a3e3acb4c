/** All of orders, wired: what app.ts hands to the checkout, to payments and to the routes. */
import type { ShopSettings } from "../config";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { RateLimits } from "../http/rate-limits";
import type { OrderLedger } from "./changing/ledger.port";
import { createOrderLedger } from "./changing/ledger.store";
import type { MoneySource } from "./changing/money.port";
import { createOrderMails } from "./mails/order-mails.service";
import { OrdersService } from "./orders.service";
import type { OrderPlacing } from "./placing/placing.port";
import { createOrderPlacing, signOrders } from "./placing/placing.service";
import { createOrderStore } from "./reading/orders.store";

export interface OrdersParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly shop: ShopSettings;
  /** The first signs guests' ways to their orders, all are taken. */
  readonly tokenKeys: readonly string[];
  /** Everything an order can be paid by. */
  readonly sources: readonly MoneySource[];
  readonly limits: RateLimits;
}

export interface Orders {
  readonly placing: OrderPlacing;
  readonly ledger: OrderLedger;
  readonly service: OrdersService;
}

export function createOrders({ db, sealer, shop, tokenKeys, sources, limits }: OrdersParts): Orders {
  const keyFor = signOrders(tokenKeys);
  const orders = createOrderStore(
    db,
    sealer,
    sources.map(({ shown }) => shown),
  );
  const mails = createOrderMails({ sealer, orders, shop, keyFor, limits });
  const ledger = createOrderLedger({ db, orders, sources, mails, keyFor });
  const placing = createOrderPlacing({ db, sealer, ledger, sources });
  return { placing, ledger, service: new OrdersService({ db, sealer, orders, ledger, sources, placing }) };
}
