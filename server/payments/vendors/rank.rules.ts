/** An order may have several payments at a vendor; the one with the most money in it counts. */
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

/** @param reports newest first; of equals the first one counts. Several with money in them are noted for staff. */
export function leadingReport(reports: readonly PaymentReport[]): PaymentReport | null {
  const [first, ...rest] = [...reports].sort((a, b) => weight(b) - weight(a));
  if (!first) return null;
  const alsoPaid = rest.filter((report) => report.paidCents > 0);
  if (alsoPaid.length === 0) return first;
  const also = `Paid more than once, also: ${alsoPaid.map((report) => report.transactionId).join(", ")}`;
  return { ...first, note: first.note ? `${first.note}. ${also}` : also };
}

/**
 * The state of one attempt to pay. A payment of another attempt counts too if there is money in it or may still come:
 * a further attempt is led to it rather than to a second payment.
 * @param own transaction ids of the payments this attempt began
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

/** A pending payment that was seen on the blockchain outranks one that was not. */
function weight(report: PaymentReport): number {
  return RANK[report.state] + (report.state === "PENDING" && report.note ? 0.5 : 0);
}
