/** The complete agreement in numbers, one column per plan (LEASE-1). */
import { escapeUTF8 } from "entities";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { type LeaseRecord, type RecordPlan } from "./lease-record";

const PLAN_NAMES = { WEEKLY: "Weekly", BIWEEKLY: LABELS.biweekly, MONTHLY: "Monthly" } as const;

type Row = readonly [name: string, of: (plan: RecordPlan) => string];

/** Rows common to all plans. */
const OF_ALL: readonly Row[] = [
  [LABELS.amountLeased, ({ leasedCents }) => formatMoney(leasedCents)],
  [
    "Early purchase",
    ({ earlyPurchaseCents, earlyPurchaseDays, earlyPurchaseBasisPoints }) =>
      `within ${earlyPurchaseDays} days ${formatMoney(earlyPurchaseCents)} less payments made, after that ${earlyPurchaseBasisPoints / 100} % of the remaining payments`,
  ],
];
const OF_EACH: readonly Row[] = [
  ["Due at signing (first payment)", ({ initialPaymentCents }) => formatMoney(initialPaymentCents)],
  ["Each payment", ({ paymentCents }) => formatMoney(paymentCents)],
  [LABELS.numberOfPayments, ({ numberOfPayments }) => String(numberOfPayments)],
  [LABELS.totalCost, ({ totalCostCents }) => formatMoney(totalCostCents)],
  [LABELS.costOfLease, ({ costOfLeaseCents }) => formatMoney(costOfLeaseCents)],
];

export function agreementTable(record: LeaseRecord, plans: readonly RecordPlan[], lessor: string): string {
  const head = plans.map(({ frequency }) => `<th scope="col">${PLAN_NAMES[frequency]}</th>`);
  const row = ([name, of]: Row, columns: readonly RecordPlan[], span: number) =>
    `<tr><th scope="row">${name}</th>${columns.map((plan) => `<td colspan="${span}">${of(plan)}</td>`).join("")}</tr>`;
  const rows = [
    ...OF_EACH.map((of) => row(of, plans, 1)),
    ...OF_ALL.map((of) => row(of, plans.slice(0, 1), plans.length)),
  ];
  return `<p>${escapeUTF8(lessor)} owns the items and leases them to ${escapeUTF8(record.applicant)}
${MESSAGES.financing.leaseNotLoan} ${MESSAGES.financing.ownership} You can end the lease at any time by returning the
items.</p>
<h2>Leased items</h2><ul>${items(record)}</ul>
<div style="overflow-x:auto" tabindex="0" role="region" aria-label="Full cost breakdown">
<table class="figures"><caption>Full cost breakdown</caption><thead><tr><td></td>${head.join("")}</tr></thead>
<tbody>${rows.join("")}</tbody></table></div>`;
}

function items({ cart }: LeaseRecord): string {
  const lines = (cart?.lines ?? []).map(({ ordered, cancelled, returned, name, unitPriceCents }) => {
    const count = ordered - cancelled - returned;
    return count > 0 ? `<li>${count} × ${escapeUTF8(name)}, ${formatMoney(unitPriceCents)} each</li>` : "";
  });
  const charges = [
    ["Shipping", cart?.shippingCents ?? 0],
    ["Tax", cart?.taxCents ?? 0],
    ["Discounts and amounts paid another way", -(cart?.discountCents ?? 0)],
  ] as const;
  const chargeLines = charges.map(([name, cents]) =>
    cents === 0 ? "" : `<li>${name}: ${formatMoney(cents)}</li>`,
  );
  return [...lines, ...chargeLines].join("");
}
