/** Payment methods with their labels and button texts. */
import type { PaymentMethod } from "#contract/payments/methods";
import { paymentPlan, type LessorTerms } from "#contract/leases/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { taxNote, type TaxSource } from "#contract/money/tax-words";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../../lib/shop-lessor";
import { lessorOf } from "../../../lib/shop-lessors";
import type { Quote } from "../summary/use-quote";

export interface WayToPay {
  readonly label: string;
  readonly hint: string | null;
  /** True for an unavailable method: selecting it explains why. */
  readonly isOut: boolean;
  /** Text of the order button; null for a method with its own button, or an unavailable one. */
  readonly button: string | null;
  /** Minutes the items are held after the click, for methods with a hosted page. */
  readonly holdMinutes: number | null;
}

/** In display order. A usable lease approval comes first, because the customer applied for it. */
export function waysToPay({ paymentMethods, lease, paidAmount }: Quote): readonly PaymentMethod[] {
  const vendors = paymentMethods.filter((method) => method !== "LEASE");
  const isAlone = vendors.length === 0 && !lease.isAvailable;
  if (!OFFERS_LEASES || isAlone || isLeasedAlready(lease) || paidAmount > 0) return vendors;
  return lease.isAvailable && lease.remainingAmount !== null ? ["LEASE", ...vendors] : [...vendors, "LEASE"];
}

export function wayToPay(method: PaymentMethod, quote: Quote): WayToPay {
  if (method === "LEASE") return leaseCredit(quote);
  const { label, hint, parts, token, holdMinutes } = VENDOR_METHODS[method];
  const isElsewhere = token === null;
  const verb = isElsewhere ? "Place order and pay" : "Pay";
  return {
    label,
    hint: parts
      ? `${hint}: ${parts} of about ${formatMoney(Math.ceil(dueOf(quote) / parts))}`
      : (hint ?? null),
    isOut: false,
    button: method === "GOOGLE_PAY" ? null : `${verb} ${formatMoney(dueOf(quote))}`,
    holdMinutes: isElsewhere ? holdMinutes : null,
  };
}

/** The radio button of a payment method. */
export function choiceOf(method: PaymentMethod, quote: Quote) {
  const { label, hint, isOut } = wayToPay(method, quote);
  return { label, hint, isOut };
}

/** Amount of a payment: the total, the remainder after a lease, or the additional cost of an order change. */
export function dueOf({ lease, total, paidAmount }: Quote): Cents {
  return isLeasedAlready(lease) ? lease.unleasedAmount : total - paidAmount;
}

/** Whether a placed order has its lease and cannot lease more. */
export function isLeasedAlready({ isAvailable, leasedAmount }: Quote["lease"]): boolean {
  return !isAvailable && leasedAmount > 0;
}

function leaseCredit(quote: Quote): WayToPay {
  const { lease, total } = quote;
  const { isAvailable, reason, remainingAmount, leasedAmount, unleasedAmount } = lease;
  const base = { label: LABELS.leaseCredit, isOut: !isAvailable, holdMinutes: null };
  if (!isAvailable) return { ...base, hint: reason, button: null };
  if (remainingAmount === null) return { ...base, hint: planSentence(total, quote), button: null };
  const remainder = unleasedAmount > 0 ? `, then pay ${formatMoney(unleasedAmount)}` : "";
  return {
    ...base,
    hint: [`${formatMoney(remainingAmount)} of your approval left`, approvedPlan(quote)]
      .filter(Boolean)
      .join(". "),
    button: `Lease ${formatMoney(leasedAmount)}${remainder}`,
  };
}

/** A complete plan in one sentence: a payment always comes with its number and total (LEASE-1). */
function planSentence(leased: Cents, tax: TaxSource): string | null {
  const payments = paymentsOf(leased, SHOP_LESSOR);
  return payments && `${formatMoney(leased)} ${taxNote(tax)}, or ${payments}`;
}

/** On the terms of the lessor that approved. */
function approvedPlan({ lease }: Quote): string | null {
  return paymentsOf(lease.leasedAmount, lessorOf(lease.leasingCompanyId) ?? SHOP_LESSOR);
}

function paymentsOf(leased: Cents, lessor: LessorTerms): string | null {
  const plan = paymentPlan(leased, "WEEKLY", lessor);
  return (
    plan &&
    `${plan.numberOfPayments} weekly payments of ${formatMoney(plan.paymentCents)}: total cost ${formatMoney(plan.totalCostCents)}`
  );
}
