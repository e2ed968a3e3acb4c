import type { LeaseDraft } from "#contract/leases/application";
import { openStep, stepBefore, stepToShow } from "./apply-steps";
import { centsTyped } from "../typed-money";

const draftWith = (...steps: LeaseDraft["steps"]) => ({ steps }) as LeaseDraft;

test("the home address comes first, then the first open step", () => {
  expect(openStep(null, false)).toBe("area");
  expect(openStep(null, true)).toBe("identity");
  expect(openStep(draftWith("identity", "income"), false)).toBe("address");
  expect(openStep(draftWith("identity", "address", "income", "bank"), false)).toBe("review");
});

test("an address leads back, and never past an open step", () => {
  const draft = draftWith("identity", "address");
  expect(stepToShow("identity", draft, false)).toBe("identity");
  expect(stepToShow("review", draft, false)).toBe("income");
  expect(stepToShow("nonsense", draft, false)).toBe("income");
  expect(stepToShow("area", draft, false)).toBe("income");
  expect(stepToShow("bank", null, false)).toBe("area");
  expect(stepBefore("identity", true)).toBeNull();
  expect(stepBefore("identity", false)).toBe("area");
  expect(stepBefore("review", true)).toBe("bank");
});

test.each([
  ["2,400", 240_000],
  ["$ 2400.5", 240_050],
  [" 12,345.67 ", 1_234_567],
  ["2.400,00", NaN],
  ["24,00", NaN],
  ["1e5", NaN],
  ["", NaN],
])("%p is %p cents", (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents);
});
