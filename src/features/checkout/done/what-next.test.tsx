import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { WhatNext } from "./what-next";

// A Monday, in a week without holidays.
const NOW = new Date("2026-09-14T15:00:00Z");

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const order = {
  id: "7f0d",
  uniqueId: "EF-100042",
  createdAt: NOW.toISOString(),
  status: "PENDING_REVIEW",
  deliveryType: "DELIVERY_SHIPPING",
  shipState: "TX",
  email: "ada@example.com",
} as const;

test("an order placed today has its delivery dates, as in the confirmation email", () => {
  render(<WhatNext order={order} isGuest={false} />);
  expect(screen.getByText("It arrives 17 Sep – 23 Sep, 2026.")).toBeVisible();
  expect(screen.getByText(/^We'll email tracking details/)).toBeVisible();
});

test("an overseas order arrives by the date on its product page", () => {
  render(<WhatNext order={{ ...order, shipState: "HI" }} isGuest={false} />);
  expect(screen.getByText("It arrives 23 Sep – 02 Oct, 2026.")).toBeVisible();
});

test.each([
  ["waits for a signature", { status: "PENDING_ESIGNATURE" }],
  ["was placed on an earlier day", { createdAt: "2026-09-13T15:00:00Z" }],
] as const)("an order that %s has no dates yet", (_why, facts) => {
  render(<WhatNext order={{ ...order, ...facts }} isGuest={false} />);
  expect(screen.getByText("At your door in 3 to 7 business days.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the delivery days are saved as a calendar event that ends after the last one", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render(<WhatNext order={order} isGuest={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  click.mockRestore();
  expect([names, files[0]!.type]).toEqual([["order-EF-100042.ics"], "text/calendar"]);
  const event = await textOf(files[0]!);
  expect(event.split("\r\n")).toEqual(
    expect.arrayContaining([
      "BEGIN:VEVENT",
      "UID:order-7f0d",
      "DTSTAMP:20260914T150000Z",
      "DTSTART;VALUE=DATE:20260917",
      "DTEND;VALUE=DATE:20260924",
      "SUMMARY:Delivery of order EF-100042",
    ]),
  );
});

test("a pickup order has no delivery dates", () => {
  render(<WhatNext order={{ ...order, deliveryType: "DELIVERY_PICKUP" }} isGuest={false} />);
  expect(screen.getByText("We'll email you when it's ready for pickup.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
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

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    jest.useRealTimers();
    reader.readAsText(file);
  });
}
