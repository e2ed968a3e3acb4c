/** Orders: placing, changing, staff lists, and ports for payments, leases and suppliers. */
import type { HoldSettings } from "./changing/holds/hold.rules";
import type { AuditTrail } from "../audit/audit.port";
import type { Statement } from "../db/client";
import type { Feature, Host } from "../feature";
import { registerViewRoutes } from "./views/views.routes";
import { ViewsService } from "./views/views.service";
import { createViewsStore } from "./views/views.store";
import type { OrderCorrections } from "./changing/ports/corrections.port";
import type { FraudQueue } from "./changing/ports/fraud.port";
import { createFraudStore } from "./changing/fraud.store";
import type { OrderFulfilment } from "./changing/ports/fulfilment.port";
import type { OrderHolds } from "./changing/ports/holds.port";
import { applyChange } from "./changing/items/change-items.change";
import type { LeasedOrders } from "./changing/ports/leased-orders.port";
import { createLeasedOrders } from "./changing/leased-orders.store";
import type { OrderMails } from "./changing/ports/mails.port";
import type { MoneySource } from "./changing/ports/money.port";
import type { OrderMoves } from "./changing/ports/moves.port";
import { createOrderMoves } from "./changing/move-order.change";
import { endHold } from "./changing/holds/end-hold.change";
import { HOLDS_DUE, holdFor, letGo, listLapsed } from "./changing/holds/holds.store";
import { settleFraudCheck } from "./changing/settle-fraud-check.change";
import { reinstateItems } from "./changing/items/reinstate-items.change";
import { CorrectionsService } from "./editing/corrections.service";
import { createCorrections } from "./editing/apply-correction.change";
import { editingResolvers } from "./editing/editing.resolvers";
import { EditingService, type EditingParts } from "./editing/editing.service";
import { MailAgainService } from "./mails/mail-again.service";
import { registerOrderMails } from "./mails/order-mails.routes";
import { createMailer, type OrderMailParts } from "./mails/order-mails.service";
import type { CartFilling } from "../cart/cart.port";
import { openAssignment } from "./assignment/assignment";
import { BackToCartService } from "./back-to-cart.service";
import { bulkResolvers } from "./bulk/bulk.resolvers";
import { BuyAgainService } from "./buy-again.service";
import { BulkService } from "./bulk/bulk.service";
import { BULK_RUNS_DUE, forgetOldRuns } from "./bulk/bulk.store";
import { openInvoices } from "./invoices/invoices";
import { ItemsService } from "./items.service";
import { createLargeRefunds, type ConfirmFactor } from "./large-refunds/large-refunds.service";
import type { RefundLimits } from "./large-refunds/refunds.settings";
import { forgetOldRefunds } from "./large-refunds/staff-refunds.store";
import { registerOrderLinkRoutes } from "./order-link.routes";
import { OrderLinkService } from "./order-link.service";
import { createOrderLinkStore } from "./order-link.store";
import { ordersResolvers } from "./orders.resolvers";
import { OrdersService } from "./orders.service";
import { createOrdersData } from "./personal-data.store";
import { PaymentLinkService } from "./payment-link.service";
import { PreviewService } from "./preview.service";
import type { OrderPlacing } from "./placing/placing.port";
import { createOrderKeys, forgetOldKeys } from "./reading/order-keys.store";
import { createOrderPlacing } from "./placing/placing.service";
import { registerOrderExport } from "./listing/export.routes";
import { ExportService } from "./listing/export.service";
import { listingResolvers } from "./listing/listing.resolvers";
import { ListingService } from "./listing/listing.service";
import { createListingStore } from "./listing/listing.store";
import { fillOrderTerms, ORDER_TERMS_DUE } from "./listing/terms.store";
import { createReturnLabels, type LabelSettings } from "./returns/label.gateway";
import { openReturns } from "./returns/returns";
import { RemindersService } from "./reminders.service";
import type { OrderReading } from "./reading/reading.port";
import { createOrderReading } from "./reading/reading.store";
import { createOrderStore, ordersByHand } from "./reading/orders.store";
import type { MoneyTrouble } from "./reading/displayed-money.port";
import { orderTroubles } from "./reading/troubles.store";

export interface OrderSettings {
  /** Limits of what unpaid orders may hold at once. */
  readonly holds: HoldSettings;
  /** Limits of staff refunds without a fresh second-factor code. */
  readonly refunds: RefundLimits;
  /** Null without a carrier of return labels. */
  readonly returnLabels: LabelSettings | null;
}

export interface OrdersParts {
  readonly trail: AuditTrail;
  /** Keys that signed guest links in earlier versions. */
  readonly tokenKeys: readonly string[];
  /** All sources of money for orders. */
  readonly sources: readonly MoneySource[];
  readonly carts: CartFilling;
  readonly readers: OrderMailParts["readers"];
  readonly isFraudChecked: boolean;
  readonly settings: OrderSettings;
  /** Prices and suppliers, for corrections. */
  readonly editing: Pick<EditingParts, "pricing" | "isOrdered" | "findStorePlace">;
  readonly confirmFactor: ConfirmFactor;
}

