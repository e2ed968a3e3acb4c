import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { WhatNext } from "./what-next";

const order = {
  status: "PENDING_REVIEW",
  deliveryType: "DELIVERY_SHIPPING",
  shipState: "TX",
  email: "ada@example.com",
} as const;

test("a placed order shows its delivery date, and that the tracking number will be emailed", () => {
  render(<WhatNext order={order} isGuest={false} />);
  expect(screen.getByText("At your door in 3 to 7 business days.")).toBeVisible();
  expect(screen.getByText(/^We'll email tracking details/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an overseas order arrives by the date on its product page", () => {
  render(<WhatNext order={{ ...order, shipState: "HI" }} isGuest={false} />);
  expect(screen.getByText("At your door in 7 to 14 business days.")).toBeVisible();
});

test("a lease awaiting its signature is signed first", () => {
  const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const { rerender } = render(
    <WhatNext order={{ ...order, status: "PENDING_ESIGNATURE" }} isGuest={false} />,
  );
  expect(steps()[0]).toBe("Read and sign your lease.");
  rerender(<WhatNext order={order} isGuest={false} />);
  expect(steps()[0]).toBe("We get your order ready.");
});

test("a guest is offered an account, with the email address filled in", () => {
  render(<WhatNext order={order} isGuest />);
  fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
  expect(navigate).toHaveBeenCalledWith("/register/", { state: { username: "ada@example.com" } });
});
