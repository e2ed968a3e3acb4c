/**
 * Definition of each report's layout; table, file, mail and screen are derived from it (REPORT-2). The SQL is
 * in server/reports/definitions/.
 */
import { REVERSED } from "../affiliates/messages";
import { BACKOFFICE_ROUTES } from "../site/backoffice-paths";
import { BILL_LABELS } from "../suppliers/bills/messages";
import type { ReportKey } from "./reports";

/** Totals of a row, a day or the whole range, by name. Cents or units. */
export type ReportTotals = Readonly<Record<string, number>>;

export interface ReportColumn {
  readonly label: string;
  /** tenths: tenths of a percent. */
  readonly unit: "cents" | "count" | "tenths";
  /** Null if undefined, such as an average over no orders. */
  of(totals: ReportTotals): number | null;
}

interface KeyColumn {
  /** Parameter name in an address. */
  readonly name: string;
  readonly label: string;
  /** Too many values for a list, such as customers. */
  readonly isOfMany?: true;
}

export interface ReportFact {
  readonly label: string;
  /** Form of the value in an answer's `names`: cents or a count in digits, or YYYY-MM-DD. Empty if unknown. */
  readonly unit: "cents" | "count" | "day";
}

export interface ReportShape {
  /** One sentence: what the report counts, and on which day. */
  readonly about: string;
  /** Key columns of a row besides the day. */
  readonly keys: readonly KeyColumn[];
  /** Additional values about a key, such as the day of a customer's first order. */
  readonly facts?: readonly ReportFact[];
  /** Rows are by day. */
  readonly isByDay?: true;
  /** Totaled values, in the order of the report definition. */
  readonly sums: readonly string[];
  /** The first column is the headline figure and the chart. */
  readonly columns: readonly [ReportColumn, ...ReportColumn[]];
  /** Position of the key that splits the chart; omitted means no split. */
  readonly chartedBy?: number;
  /** Total that sorts rows without a day, largest first; default: the first. */
  readonly sortedBy?: string;
  /** The list of records that the report counts, with its label. */
  readonly records?: { readonly label: string; readonly path: string };
  /** Name of the drill-down of a row, such as "Payment events". */
  readonly entries: string;
}

const sum = (name: string, label: string, unit: ReportColumn["unit"]): ReportColumn => ({
  label,
  unit,
  of: (totals) => totals[name] ?? 0,
});

const net = (label: string): ReportColumn => ({
  label,
  unit: "cents",
  of: ({ paid = 0, refunded = 0 }) => paid - refunded,
});

/** Null if the divisor is zero. */
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
const AFFILIATE_TOTALS = ["clicks", "applications", "approvals", "orders", "earned", "back"];
const AFFILIATE_COUNTS = [
  sum("clicks", "Clicks", "count"),
  sum("applications", "Applications", "count"),
  sum("approvals", "Approvals", "count"),
  sum("orders", "Orders", "count"),
];
const commission = (label: string): ReportColumn => ({
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
    facts: [
      { label: "Lifetime net", unit: "cents" },
      { label: "Lifetime orders", unit: "count" },
      { label: "First order", unit: "day" },
      { label: "Last order", unit: "day" },
    ],
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
      sum("back", "Canceled or returned", "count"),
      sum("views", "Views", "count"),
      ratio("Units per view", "tenths", "units", "views"),
    ],
    entries: "Items and views",
  },
  bestbuybilling: {
    about:
      "Supplier orders, by the day the supplier accepted them, at the items' cost when sold. Refused or abandoned items aren't owed. Billed is what the recorded supplier bills say about these orders. Lines without an order count on the day of their bill.",
    keys: [
      { name: "supplier", label: "Supplier" },
      { name: "state", label: "Status" },
    ],
    sums: ["orders", "pieces", "expected", "undelivered", "unpriced", "billed", "mismatches"],
    columns: [
      sum("expected", BILL_LABELS.expected, "cents"),
      sum("billed", BILL_LABELS.billed, "cents"),
      {
        label: BILL_LABELS.difference,
        unit: "cents",
        of: ({ billed = 0, expected = 0 }) => billed - expected,
      },
      sum("mismatches", BILL_LABELS.mismatches, "count"),
      sum("orders", "Orders", "count"),
      sum("pieces", "Items", "count"),
      sum("undelivered", "Refused or abandoned", "count"),
      sum("unpriced", "Unknown cost", "count"),
    ],
    sortedBy: "expected",
    chartedBy: 0,
    records: { label: BILL_LABELS.bills, path: BACKOFFICE_ROUTES.supplierBills },
    entries: "Supplier orders",
  },
  affiliateoverview: {
    about:
      "Activity from each affiliate by day. Commission is what their ledger recorded that day, including corrections and reversals.",
    keys: [AFFILIATE, { name: "sub", label: "Sub-affiliate" }],
    isByDay: true,
    sums: AFFILIATE_TOTALS,
    columns: [commission("Commission"), ...AFFILIATE_COUNTS],
    chartedBy: 0,
    entries: COMMISSIONS,
  },
  affiliatesummary: {
    about: "What you owe each affiliate for these dates: earned less reversed.",
    keys: [AFFILIATE],
    sums: AFFILIATE_TOTALS,
    columns: [
      commission("Owed"),
      sum("earned", "Earned", "cents"),
      sum("back", REVERSED, "cents"),
      ...AFFILIATE_COUNTS,
    ],
    sortedBy: "earned",
    chartedBy: 0,
    entries: COMMISSIONS,
  },
};

/**
 * Totals of a row by name.
 * @param values in the order of the report's totals
 */
export function namedTotals({ sums }: Pick<ReportShape, "sums">, values: readonly number[]): ReportTotals {
  return Object.fromEntries(sums.map((name, position) => [name, values[position] ?? 0]));
}
