/** Commissions of affiliates (AFFILIATE-2 to AFFILIATE-5). Pure; all amounts are integer cents. */
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { ORDER_STATUS_ROWS, type OrderStatus } from "#contract/orders/statuses";

export interface CommissionTerms {
  /** For each approved application. */
  readonly perApplicationCents: number;
  /** For each order that is paid or has a signed lease. */
  readonly perOrderCents: number;
  /** Share of the net order value, in hundredths of a percent: 750 is 7.5 %. */
  readonly percentHundredths: number;
  /** Cap per order; null = no cap. */
  readonly maxPerOrderCents: number | null;
  /** Cap per month; null = no cap. */
  readonly maxPerMonthCents: number | null;
}

export interface OrderFacts {
  readonly status: OrderStatus;
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly discountCents: number;
  /** Price of the items neither cancelled nor returned. */
  readonly keptGoodsCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** State of its lease; null when it is not leased. */
  readonly leaseState: string | null;
}

export interface Commission {
  readonly takeCents: number;
  /** A cap reduced it. */
  readonly isCapped: boolean;
}

const WHOLE_HUNDREDTHS = 10_000;
const EARNING: readonly string[] = ["reserved", "taken"];

/** Paid, or leased and signed; and not undone. */
export function isEarned({ status, leaseState }: Pick<OrderFacts, "status" | "leaseState">): boolean {
  const isSigned = leaseState === null || LEASE_SIGNED.some((state) => state === leaseState);
  return isSigned && EARNING.includes(ORDER_STATUS_ROWS[status].money.state);
}

/**
 * The commission base: price of the retained items less discount, without shipping and tax, less refunds. A
 * refund without a return counts with its share of the total.
 */
export function netOf(order: OrderFacts): number {
  const { totalCents, subTotalCents, discountCents, keptGoodsCents, paidCents, refundedCents, leaseState } =
    order;
  if (!isEarned(order)) return 0;
  const goods = Math.max(0, subTotalCents - discountCents);
  // Before capture nothing is paid, and cancelled items are removed without a refund.
  const isTaken = paidCents > 0 && leaseState === null;
  const money = (isTaken ? paidCents : totalCents) - refundedCents;
  return Math.min(shareOf(goods, keptGoodsCents, subTotalCents), shareOf(goods, money, totalCents));
}

/** Rounded down; at most the whole. */
function shareOf(cents: number, part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  return part >= whole ? cents : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));
}

/** @param monthCents other earnings of the affiliate in the order's month */
export function orderCommission(terms: CommissionTerms, netCents: number, monthCents: number): Commission {
  if (netCents <= 0) return { takeCents: 0, isCapped: false };
  const share = shareOf(netCents, terms.percentHundredths, WHOLE_HUNDREDTHS);
  const uncappedCents = terms.perOrderCents + share;
  return limited(
    Math.min(uncappedCents, terms.maxPerOrderCents ?? uncappedCents),
    uncappedCents,
    terms,
    monthCents,
  );
}

/**
 * For an approved application.
 * @param monthCents as in orderCommission
 */
export function applicationCommission(terms: CommissionTerms, monthCents: number): Commission {
  return limited(terms.perApplicationCents, terms.perApplicationCents, terms, monthCents);
}

function limited(
  cents: number,
  uncappedCents: number,
  { maxPerMonthCents }: CommissionTerms,
  monthCents: number,
): Commission {
  const remainingCents = maxPerMonthCents === null ? cents : Math.max(0, maxPerMonthCents - monthCents);
  const takeCents = Math.min(cents, remainingCents);
  return { takeCents, isCapped: takeCents < uncappedCents };
}
