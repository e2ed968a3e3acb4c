/** Lessors whose terms differ: what a customer is shown before an order is what the lessor that approved has them sign (LEASE-3, LEASE-38). */
import { PAYMENT_FREQUENCIES, paymentPlan, type LessorTerms } from "#contract/financing";
import { ACIMA } from "#contract/lessors/acima";
import { KATAPULT } from "#contract/lessors/katapult";
import { formatMoney } from "#contract/money";
import { aCustomer, mailsTo, type TestUser } from "../support/accounts";
import { aLeaseForm, ENDS_IN, leaseCalls, type LeaseCalls } from "../support/lease-calls";
import { openLeaseOrderShop, pieces, type LeaseOrderShop } from "../support/lease-orders";
import { ADDRESS, anOrder } from "../support/order-samples";

jest.setTimeout(60_000);

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
    };
  });

async function agreementOf(orderId: string, bearer: string) {
  const { agreement } = await shop.ask<{
    agreement: {
      readonly lessorName: string;
      readonly amountLeased: number;
      readonly plans: readonly Plan[];
    };
  }>(
    `{ agreement: getLeaseAgreement(orderId: "${orderId}") { lessorName amountLeased plans {
      frequency payment numberOfPayments totalCost costOfLease laterShareBasisPoints } } }`,
    {},
    bearer,
  );
  return agreement;
}

/** A customer with an approval to shop with. @param decisions what each lessor decides on its page, in turn */
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
  const { quote } = await shop.ask<{
    quote: {
      readonly total: number;
      readonly lease: {
        readonly leasingCompanyId: string;
        readonly leasedAmount: number;
        readonly restAmount: number;
      };
    };
  }>(
    `query ($input: CheckoutInput!) { quote: getCheckoutQuote(input: $input) {
      total lease { leasingCompanyId leasedAmount restAmount } } }`,
    { input },
    bearer,
  );
  return quote;
}

test("their terms differ: one cannot pass for the other", () => {
  expect(planOf(1_000_00, ACIMA.terms)).not.toEqual(planOf(1_000_00, KATAPULT.terms));
});

test.each([
  ["the first", KATAPULT, ["full"]],
  ["the second", ACIMA, ["decline", "full"]],
] as const)(
  "approved by %s, the checkout names it, its papers have its plans, and once signed the one that was chosen",
  async (_which, { type, terms }, decisions) => {
    const ada = await approvedBy(decisions);
    const quote = await quoteOf(anOrder(pieces(2)), ada.bearer);
    expect(quote.lease).toEqual({ leasingCompanyId: type, leasedAmount: quote.total, restAmount: 0 });

    const made = await shop.onCredit(pieces(2), ada.bearer);
    expect(await agreementOf(made.order!.id, ada.bearer)).toEqual({
      lessorName: terms.name,
      amountLeased: quote.total,
      plans: planOf(quote.total, terms),
    });
    await shop.sign(made.redirectUrl);
    await shop.untilOrder(made, ({ leaseDetails }) => leaseDetails?.leaseState === "SIGNED");
    const { plans } = await agreementOf(made.order!.id, ada.bearer);
    expect(plans).toHaveLength(1);
    expect(planOf(quote.total, terms)).toContainEqual(plans[0]);
    const [{ payment, numberOfPayments, totalCost }] = plans as readonly [Plan];

    const mail = (await mailsTo(shop.api, ADDRESS.email)).find(
      ({ kind, text }) => kind === "order-confirmation" && text.includes(made.order!.id),
    )!;
    const words = mail.text.replace(/\s+/g, " ");
    expect(words).toContain(`YOUR LEASE FROM ${terms.name.toUpperCase()}`);
    expect(words).toContain(
      `Every week: ${numberOfPayments} payments of ${formatMoney(payment)}, total cost ${formatMoney(totalCost)}`,
    );
    expect(words).toMatch(/Next payment, \d\d [A-Z][a-z]{2}, 20\d\d/);
    expect(words).toContain("To buy it out today");
    expect(words).toContain(formatMoney(quote.total - payment));
  },
);

test.each([
  ["the first", KATAPULT, ["partial"]],
  ["the second", ACIMA, ["decline", "partial"]],
] as const)(
  "approved in part by %s, the plans shown before the rest is charged are those of the papers after it",
  async (_which, { type, terms }, decisions) => {
    const ada = await approvedBy(decisions);
    const made = await shop.onCredit(pieces(2), ada.bearer);
    // Nothing of the approval is left: the order alone says whose plan it is.
    const { total, lease } = await quoteOf(anOrder({ orderId: made.order!.id }), ada.bearer);
    expect(lease).toEqual({
      leasingCompanyId: type,
      leasedAmount: 1_500_00,
      restAmount: total - 1_500_00,
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
