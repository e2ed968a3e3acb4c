/** The ten reports of the back office (specification §2). */
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
