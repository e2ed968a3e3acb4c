import fc from "fast-check";
import { LEASE_STATUSES } from "#contract/leases/statuses";
import {
  isServed,
  nextStep,
  type CascadeStep,
  type LessorAttempt,
  type OfferedLessor,
} from "./cascade.rules";

const terms = { excludedStates: ["MN"], minimumCartCents: 300_00, maximumCartCents: 5_000_00 };
const lessors: OfferedLessor[] = [
  { type: "ACIMA", terms },
  { type: "KATAPULT", terms: { ...terms, excludedStates: [], minimumCartCents: 150_00 } },
];
const criteria = { state: "TX", leasedCents: 800_00 };
const step = (attempts: LessorAttempt[], change: Partial<typeof criteria> = {}) =>
  nextStep(lessors, attempts, { ...criteria, ...change }, "application-1");
const requestTo = (type: string) => ({ kind: "ASK", type, idempotencyKey: `application-1:${type}` });

test("the first configured lessor is called first, with its own key", () => {
  expect(step([])).toEqual(requestTo("ACIMA"));
});

test.each(["DECLINED", "REFUSED"] as const)("after %s the next one is called", (outcome) => {
  expect(step([{ type: "ACIMA", outcome }])).toEqual(requestTo("KATAPULT"));
  expect(
    step([
      { type: "ACIMA", outcome },
      { type: "KATAPULT", outcome },
    ]),
  ).toEqual({ kind: "DECLINED" });
});

const staying = [
  "UNANSWERED",
  ...LEASE_STATUSES.filter((status) => status !== "DECLINED"),
] as LessorAttempt["outcome"][];
test.each(staying)("after %s no other lessor is called", (outcome) => {
  expect(step([{ type: "ACIMA", outcome }])).toEqual({ kind: "STAY", type: "ACIMA" });
});

test("a lessor that does not serve the state or accept the cart is skipped", () => {
  expect(step([], { state: "MN" })).toEqual(requestTo("KATAPULT"));
  expect(step([], { leasedCents: 299_99 })).toEqual(requestTo("KATAPULT"));
  expect(step([], { leasedCents: 5_000_01 })).toEqual({ kind: "DECLINED" });
  expect(isServed(lessors[0]!, { state: "TX", leasedCents: null })).toBe(true);
  expect(isServed(lessors[0]!, { state: "MN", leasedCents: null })).toBe(false);
});

test("whatever the lessors respond, each is called once, in order, and none after one that did not decline", () => {
  const answers = fc.constantFrom<LessorAttempt["outcome"]>(...LEASE_STATUSES, "REFUSED", "UNANSWERED");
  fc.assert(
    fc.property(fc.array(answers, { minLength: 3, maxLength: 3 }), (outcomes) => {
      const attempts: LessorAttempt[] = [];
      let next: CascadeStep = step(attempts);
      while (next.kind === "ASK") {
        attempts.push({ type: next.type, outcome: outcomes[attempts.length]! });
        next = step(attempts);
      }
      const expected = lessors.slice(0, attempts.length).map(({ type }) => type);
      expect(attempts.map(({ type }) => type)).toEqual(expected);
      const isOver = attempts.every(({ outcome }) => ["DECLINED", "REFUSED"].includes(outcome));
      expect(next.kind).toBe(isOver ? "DECLINED" : "STAY");
    }),
    { numRuns: 500 },
  );
});