export interface Orders extends Feature {
  readonly placing: OrderPlacing;
  readonly reading: OrderReading;
  readonly moves: OrderMoves;
  readonly mails: OrderMails;
  readonly holds: OrderHolds;
  readonly corrections: OrderCorrections;
  /** Order changes that leases may make. */
  readonly leased: LeasedOrders;
  readonly fraudQueue: FraudQueue;
  readonly service: OrdersService;
  /** SQL statement: payment exceptions of orders, from every source. */
  readonly troubles: Statement<MoneyTrouble>;
  readonly paymentLinks: PaymentLinkService;
  readonly fulfilment: OrderFulfilment;
}

export function openOrders(host: Host, parts: OrdersParts): Orders {
  const { db, backgroundDb, sealer, shop, limits, background, log } = host;
  const { trail, tokenKeys, sources, settings, carts, isFraudChecked, readers } = parts;
  const largeRefunds = createLargeRefunds(db, settings.refunds, parts.confirmFactor);
  const { withProof } = largeRefunds;
  const keys = createOrderKeys(db, tokenKeys);
  const orders = createOrderStore(db, sealer, sources);
  const { mails, again } = createMailer({ sealer, orders, shop, keys, limits, readers });
  const corrections = createCorrections({ sealer, orders, mails, isFraudChecked, trail });
  const moves = createOrderMoves({ sources, mails, corrections });
  const { isOrdered } = parts.editing;
  const changing = { db, sealer, orders, moves, mails, sources, isOrdered, trail };
  const placing = createOrderPlacing({ ...changing, keys, holds: settings.holds });
  const service = new OrdersService({ ...changing, placing, withProof });
  const answer: OrderFulfilment["answer"] = (...change) => service.answer(...change);
  const matching = { sealer, idsByHand: ordersByHand(sources) };
  const bulk = new BulkService({ ...changing, backgroundDb, matching, withProof });
  return {
    placing,
    reading: createOrderReading(db, orders, sources),
    moves,
    mails,
    holds: {
      holdFor,
      due: HOLDS_DUE,
      listLapsed: (limit) => listLapsed(db, limit),
      letGo: (orderId) => letGo(db, orderId),
      endHold: (orderId) => endHold({ ...changing, corrections }, orderId),
    },
    corrections,
    leased: createLeasedOrders(mails),
    fraudQueue: {
      ...createFraudStore(db),
      settleCheck: (...check) => settleFraudCheck({ db, move: moves.move }, ...check),
    },
    service,
    troubles: orderTroubles,
    fulfilment: {
      ...moves,
      find: (orderId) => orders.find(orderId),
      mails,
      applyChange: (trx, order, request) => applyChange(trx, changing, order, request),
      reinstateItems,
      answer,
      recordOrder: (...act) => trail.recordOrder(...act),
    },
    paymentLinks: new PaymentLinkService({ ...changing, limits }),
    parts: [
      openInvoices({ orders, placing, shop }),
      openAssignment({ db, sealer, trail }),
      openReturns({
        ...changing,
        placing,
        shop,
        answer,
        withProof,
        labels: settings.returnLabels && createReturnLabels(settings.returnLabels),
      }),
    ],
    resolvers: [
      ordersResolvers({
        orders: service,
        items: new ItemsService({ ...changing, answer, withProof }),
        previews: new PreviewService({ ...changing, placing, largeRefunds }),
        largeRefunds,
        backToCart: new BackToCartService({ ...changing, placing, carts }),
        buyAgain: new BuyAgainService({ db, orders, placing, carts }),
        reminders: new RemindersService({ db, sources, orders, placing, limits }),
      }),
      listingResolvers(new ListingService(createListingStore(db, matching))),
      bulkResolvers(bulk),
      editingResolvers(
        new EditingService({ ...changing, answer, largeRefunds, isFraudChecked, ...parts.editing }),
        new CorrectionsService({ ...changing, corrections, answer }),
      ),
    ],
    routes(rest) {
      registerOrderExport(rest, new ExportService({ backgroundDb, matching, trail }));
      registerOrderMails(rest, new MailAgainService({ db, sealer, orders, again, limits, trail }));
      registerOrderLinkRoutes(
        rest,
        new OrderLinkService({ store: createOrderLinkStore(db, mails, limits), orders, limits, background }),
      );
      registerViewRoutes(rest, new ViewsService(createViewsStore(db, sealer)));
    },
    jobs: [
      { name: "orders.bulk-runs", due: BULK_RUNS_DUE, run: () => bulk.workOff(log) },
      {
        name: "orders.search-terms",
        due: ORDER_TERMS_DUE,
        run: () => fillOrderTerms(backgroundDb, sealer),
      },
    ],
    cleanUp: [
      () => forgetOldKeys(backgroundDb),
      () => forgetOldRuns(backgroundDb),
      () => forgetOldRefunds(backgroundDb),
    ],
    personalData: [createOrdersData(db, sealer)],
  };
}
