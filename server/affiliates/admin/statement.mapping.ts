/** Maps a statement to CSV lines: amounts in dollars, the total at the end. */
import { CSV_BEGIN, csvDollars, csvLine } from "../../http/csv";
import type { StatementLine } from "./statement.store";

const HEAD = ["Day", "Type", "Sub-affiliate", "Order or application", "Net amount", "Commission", "Capped"];

export const STATEMENT_BEGIN = CSV_BEGIN + csvLine(HEAD);

export function statementLine(line: StatementLine): string {
  const { day, subAffiliate, reference, netCents, takeCents, isCapped } = line;
  return csvLine([
    ...[day, whatOf(line), subAffiliate, reference],
    ...[csvDollars(netCents), csvDollars(takeCents), isCapped ? "Yes" : ""],
  ]);
}

/** @param cents the total of all lines */
export function statementEnd(cents: number): string {
  return csvLine(["", "Total", "", "", null, csvDollars(cents), ""]);
}

function whatOf({ kind, isLease }: StatementLine): string {
  if (kind === "APPLICATION") return "Approved application";
  if (kind === "ORDER") return isLease ? "Signed lease" : "Paid order";
  return kind === "REVERSAL" ? "Reversed" : "Adjusted";
}
