/**
 * What each report shows, described once: table, file, mail and screen are drawn from it (REPORT-2). The statement that
 * counts is its book in server/reports/definitions/.
 */
import { TAKEN_BACK } from "../affiliates/messages";
import type { ReportKey } from "./reports";

/** Sums of a row, a day or the whole range, by name. Cents or pieces. */
export type ReportTotals = Readonly<Record<string, number>>;

export interface ReportColumn {
  readonly label: string;
  /** tenths: of a per cent. */
  readonly unit: "cents" | "count" | "tenths";
  /** Null: it says nothing here, such as an average of no orders. */
  of(sums: ReportTotals): number | null;
}

interface KeyColumn {
  /** Its parameter in addresses. */
  readonly name: string;
  readonly label: string;
  /** Too many to choose from in a list, such as customers. */
  readonly isOfMany?: true;
}

export interface ReportShape {
  /** One sentence: what is counted, and on which day. */
  readonly about: string;
  /** What a row is of, apart from its day. */
  readonly keys: readonly KeyColumn[];
  /** What is told of a key beside its name, as texts, such as the day of a customer's first order. */
  readonly facts?: readonly string[];
  /** Each row is of one day. */
  readonly isByDay?: true;
  /** What is added up, in the order books give it. */
  readonly sums: readonly string[];
  /** The first is the figure on top and in the chart. */
  readonly columns: readonly [ReportColumn, ...ReportColumn[]];
  /** The position of the key the chart is divided by; left out: it shows the whole. */
  readonly chartedBy?: number;
  /** The sum that puts rows without a day in order, the largest first; left out: the first. */
  readonly sortedBy?: string;
  /** What a row opens, such as "Payment events". */
  readonly entries: string;
}

const sum = (name: string, label: string, unit: ReportColumn["unit"]): ReportColumn => ({
  label,
  unit,
  of: (sums) => sums[name] ?? 0,
});

const net = (label: string): ReportColumn => ({
  label,
  unit: "cents",
  of: ({ paid = 0, refunded = 0 }) => paid - refunded,
});

/** Null without a divisor. */
const ratio = (label: string, unit: ReportColumn["unit"], of: string, by: string): ReportColumn => ({
  label,
  unit,
  of: ({ [of]: sum = 0, [by]: count = 0 }) =>
    count === 0 ? null : Math.round(unit === "tenths" ? (sum / count) * 1_000 : sum / count),
});

const AVERAGE_ORDER = ratio("Average order", "cents", "ordered", "orders");
const ORDERS_AND_MONEY = "Orders, payments and refunds";
const COMMISSIONS = "Clicks, applications and commissions";
const AFFILIATE: KeyColumn = { name: "affiliate", label: "Affiliate" };
const AFFILIATE_SUMS = ["clicks", "applications", "approvals", "orders", "earned", "back"];
const AFFILIATE_COUNTS = [
  sum("clicks", "Clicks", "count"),
  sum("applications", "Applications", "count"),
  sum("approvals", "Approvals", "count"),
  sum("orders", "Orders", "count"),
];
const taken = (label: string): ReportColumn => ({
  label,
  unit: "cents",
  of: ({ earned = 0, back = 0 }) => earned - back,
});

