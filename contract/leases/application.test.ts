import { LEASE_CONSENT } from "./application";
import { LESSORS } from "./lessors/lessors";

test("the consent names who is asked, in turn", () => {
  expect(LEASE_CONSENT.text(["Katapult", "Acima"])).toContain(
    "to Katapult, then Acima, one after the other until one approves, and that",
  );
  expect(LEASE_CONSENT.text(["Acima"])).toContain("what I entered to Acima, and that");
});

test("every lessor says by its name what it asks of bureaus and what that does to a score", () => {
  for (const { terms, inquiry } of LESSORS) {
    expect(inquiry).toContain(terms.name);
    expect(inquiry).toMatch(/credit score/);
  }
});
