/** Definitions of all reports. */
import type { ReportKey } from "#contract/reports/reports";
import type { ReportDefinition } from "./definition.port";
import { AFFILIATEOVERVIEW, AFFILIATESUMMARY } from "./affiliates.store";
import { BESTBUYBILLING, SALES } from "./business.store";
import { CUSTOMERVALUE } from "./customers.store";
import { REVENUE, TRANSACTIONS } from "./money.store";
import { MOSTPOPULARPRODUCTS } from "./products.store";
import { GOOGLEKEYWORDS, SOURCES } from "./sources.store";

export const REPORT_DEFINITIONS: Readonly<Record<ReportKey, ReportDefinition>> = {
  transactions: TRANSACTIONS,
  revenue: REVENUE,
  sales: SALES,
  customervalue: CUSTOMERVALUE,
  googlekeywords: GOOGLEKEYWORDS,
  sources: SOURCES,
  mostpopularproducts: MOSTPOPULARPRODUCTS,
  bestbuybilling: BESTBUYBILLING,
  affiliateoverview: AFFILIATEOVERVIEW,
  affiliatesummary: AFFILIATESUMMARY,
};
