import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { LABELS, MESSAGES } from "#contract/messages";
import { readLeaseCredit, storedLeaseCredit } from "../../../client/page/lease-credit";
import { shopStore } from "../../../client/store/shop-store";
import {
  aLease,
  answers,
  requestedNames,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../leases-for-tests";
import { AccountLeases } from "./account-leases";

const path = "/account/leases/";
const open = (pathname = path, search = "") =>
  renderWithProviders(<AccountLeases location={{ pathname, search }} />);
const amounts = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const wallet = (lease: object | null) => () => ({ getActivePreApprovedApplicationByUser: lease });
const listOf = (leases: readonly object[]) => ({
  getApplicationByUser: { __typename: "Page", totalApplications: leases.length, applications: leases },
});

beforeEach(startLeases);
afterEach(endLeases);

test("the list shows status, purpose and amount of each application, and is shared", async () => {
  answers["LeaseWallet"] = wallet(aLease());
  answers["LeaseHistory"] = ({ pageNumber, pageSize }) => {
    expect([pageNumber, pageSize]).toEqual([1, 10]);
    return listOf([
      aLease(),
      aLease({ id: "2", status: "DECLINED", approvedAmount: null, remainingAmount: 0 }),
    ]);
  };
  open(path, "?size=10");
  const list = await screen.findByRole("list", { name: "Lease applications" });
  const [approved, declined] = within(list).getAllByRole("article");
  expect(within(approved!).getByText("Approved")).toBeVisible();
  expect(approved).toHaveTextContent("For shopping · Katapult");
  expect(approved).toHaveTextContent("$750.00 left until 20 Dec, 2026");
  expect(within(approved!).getByRole("link", { name: "Application from 20 Nov, 2026" })).toHaveAttribute(
    "href",
    `/account/leases/${aLease().id}/`,
  );
  expect(within(declined!).getByText("Declined")).toBeVisible();
  expect(declined).not.toHaveTextContent("$");
  expect(shopStore().getState().orderHistory.applications).toMatchObject({ total: 2 });
});

test("an empty list offers a next step, and a missing approval is stated plainly", async () => {
  answers["LeaseWallet"] = wallet(null);
  answers["LeaseHistory"] = () => listOf([]);
  open();
  expect(await screen.findByRole("heading", { name: "No lease applications yet" })).toBeVisible();
  expect(await screen.findByText(/You don't have a lease approval/)).toBeVisible();
});

test("the wallet shows approved, used and remaining amounts, and the expiry", async () => {
  answers["LeaseWallet"] = wallet(aLease());
  open();
  const region = await screen.findByRole("region", { name: "Your lease approval" });
  await waitFor(() =>
    expect(amounts(region)).toEqual({ Approved: "$1,200.00", Used: "$450.00", Remaining: "$750.00" }),
  );
  expect(region).toHaveTextContent("Use it by 20 Dec, 2026");
  const stored = readLeaseCredit(storedLeaseCredit(), Date.parse("2026-11-21T00:00:00Z"));
  expect(stored).toEqual({ remaining: 75_000, until: "2026-12-20T15:00:00Z" });
  expect(region).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
  expect(within(region).getByRole("link", { name: LABELS.fitsApproval })).toHaveAttribute(
    "href",
    "/search/?f.price=28301-70754",
  );
});

test("a remaining amount below the lease minimum is not offered", async () => {
  answers["LeaseWallet"] = wallet(aLease({ usedAmount: 100_000, remainingAmount: 20_000 }));
  open();
  const region = await screen.findByRole("region", { name: "Your lease approval" });
  expect(await within(region).findByText(MESSAGES.leases.remainderTooSmall("$300.00"))).toBeVisible();
  expect(within(region).queryByRole("link", { name: LABELS.fitsApproval })).toBeNull();
  expect(readLeaseCredit(storedLeaseCredit(), Date.parse("2026-11-21T00:00:00Z"))).toBeNull();
});

test("an application under review polls its lessor once automatically, and on request, and shows the result", async () => {
  const pending = aLease({ status: "IN REVIEW", approvedAmount: null, usedAmount: 0, remainingAmount: 0 });
  answers["OwnLease"] = () => ({ getLeaseApplicationById: pending });
  let state: object = pending;
  answers["AskLessor"] = () => ({
    refreshLeaseApplication: {
      __typename: "LeaseResult",
      success: true,
      message: "Seen",
      application: state,
    },
  });
  open(`${path}${pending.id}/`);
  expect(await screen.findByText(MESSAGES.leases.inReview)).toBeVisible();
  await waitFor(() => expect(requestedNames.filter((name) => name === "AskLessor")).toHaveLength(1));
  expect(screen.queryByRole("region", { name: "Approval" })).toBeNull();
  state = aLease();
  fireEvent.click(await screen.findByRole("button", { name: "Check again" }));
  expect(await screen.findByText(MESSAGES.leases.approved("$1,200.00"))).toBeVisible();
  expect(screen.getByRole("region", { name: "Approval" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
});

test("an application lists its orders, where one needs a signature, and its history by day", async () => {
  const of = (uniqueId: string, change: object) => ({
    __typename: "OrderLease",
    orderId: `id-${uniqueId}`,
    uniqueId,
    signedAt: null,
    signatureUrl: null,
    amount: 45_000,
    createdAt: "2026-11-21T12:00:00Z",
    ...change,
  });
  const lease = aLease({
    leases: [
      of("EF-1", {
        state: "SIGNING",
        stateName: "Ready to sign",
        signatureUrl: "https://lessor.example/sign/1",
      }),
      of("EF-2", { state: "RELEASED", stateName: "Not leased", signatureUrl: "javascript:alert(1)" }),
    ] as never,
    timeline: [
      { at: "2026-11-21T12:00:00Z", summary: "$450.00 used for order EF-1." },
      { at: "2026-11-20T14:59:00Z", summary: "Application submitted." },
    ],
  });
  answers["OwnLease"] = () => ({ getLeaseApplicationById: lease });
  open(`${path}${lease.id}/`);
  const orders = within(await screen.findByRole("region", { name: "Orders using it" }));
  expect(orders.getByRole("link", { name: "Order EF-1" })).toHaveAttribute(
    "href",
    "/account/orders/id-EF-1/",
  );
  expect(orders.getByText("Ready to sign")).toBeVisible();
  expect(orders.getAllByText("$450.00")).toHaveLength(2);
  expect(
    orders.getAllByRole("link", { name: "Sign your lease" }).map((link) => link.getAttribute("href")),
  ).toEqual(["https://lessor.example/sign/1"]);
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getAllByRole("heading", { level: 4 }).map((day) => day.textContent)).toEqual([
    "21 Nov, 2026",
    "20 Nov, 2026",
  ]);
  expect(history.getByText("Application submitted.")).toBeVisible();
});

test("submitted data is shown as the last four digits, with a note when it was deleted", async () => {
  let lease = aLease();
  answers["OwnLease"] = () => ({ getLeaseApplicationById: lease });
  const { unmount } = open(`${path}${lease.id}/`);
  const typed = await screen.findByRole("region", { name: "Your details" });
  expect(amounts(typed)).toMatchObject({
    "Social Security number": "ending in 6789",
    "Bank account": "Checking, ending in 2715",
    Address: "1 Congress Ave, Austin, TX 78701",
    "Net monthly income": "$3,210.00",
    Paid: "Every two weeks",
  });
  unmount();
  lease = aLease({ id: "9", address1: null, city: null, postalCode: null, employerName: null });
  open(`${path}9/`);
  expect(await screen.findByText(MESSAGES.leases.forgotten)).toBeVisible();
});

test("another customer's application reads as a nonexistent one", async () => {
  answers["OwnLease"] = () => ({ getLeaseApplicationById: null });
  open(`${path}somebody-elses/`);
  expect(await screen.findByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
});

test("an expired approval says so and shows no remaining amount", async () => {
  const lapsed = aLease({ status: "CANCELLED", reason: "EXPIRED", remainingAmount: 0 });
  answers["OwnLease"] = () => ({ getLeaseApplicationById: lapsed });
  open(`${path}${lapsed.id}/`);
  expect(await screen.findByText(/has expired/)).toBeVisible();
  expect(screen.queryByText(/Use it by/)).toBeNull();
});
