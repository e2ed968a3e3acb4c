import fc from "fast-check";
import { LEASE_STATUSES, LEASE_TRANSITIONS, type LeaseStatus } from "#contract/leases/statuses";
import type { LeaseReport } from "./lessor.port";
import { reportAfter, statusAfter } from "./progress.rules";

const report = (change: Partial<LeaseReport>): LeaseReport => ({
  uuid: "u-1",
  approvalUuid: null,
  clientReference: "ref-1",
  orderId: "order-1",
  status: "PENDING",
  vendorStatus: "pending",
  reason: null,
  redirectUrl: null,
  approvedCents: null,
  approvedAt: null,
  approvedUntil: null,
  usedCents: 0,
  remainingCents: null,
  signingUrl: null,
  isSigned: false,
  ...change,
});

const placeOf = (status: LeaseStatus) => LEASE_STATUSES.indexOf(status);

/** The statuses of one application at a lessor, in order; any of them may be skipped. */
const history: fc.Arbitrary<LeaseStatus[]> = fc.array(fc.nat(20), { maxLength: 8 }).map((choices) => {
  const walk: LeaseStatus[] = ["INITIATED"];
  for (const choice of choices) {
    const here = walk[walk.length - 1]!;
    const onward = LEASE_TRANSITIONS[here].filter((to) => placeOf(to) > placeOf(here));
    if (onward.length > 0) walk.push(onward[choice % onward.length]!);
  }
  return walk;
});
/** The reports of a history as received: each at least once, some repeated, in any order. */
const arrivals = history.chain((walk) =>
  fc
    .array(fc.constantFrom(...walk), { maxLength: 12 })
    .chain((again) => fc.shuffledSubarray([...walk, ...again], { minLength: walk.length + again.length }))
    .map((arrived) => ({ walk, arrived })),
);

test("for any number and order of a lessor's reports, the last one wins and nothing moves backward", () => {
  fc.assert(
    fc.property(arrivals, ({ walk, arrived }) => {
      let known: LeaseStatus = "INITIATED";
      for (const reported of arrived) {
        const next = statusAfter(known, reported);
        expect(placeOf(next)).toBeGreaterThanOrEqual(placeOf(known));
        known = next;
      }
      expect(known).toBe(walk[walk.length - 1]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["APPROVED", "ERROR", "APPROVED"],
  ["APPROVED", "PENDING", "APPROVED"],
  ["APPROVED", "UKNOWN", "APPROVED"],
  ["APPROVED", "CANCELLED", "CANCELLED"],
  ["DECLINED", "APPROVED", "DECLINED"],
  ["COMPLETED", "CANCELLED", "COMPLETED"],
  ["ERROR", "PENDING", "ERROR"],
  ["ERROR", "APPROVED", "APPROVED"],
  ["IN REVIEW", "UKNOWN", "UKNOWN"],
  ["UKNOWN", "DECLINED", "DECLINED"],
] as const)("%s reported %s is %s", (known, reported, expected) => {
  expect(statusAfter(known, reported)).toBe(expected);
});

test("an outdated report changes nothing, and signed stays signed", () => {
  const approved = report({ status: "APPROVED", approvedCents: 900_00, signingUrl: "http://l/sign" });
  const signed = report({ ...approved, isSigned: true, signingUrl: null });

  expect(reportAfter(approved, report({ status: "IN REVIEW" }))).toEqual(approved);
  expect(reportAfter(approved, signed)).toEqual(signed);
  expect(reportAfter(signed, approved)).toEqual(signed);
  const cancelled = report({ status: "CANCELLED" });
  expect(reportAfter(signed, cancelled)).toEqual({ ...cancelled, isSigned: true });
});

test("for the same state the new figures count", () => {
  const before = report({ status: "APPROVED", approvedCents: 900_00, remainingCents: 900_00 });
  const after = { ...before, usedCents: 300_00, remainingCents: 600_00 };
  expect(reportAfter(before, after)).toEqual(after);
});
