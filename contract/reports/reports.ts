/** The ten reports of the back office, in menu order (REPORT-1). */
const REPORT_ROWS = {
  transactions: { name: "Transactions", permission: "Transactions report" },
  revenue: { name: "Revenue", permission: "Revenue report" },
  sales: { name: "Daily Business Report", permission: "Daily business report" },
  customervalue: { name: "Customer value", permission: "Customer value report" },
  googlekeywords: { name: "Google keywords", permission: "Google keywords report" },
  sources: { name: "Sources", permission: "Traffic sources report" },
  mostpopularproducts: { name: "Most popular products", permission: "Most popular products report" },
  bestbuybilling: { name: "Supplier expenses", permission: "Supplier expenses report" },
  affiliateoverview: { name: "Daily Affiliate Report", permission: "Daily affiliate report" },
  affiliatesummary: { name: "Affiliate summary", permission: "Affiliate summary report" },
} as const satisfies Readonly<
  Record<string, { readonly name: string; /** Label for staff. */ readonly permission: string }>
>;
export type ReportKey = keyof typeof REPORT_ROWS;
export const REPORT_KEYS = Object.keys(REPORT_ROWS) as readonly ReportKey[];

/** Menu label of a report. */
export function reportName(key: ReportKey): string {
  return REPORT_ROWS[key].name;
}

export type ReportPermission = `reports.${ReportKey}`;

/** Each report's permission, with its label. */
export const REPORT_PERMISSION_WORDS = Object.fromEntries(
  REPORT_KEYS.map((key) => [`reports.${key}`, REPORT_ROWS[key].permission]),
) as Readonly<Record<ReportPermission, string>>;
