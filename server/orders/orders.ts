/** All of orders, wired: what app.ts hands to the checkout, to payments and to the routes. */
import type { HoldSettings, ShopSettings } from "../config";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { RateLimits } from "../http/rate-limits";
import type { OrderLedger } from "./changing/ledger.port";
import { createOrderLedger } from "./changing/ledger.store";
import type { MoneySource } from "./changing/money.port";
import { createOrderMails } from "./mails/order-mails.service";
import { ItemsService } from "./items.service";
import { OrdersService } from "./orders.service";
import { PreviewService } from "./preview.service";
import type { OrderPlacing } from "./placing/placing.port";
import { createOrderKeys } from "./reading/order-keys.store";
import { createOrderPlacing } from "./placing/placing.service";
import { createOrderStore } from "./reading/orders.store";

export interface OrdersParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly shop: ShopSettings;
  /** Signed guests' ways to their orders in earlier versions. */
  readonly tokenKeys: readonly string[];
  /** Everything an order can be paid by. */
  readonly sources: readonly MoneySource[];
  readonly limits: RateLimits;
  readonly holds: HoldSettings;
}

export interface Orders {
  readonly placing: OrderPlacing;
  readonly ledger: OrderLedger;
  readonly service: OrdersService;
  readonly items: ItemsService;
  readonly previews: PreviewService;
}

export function createOrders(parts: OrdersParts): Orders {
  const { db, sealer, shop, tokenKeys, sources, limits, holds } = parts;
  const keys = createOrderKeys(db, tokenKeys);
  const orders = createOrderStore(db, sealer, sources);
  const mails = createOrderMails({ sealer, orders, shop, keys, limits });
  const ledger = createOrderLedger({ db, orders, sources, mails });
  const placing = createOrderPlacing({ db, sealer, ledger, sources, keys, holds });
  const service = new OrdersService({ db, sealer, orders, ledger, sources, placing });
  return {
    placing,
    ledger,
    service,
    items: new ItemsService({ db, sealer, orders, ledger, sources }),
    previews: new PreviewService({ db, orders, ledger, sources, placing }),
  };
}
