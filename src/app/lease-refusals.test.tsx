/** Messages of a refused lease application, on its own page and inside the checkout (LEASE-12). */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { CheckoutInput } from "#contract/graphql/generated";
import type { LeaseDraft } from "#contract/leases/application";
import { LABELS, MESSAGES } from "#contract/messages";
import { ApplicationForm } from "../features/checkout/lease/application-form";
import { changeDraft, readDraft } from "../features/checkout/input/checkout-draft";
import { firstDelivery } from "../features/checkout/input/delivery-input";
import { ApplyForOrder } from "../features/checkout/lease/apply-for-order";
import { LEASE_INPUT_KEY } from "../client/page/page-keys";
import type { Quote } from "../features/checkout/summary/use-quote";
import { LeaseApplicationForm } from "../features/leases/apply/lease-application-form";
import { LeaseScreen } from "../features/leases/lease-screen";
import {
  aLease,
  answers,
  requestedNames,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../features/leases/leases-for-tests";

const DRAFT: LeaseDraft = {
  steps: ["identity", "address", "income", "bank"],
  identity: {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@example.com",
    mobilePhone: "5125550142",
    otherPhone: null,
    isBankrupt: false,
    last4Ssn: "6789",
    hasDateOfBirth: true,
  },
  address: { address1: "1 Congress Ave", address2: "", city: "Austin", state: "TX", postalCode: "78701" },
  income: {
    employerName: "Analytical Engines",
    netMonthlyIncome: 321_000,
    payFrequency: "BIWEEKLY",
    lastPayDate: "2026-11-14",
    nextPayDate: "2026-11-28",
  },
  bank: {
    bankName: "First Bank",
    accountType: "CHECKING",
    last4RoutingNumber: "5278",
    last4AccountNumber: "2715",
  },
};
const UNDER_WAY = { ...aLease({ status: "PENDING", approvedAmount: null }), remainingAmount: 0 };

const resultOf = (change: object) => ({
  result: {
    __typename: "LeaseResult",
    success: false,
    orderKey: null,
    order: null,
    message: "",
    status: null,
    redirectUrl: null,
    code: null,
    errors: [],
    application: null,
    ...change,
  },
});

async function agreeAndSend(): Promise<void> {
  fireEvent.click(await screen.findByRole("checkbox", { name: "I've read this and agree" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit application" }));
}

let existing: readonly object[] = [];
beforeEach(async () => {
  await startLeases();
  existing = [];
  answers["/user/lease/draft/get"] = () => ({ draft: DRAFT });
  answers["/user/profile/get"] = () => ({ profile: {} });
  answers["/user/address/getAll"] = () => ({ addresses: [] });
  answers["LatestLeaseApplication"] = () => ({
    list: { __typename: "LeaseApplications", applications: existing },
  });
});
afterEach(endLeases);

test("too many attempts show a message next to the other payment methods; the form keeps its request key", async () => {
  const keys: unknown[] = [];
  answers["SendLeaseApplication"] = ({ input }) => {
    keys.push((input as { idempotencyKey: string }).idempotencyKey);
    return resultOf({ code: "TOO_MANY_TRIES", message: MESSAGES.leases.tooManyTries });
  };
  renderWithProviders(<LeaseScreen />);

  await agreeAndSend();
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.leases.tooManyTries);
  expect(screen.getByRole("link", { name: "your cart" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "I've read this and agree" })).toBeChecked();
  fireEvent.click(screen.getByRole("button", { name: "Submit application" }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test("an open application is shown instead of the form", async () => {
  answers["SendLeaseApplication"] = () => {
    existing = [UNDER_WAY];
    return resultOf({ code: "UNDER_WAY", message: MESSAGES.leases.underWay });
  };
  answers["RefreshLease"] = () =>
    resultOf({ success: true, status: "PENDING", message: MESSAGES.leases.asked, application: UNDER_WAY });
  renderWithProviders(<LeaseScreen />);

  await agreeAndSend();
  expect(await screen.findByRole("heading", { name: "Your application was sent" })).toBeVisible();
  expect(screen.getByText(MESSAGES.leases.asked)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Submit application" })).toBeNull();
  expect(requestedNames.filter((name) => name === "SendLeaseApplication")).toHaveLength(1);
});

/** The application inside the checkout of an order of $600.00. */
function showForOrder(onSent: () => void) {
  const lease = {
    __typename: "LeaseOffer",
    isAvailable: true,
    reason: null,
    leaseId: null,
    remainingAmount: null,
    leasedAmount: 600_00,
    unleasedAmount: 0,
    minimum: 300_00,
  };
  const quote = { __typename: "CheckoutQuote", total: 600_00, lines: [], lease } as unknown as Quote;
  const input: CheckoutInput = { mode: "CREATE_FRESH_ORDER", deliveryType: "DELIVERY_SHIPPING" };
  return renderWithProviders(
    <ApplicationForm value={LeaseApplicationForm}>
      <ApplyForOrder
        order={null}
        quote={quote}
        trouble={null}
        checkout={() => input}
        onSent={onSent}
        onRefused={() => undefined}
      />
    </ApplicationForm>,
  );
}

test("inside the checkout it leads to the open application, and places no order", async () => {
  const onSent = jest.fn();
  answers["SendLeaseApplication"] = () => resultOf({ code: "UNDER_WAY", message: MESSAGES.leases.underWay });
  showForOrder(onSent);

  await agreeAndSend();
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.leases.underWay);
  expect(screen.getByRole("link", { name: LABELS.seeApplication })).toHaveAttribute("href", "/lease/");
  expect(onSent).not.toHaveBeenCalled();
});

test("going back to the payment methods keeps the lease selected", async () => {
  showForOrder(() => undefined);
  await screen.findByRole("link", { name: "Back to payment options" });
  expect(readDraft().method).toBe("LEASE");
});

test("entries, including secrets, survive leaving the page, until the customer signs out", async () => {
  answers["/user/lease/draft/get"] = () => ({ draft: null });
  const form = { ...firstDelivery(null, []), isBillingShippingSame: true, postalCode: "78701", state: "TX" };
  changeDraft({ form });
  const typed = () => [screen.getByLabelText(/First name/), screen.getByLabelText(/Social Security number/)];
  const visit = async () => {
    const { unmount } = showForOrder(() => undefined);
    await screen.findByLabelText(/Social Security number/);
    return unmount;
  };
  const leave = await visit();
  fireEvent.change(typed()[0]!, { target: { value: "Grace" } });
  fireEvent.change(typed()[1]!, { target: { value: "123456789" } });
  leave();
  const leaveAgain = await visit();
  expect(typed()[0]).toHaveValue("Grace");
  expect(typed()[1]).toHaveValue("123456789");
  leaveAgain();
  sessionStorage.removeItem(LEASE_INPUT_KEY);
  await visit();
  expect(typed()[1]).toHaveValue("");
});
