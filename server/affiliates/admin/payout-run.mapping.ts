/** Maps payouts recorded together to CSV lines for the bank: amounts in dollars, the total at the end. */
import { PAYOUT_LABELS } from "#contract/affiliates/messages";
import { CSV_BEGIN, csvDollars, csvLine } from "../../http/csv";
import type { RunPayment } from "./payout-runs.store";

const HEAD = ["Affiliate", "Code", "Amount", PAYOUT_LABELS.date, "Reference"];

export function payoutFile(payments: readonly RunPayment[]): string {
  const lines = payments.map(({ name, code, cents, day, reference }) =>
    csvLine([name, code, csvDollars(cents), day, reference]),
  );
  const total = payments.reduce((sum, { cents }) => sum + cents, 0);
  return CSV_BEGIN + csvLine(HEAD) + lines.join("") + csvLine(["Total", "", csvDollars(total), "", ""]);
}
