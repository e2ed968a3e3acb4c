import { render, screen } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { HowItWorksPage } from "./how-it-works-page";

test("how leasing works is told with the whole cost, and promises no application that nobody can make", () => {
  const { container } = render(<HowItWorksPage />);

  expect(container).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
  expect(container).toHaveTextContent(MESSAGES.financing.notOpen);
  expect(container).not.toHaveTextContent(/apply now|pre-?approved|financ|interest/i);
  expect(screen.getByRole("table", { name: /^Cash price \$900\.00/ })).toHaveTextContent(
    "52 of $34.61$1,799.72",
  );
  expect(screen.getByRole("region", { name: "Buying it early" })).toHaveTextContent("12 payments (90 days)");
});
