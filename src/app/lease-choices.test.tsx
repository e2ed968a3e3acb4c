/** Actions of a lease's customer, on the order and in the account (LEASE-75). */
import { screen, within } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { OwnLease } from "../features/leases/account/own-lease";
import {
  aLease,
  answers,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../features/leases/leases-for-tests";
import { OrderLease } from "../features/orders/view/order-lease";

const CANCEL = "Cancel";
const RETURN = "Return";
const BUY_OUT = "Early buyout";
const TROUBLE = "If you can't pay";

function onOrder(
  leaseState: string,
  canCancel: boolean,
  keys: { orderKey?: string | null } = { orderKey: null },
): void {
  const order = {
    id: "order-1",
    total: 60_000,
    amountDue: 0,
    canCancel,
    leaseDetails: {
      id: "lease-1",
      leaseState,
      leaseStateName: leaseState,
      leasedAmount: 60_000,
      lessorName: "Acima",
      contractSigned: true,
      signatureUrl: null,
      signUntil: null,
      fundedAmount: null,
    },
  };
  renderWithProviders(<OrderLease order={order as unknown as WholeOrderFragment} {...keys} />);
}

function inAccount(state: string): void {
  const lease = {
    __typename: "OrderLease",
    orderId: "order-1",
    uniqueId: "EF-1",
    amount: 60_000,
    state,
    stateName: state,
    createdAt: "2026-11-24T12:00:00Z",
    signedAt: null,
    signatureUrl: null,
  };
  const application = aLease({ leasingCompanyId: "ACIMA", leases: [lease] as never });
  answers["OwnLease"] = () => ({ getLeaseApplicationById: application });
  renderWithProviders(<OwnLease leaseId="lease-1" />);
}

const choices = () =>
  [CANCEL, RETURN, BUY_OUT, TROUBLE].filter((name) => screen.queryByText(name, { selector: "dt" }) !== null);
const meaningOf = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling as HTMLElement;

// The actions do not wait for the lessor's figures, which never arrive in this test.
beforeEach(startLeases);
afterEach(endLeases);

test.each([
  ["SIGNING", true, [CANCEL]],
  ["SIGNING", false, []],
  ["SIGNED", true, [CANCEL, BUY_OUT, TROUBLE]],
  ["SIGNED", false, [BUY_OUT, TROUBLE]],
  ["DELIVERED", false, [RETURN, BUY_OUT, TROUBLE]],
  ["FUNDED", false, [RETURN, BUY_OUT, TROUBLE]],
  ["RETURNED", false, []],
  ["RELEASED", true, []],
])("an order whose lease is %s (cancellable: %s) offers %j", (state, canCancel, offered) => {
  onOrder(state, canCancel);
  expect(choices()).toEqual(offered);
});

test("each choice of a signed lease says what it means and whom to contact", () => {
  onOrder("SIGNED", true, { orderKey: "key" });
  expect(meaningOf(CANCEL)).toHaveTextContent("The lease with Acima ends. Acima will settle with you");
  expect(meaningOf(CANCEL)).toHaveTextContent("“Cancel this order”");
  const costs = within(meaningOf(BUY_OUT)).getByRole("link", { name: "See the cost after each payment" });
  expect(costs).toHaveAttribute("href", "/lease/agreement/?order=order-1#key=key");
  expect(meaningOf(TROUBLE)).toHaveTextContent("before the payment is due");
  const contact = within(meaningOf("Contact Acima"));
  expect(contact.getByRole("link", { name: "1-801-297-1982" })).toHaveAttribute("href", "tel:18012971982");
  expect(contact.getByRole("link", { name: "its help pages" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/www\.acima\.com\//),
  );
});

test("an unsigned lease is cancelled without owing anything, and delivered items are returned through the shop", () => {
  onOrder("SIGNING", true);
  expect(meaningOf(CANCEL)).toHaveTextContent("isn't signed and ends. You owe Acima nothing.");
  onOrder("FUNDED", false);
  expect(meaningOf(RETURN)).toHaveTextContent("Free returns within 30 days of delivery");
  expect(within(meaningOf(RETURN)).getByRole("link", { name: "contact us first" })).toHaveAttribute(
    "href",
    "/contact/",
  );
});

test("the lease in the account lists them for each order, and links to the order to cancel it", async () => {
  inAccount("SIGNED");
  await screen.findByText(BUY_OUT, { selector: "dt" });
  expect(choices()).toEqual([CANCEL, BUY_OUT, TROUBLE]);
  expect(within(meaningOf(CANCEL)).getByRole("link", { name: "See the order" })).toHaveAttribute(
    "href",
    "/account/orders/order-1/",
  );
  expect(screen.getByText("Contact Acima")).toBeVisible();
});

test("staff do not see the customer's choices", () => {
  onOrder("SIGNED", true, {});
  expect(screen.getByRole("region", { name: "Lease" })).toBeVisible();
  expect(choices()).toEqual([]);
});
