import { LEASE_CONSENT } from "./application";
import { LESSORS } from "./lessors/lessors";

test("the consent names the lessors, in order", () => {
  expect(LEASE_CONSENT.text(["Katapult", "Acima"])).toContain(
    "to Katapult, then Acima, one after the other until one approves; each company",
  );
  expect(LEASE_CONSENT.text(["Acima"])).toContain("my application to Acima; each company");
});

test("every lessor is named with its bureau requests and their effect on a score", () => {
  for (const { terms, inquiry } of LESSORS) {
    expect(inquiry).toContain(terms.name);
    expect(inquiry).toMatch(/credit score/);
  }
});
