import { MESSAGES } from "#contract/messages";
import { offerOf, type OfferingLessor } from "./offer.rules";

const { leases: sentences } = MESSAGES;
const lessors: OfferingLessor[] = [
  {
    type: "KATAPULT",
    terms: { excludedStates: ["NJ"], minimumCartCents: 300_00, maximumCartCents: 3_000_00 },
  },
  {
    type: "ACIMA",
    terms: { excludedStates: ["NJ", "WI"], minimumCartCents: 200_00, maximumCartCents: 5_000_00 },
  },
];
const approvalOf = (remainingCents: number, lessor = "KATAPULT") => ({
  leaseId: "a",
  lessor,
  remainingCents,
});

describe("the leasable part of a total", () => {
  test.each([
    ["no lessor is on", 500_00, "TX", [], sentences.noLessor],
    ["nobody serves the state", 500_00, "NJ", lessors, sentences.notServed("New Jersey")],
    ["it is below the smallest cart", 199_99, "TX", lessors, sentences.cartTooSmall("$200.00", "$0.01")],
    [
      "it is below the smallest cart of who serves the state",
      250_00,
      "WI",
      lessors,
      sentences.cartTooSmall("$300.00", "$50.00"),
    ],
    ["it is above the largest cart", 5_000_01, null, lessors, sentences.cartTooLarge],
  ] as const)("is nothing where %s", (_why, total, state, offered, reason) => {
    const offer = offerOf(total, state, null, offered);
    expect(offer).toMatchObject({ isAvailable: false, reason, leasedAmount: 0, unleasedAmount: total });
  });

  test("is everything for a first application", () => {
    expect(offerOf(500_00, "TX", null, lessors)).toEqual({
      isAvailable: true,
      reason: null,
      leaseId: null,
      leasingCompanyId: null,
      remainingAmount: null,
      leasedAmount: 500_00,
      unleasedAmount: 0,
      minimum: 200_00,
    });
  });

  test.each([
    ["what is left of the approval", 2_000_00, 1_500_00, 1_500_00],
    ["the total", 500_00, 1_500_00, 500_00],
    ["the lessor's largest cart", 3_500_00, 4_000_00, 3_000_00],
  ])("is on an approval at most %s", (_what, total, remaining, leasedAmount) => {
    expect(offerOf(total, "TX", approvalOf(remaining), lessors)).toMatchObject({
      isAvailable: true,
      leaseId: "a",
      remainingAmount: remaining,
      leasedAmount,
      unleasedAmount: total - leasedAmount,
    });
  });

  test("needs a new application when less remains of an approval than its lessor's minimum", () => {
    expect(offerOf(500_00, "TX", approvalOf(299_99), lessors)).toMatchObject({
      isAvailable: true,
      leaseId: null,
      remainingAmount: null,
      leasedAmount: 500_00,
    });
  });

  test("is nothing where the approving lessor does not lease it", () => {
    expect(offerOf(250_00, "TX", approvalOf(900_00), lessors)).toMatchObject({
      isAvailable: false,
      reason: sentences.cartTooSmall("$300.00", "$50.00"),
      remainingAmount: 900_00,
    });
    expect(offerOf(500_00, "WI", approvalOf(500_00, "ACIMA"), lessors)).toMatchObject({
      isAvailable: false,
      reason: sentences.approvalNotHere,
    });
  });
});
