/** All of orders, wired: what app.ts hands to the checkout, to payments and to the routes. */
import type { ShopSettings } from "../shop.settings";
import type { HoldSettings } from "./changing/hold.rules";
import type { Resolvers } from "#contract/graphql/generated";
import type { AuditTrail } from "../audit/audit.port";
import type { Db, Statement } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { Worker, WorkerLog } from "../gateways/worker";
import type { RequestContext } from "../http/graphql/graphql";
import type { RateLimits } from "../http/rate-limits";
import type { Rest } from "../http/rest";
import { registerViewRoutes } from "./views/views.routes";
import { ViewsService } from "./views/views.service";
import { createViewsStore } from "./views/views.store";
import type { OrderFulfilment } from "./changing/fulfilment.port";
import { applyChange, changeItems } from "./changing/items.store";
import type { OrderLedger } from "./changing/ledger.port";
import { createOrderLedger } from "./changing/ledger.store";
import type { MoneySource } from "./changing/money.port";
import { takeOnAgain } from "./changing/take-on-again.store";
import { CorrectionsService } from "./editing/corrections.service";
import { createCorrections } from "./editing/corrections.store";
import { editingResolvers } from "./editing/editing.resolvers";
import { EditingService, type EditingParts } from "./editing/editing.service";
import { createOrderMails } from "./mails/order-mails.service";
import type { CartFilling } from "../cart/cart.port";
import { BackToCartService } from "./back-to-cart.service";
import { bulkResolvers } from "./bulk/bulk.resolvers";
import { BulkService } from "./bulk/bulk.service";
import { ItemsService } from "./items.service";
import { createLargeRefunds, type ConfirmFactor } from "./large-refunds/large-refunds.service";
import { OrdersService } from "./orders.service";
import { PaymentLinkService } from "./payment-link.service";
import { PreviewService } from "./preview.service";
import type { OrderPlacing } from "./placing/placing.port";
import { createOrderKeys } from "./reading/order-keys.store";
import { createOrderPlacing } from "./placing/placing.service";
import { registerOrderExport } from "./listing/export.routes";
import { ExportService } from "./listing/export.service";
import { listingResolvers } from "./listing/listing.resolvers";
import { ListingService } from "./listing/listing.service";
import { createListingStore } from "./listing/listing.store";
import { createOrderStore, ordersByHand } from "./reading/orders.store";
import type { MoneyTrouble } from "./reading/shown-money.port";
import { orderTroubles } from "./reading/troubles.store";

export interface OrdersParts {
  readonly db: Db;
  readonly backgroundDb: Db;
  readonly trail: AuditTrail;
  readonly log: WorkerLog;
  readonly sealer: Sealer;
  readonly shop: ShopSettings;
  /** Signed guests' ways to their orders in earlier versions. */
  readonly tokenKeys: readonly string[];
  /** Everything an order can be paid by. */
  readonly sources: readonly MoneySource[];
  readonly limits: RateLimits;
  readonly carts: CartFilling;
  readonly config: { readonly holds: HoldSettings; readonly mostBackCents: number };
  readonly confirmFactor: ConfirmFactor;
}

export interface Orders {
  readonly placing: OrderPlacing;
  readonly ledger: OrderLedger;
  readonly service: OrdersService;
  readonly items: ItemsService;
  /** What is wrong with money of orders, whatever its source. */
  readonly troubles: Statement<MoneyTrouble>;
  readonly previews: PreviewService;
  readonly backToCart: BackToCartService;
  readonly paymentLinks: PaymentLinkService;
  /** For ordering at suppliers. */
  readonly fulfilment: OrderFulfilment;
  /** The list of all orders, and what is done with many of them. */
  readonly listResolvers: readonly Resolvers<RequestContext>[];
  registerRoutes(rest: Rest): void;
  /** Starts the background work: changes of many orders. */
  startWorkers(): Worker;
  /** What staff correct, once what it asks for is there. */
  editing(needs: Pick<EditingParts, "pricing" | "isOrdered" | "findStorePlace">): Resolvers<RequestContext>;
}

export function createOrders(parts: OrdersParts): Orders {
  const { db, backgroundDb, trail, log, sealer, shop, tokenKeys, sources, limits, config, carts } = parts;
  const withProof = createLargeRefunds(config.mostBackCents, parts.confirmFactor);
  const keys = createOrderKeys(db, tokenKeys);
  const orders = createOrderStore(db, sealer, sources);
  const mails = createOrderMails({ sealer, orders, shop, keys, limits });
  const corrections = createCorrections({ sealer, orders, mails });
  const ledger = createOrderLedger({ db, orders, sources, mails, corrections });
  const placing = createOrderPlacing({ db, sealer, ledger, sources, keys, holds: config.holds });
  const service = new OrdersService({ db, sealer, orders, ledger, sources, placing, withProof });
  const answer: OrderFulfilment["answer"] = (...change) => service.answer(...change);
  const matching = { sealer, idsByHand: ordersByHand(sources) };
  const bulk = new BulkService({ db, backgroundDb, sealer, matching, trail, ledger, sources, withProof });
  return {
    placing,
    ledger,
    service,
    troubles: orderTroubles,
    items: new ItemsService({ db, sealer, ledger, sources, answer, withProof }),
    editing: (needs) =>
      editingResolvers(
        new EditingService({ db, sealer, orders, ledger, sources, answer, withProof, ...needs }),
        new CorrectionsService({ db, ledger, answer }),
      ),
    fulfilment: {
      ...ledger,
      changeItems: (wanted) => changeItems({ db, ledger, sources }, wanted, Infinity),
      applyChange: (trx, wanted) => applyChange(trx, { ledger, sources }, wanted),
      takeOnAgain,
      answer,
    },
    backToCart: new BackToCartService({ db, orders, ledger, sources, placing, carts }),
    paymentLinks: new PaymentLinkService({ db, sealer, ledger, sources, limits }),
    previews: new PreviewService({ db, orders, ledger, sources, placing }),
    listResolvers: [
      listingResolvers(new ListingService(createListingStore(db, matching))),
      bulkResolvers(bulk),
    ],
    registerRoutes(rest) {
      registerOrderExport(rest, new ExportService({ backgroundDb, matching, trail }));
      registerViewRoutes(rest, new ViewsService(createViewsStore(db, sealer)));
    },
    startWorkers: () => bulk.startWorkers(log),
  };
}
