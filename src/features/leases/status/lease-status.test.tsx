import { screen } from "@testing-library/react";
import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { aLease, endLeases, renderWithProviders, startLeases } from "../leases-for-tests";
import { LeaseStatusPanel } from "./lease-status";

beforeEach(startLeases);
afterEach(endLeases);

const declined = (change: Partial<LeaseAnswerFragment> = {}) =>
  ({
    success: false,
    message: MESSAGES.leases.declined,
    status: "DECLINED",
    redirectUrl: null,
    code: "DECLINED",
    errors: [],
    application: aLease({ status: "DECLINED" }),
    order: null,
    orderKey: null,
    ...change,
  }) as LeaseAnswerFragment;
const open = (first: LeaseAnswerFragment) =>
  renderWithProviders(
    <LeaseStatusPanel
      lease={{ id: aLease().id, draftKey: null }}
      first={first}
      onApplyAgain={() => undefined}
    />,
  );

test("a declined applicant reads who sends the reason and when, and that the cart is unchanged", () => {
  open(declined());
  expect(screen.getByRole("heading", { name: "Not approved" })).toBeVisible();
  expect(screen.getByText(MESSAGES.leases.reasonFollows)).toBeVisible();
  expect(screen.getByRole("link", { name: "your cart" })).toHaveAttribute("href", "/cart/");
  expect(screen.queryByRole("link", { name: MESSAGES.orders.payAnotherWay })).toBeNull();
});

test("items of a declined order are in it, with options to pay it or to reduce it", () => {
  const order = { id: "order-1", uniqueId: "EF-1", status: "PENDING_PAYMENT" };
  open(declined({ order: order as never, orderKey: "key" }));
  expect(screen.getByText(`Your items are in order EF-1. ${MESSAGES.leases.otherWays}`)).toBeVisible();
  expect(screen.getByRole("link", { name: MESSAGES.orders.payAnotherWay })).toHaveAttribute(
    "href",
    "/checkout/payment/?order=order-1#key=key",
  );
  expect(screen.queryByRole("link", { name: "your cart" })).toBeNull();
});

test("an order cancelled since then has no actions", () => {
  open(declined({ order: { id: "order-1", uniqueId: "EF-1", status: "CANCELLED" } as never }));
  expect(screen.queryByRole("link", { name: MESSAGES.orders.payAnotherWay })).toBeNull();
});
