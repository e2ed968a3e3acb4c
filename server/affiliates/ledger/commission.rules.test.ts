import {
  applicationCommission,
  isEarned,
  netOf,
  orderCommission,
  type OrderFacts,
  type CommissionTerms,
} from "./commission.rules";

const TERMS: CommissionTerms = {
  perApplicationCents: 500,
  perOrderCents: 0,
  percentHundredths: 0,
  maxPerOrderCents: null,
  maxPerMonthCents: null,
};

/** Two items of $500, shipping $20, tax $80, all paid. */
const ORDER: OrderFacts = {
  status: "PENDING_FULFILMENT",
  totalCents: 110_000,
  subTotalCents: 100_000,
  discountCents: 0,
  keptGoodsCents: 100_000,
  paidCents: 110_000,
  refundedCents: 0,
  leaseState: null,
};

describe("the basis of the commission", () => {
  test.each<[string, Partial<OrderFacts>, number]>([
    ["the items without shipping and tax", {}, 100_000],
    ["less the discount", { discountCents: 10_000, totalCents: 100_000, paidCents: 100_000 }, 90_000],
    ["authorized money before capture", { paidCents: 0 }, 100_000],
    ["the rest after an item is cancelled before capture", { paidCents: 0, keptGoodsCents: 50_000 }, 50_000],
    ["the rest after an item is returned", { keptGoodsCents: 50_000, refundedCents: 55_000 }, 50_000],
    ["less the share of a refund without a return", { refundedCents: 1_100 }, 99_000],
    [
      "the corrected total, with the rest refunded",
      {
        subTotalCents: 90_000,
        totalCents: 99_000,
        keptGoodsCents: 90_000,
        refundedCents: 11_000,
      },
      90_000,
    ],
    ["nothing for a cancelled order", { status: "CANCELLED" }, 0],
    ["nothing of an order that came back", { status: "RETURNED", keptGoodsCents: 0 }, 0],
    ["nothing for an unpaid order", { status: "PENDING_PAYMENT", paidCents: 0 }, 0],
    ["nothing when more went back than came", { refundedCents: 120_000 }, 0],
    ["the items of a signed lease", { paidCents: 0, leaseState: "SIGNED" }, 100_000],
    [
      "the items retained in a signed lease",
      { paidCents: 0, leaseState: "FUNDED", keptGoodsCents: 50_000 },
      50_000,
    ],
    ["nothing of a lease that waits for its signature", { paidCents: 0, leaseState: "SIGNING" }, 0],
    ["nothing for a released lease", { paidCents: 0, leaseState: "RELEASED" }, 0],
  ])("%s", (_what, change, net) => expect(netOf({ ...ORDER, ...change })).toBe(net));

  test("an order earns once it is paid, and nothing after it is cancelled or returned", () => {
    expect(isEarned({ status: "PAYMENT_RECEIVED", leaseState: null })).toBe(true);
    expect(isEarned({ status: "PAYMENT_FAILED", leaseState: null })).toBe(false);
    expect(isEarned({ status: "PENDING_ESIGNATURE", leaseState: "SIGNING" })).toBe(false);
  });
});

describe("the commission", () => {
  test.each<[string, Partial<CommissionTerms>, number, number, number, boolean]>([
    ["an amount for each order", { perOrderCents: 700 }, 1, 0, 700, false],
    ["a share, rounded down", { percentHundredths: 333 }, 100_001, 0, 3_330, false],
    ["both", { perOrderCents: 700, percentHundredths: 1_000 }, 10_000, 0, 1_700, false],
    [
      "at most so much for an order",
      { percentHundredths: 1_000, maxPerOrderCents: 900 },
      10_000,
      0,
      900,
      true,
    ],
    [
      "at most the rest of the monthly cap",
      { percentHundredths: 1_000, maxPerMonthCents: 5_000 },
      10_000,
      4_400,
      600,
      true,
    ],
    ["nothing when the month has nothing left", { perOrderCents: 1, maxPerMonthCents: 10 }, 5, 20, 0, true],
    ["nothing of nothing", { perOrderCents: 700 }, 0, 0, 0, false],
    ["the whole of an odd promise", { percentHundredths: 10_000 }, 123, 0, 123, false],
    ["exact cents of large sums", { percentHundredths: 9_999 }, 2_147_483_647, 0, 2_147_268_898, false],
  ])("%s", (_what, terms, net, month, takeCents, isCapped) =>
    expect(orderCommission({ ...TERMS, ...terms }, net, month)).toEqual({ takeCents, isCapped }),
  );

  test("an approved application earns its amount, within the monthly cap", () => {
    expect(applicationCommission(TERMS, 0)).toEqual({ takeCents: 500, isCapped: false });
    expect(applicationCommission({ ...TERMS, maxPerMonthCents: 1_200 }, 900)).toEqual({
      takeCents: 300,
      isCapped: true,
    });
  });
});
