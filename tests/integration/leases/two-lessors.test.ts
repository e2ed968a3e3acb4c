/**
 * Lessors with different terms: the figures a customer sees before an order are those the approving lessor
 * has them sign (LEASE-3, LEASE-38).
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hasSamePlans, PAYMENT_FREQUENCIES, paymentPlan, type LessorTerms } from "#contract/leases/financing";
import { formatDay } from "#contract/time/days";
import { estimateLeased } from "#contract/leases/estimate";
import { PAY_FREQUENCY_LABELS } from "#contract/leases/statuses";
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { formatMoney } from "#contract/money/money";
import { readConfig } from "../../../server/config";
import { PlanLine } from "../../../src/catalogue/cards/plan-line";
import { FREQUENCY_NAMES, PlanTable } from "../../../src/catalogue/plans/plan-table";
import { lessorOf } from "../../../src/lib/shop-lessors";
import { aCustomer, callRest, mailsTo, type TestUser } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN, leaseCalls, type LeaseCalls } from "../../support/leases/lease-calls";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../../support/leases/lease-orders";
import { ADDRESS, anOrder } from "../../support/orders/order-samples";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { waitFor } from "../../support/hosts/wait-for";

let shop: LeaseOrderShop;
let applying: LeaseCalls;
beforeAll(async () => {
  shop = await openLeaseOrderShop();
  applying = leaseCalls(shop.app);
});
afterAll(() => shop?.stop());

interface Plan {
  readonly frequency: string;
  readonly payment: number;
  readonly numberOfPayments: number;
  readonly totalCost: number;
  readonly costOfLease: number;
  readonly laterShareBasisPoints: number;
  /** Null before the signature, as the two below. */
  readonly nextPayment: number | null;
  readonly nextPaymentOn: string | null;
  readonly payoffToday: number | null;
}

const planOf = (cents: number, terms: LessorTerms) =>
  PAYMENT_FREQUENCIES.map((frequency) => {
    const plan = paymentPlan(cents, frequency, terms)!;
    return {
      frequency,
      payment: plan.paymentCents,
      numberOfPayments: plan.numberOfPayments,
      totalCost: plan.totalCostCents,
      costOfLease: plan.costOfLeaseCents,
      laterShareBasisPoints: terms.earlyPurchaseBasisPoints,
      nextPayment: null,
      nextPaymentOn: null,
      payoffToday: null,
    };
  });

async function agreementOf(orderId: string, bearer: string) {
  const { agreement } = await shop.query<{
    agreement: {
      readonly lessorName: string;
      readonly amountLeased: number;
      readonly plans: readonly Plan[];
    };
  }>(
    `{ agreement: getLeaseAgreement(orderId: "${orderId}") { lessorName amountLeased plans {
      frequency payment numberOfPayments totalCost costOfLease laterShareBasisPoints nextPayment nextPaymentOn payoffToday } } }`,
    {},
    bearer,
  );
  return agreement;
}

/** A customer with an approval to shop with. @param decisions each lessor's decision on its page, in turn */
async function approvedBy(decisions: readonly string[]): Promise<TestUser> {
  const ada = await aCustomer(shop.api);
  const sent = await applying.apply(aLeaseForm(ENDS_IN.atThePage, ada.username), ada.bearer);
  const { id } = sent.application!;
  let page = sent.redirectUrl;
  for (const [turn, decision] of decisions.entries()) {
    if (turn > 0) page = await applying.untilPage(id, ada.bearer, page);
    await shop.lessors.press(page, decision);
  }
  await applying.until(id, "APPROVED", ada);
  return ada;
}

async function quoteOf(input: object, bearer: string) {
  const { quote } = await shop.query<{
    quote: {
      readonly total: number;
      readonly tax: number;
      readonly lease: {
        readonly leasingCompanyId: string;
        readonly leasedAmount: number;
        readonly unleasedAmount: number;
      };
    };
  }>(
    `query ($input: CheckoutInput!) { quote: getCheckoutQuote(input: $input) {
      total tax lease { leasingCompanyId leasedAmount unleasedAmount } } }`,
    { input },
    bearer,
  );
  return quote;
}

test("their terms differ: one cannot be mistaken for the other", () => {
  expect(planOf(1_000_00, ACIMA.terms)).not.toEqual(planOf(1_000_00, KATAPULT.terms));
});

