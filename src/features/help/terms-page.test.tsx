import { render, screen } from "@testing-library/react";
import { DELIVERY_PROMISE, RETURNS_PROMISE } from "#contract/checkout/promises";
import { TermsPage } from "./terms-page";

test("the terms state the product pages' delivery and return promises, where those link to", () => {
  const { container } = render(<TermsPage />);

  expect(screen.getByRole("heading", { name: "Delivery and returns" })).toHaveAttribute("id", "returns");
  expect(container).toHaveTextContent(DELIVERY_PROMISE);
  expect(container).toHaveTextContent(RETURNS_PROMISE);
});
