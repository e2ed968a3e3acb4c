/** The head of a staff order. */
import { render, screen } from "@testing-library/react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PERMISSIONS, ROLE_PERMISSIONS, type Permission } from "#contract/staff/roles";
import { OrderBrief } from "./order-brief";
import { Withheld } from "./withheld";

const event = (type: string, summary: string) => ({
  id: summary,
  type,
  summary,
  at: "2026-11-20T12:00:00Z",
  actor: "grace@shop.example",
});
const ORDER = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  phone: "5125550142",
  status: "PENDING_REVIEW",
  username: "ada@example.com",
  placedBy: null,
  updatedBy: "System",
  correction: null,
  allowedNextStatuses: ["CANCELLED", "PENDING_FULFILMENT"],
  items: [{ id: "tv", name: "Television", quantity: 1, status: "PENDING_SHIPMENT" }],
  history: [
    event("STATUS_CHANGED", "Waits for review"),
    event("PHONE_CALL", "Phone call: wants it cancelled"),
    event("CUSTOM_NOTES", "Note: an older one"),
  ],
} as unknown as StaffOrderFragment;
const asAdmin = (permission: Permission) => PERMISSIONS.includes(permission);
const asSupport = (permission: Permission) => ROLE_PERMISSIONS.CUSTOMERSUPPORT.includes(permission);

test("the customer, the next task and the latest staff note come first", () => {
  const { rerender } = render(<OrderBrief order={ORDER} may={asSupport} />);
  expect(screen.getByText("Ada Byron")).toBeVisible();
  expect(screen.getByText("Ada Byron").parentElement).toHaveTextContent("ada@example.com, +1 512 555 0142");
  expect(screen.getByRole("link", { name: "Customer" })).toHaveAttribute(
    "href",
    "/backoffice/customers/ada%40example.com/",
  );
  expect(screen.getByText(/^Held by the fraud check/)).toBeVisible();
  expect(screen.getByText("Phone call: wants it cancelled")).toBeVisible();
  expect(screen.queryByText("Note: an older one")).toBeNull();
  const correction = { id: "c1" } as StaffOrderFragment["correction"];
  rerender(<OrderBrief order={{ ...ORDER, correction }} may={asSupport} />);
  expect(screen.getByText("On hold until the change below is paid or withdrawn.")).toBeVisible();
});

test.each([
  ["names the button while an item can be ordered", true, ["tv"], /“Order at supplier”/],
  ["names no button once the supplier has every item", true, [], /^The supplier has it and confirms it/],
  ["names the button before anything is ordered", false, ["tv"], /“Order at supplier”/],
])("the next task of a prepared order %s", (_case, isOrdered, items, words) => {
  const supplierOrdering = { __typename: "SupplierOrdering" as const, items, isOrdered };
  render(<OrderBrief order={{ ...ORDER, status: "PENDING_FULFILMENT", supplierOrdering }} may={asSupport} />);
  expect(screen.getByText(words)).toBeVisible();
});

test("the account's address is shown when the order has another one", () => {
  render(<OrderBrief order={{ ...ORDER, email: "work@example.com" }} may={asSupport} />);
  expect(screen.getByText("Ada Byron").parentElement).toHaveTextContent("work@example.com, +1 512");
  expect(screen.getByRole("link", { name: "Customer ada@example.com" })).toBeVisible();
});

test("allowed actions are next to the next step", () => {
  render(
    <OrderBrief order={ORDER} may={asSupport}>
      <button type="button">Release it</button>
    </OrderBrief>,
  );
  const next = screen.getByText(/^Held by the fraud check/);
  expect(next.parentElement!.parentElement).toContainElement(screen.getByRole("button"));
});

test("a correction with a higher total says that it is rechecked, unless it is in review anyway", () => {
  const { checkDue } = MESSAGES.orderEdits;
  const due = { ...ORDER, isFraudCheckPending: true, status: "PENDING_FULFILMENT" } as StaffOrderFragment;
  const { rerender } = render(<OrderBrief order={due} may={asSupport} />);
  expect(screen.getByText(checkDue)).toBeVisible();
  rerender(<OrderBrief order={{ ...due, status: "PENDING_REVIEW" }} may={asSupport} />);
  expect(screen.queryByText(checkDue)).toBeNull();
  expect(screen.getByText(/^Held by the fraud check/)).toBeVisible();
});

test("without the permission to cancel or refund the alternative is shown", () => {
  const { rerender } = render(<Withheld order={ORDER} may={asSupport} />);
  expect(
    screen.getByText(
      "You can't release it, cancel it, return it or refund it: add a note with the customer's request and ask an admin.",
    ),
  ).toBeVisible();
  rerender(<Withheld order={ORDER} may={asAdmin} />);
  expect(screen.queryByText(/^You can't/)).toBeNull();
});
