/** A statement as lines of CSV: amounts in dollars, the sum at the end. */
import { csvLine, CSV_BEGIN } from "../../http/csv";
import type { StatementLine } from "./statement.store";

const HEAD = ["Day", "What", "Sub-affiliate", "Order or application", "Worth", "Commission", "Limited"];

export const STATEMENT_BEGIN = CSV_BEGIN + csvLine(HEAD);

const dollars = (cents: number) => cents / 100;

export function statementLine(line: StatementLine): string {
  const { day, subAffiliate, reference, netCents, takeCents, isCapped } = line;
  return csvLine([
    ...[day, whatOf(line), subAffiliate, reference],
    ...[dollars(netCents), dollars(takeCents), isCapped ? "Yes" : ""],
  ]);
}

/** @param cents the sum of all lines */
export function statementEnd(cents: number): string {
  return csvLine(["", "Total", "", "", null, dollars(cents), ""]);
}

function whatOf({ kind, isLease }: StatementLine): string {
  if (kind === "APPLICATION") return "Approved application";
  if (kind === "ORDER") return isLease ? "Signed lease" : "Paid order";
  return kind === "REVERSAL" ? "Reversed" : "Changed";
}
