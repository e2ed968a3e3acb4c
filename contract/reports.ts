/** The ten reports of the back office (REPORT-1), with what the permission to read each is called. */
const REPORT_ROWS = {
  transactions: { permission: "Report on transactions" },
  revenue: { permission: "Report on revenue" },
  sales: { permission: "Report on sales" },
  customervalue: { permission: "Report on the value of customers" },
  googlekeywords: { permission: "Report on Google keywords" },
  sources: { permission: "Report on sources of visits" },
  mostpopularproducts: { permission: "Report on the most popular products" },
  bestbuybilling: { permission: "Report on Best Buy billing" },
  affiliateoverview: { permission: "Overview of affiliates" },
  affiliatesummary: { permission: "Summary of affiliates" },
} as const satisfies Readonly<Record<string, { readonly permission: string }>>;
export type ReportKey = keyof typeof REPORT_ROWS;
export const REPORT_KEYS = Object.keys(REPORT_ROWS) as readonly ReportKey[];

export type ReportPermission = `reports.${ReportKey}`;

/** Each report's permission, with what staff read for it. */
export const REPORT_PERMISSION_WORDS = Object.fromEntries(
  REPORT_KEYS.map((key) => [`reports.${key}`, REPORT_ROWS[key].permission]),
) as Readonly<Record<ReportPermission, string>>;
