/** The ten reports of the back office, in the order of their menu (REPORT-1). */
const REPORT_ROWS = {
  transactions: { name: "Transactions", permission: "Report on transactions" },
  revenue: { name: "Revenue", permission: "Report on revenue" },
  sales: { name: "Daily Business Report", permission: "Report on sales" },
  customervalue: { name: "Customer value", permission: "Report on the value of customers" },
  googlekeywords: { name: "Google keywords", permission: "Report on Google keywords" },
  sources: { name: "Sources", permission: "Report on sources of visits" },
  mostpopularproducts: { name: "Most popular products", permission: "Report on the most popular products" },
  bestbuybilling: { name: "Supplier expenses", permission: "Report on Best Buy billing" },
  affiliateoverview: { name: "Daily Affiliate Report", permission: "Overview of affiliates" },
  affiliatesummary: { name: "Affiliate summary", permission: "Summary of affiliates" },
} as const satisfies Readonly<
  Record<string, { readonly name: string; /** What staff read for it. */ readonly permission: string }>
>;
export type ReportKey = keyof typeof REPORT_ROWS;
export const REPORT_KEYS = Object.keys(REPORT_ROWS) as readonly ReportKey[];

/** What staff read in the menu. */
export function reportName(key: ReportKey): string {
  return REPORT_ROWS[key].name;
}

export type ReportPermission = `reports.${ReportKey}`;

/** Each report's permission, with what staff read for it. */
export const REPORT_PERMISSION_WORDS = Object.fromEntries(
  REPORT_KEYS.map((key) => [`reports.${key}`, REPORT_ROWS[key].permission]),
) as Readonly<Record<ReportPermission, string>>;
