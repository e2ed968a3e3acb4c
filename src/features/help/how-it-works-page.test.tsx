import { render, screen } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { HowItWorksPage } from "./how-it-works-page";

test("leasing is explained with its full cost, from the application to the last payment", () => {
  const { container } = render(<HowItWorksPage />);

  expect(container).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
  expect(screen.getByRole("link", { name: MESSAGES.financing.apply })).toHaveAttribute("href", ROUTES.lease);
  expect(container).toHaveTextContent("with no obligation");
  expect(container).toHaveTextContent("owns the product until you make all payments");
  expect(container).toHaveTextContent("end the lease at any time by returning the product");
  expect(container).not.toHaveTextContent(/financ|interest|guaranteed approval|no credit needed/i);
  expect(
    screen.getByRole("table", { name: /^\$900\.00 with shipping and estimated state tax/ }),
  ).toHaveTextContent("52 of $34.61$1,799.72");
  expect(container).toHaveTextContent("Terms vary by leasing company");
  expect(screen.getByRole("region", { name: "Early buyout" })).toHaveTextContent("13 payments (90 days)");
});
