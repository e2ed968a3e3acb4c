import type { HeadProps, PageProps } from "gatsby";
import { lazyBadge, lazyScreen, type Area } from "../../app/area/area";
import { AreaHead } from "../../app/area/area-head";
import { OfficePage } from "../../app/office/office-page";
import { LABELS } from "#contract/messages";
import { REPORT_KEYS, reportName } from "#contract/reports/reports";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { BACKOFFICE_ROUTES, reportPath } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";

const PAYMENT_EXCEPTIONS = "Payment exceptions";
const REPORTS = "Reports";

const BACKOFFICE: Area = {
  name: LABELS.backOffice,
  heading: LABELS.backOffice,
  path: ROUTES.backoffice,
  screens: [
    {
      path: ROUTES.backoffice,
      goKey: "w",
      heading: "To do",
      drawing: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2",
      access: "orders.read",
      component: lazyScreen(async () => (await import("../../app/office/first-page")).FirstPage),
    },
    {
      path: BACKOFFICE_ROUTES.orders,
      goKey: "o",
      heading: "Orders",
      headingBelow: "Order",
      drawing: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
      access: "orders.read",
      component: lazyScreen(async () => (await import("../../app/office/orders-screen")).OrdersScreen),
      findLabel: "Search orders for",
    },
    {
      path: BACKOFFICE_ROUTES.newOrder,
      goKey: "n",
      heading: LABELS.newOrder,
      under: BACKOFFICE_ROUTES.orders,
      drawing: "M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z",
      access: "orders.update",
      component: lazyScreen(
        async () => (await import("../../features/orders/backoffice/new/new-order")).NewOrder,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.customers,
      goKey: "c",
      heading: "Customers",
      headingBelow: "Customer",
      drawing: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
      access: "customers.read",
      component: lazyScreen(
        async () => (await import("../../app/office/customers-screens")).CustomersScreens,
      ),
      findLabel: "Search customers for",
    },
    {
      path: BACKOFFICE_ROUTES.leases,
      goKey: "l",
      heading: "Leases",
      headingBelow: LABELS.application,
      drawing: "M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5",
      access: "leases.read",
      component: lazyScreen(
        async () => (await import("../../features/leases/admin/leases-admin")).LeasesAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.paymentExceptions,
      goKey: "m",
      heading: PAYMENT_EXCEPTIONS,
      headingBelow: PAYMENT_EXCEPTIONS,
      drawing: "M3 7h18v11H3zM12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 10.5v4M18 10.5v4",
      access: "orders.read",
      component: lazyScreen(
        async () => (await import("../../features/payment-exceptions/payment-exceptions-admin")).MoneyAdmin,
      ),
      badge: lazyBadge(
        async () => (await import("../../features/payment-exceptions/payment-exceptions-count")).MoneyCount,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.catalogue,
      goKey: "a",
      heading: "Catalog",
      headingBelow: "Catalog",
      drawing: "M4 5h7v14H4zM13 5h7v14h-7z",
      access: "pricing.read",
      component: lazyScreen(
        async () => (await import("../../features/catalogue-admin/catalogue-admin")).CatalogueAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.search,
      goKey: "f",
      heading: "Search",
      under: BACKOFFICE_ROUTES.catalogue,
      headingBelow: "Search",
      drawing: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21",
      access: "search.read",
      component: lazyScreen(
        async () => (await import("../../features/search-admin/search-admin")).SearchAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.contacts,
      goKey: "t",
      heading: "Contact requests",
      drawing: "M4 6h16v12H4zM4 7l8 6 8-6",
      access: "customers.read",
      component: lazyScreen(async () => (await import("../../features/contacts/contact-admin")).ContactAdmin),
    },
    {
      path: BACKOFFICE_ROUTES.campaigns,
      heading: "Campaigns",
      headingBelow: "Campaign",
      drawing: "M4 10v4l12 5V5zM16 9a3 3 0 0 1 0 6M7 15l1 5h3l-1-4",
      access: "campaigns.write",
      component: lazyScreen(
        async () => (await import("../../features/campaigns/campaigns-admin")).CampaignsAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.chat,
      goKey: "h",
      heading: "Chat",
      headingBelow: "Chat",
      drawing: "M4 5h16v11H10l-4 4v-4H4z",
      access: "chat.answer",
      component: lazyScreen(async () => (await import("../../app/office/chat-screen")).ChatScreen),
      badge: lazyBadge(async () => (await import("../../features/chat/admin/chat-count")).ChatCount),
    },
    {
      path: BACKOFFICE_ROUTES.reviews,
      goKey: "r",
      heading: "Reviews",
      drawing: "M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.6 3.2 1.4-6.3L3 9.6 9.3 9z",
      access: "reviews.moderate",
      component: lazyScreen(
        async () => (await import("../../features/reviews/admin/review-admin")).ReviewAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.affiliates,
      heading: "Affiliates",
      headingBelow: "Affiliate",
      drawing:
        "M5 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M16 5.5a2.5 2.5 0 1 0 .01 0M16 13.5a2.5 2.5 0 1 0 .01 0M10.5 10.5l4-2M10.5 13.5l4 2",
      access: "affiliates.read",
      component: lazyScreen(
        async () => (await import("../../features/affiliates/affiliates-admin")).AffiliatesAdmin,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.payouts,
      under: BACKOFFICE_ROUTES.affiliates,
      heading: "Affiliate payouts",
      drawing: "M3 7h18v10H3zM12 10a2 2 0 1 0 .01 0M6 10h.01M18 14h.01",
      access: "affiliates.read",
      component: lazyScreen(
        async () => (await import("../../features/affiliates/payouts/payouts-screen")).PayoutsScreen,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.pricing,
      goKey: "p",
      heading: "Pricing",
      headingBelow: "Pricing",
      drawing: "M4 12V4h8l8 8-8 8zM8.5 8.5h.01",
      access: "pricing.read",
      component: lazyScreen(
        async () => (await import("../../features/pricing/pricing-screens")).PricingScreens,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.staff,
      goKey: "s",
      heading: "Staff",
      headingBelow: "Staff member",
      drawing: "M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2",
      access: "staff.read",
      component: lazyScreen(
        async () => (await import("../../features/staff/users/users-screen")).UsersScreen,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.audit,
      heading: LABELS.auditLog,
      under: BACKOFFICE_ROUTES.staff,
      drawing: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
      access: "audit.read",
      component: lazyScreen(
        async () => (await import("../../features/staff/audit/audit-screen")).AuditScreen,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.reports,
      goKey: "b",
      heading: REPORTS,
      drawing: "M4 18l5-6 4 3 7-9M15 6h5v5",
      access: "reports.sales",
      component: lazyScreen(
        async () => (await import("../../features/reports/overview/reports-page")).ReportsPage,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.performance,
      heading: "Performance",
      under: BACKOFFICE_ROUTES.reports,
      drawing: "M4 16a8 8 0 0 1 16 0M12 16l4-5M3 20h18",
      access: "reports.sales",
      component: lazyScreen(
        async () => (await import("../../features/performance/performance-screen")).PerformanceScreen,
      ),
    },
    {
      path: BACKOFFICE_ROUTES.supplierBills,
      under: BACKOFFICE_ROUTES.reports,
      heading: BILL_LABELS.bills,
      headingBelow: BILL_LABELS.bill,
      drawing: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
      access: "reports.bestbuybilling",
      component: lazyScreen(
        async () => (await import("../../features/supplier-bills/bills-admin")).BillsAdmin,
      ),
    },
    // Every report with a definition, in menu order.
    ...REPORT_KEYS.map((key) => ({
      path: reportPath(key),
      heading: reportName(key),
      headingBelow: reportName(key),
      group: REPORTS,
      under: BACKOFFICE_ROUTES.reports,
      drawing: "M4 20h16M7 20v-7M12 20V5M17 20v-10",
      access: `reports.${key}` as const,
      component: lazyScreen(async () =>
        (await import("../../features/reports/report-screen")).reportScreenOf(key),
      ),
    })),
  ],
};

export default function BackofficeRoute({ location }: PageProps) {
  return <OfficePage area={BACKOFFICE} location={location} />;
}

export function Head({ location }: HeadProps) {
  return <AreaHead area={BACKOFFICE} location={location} />;
}