test.each([
  ["the first", KATAPULT, ["partial"]],
  ["the second", ACIMA, ["decline", "partial"]],
] as const)(
  "after a partial approval by %s, the plans before the card payment match the agreement after it",
  async (_which, { type, terms }, decisions) => {
    const ada = await approvedBy(decisions);
    const made = await shop.onCredit(pieces(2), ada.bearer);
    // The approval is used up: only the order says whose plan it is.
    const { total, lease } = await quoteOf(anOrder({ orderId: made.order!.id }), ada.bearer);
    expect(lease).toEqual({
      leasingCompanyId: type,
      leasedAmount: 1_500_00,
      unleasedAmount: total - 1_500_00,
    });

    await shop.payRest(made);
    await shop.untilOrder(made, ({ status }) => status === "PENDING_ESIGNATURE");
    expect(await agreementOf(made.order!.id, ada.bearer)).toEqual({
      lessorName: terms.name,
      amountLeased: lease.leasedAmount,
      plans: planOf(lease.leasedAmount, terms),
    });
  },
);

test("pages request the plans of the approving lessor: each amount is that lessor's, and the text names it (LEASE-3)", async () => {
  const { displayed: displayedTerms } = readConfig({ NODE_ENV: "test" }).leases;
  const productId = seededId(0);
  const amountsFor = async (by?: string) => {
    const params = { ids: JSON.stringify([productId]), zip: "97201", ...(by === undefined ? {} : { by }) };
    const { status, body } = await callRest(shop.app, "listOffers", { params });
    expect(status).toBe(200);
    return body.data!.offers[0]!.amounts!;
  };
  const leased = Math.round(Number((await amountsFor())["estimate"]!.replace(/[$,]/g, "")) * 100);
  const planned = (terms: LessorTerms) => {
    const plan = paymentPlan(leased, "WEEKLY", terms)!;
    return {
      "WEEKLY-payment": formatMoney(plan.paymentCents),
      "WEEKLY-total": formatMoney(plan.totalCostCents),
      "WEEKLY-count": String(plan.numberOfPayments),
    };
  };
  const until = Date.now() + 60_000;
  const early = String(leased);
  for (const { type, terms } of [ACIMA, KATAPULT]) {
    const amounts = await amountsFor(`${type}.${until}`);
    expect(amounts).toMatchObject({
      ...planned(terms),
      lease: `lease from ${terms.name}`,
      "plan-of": `Plan from ${terms.name}, which approved you.`,
    });
    expect(early in amounts).toBe(hasSamePlans(terms, displayedTerms));
  }
  // No lessor, an unknown lessor, an expired approval, and arbitrary texts.
  for (const by of [
    undefined,
    "",
    `NOBODY.${until}`,
    `${ACIMA.type}.${Date.now() - 1}`,
    "x".repeat(60),
    "__proto__.9",
  ]) {
    expect(await amountsFor(by)).toMatchObject({
      ...planned(displayedTerms),
      lease: "lease to own",
      [early]: formatMoney(leased),
    });
  }
});

