import { render, screen, within } from "@testing-library/react";
import { KATAPULT_FACTS, ACIMA_FACTS } from "#contract/leases/lessors/lessor-facts";
import { US_STATES } from "#contract/places/us-states";
import { LeaseTermsPage } from "./lease-terms-page";

const [katapult, acima] = [KATAPULT_FACTS.terms, ACIMA_FACTS.terms];

test("each leasing company's terms are stated, with the total cost of an example", () => {
  render(<LeaseTermsPage />);
  expect(screen.getByRole("table", { name: katapult.name })).toHaveTextContent(
    "$300.00 to $5,000.00PaymentsWeekly: 52, Every two weeks: 26, Monthly: 12",
  );
  expect(screen.getByRole("table", { name: katapult.name })).toHaveTextContent(
    "$1,999.92 for $1,000.00, in 52 payments of $38.46",
  );
  expect(screen.getByRole("table", { name: acima.name })).toHaveTextContent("60% of the remaining payments");
});

test("each state says who leases there", () => {
  render(<LeaseTermsPage />);
  const table = screen.getByRole("table", { name: "Who leases in each state and territory" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(Object.keys(US_STATES).length);
  expect(within(table).getByRole("row", { name: /^Texas/ })).toHaveTextContent("Katapult, Acima");
  expect(within(table).getByRole("row", { name: /^New Jersey/ })).toHaveTextContent("No leases");
});
