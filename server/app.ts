/** The list of everything the API host is, and the only place that wires its parts together. */
import Fastify, { type FastifyInstance } from "fastify";
import { LIMITS } from "#contract/limits";
import { ROUTES } from "#contract/site-paths";
import { createAudit } from "./audit/audit";
import { registerAuditRoutes, noteRefusals } from "./audit/audit.routes";
import { createAccounts } from "./auth/auth";
import { registerAuthRoutes } from "./auth/auth.routes";
import { createSignInData } from "./auth/personal-data.store";
import { registerSecondFactorRoutes } from "./auth/second-factor/second-factor.routes";
import { registerSocialRoutes } from "./auth/social/social.routes";
import { SocialService } from "./auth/social/social.service";
import { createSocialStore } from "./auth/social/social.store";
import { cartResolvers } from "./cart/cart.resolvers";
import { CartService } from "./cart/cart.service";
import { createCartStore } from "./cart/cart.store";
import { createCartData } from "./cart/personal-data.store";
import { catalogueResolvers } from "./catalogue/catalogue.resolvers";
import { CatalogueService } from "./catalogue/catalogue.service";
import { createCatalogueStore } from "./catalogue/catalogue.store";
import { siteExportResolvers } from "./catalogue/site-export.resolvers";
import { SiteExportService } from "./catalogue/site-export.service";
import { createSiteExportStore } from "./catalogue/site-export.store";
import { createPricing } from "./catalogue/pricing/pricing";
import { ProductReader } from "./catalogue/product-reader.store";
import { followChanges } from "./catalogue/search/search-changes.worker";
import { SearchFeed } from "./catalogue/search/search-feed.worker";
import { createSearchStore } from "./catalogue/search/search.store";
import { createPhoneOrders } from "./checkout/by-phone/by-phone";
import { createCheckout } from "./checkout/checkout";
import type { Config } from "./config";
import { createCustomers } from "./customers/customers";
import { createAccountView, createCare } from "./customers/care/care";
import { careResolvers } from "./customers/care/care.resolvers";
import { registerCareRoutes } from "./customers/care/care.routes";
import { registerCustomersRoutes } from "./customers/customers.routes";
import { isWritable, type Db } from "./db/client";
import { createIdentityProviders } from "./gateways/identity/identity-providers";
import { startMailDelivery } from "./gateways/mail/mail-delivery";
import { createSmtpSender } from "./gateways/mail/smtp-sender";
import { startWorker } from "./gateways/worker";
import { createSealer } from "./db/sealed";
import { createBackground } from "./http/background";
import { registerClient } from "./http/client";
import { answerUnreadableAddress, answerUnreadableBytes, registerErrors } from "./http/errors";
import { registerGraphql } from "./http/graphql/graphql";
import { executableSchema } from "./http/graphql/graphql-schema";
import { hasRoom } from "./http/free-space";
import { registerHealth } from "./http/health";
import { logOptions } from "./http/log";
import { registerOpenApi } from "./http/openapi";
import { createRateLimits } from "./http/rate-limits";
import { createRest } from "./http/rest";
import { registerSecurity } from "./http/security";
import { startHousekeeping } from "./housekeeping.worker";
import { registerApplicantDataRoutes } from "./leases/applications/applicant-data.routes";
import { applicationResolvers } from "./leases/applications/applications.resolvers";
import { leaseDeskResolvers } from "./leases/desk/desk.resolvers";
import { registerDraftRoutes } from "./leases/forms/drafts.routes";
import { createLeaseData } from "./leases/applications/personal-data.store";
import { createLeaseDelivery } from "./leases/delivery/delivery";
import { createLeaseSource } from "./leases/ledger/leases.source";
import { registerLessorWebhooks } from "./leases/lessor-webhooks.routes";
import { createLeases } from "./leases/leases";
import { registerMarketingRoutes } from "./marketing/marketing.routes";
import { MarketingService } from "./marketing/marketing.service";
import { createMarketingStore } from "./marketing/marketing.store";
import { createMarketingData } from "./marketing/personal-data.store";
import { createStockAlertData } from "./stock-alerts/personal-data.store";
import { registerStockAlertRoutes } from "./stock-alerts/stock-alerts.routes";
import { StockAlertService } from "./stock-alerts/stock-alerts.service";
import { createStockAlertStore } from "./stock-alerts/stock-alerts.store";
import { openCatalogueDesk } from "./catalogue/desk/desk";
import { registerOffers } from "./checkout/offers/offers.routes";
import { createOfferStore } from "./checkout/offers/offers.store";
import { registerMarketingDesk } from "./marketing/desk/desk.routes";
import { createMoneyDesk } from "./stuck-money/stuck-money";
import { createOrders } from "./orders/orders";
import { ordersResolvers } from "./orders/orders.resolvers";
import { createOrdersData } from "./orders/personal-data.store";
import { createPayments } from "./payments/payments";
import { createPaymentSource } from "./payments/payments.source";
import { createPaymentGateways } from "./payments/vendors/vendors";
import { registerWebhooks } from "./payments/webhooks.routes";
import { registerStaffRoutes } from "./staff/staff.routes";
import { createStaff } from "./staff/staff";
import { createSuppliers } from "./suppliers/suppliers";

