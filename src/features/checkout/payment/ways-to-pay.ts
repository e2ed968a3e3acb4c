/** Payment methods with their labels and button texts. */
import type { PaymentMethod } from "#contract/payments/methods";
import { paymentPlan } from "#contract/leases/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { VENDOR_METHODS } from "#contract/payments/vendors/payment-vendors";
import { withTheTax, type TaxSource } from "#contract/money/tax-words";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../../lib/shop-lessor";
import type { Quote } from "../summary/use-quote";

export interface WayToPay {
  readonly label: string;
  readonly hint: string | null;
  /** True for an unavailable method: choosing it explains why. */
  readonly isOut: boolean;
  /** Text of the order button; null for a method that has its own button, or is unavailable. */
  readonly button: string | null;
  /** Minutes the goods are kept after the button, for ways with a page of their own. */
  readonly holdMinutes: number | null;
}

/** In the order they are offered. An approval to lease on comes first: the customer has asked for it. */
export function waysToPay({ paymentMethods, lease, paidAlready }: Quote): readonly PaymentMethod[] {
  const vendors = paymentMethods.filter((method) => method !== "LEASE");
  const isAlone = vendors.length === 0 && !lease.isOffered;
  if (!OFFERS_LEASES || isAlone || isLeasedAlready(lease) || paidAlready > 0) return vendors;
  return lease.isOffered && lease.remainingAmount !== null ? ["LEASE", ...vendors] : [...vendors, "LEASE"];
}

export function wayToPay(method: PaymentMethod, quote: Quote): WayToPay {
  if (method === "LEASE") return leaseCredit(quote);
  const { label, hint, token, holdMinutes } = VENDOR_METHODS[method];
  const isElsewhere = token === null;
  const verb = isElsewhere ? "Place order and pay" : "Pay";
  return {
    label,
    hint: hint ?? null,
    isOut: false,
    button: method === "GOOGLE_PAY" ? null : `${verb} ${formatMoney(dueOf(quote))}`,
    holdMinutes: isElsewhere ? holdMinutes : null,
  };
}

/** A way to pay as a radio button shows it. */
export function choiceOf(method: PaymentMethod, quote: Quote) {
  const { label, hint, isOut } = wayToPay(method, quote);
  return { label, hint, isOut };
}

/** What a payment is for: all, what a lease of the placed order leaves, or what a change of it costs more. */
export function dueOf({ lease, total, paidAlready }: Quote): Cents {
  return isLeasedAlready(lease) ? lease.restAmount : total - paidAlready;
}

/** Whether a placed order has its lease already and no more of it can be leased. */
export function isLeasedAlready({ isOffered, leasedAmount }: Quote["lease"]): boolean {
  return !isOffered && leasedAmount > 0;
}

function leaseCredit(quote: Quote): WayToPay {
  const { lease, total } = quote;
  const { isOffered, reason, remainingAmount, leasedAmount, restAmount } = lease;
  const way = { label: LABELS.leaseCredit, isOut: !isOffered, holdMinutes: null };
  if (!isOffered) return { ...way, hint: reason, button: null };
  if (remainingAmount === null) return { ...way, hint: planSentence(total, quote), button: null };
  const rest = restAmount > 0 ? `, then pay ${formatMoney(restAmount)}` : "";
  return {
    ...way,
    hint: `${formatMoney(remainingAmount)} of your approval left`,
    button: `Lease ${formatMoney(leasedAmount)}${rest}`,
  };
}

/** All of a plan in one sentence: no payment without its number and what they come to (LEASE-1). */
function planSentence(leased: Cents, tax: TaxSource): string | null {
  const plan = paymentPlan(leased, "WEEKLY", SHOP_LESSOR);
  return (
    plan &&
    `${formatMoney(leased)} ${withTheTax(tax)}, or ${plan.numberOfPayments} weekly payments of ${formatMoney(plan.paymentCents)}: total cost ${formatMoney(plan.totalCostCents)}`
  );
}
