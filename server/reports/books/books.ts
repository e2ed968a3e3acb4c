/** The book of every report that can be read. */
import type { ReadableReport } from "#contract/report-shapes";
import type { ReportBook } from "./book.port";
import { REVENUE, TRANSACTIONS } from "./money.store";

export const BOOKS: Readonly<Record<ReadableReport, ReportBook>> = {
  transactions: TRANSACTIONS,
  revenue: REVENUE,
};
