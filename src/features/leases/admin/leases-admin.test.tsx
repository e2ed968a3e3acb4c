import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { signIn } from "../../../client/session/current-session";
import {
  aLease,
  answers,
  requestedNames,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../leases-for-tests";
import { stopsBetween } from "../../../ui/list/tab-stops-for-tests";
import { LeasesAdmin } from "./leases-admin";

const path = "/backoffice/leases/";
const open = (pathname = path, search = "") =>
  renderWithProviders(<LeasesAdmin location={{ pathname, search }} />);

beforeEach(async () => {
  await startLeases();
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["leases.read", "leases.update", "leases.pii"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(endLeases);

/** An application with an unreadable lessor response. */
function anAdminLease(change: Partial<DeskLeaseFragment> = {}) {
  return {
    __typename: "StaffLease",
    currentStatus: "UKNOWN",
    allowedAnswers: ["APPROVED", "DECLINED", "BLOCKED", "CANCELLED"],
    consentVersion: "2026-11",
    personalDataUntil: "2026-12-20T15:00:00Z",
    nextCheckAt: "2026-11-20T16:00:00Z",
    checkCount: 3,
    application: {
      ...aLease({ status: "UKNOWN", approvedAmount: null, remainingAmount: 0 }),
      uuid: "K-77",
      username: "ada@example.com",
      ipAddress: "203.0.113.7",
      userAgent: "Firefox",
      acceptLanguages: "en-US",
      affiliateId: null,
      subAffiliateId: null,
      clickHash: null,
      firstTouch: null,
    },
    attempts: [
      {
        __typename: "StaffLeaseTry",
        lessorName: "Katapult",
        outcome: "UKNOWN",
        uuid: "K-77",
        requestedAt: "2026-11-20T15:00:00Z",
        endedAt: null,
        recordedBy: null,
        recordedAt: null,
        recordedReason: null,
      },
    ],
    leases: [],
    ...change,
  };
}

const list = (applications: readonly object[], counts: readonly object[]) => ({
  searchLeaseApplications: {
    __typename: "Page",
    totalApplications: applications.length,
    counts,
    applications,
  },
});
const count = (status: string, number: number) => ({ __typename: "Count", status, count: number });

test("the list queries by its address, and counts each status", async () => {
  answers["FindLeases"] = (variables) => {
    expect(variables).toEqual({
      text: "ada",
      status: "APPROVED",
      sort: "-approved",
      pageNumber: 2,
      pageSize: 50,
    });
    return list([aLease()], [count("APPROVED", 1_200), count("DECLINED", 7)]);
  };
  open(path, "?q=ada&show=APPROVED&sort=-approved&size=50&page=2");
  const row = (await screen.findAllByRole("row"))[1]!;

  expect(within(row).getByRole("link", { name: "Ada Byron" })).toHaveAttribute(
    "href",
    `${path}${aLease().id}/?q=ada&show=APPROVED&sort=-approved&size=50&page=2`,
  );
  expect(row).toHaveTextContent(
    /Ada Byron.*7c1d5c4e.*Katapult.*For shopping.*Approved.*\$1,200.00.*\$750.00/,
  );
  const tabs = screen.getByRole("navigation", { name: "Applications by status" });
  const links = within(tabs).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["All 1,207", "Approved 1,200", "Declined 7"]);
  expect(within(tabs).getByRole("link", { current: "page" })).toHaveTextContent("Approved");
  expect(links[2]).toHaveAttribute("href", `${path}?q=ada&show=DECLINED&sort=-approved&size=50`);
  expect(stopsBetween(links[1]!, within(row).getByRole("link", { name: "Ada Byron" }))).toBeLessThanOrEqual(
    3,
  );
});

test("an application leads on in its list, and back to the same list", async () => {
  const search = "?q=ada&show=APPROVED&sort=-approved&page=2";
  answers["LeaseForStaff"] = () => ({ getLeaseForStaff: anAdminLease() });
  answers["LeaseNeighbours"] = (variables) => {
    expect(variables).toEqual({
      leaseId: aLease().id,
      text: "ada",
      status: "APPROVED",
      sort: "-approved",
    });
    return { getLeaseNeighbours: { __typename: "ListNeighbours", previous: "before", next: "after" } };
  };
  open(`${path}${aLease().id}/`, search);

  const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf("Previous application")).toBe(`${path}before/${search}`);
  expect(await hrefOf("Next application")).toBe(`${path}after/${search}`);
  expect(await hrefOf("Back to the applications")).toBe(path + search);
});

test("a deleted applicant has a placeholder name in the list and on the page", async () => {
  const nobody = { firstName: "", lastName: "" };
  answers["FindLeases"] = () => list([{ ...aLease(), ...nobody }], [count("APPROVED", 1)]);
  const { unmount } = open();
  expect(await screen.findByRole("link", { name: "A deleted customer" })).toBeVisible();
  unmount();
  const lease = anAdminLease();
  answers["LeaseForStaff"] = () => ({
    getLeaseForStaff: { ...lease, application: { ...lease.application, ...nobody } },
  });
  open(`${path}${aLease().id}/`);
  expect(await screen.findByRole("heading", { name: "A deleted customer" })).toBeVisible();
});

test("no results say so and link back to all", async () => {
  answers["FindLeases"] = () => list([], []);
  open(path, "?q=nobody");

  expect(await screen.findByRole("heading", { name: "No matching applications" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", path);
});

test("an application shows its lessors, orders with notices and funding, and its applicant", async () => {
  const lease = {
    __typename: "StaffOrderLease",
    id: "l1",
    orderId: "o1",
    uniqueId: "EF-7",
    orderStatus: "COMPLETED",
    amount: 45_000,
    state: "DELIVERED",
    lessorUuid: "K-78",
    heldAt: "2026-11-20T15:00:00Z",
    signUntil: null,
    signedAt: "2026-11-20T15:10:00Z",
    reminderCount: 2,
    deliverySubmittedAt: "2026-11-21T15:00:00Z",
    fundedAmount: 40_000,
    lenderTake: 2_000,
    fundedAt: "2026-11-22T15:00:00Z",
    problem: "FUNDING_DIFFERS",
    problemAt: "2026-11-22T15:00:00Z",
    notices: [
      {
        __typename: "LeaseNotice",
        kind: "DELIVERED",
        occurredOn: "2026-11-21",
        itemCount: 2,
        acceptedAt: null,
        refusal: "bad_date",
        attempts: 1,
      },
      {
        __typename: "LeaseNotice",
        kind: "CONFIRMED",
        occurredOn: "2026-11-20",
        itemCount: 0,
        acceptedAt: null,
        refusal: null,
        attempts: 0,
      },
    ],
  };
  answers["LeaseForStaff"] = () => ({ getLeaseForStaff: anAdminLease({ leases: [lease] as never }) });
  open(`${path}${aLease().id}/`);

  const orders = await screen.findByRole("region", { name: "Orders using this approval" });
  expect(within(orders).getByRole("link", { name: "Order EF-7" })).toHaveAttribute(
    "href",
    "/backoffice/orders/o1/",
  );
  expect(orders).toHaveTextContent("The lessor's payout differs from the leased amount.");
  expect(orders).toHaveTextContent("2 items delivered on 21 Nov, 2026: rejected (bad_date)");
  expect(orders).toHaveTextContent("Order confirmed on 20 Nov, 2026: not sent yet");
  expect(orders).toHaveTextContent("$400.00");
  expect(screen.getByRole("region", { name: "Lessors queried" })).toHaveTextContent("K-77");
  const person = screen.getByRole("region", { name: "Applicant" });
  expect(person).toHaveTextContent("ending in 6789");
  expect(screen.getByRole("region", { name: "Submission" })).toHaveTextContent("203.0.113.7");
});

test("for a deleted applicant nothing is made up", async () => {
  const nobody = { firstName: "", lastName: "", email: "", mobilePhone: "", otherPhone: null };
  const noNumbers = { last4Ssn: "", last4AccountNumber: "", bankName: "", bankAccountType: "" };
  const lease = anAdminLease();
  const application = { ...lease.application, ...nobody, ...noNumbers, address1: null };
  answers["LeaseForStaff"] = () => ({ getLeaseForStaff: { ...lease, application } });
  open(`${path}${aLease().id}/`);
  const person = await screen.findByRole("region", { name: "Applicant" });
  expect(person).not.toHaveTextContent(/undefined|ending in|Name|Bank/);
  expect(person).toHaveTextContent(MESSAGES.leases.forgotten);
});

test("a lessor's decision is recorded with the status that was shown; an approval needs its amount", async () => {
  answers["LeaseForStaff"] = () => ({ getLeaseForStaff: anAdminLease() });
  let sent: unknown;
  answers["RecordLessorAnswer"] = (variables) => {
    sent = variables;
    return {
      recordLessorAnswer: { __typename: "Changed", success: true, message: "Noted.", lease: anAdminLease() },
    };
  };
  open(`${path}${aLease().id}/`);
  fireEvent.click(await screen.findByRole("button", { name: "Record decision" }));
  const dialog = await screen.findByRole("dialog", { name: "What did the lessor decide?" });
  fireEvent.click(within(dialog).getByRole("radio", { name: "Approved the application" }));
  fireEvent.change(within(dialog).getByLabelText("How do you know?"), { target: { value: "By phone" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Record decision" }));
  expect(
    (await within(dialog).findAllByText("Please enter what the lessor approved")).length,
  ).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Approved amount"), { target: { value: "$1,250.50" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Record decision" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual({
    leaseId: aLease().id,
    expectedStatus: "UKNOWN",
    input: { answer: "APPROVED", approvedAmount: 125_050, reason: "By phone" },
  });
  expect(screen.getByRole("heading", { name: "Ada Byron" })).toHaveFocus();
  expect(requestedNames.filter((name) => name === "LeaseForStaff").length).toBeGreaterThan(1);
});

test("an ended application has no actions, an unknown one says so", async () => {
  const ended = { ...anAdminLease({ allowedAnswers: [], nextCheckAt: null, personalDataUntil: null }) };
  answers["LeaseForStaff"] = ({ leaseId }) => ({ getLeaseForStaff: leaseId === "gone" ? null : ended });
  open(`${path}${aLease().id}/`);
  await screen.findByRole("heading", { name: "Ada Byron" });
  expect(screen.queryByRole("button", { name: "Query lessor" })).toBeNull();
  expect(screen.queryByRole("button", { name: "View full numbers" })).toBeNull();
  open(`${path}gone/`);
  expect(await screen.findByText("This application doesn't exist.")).toBeVisible();
});