/** How soon who waits for a product is told that it is back. */
const ALERTS_MS = 5_000;

export interface AppParts {
  /** `databaseUrl` set: changes are heard by LISTEN; null: they are looked for every second. */
  readonly config: Config;
  /** Migrated; the caller closes it after the app. */
  readonly db: Db;
  /** The same database for work nobody waits for, so that it takes no connection from shoppers. Left out: db. */
  readonly backgroundDb?: Db;
  /** True once this host is about to end: /ready says no while requests are still answered. */
  readonly isEnding?: () => boolean;
}

/** Builds the API host with its catalogue loaded, ready to listen or to be injected into. */
export async function buildApp({
  config,
  db,
  backgroundDb = db,
  isEnding = () => false,
}: AppParts): Promise<FastifyInstance> {
  const { receiveMs, requestMs, leastFreeBytes } = config.uptime;
  const app = Fastify({
    ...logOptions(config),
    bodyLimit: LIMITS.http.bodyBytes,
    // A request that arrives byte by byte is closed; Node looks for such ones as often as it is told to.
    requestTimeout: receiveMs,
    http: { headersTimeout: receiveMs, connectionsCheckingInterval: Math.min(receiveMs, 5_000) },
    handlerTimeout: requestMs,
    // What came before the end of this host is answered as always.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // As long as an e-mail address.
    routerOptions: { maxParamLength: LIMITS.account.emailLength },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableBytes,
  });
  registerErrors(app);
  registerClient(app, config);
  await registerSecurity(app, config);
  // The description of all calls is for those who write a client, not for a visitor.
  if (config.environment !== "production") await registerOpenApi(app, config);
  const sealer = createSealer(config.piiKeys);

  const store = createCatalogueStore(db);
  const feed = new SearchFeed(createSearchStore(backgroundDb), config.leases.shown);
  await feed.refresh();
  followChanges(app, config.databaseUrl, feed);
  const catalogue = new CatalogueService(store, new ProductReader(store), feed);

  const background = createBackground(app.log);
  const limits = createRateLimits(db, config);
  const audit = createAudit({ db, sealer });
  const { trail, noteReset } = audit;
  const accounts = createAccounts({ config, db, sealer, limits, background, noteReset });
  const findUserId = async (username: string) =>
    (await accounts.users.findByUsername(username))?.userId ?? null;
  const auditing = audit.service(limits, findUserId, app.log);
  noteRefusals(app, auditing, accounts.reader, background);
  const { isRight: isPassword } = accounts.passwords;
  const desk = { db, backgroundDb, sealer, trail, log: app.log };
  const pricing = createPricing(desk);
  const { shop, tokenKeys } = config;
  const gateways = createPaymentGateways(config.payments.vendors, tokenKeys);
  const sources = [
    createPaymentSource(config.payments, gateways),
    createLeaseSource(config.leases.lessors, sealer),
  ];
  const carts = new CartService(createCartStore(db), catalogue);
  const confirmFactor = accounts.secondFactor.confirm.bind(accounts.secondFactor);
  const orders = createOrders({ ...desk, shop, tokenKeys, sources, limits, config, carts, confirmFactor });
  const leases = createLeases({
    db,
    backgroundDb,
    sealer,
    config,
    limits,
    findUserId,
    confirmFactor,
    noteReading: audit.noteReading,
    trail,
    background,
    orders: orders.ledger,
    log: app.log,
  });
  const kept = [
    createSignInData(db, sealer),
    audit.data,
    createMarketingData(db, sealer),
    createStockAlertData(db, sealer),
    createCartData(db),
    createOrdersData(db, sealer),
    createLeaseData(db, sealer),
  ];
  const credit = leases.applications;
  const customers = createCustomers({ db, sealer, limits, isPassword, shop, kept, credit });
  const care = createCare(db, sealer, {
    profiles: customers.profiles,
    addresses: customers.addresses,
    credit: leases.applications,
    trail,
    listDevices: (userId) => accounts.sessions.listDevicesOf(userId),
    givePassword: (...gift) => accounts.service.givePassword(...gift),
  });
  const housekeeping = startHousekeeping({ db: backgroundDb, sealer, customers, log: app.log });
  app.addHook("onClose", async () => {
    await housekeeping.stop();
    await background.settle();
  });

  const payments = createPayments({ config, db, gateways, orders: orders.ledger, background, log: app.log });
  const checkout = createCheckout({
    db,
    catalogue,
    carts,
    placing: orders.placing,
    paying: payments.paying,
    leasing: leases.leasing,
    applications: leases.applications,
    limits,
  });
  const leaseDelivery = createLeaseDelivery({ db, backgroundDb, ...orders, ...leases, log: app.log });
  const suppliers = createSuppliers({
    db,
    backgroundDb,
    settings: config.suppliers,
    orders: orders.fulfilment,
    log: app.log,
  });
  const schema = executableSchema([
    catalogueResolvers(catalogue),
    siteExportResolvers(new SiteExportService(catalogue, createSiteExportStore(backgroundDb), feed)),
    cartResolvers(carts),
    ...checkout.resolvers,
    createPhoneOrders({ ...checkout, ...orders, care, trail }),
    ordersResolvers({
      orders: orders.service,
      items: orders.items,
      previews: orders.previews,
      backToCart: orders.backToCart,
      async refresh(viewer, orderId, orderKey) {
        if (!(await orders.placing.mayAct(orderId, viewer, orderKey, "PAY"))) return false;
        await payments.refresh(orderId);
        await leases.leasing.goOn(orderId);
        return true;
      },
      async leave(viewer, orderId, orderKey) {
        if (!(await orders.placing.mayAct(orderId, viewer, orderKey, "PAY"))) return false;
        await payments.leave(orderId);
        return true;
      },
      standing: (orderId) => checkout.service.standing(orderId),
    }),
    ...orders.listResolvers,
    applicationResolvers(leases.applications),
    leaseDeskResolvers(leases.desk),
    careResolvers(care),
    createAccountView({ care, carts, orders: orders.service, leases: leases.applications, trail }),
    pricing.resolvers,
    leaseDelivery.resolvers,
    suppliers.resolvers,
    orders.editing({ ...checkout.edits, isOrdered: suppliers.isOrdered }),
  ]);
  await registerGraphql(app, config, schema, accounts.reader);
  const rest = createRest(app, accounts.reader);
  const moneyDesk = createMoneyDesk({ ...desk, rest, sources: [...sources, orders] });
  registerAuthRoutes(rest, accounts);
  registerSecondFactorRoutes(rest, accounts.secondFactor, accounts.devices);
  registerAuditRoutes(rest, auditing);
  orders.registerRoutes(rest);
  registerCustomersRoutes(rest, customers);
  registerCareRoutes(rest, care);
  registerStaffRoutes(rest, createStaff({ db, sealer, limits, trail, accounts }));
  registerSocialRoutes(
    rest,
    new SocialService({
      providers: createIdentityProviders(config.social, `${config.shop.siteUrl}${ROUTES.socialReturn}`),
      store: createSocialStore(db, sealer),
      users: accounts.users,
      sessions: accounts.sessions,
      limits,
      shop: config.shop,
      log: app.log,
    }),
  );
  registerOffers(rest, createOfferStore(db), trail);
  registerMarketingDesk({ ...desk, rest });
  registerMarketingRoutes(
    rest,
    new MarketingService(createMarketingStore(db, sealer), limits, config.shop, config.apiUrl),
  );
  const stockAlerts = new StockAlertService({
    store: createStockAlertStore(db, sealer),
    catalogue,
    limits,
    shop,
  });
  registerStockAlertRoutes(rest, stockAlerts);
  const teller = startWorker("stock alerts", ALERTS_MS, () => stockAlerts.tellWhoWaits(), app.log);
  app.addHook("onClose", () => teller.stop());
  registerDraftRoutes(rest, leases.drafts);
  registerApplicantDataRoutes(rest, leases.applicants);
  registerWebhooks(app, payments.webhooks);
  registerLessorWebhooks(app, leases.webhooks);
  const catalogueDesk = openCatalogueDesk({ ...desk, rest, config });
  const working = [payments, leases, pricing, leaseDelivery, suppliers, moneyDesk, orders, catalogueDesk];
  for (const { startWorkers } of working) {
    const workers = startWorkers();
    app.addHook("onClose", () => workers.stop());
  }
  const delivery = startMailDelivery({
    db: backgroundDb,
    sealer,
    sender: createSmtpSender(config.mail),
    log: app.log,
  });
  app.addHook("onClose", () => delivery.stop());
  registerHealth(app, {
    "this host is ending": () => !isEnding(),
    "the database cannot be written": () => isWritable(backgroundDb),
    "the catalogue is not loaded": () => feed.isLoaded,
    "the data folder is full or cannot be written": () => hasRoom(config.dataDir, leastFreeBytes),
  });
  return app;
}
