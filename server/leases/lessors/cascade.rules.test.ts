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
const wanted = { state: "TX", leasedCents: 800_00 };
const step = (attempts: LessorAttempt[], change: Partial<typeof wanted> = {}) =>
  nextStep(lessors, attempts, { ...wanted, ...change }, "application-1");
const asks = (type: string) => ({ kind: "ASK", type, idempotencyKey: `application-1:${type}` });

test("the first of the settings' order is asked first, with a key of its own", () => {
  expect(step([])).toEqual(asks("ACIMA"));
});

test.each(["DECLINED", "REFUSED"] as const)("after %s the next one is asked", (outcome) => {
  expect(step([{ type: "ACIMA", outcome }])).toEqual(asks("KATAPULT"));
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
test.each(staying)("after %s nobody else is asked", (outcome) => {
  expect(step([{ type: "ACIMA", outcome }])).toEqual({ kind: "STAY", type: "ACIMA" });
});

test("a lessor that does not serve the state or take the cart is passed over", () => {
  expect(step([], { state: "MN" })).toEqual(asks("KATAPULT"));
  expect(step([], { leasedCents: 299_99 })).toEqual(asks("KATAPULT"));
  expect(step([], { leasedCents: 5_000_01 })).toEqual({ kind: "DECLINED" });
  expect(isServed(lessors[0]!, { state: "TX", leasedCents: null })).toBe(true);
  expect(isServed(lessors[0]!, { state: "MN", leasedCents: null })).toBe(false);
});

test("whatever the lessors answer, each is asked once, in order, and none after one that did not decline", () => {
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
