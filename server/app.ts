/** The API host: every feature by name, in order, with its dependencies on others. */
import type { FastifyInstance } from "fastify";
import { openAffiliates } from "./affiliates/affiliates";
import { openAnalytics } from "./analytics/analytics";
import { createAudit, openAudit } from "./audit/audit";
import { openAuth } from "./auth/auth";
import { openBounces } from "./bounces/bounces";
import { openCampaigns } from "./campaigns/campaigns";
import { openCart } from "./cart/cart";
import { openCatalogue } from "./catalogue/catalogue";
import { listEarlierPrices } from "./catalogue/offers/earlier-prices.store";
import { openChat } from "./chat/chat";
import { openPhoneOrders } from "./checkout/by-phone/by-phone";
import { createEditPrices, openCheckout } from "./checkout/checkout";
import { createTaxes } from "./checkout/sales-tax/sales-tax";
import { openCare } from "./customers/care/care";
import { openCustomers } from "./customers/customers";
import { openMerge } from "./customers/merge/merge";
import type { Feature } from "./feature";
import { createHost, startHost, type AppParts } from "./host";
import { openSaved } from "./saved/saved";
import { openLeases } from "./leases/leases";
import { createLeaseSource } from "./leases/ledger/leases.source";
import { openMarketing } from "./marketing/marketing";
import { createReaders } from "./marketing/readers.store";
import { openOrders } from "./orders/orders";
import { emailIndexes as orderIndexes } from "./orders/reading/customer.rules";
import { openPayments } from "./payments/payments";
import { createPaymentSource } from "./payments/payments.source";
import { createPaymentGateways } from "./payments/vendors/vendors";
import { openPerformance } from "./performance/performance";
import { openReports } from "./reports/reports";
import { openReviews } from "./reviews/reviews";
import { openStaff } from "./staff/staff";
import { openStockAlerts } from "./stock-alerts/stock-alerts";
import { openPaymentExceptions } from "./payment-exceptions/payment-exceptions";
import { isOrdered } from "./suppliers/supplier-orders.store";
import { openSuppliers } from "./suppliers/suppliers";
import { openVehicles } from "./vehicles/vehicles";
import { openVisits } from "./visits/visits";

/** Builds the API host with its catalogue loaded, ready to listen or for injected requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const { app, host } = await createHost(parts);
  const { tokenKeys } = config;

  const { trail, recordReset, recordReading } = createAudit(host);
  const auth = openAuth(host, { settings: config, recordReset });
  const { findUserId, confirmFactor } = auth;
  const vehicles = openVehicles(host);
  const catalogue = await openCatalogue(host, {
    settings: config,
    trail,
    vehicles: vehicles.search,
  });
  const products = catalogue.service;
  const readers = createReaders(host.sealer, config.apiUrl);
  const cart = openCart(host, products, readers);
  const gateways = createPaymentGateways(config.payments.vendors, tokenKeys);
  const leaseSource = createLeaseSource(config.leases.lessors, host.sealer);
  const sources = [createPaymentSource(config.payments, gateways), leaseSource];
  const taxes = createTaxes(host, config.taxRates);
  const orders = openOrders(host, {
    settings: config,
    trail,
    tokenKeys,
    sources,
    confirmFactor,
    readers,
    carts: cart.service,
    isFraudChecked: config.fraud !== null,
    editing: { ...createEditPrices(host, products, taxes), isOrdered },
  });
  const leases = openLeases(host, {
    settings: config.leases,
    trail,
    findUserId,
    confirmFactor,
    recordReading,
    orders,
    placing: orders.placing,
  });
  const payments = openPayments(host, { config, gateways, orders });
  const customers = openCustomers(host, {
    credit: leases.applications,
    isPassword: auth.passwords.isRight,
    personalData: () => features.flatMap(({ personalData = [] }) => personalData),
  });
  const care = openCare(host, {
    profiles: customers.profiles,
    addresses: customers.addresses,
    trail,
    carts: cart.service,
    orders: orders.service,
    leases: leases.applications,
    credit: leases.applications,
    listDevices: (userId) => auth.sessions.listDevicesOf(userId),
    endDevices: (...end) => auth.sessions.endByStaff(...end),
    givePassword: (...gift) => auth.service.givePassword(...gift),
  });
  const checkout = openCheckout(host, {
    trail,
    taxes,
    catalogue: products,
    carts: cart.service,
    placing: orders.placing,
    payments,
    paying: payments.paying,
    leasing: leases.leasing,
    applications: leases.applications,
  });
  const campaigns = openCampaigns(host, { settings: config, trail, readers, products, orderIndexes });
  const features = [
    customers,
    care,
    openMerge(host, {
      moveApplications: leases.moveApplications,
      trail,
      confirmFactor,
      care: care.service,
      listApplicants: leases.listApplicants,
    }),
    auth,
    openAudit(host, { sessions: auth.reader, findUserId }),
    openMarketing(host, { trail, apiUrl: config.apiUrl }),
    campaigns,
    openBounces(host, { settings: config, readers, campaigns }),
    openStockAlerts(host, products, catalogue.live),
    openReviews(host, {
      trail,
      products,
      sessions: auth.reader,
      orders: orders.placing,
      arrived: orders.reading,
      mails: orders.mails,
    }),
    openChat(host, {
      settings: config,
      tokenKeys,
      sessions: auth.reader,
      trail,
      products,
      findName: async (userId) => (await customers.profiles.getProfile(userId)).firstName,
    }),
    openSaved(host, { products, readers, listEarlierPrices, customers: care.service, settings: config }),
    vehicles,
    catalogue,
    cart,
    orders,
    leases,
    payments,
    checkout,
    openPhoneOrders({ ...orders, quoter: checkout.quoter, trail, care: care.service }),
    openSuppliers(host, { settings: config.suppliers, orders: orders.fulfilment, trail }),
    openPaymentExceptions(host, { trail, sources: [...sources, orders] }),
    openReports(host, { trail }),
    openVisits(host, config),
    openAffiliates(host, { settings: config.affiliates, trail }),
    openAnalytics(host),
    openPerformance(host, config.performance),
    openStaff(host, { trail, confirmFactor, invite: auth.invite, inviteAgain: auth.inviteAgain }),
  ].flatMap((feature: Feature) => [feature, ...(feature.parts ?? [])]);

  await startHost(app, host, { ...parts, features, sessions: auth.reader, suppress: readers.suppress });
  return app;
}
