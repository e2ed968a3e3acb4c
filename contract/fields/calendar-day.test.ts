/** Days that reach the database. */
import { affiliateTermsInput } from "../affiliates/admin";
import { LEASE_FORMS } from "../leases/application";
import { orderFilterInput } from "../orders/list";
import { promotionInput } from "../promotions/schema";
import { searchesInput } from "../search/searches";

describe.each([
  ["an order filter's first day", orderFilterInput, "from"],
  ["an order filter's last day", orderFilterInput, "to"],
  ["a promotion's first day", promotionInput, "startsOn"],
  ["a promotion's last day", promotionInput, "endsOn"],
  ["the last day of affiliate terms", affiliateTermsInput, "untilDay"],
  ["a date of birth", LEASE_FORMS.identity, "dateOfBirth"],
  ["a list's first day", searchesInput, "from"],
])("%s", (_, schema, field) => {
  const isDay = (day: string) => {
    try {
      schema.validateSyncAt(field, { [field]: day });
      return true;
    } catch {
      return false;
    }
  };

  test.each(["0000-01-01", "0001-01-01", "9999-12-31", "2026-02-31"])("%s is refused", (day) =>
    expect(isDay(day)).toBe(false),
  );
  test("a day of living memory is accepted", () => expect(isDay("1999-12-31")).toBe(true));
});
