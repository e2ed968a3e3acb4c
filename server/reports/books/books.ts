/** The book of every report that can be read. */
import type { ReportKey } from "#contract/reports/reports";
import type { ReportBook } from "./book.port";
import { AFFILIATEOVERVIEW, AFFILIATESUMMARY } from "./affiliates.store";
import { BESTBUYBILLING, SALES } from "./business.store";
import { CUSTOMERVALUE } from "./customers.store";
import { REVENUE, TRANSACTIONS } from "./money.store";
import { MOSTPOPULARPRODUCTS } from "./products.store";
import { GOOGLEKEYWORDS, SOURCES } from "./sources.store";

export const BOOKS: Readonly<Record<ReportKey, ReportBook>> = {
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
