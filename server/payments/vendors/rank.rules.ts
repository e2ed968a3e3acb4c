/** Ranks several payments of an order at a vendor; the one with the most money counts. */
import type { PaymentState } from "#contract/payments/statuses";
import type { PaymentReport } from "./gateway.port";

const RANK: Readonly<Record<PaymentState, number>> = {
  PAID: 9,
  PARTLY_REFUNDED: 8,
  DISPUTED: 7,
  REFUNDED: 6,
  UNDERPAID: 5,
  AUTHORIZED: 4,
  PENDING: 3,
  FAILED: 2,
  EXPIRED: 1,
  CANCELLED: 0,
};

/** @param reports newest first, which also breaks ties; several with money are reported to staff */
export function leadingReport(reports: readonly PaymentReport[]): PaymentReport | null {
  const [first, ...rest] = [...reports].sort((a, b) => weight(b) - weight(a));
  if (!first) return null;
  const alsoPaid = rest.filter((report) => report.paidCents > 0);
  if (alsoPaid.length === 0) return first;
  const also = `Paid more than once, also: ${alsoPaid.map((report) => report.transactionId).join(", ")}`;
  return { ...first, note: first.note ? `${first.note}. ${also}` : also };
}

/**
 * The state of one payment attempt. Another attempt's payment also counts if money is in it or pending: the
 * new attempt reuses it instead of paying twice.
 * @param own transaction ids of the payments this attempt started
 */
export function attemptReport(
  reports: readonly PaymentReport[],
  own: readonly string[],
): PaymentReport | null {
  const isOwn = ({ transactionId }: PaymentReport) => own.includes(transactionId);
  const isLive = ({ state, paidCents }: PaymentReport) => state === "PENDING" || paidCents > 0;
  const others = reports.filter((report) => !isOwn(report) && isLive(report));
  return leadingReport([...reports.filter(isOwn), ...others]);
}

/** A pending payment already seen on the blockchain outranks others. */
function weight(report: PaymentReport): number {
  return RANK[report.state] + (report.state === "PENDING" && report.note ? 0.5 : 0);
}
