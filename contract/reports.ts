/** The ten reports of the back office (REPORT-1). */
export const REPORT_KEYS = [
  "transactions",
  "revenue",
  "sales",
  "customervalue",
  "googlekeywords",
  "sources",
  "mostpopularproducts",
  "bestbuybilling",
  "affiliateoverview",
  "affiliatesummary",
] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];