export const REPORT_SHAPES: Readonly<Record<ReportKey, ReportShape>> = {
  transactions: {
    about: "Every payment or lease status change, by day, processor and new status.",
    keys: [
      { name: "gateway", label: "Processor" },
      { name: "status", label: "New status" },
    ],
    sums: ["events", "amount", "paid", "refunded"],
    columns: [
      sum("events", "Events", "count"),
      sum("amount", "Amount requested", "cents"),
      sum("paid", "Received", "cents"),
      sum("refunded", "Refunded", "cents"),
    ],
    chartedBy: 0,
    entries: "Payment events",
  },
  revenue: {
    about:
      "Payments less refunds, by day and payment method. A lease counts the amount its lessor has paid out.",
    keys: [{ name: "method", label: "Method" }],
    isByDay: true,
    sums: ["paid", "refunded"],
    columns: [net("Revenue"), sum("paid", "Paid", "cents"), sum("refunded", "Refunded", "cents")],
    chartedBy: 0,
    entries: "Payments and refunds",
  },
  sales: {
    about:
      "Daily results. An order counts on the day of its first payment or lease signature; supplier cost counts on the day the supplier accepted the order. Margin is revenue less sales tax, affiliate commissions and supplier cost. Revenue never includes lessor fees.",
    keys: [],
    isByDay: true,
    sums: [
      "orders",
      "ordered",
      "applications",
      "approvals",
      "lenderTake",
      "affiliateTake",
      "cost",
      "paid",
      "refunded",
      "tax",
    ],
    columns: [
      sum("orders", "Orders", "count"),
      AVERAGE_ORDER,
      sum("applications", "Applications", "count"),
      sum("approvals", "Approvals", "count"),
      net("Revenue"),
      sum("lenderTake", "Lessor fees", "cents"),
      sum("affiliateTake", "Affiliate commissions", "cents"),
      sum("cost", "Supplier cost", "cents"),
      {
        label: "Margin",
        unit: "cents",
        of: ({ paid = 0, refunded = 0, tax = 0, affiliateTake = 0, cost = 0 }) =>
          paid - refunded - tax - affiliateTake - cost,
      },
    ],
    entries: "Orders, approvals, money and costs",
  },
  customervalue: {
    about: "Customer revenue for these dates and over their lifetime. Guests are counted together.",
    keys: [{ name: "customer", label: "Customer", isOfMany: true }],
    facts: ["Lifetime net", "Lifetime orders", "First order", "Last order"],
    sums: ["orders", "ordered", "paid", "refunded"],
    columns: [
      net("Net"),
      sum("orders", "Orders", "count"),
      AVERAGE_ORDER,
      sum("paid", "Paid", "cents"),
      sum("refunded", "Refunded", "cents"),
    ],
    sortedBy: "paid",
    entries: ORDERS_AND_MONEY,
  },
  googlekeywords: {
    about: "Orders from Google ads, by the campaign or keyword in the ad.",
    keys: [{ name: "keyword", label: "Campaign or keyword" }],
    sums: ["orders", "ordered", "paid", "refunded"],
    columns: [
      sum("orders", "Orders", "count"),
      AVERAGE_ORDER,
      net("Revenue"),
      sum("refunded", "Refunded", "cents"),
    ],
    chartedBy: 0,
    entries: ORDERS_AND_MONEY,
  },
  sources: {
    about:
      "Visits by source, with orders and revenue from the same source. Orders are attributed by the landing page's address, not by the referring page.",
    keys: [
      { name: "source", label: "Source" },
      { name: "medium", label: "Medium" },
      { name: "campaign", label: "Campaign" },
    ],
    sums: ["visits", "orders", "ordered", "paid", "refunded"],
    columns: [
      sum("visits", "Visits", "count"),
      sum("orders", "Orders", "count"),
      ratio("Orders per visit", "tenths", "orders", "visits"),
      net("Revenue"),
    ],
    chartedBy: 0,
    entries: "Visits, orders, payments and refunds",
  },
  mostpopularproducts: {
    about:
      "Items sold, by the day of the sale, less later cancellations and returns. Sales are item prices before shipping, tax and discounts.",
    keys: [{ name: "product", label: "Product", isOfMany: true }],
    sums: ["units", "back", "cents", "views"],
    columns: [
      { label: "Units", unit: "count", of: ({ units = 0, back = 0 }) => units - back },
      sum("cents", "Sales", "cents"),
      sum("back", "Cancelled or returned", "count"),
      sum("views", "Views", "count"),
      ratio("Units per view", "tenths", "units", "views"),
    ],
    entries: "Items and views",
  },
  bestbuybilling: {
    about:
      "Supplier orders, by the day the supplier accepted them, at the items' cost when sold. Refused or abandoned items aren't owed. Supplier invoices aren't imported yet.",
    keys: [
      { name: "supplier", label: "Supplier" },
      { name: "state", label: "Status" },
    ],
    sums: ["orders", "pieces", "expected", "undelivered", "unpriced"],
    columns: [
      sum("expected", "Expected cost", "cents"),
      sum("orders", "Orders", "count"),
      sum("pieces", "Items", "count"),
      sum("undelivered", "Refused or abandoned", "count"),
      sum("unpriced", "Unknown cost", "count"),
    ],
    sortedBy: "expected",
    chartedBy: 0,
    entries: "Supplier orders",
  },
  affiliateoverview: {
    about:
      "Activity from each affiliate by day. Commission is what their ledger recorded that day, including corrections and reversals.",
    keys: [AFFILIATE, { name: "sub", label: "Sub-affiliate" }],
    isByDay: true,
    sums: AFFILIATE_SUMS,
    columns: [taken("Commission"), ...AFFILIATE_COUNTS],
    chartedBy: 0,
    entries: COMMISSIONS,
  },
  affiliatesummary: {
    about: "What you owe each affiliate for these dates: earned less reversed.",
    keys: [AFFILIATE],
    sums: AFFILIATE_SUMS,
    columns: [
      taken("Owed"),
      sum("earned", "Earned", "cents"),
      sum("back", TAKEN_BACK, "cents"),
      ...AFFILIATE_COUNTS,
    ],
    sortedBy: "earned",
    chartedBy: 0,
    entries: COMMISSIONS,
  },
};

/** The sums of a row by name. @param values in the order of the report's sums */
export function namedTotals({ sums }: Pick<ReportShape, "sums">, values: readonly number[]): ReportTotals {
  return Object.fromEntries(sums.map((name, position) => [name, values[position] ?? 0]));
}