/** Text of a part of a page, without tags. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const lineFor = (leased: number, lessor?: LessorTerms) =>
  wordsOf(renderToStaticMarkup(createElement(PlanLine, { leased, lessor })));
const tableFor = (leased: number, lessor?: LessorTerms) =>
  wordsOf(renderToStaticMarkup(createElement(PlanTable, { leased, lessor })));

async function mailOf(kind: string, orderId: string): Promise<string> {
  const mail = await waitFor(
    async () =>
      (await mailsTo(shop.api, ADDRESS.email)).find(
        (candidate) => candidate.kind === kind && candidate.text.includes(orderId),
      ) ?? null,
  );
  return mail.text.replace(/\s+/g, " ");
}

async function accountOf(bearer: string) {
  const { wallet, list } = await shop.query<{
    wallet: {
      readonly leasingCompanyId: string;
      readonly approvedAmount: number;
      readonly remainingAmount: number;
    };
    list: {
      readonly applications: readonly {
        readonly usedAmount: number;
        readonly leases: readonly { readonly amount: number; readonly state: string }[];
      }[];
    };
  }>(
    `{ wallet: getActivePreApprovedApplicationByUser { leasingCompanyId approvedAmount remainingAmount }
      list: getApplicationByUser { applications { usedAmount leases { amount state } } } }`,
    {},
    bearer,
  );
  return { wallet, used: list.applications[0]! };
}

const GOODS = 2 * 800_00;

test.each([
  ["the first", KATAPULT, ["full"]],
  ["the second", ACIMA, ["decline", "full"]],
] as const)(
  "approved by %s, each figure from the first card to the account is that lessor's, for one amount",
  async (_which, { terms }, decisions) => {
    // Card and product page before any approval: no lessor's plan costs more than they show.
    const { displayed: displayedTerms } = readConfig({ NODE_ENV: "test" }).leases;
    const about = estimateLeased(GOODS, 0);
    const [first] = planOf(about, displayedTerms);
    expect(lineFor(about)).toContain(
      `or ${formatMoney(first!.payment)} /wk lease to own ${first!.numberOfPayments} payments · ${formatMoney(first!.totalCost)} total est. ${formatMoney(about)} delivered`,
    );
    for (const [at, { totalCost }] of planOf(about, terms).entries()) {
      expect(totalCost).toBeLessThanOrEqual(planOf(about, displayedTerms)[at]!.totalCost);
    }

    // Cart with the approval: that lessor's plan.
    const ada = await approvedBy(decisions);
    const before = await accountOf(ada.bearer);
    const approver = lessorOf(before.wallet.leasingCompanyId);
    const [inCart] = planOf(about, terms);
    expect(lineFor(about, approver)).toContain(
      `or ${formatMoney(inCart!.payment)} /wk lease from ${terms.name}`,
    );

    // Payment step: the exact amount, which differs from the estimate by the state tax only.
    const { total, lease, tax } = await quoteOf(anOrder(pieces(2)), ada.bearer);
    expect(total - tax).toBe(GOODS);
    const plans = planOf(total, terms);
    const inTable = tableFor(lease.leasedAmount, lessorOf(lease.leasingCompanyId));
    expect(inTable).toContain(
      `${formatMoney(total)} with shipping and estimated state tax, leased from ${terms.name}:`,
    );
    for (const { frequency, numberOfPayments, payment, totalCost } of plans) {
      expect(inTable).toContain(
        `${FREQUENCY_NAMES[frequency]} ${numberOfPayments} of ${formatMoney(payment)} ${formatMoney(totalCost)}`,
      );
    }

    // The agreement, the lessor's own page, and the email that requests the signature.
    const made = await shop.onCredit(pieces(2), ada.bearer);
    const { id: orderId } = made.order!;
    expect(await agreementOf(orderId, ada.bearer)).toEqual({
      lessorName: terms.name,
      amountLeased: total,
      plans,
    });
    const signing = wordsOf(await (await fetch(made.redirectUrl!)).text());
    const signatureMail = await mailOf("lease-sign", orderId);
    expect(signatureMail).toContain(`${formatMoney(total)} from ${terms.name}`);
    for (const { frequency, numberOfPayments, payment, totalCost } of plans) {
      expect(signing).toContain(`${numberOfPayments} payments, total cost ${formatMoney(totalCost)}`);
      expect(signing).toContain(formatMoney(payment));
      expect(signatureMail).toContain(
        `${PAY_FREQUENCY_LABELS[frequency]}: ${numberOfPayments} payments of ${formatMoney(payment)}, total cost ${formatMoney(totalCost)} ${formatMoney(payment)} is due at signing`,
      );
    }

    // After signing: contract, email and account.
    await shop.sign(made.redirectUrl);
    const order = await shop.untilOrder(made, ({ leaseDetails }) => leaseDetails?.leaseState === "SIGNED");
    expect(order.leaseDetails).toMatchObject({ leasedAmount: total, lessorName: terms.name });
    const [chosen] = plans;
    const signed = await agreementOf(orderId, ada.bearer);
    const today = {
      nextPayment: chosen!.payment,
      nextPaymentOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      payoffToday: total - chosen!.payment,
    };
    expect(signed).toEqual({
      lessorName: terms.name,
      amountLeased: total,
      plans: [{ ...chosen!, ...today }],
    });
    const confirmed = await mailOf("order-confirmation", orderId);
    expect(confirmed).toContain(`YOUR LEASE FROM ${terms.name.toUpperCase()}`);
    expect(confirmed).toMatch(/Arrives \d\d [A-Z][a-z]{2}.* – \d\d [A-Z][a-z]{2}, \d{4}\./);
    expect(confirmed).toContain(
      `Every week: ${chosen!.numberOfPayments} payments of ${formatMoney(chosen!.payment)}, total cost ${formatMoney(chosen!.totalCost)}`,
    );
    const day = formatDay(new Date(`${signed.plans[0]!.nextPaymentOn}T18:00:00Z`));
    expect(confirmed).toContain(`Next payment, ${day}: ${formatMoney(chosen!.payment)}`);
    expect(confirmed).toContain(`Early buyout today: ${formatMoney(total - chosen!.payment)}`);
    const { wallet, used } = await accountOf(ada.bearer);
    expect(used).toEqual({ usedAmount: total, leases: [{ amount: total, state: "SIGNED" }] });
    expect(wallet.remainingAmount).toBe(before.wallet.approvedAmount - total);
  },
);
