/** The lessor's figures of a lease plan, on every screen that shows them to the customer (LEASE-74). */
import { screen, within } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DoneScreen } from "../features/checkout/done/done-screen";
import { OwnLease } from "../features/leases/account/own-lease";
import {
  aLease,
  answers,
  requestedNames,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../features/leases/leases-for-tests";
import { OrderLease } from "../features/orders/view/order-lease";

const plan = (change: object = {}) => ({
  __typename: "LeaseAgreementPlan",
  frequency: "WEEKLY",
  initialPayment: 1_646,
  payment: 1_646,
  numberOfPayments: 52,
  totalCost: 85_592,
  costOfLease: 42_776,
  earlyPurchaseDays: 90,
  earlyPurchasePrice: 42_816,
  laterShareBasisPoints: 6_500,
  nextPayment: 1_646,
  nextPaymentOn: "2026-12-01",
  payoffToday: 41_170,
  ...change,
});
const monthly = { frequency: "MONTHLY", payment: 7_136, initialPayment: 7_136, numberOfPayments: 12 };
const unsigned = { nextPayment: null, nextPaymentOn: null, payoffToday: null };
const agreement = (isSigned: boolean, plans: readonly object[]) => ({
  getLeaseAgreement: {
    __typename: "LeaseAgreement",
    orderNumber: "EF-1",
    lessorName: "Acima",
    amountLeased: 42_816,
    tax: 0,
    shippingCost: 0,
    discount: 0,
    isStateTax: true,
    unleasedAmount: 0,
    isSigned,
    items: [],
    plans,
  },
});
const LEASE = {
  __typename: "LeaseDetails",
  id: "lease-1",
  statusName: "Approved",
  leaseState: "SIGNED",
  leaseStateName: "Signed",
  leasedAmount: 42_816,
  approvedAmount: 100_000,
  lessorName: "Acima",
  contractSigned: true,
  signatureUrl: null,
  signUntil: null,
  fundedAmount: null,
};
const order = (change: object = {}) => ({
  id: "order-1",
  uniqueId: "EF-1",
  createdAt: "2026-11-24T12:00:00Z",
  status: "PENDING_REVIEW",
  total: 42_816,
  subTotal: 42_816,
  amountDue: 0,
  shippingCost: 0,
  tax: 0,
  isStateTax: true,
  discount: 0,
  items: [],
  paymentDetails: [],
  heldUntil: null,
  email: "ada@example.com",
  shipFirstName: "Ada",
  deliveryType: "DELIVERY_SHIPPING",
  leaseDetails: LEASE,
  lenderSignatureUrl: null,
  ...change,
});

const confirmation = (of: object) => {
  answers["RefreshPayment"] = () => ({
    result: { __typename: "CheckoutResult", errors: [], status: null, paymentGatewayUrl: null, order: of },
  });
  renderWithProviders(<DoneScreen search="?id=order-1" />);
};
const orderPage = (orderKey: string | null) =>
  renderWithProviders(<OrderLease order={order() as unknown as WholeOrderFragment} orderKey={orderKey} />);
const accountLease = () => {
  const lease = {
    __typename: "OrderLease",
    orderId: "order-1",
    uniqueId: "EF-1",
    amount: 42_816,
    state: "SIGNED",
    stateName: "Signed",
    createdAt: "2026-11-24T12:00:00Z",
    signedAt: "2026-11-24T12:05:00Z",
    signatureUrl: null,
  };
  answers["OwnLease"] = () => ({ getLeaseApplicationById: aLease({ leases: [lease] as never }) });
  renderWithProviders(<OwnLease leaseId="lease-1" />);
};
const factsOf = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

beforeEach(startLeases);
afterEach(endLeases);

test.each([
  ["the confirmation", () => confirmation(order()), "Your lease from Acima", null],
  ["the order in the account", () => orderPage(null), "Lease", null],
  ["a guest's order", () => orderPage("key"), "Lease", "key"],
  ["the lease in the account", accountLease, "Orders using it", null],
])(
  "%s shows the signed plan: payments, total, next payment and today's buyout price",
  async (_where, open, name, orderKey) => {
    let sent: object = {};
    answers["LeaseAgreement"] = (variables) => {
      sent = variables;
      return agreement(true, [plan()]);
    };
    open();
    const region = await screen.findByRole("region", { name });
    expect(await within(region).findByText("Your plan")).toBeVisible();
    expect(factsOf(region)).toMatchObject({
      "Your plan": "Weekly: 52 payments of $16.46, total cost $855.92",
      "Due at signing (first payment)": "$16.46",
      "Next payment": "$16.46 on 01 Dec, 2026",
      "Early buyout today": "$411.70",
    });
    expect(sent).toEqual({ orderId: "order-1", orderKey });
  },
);

test("figures missing from the lessor's data are not shown", async () => {
  answers["LeaseAgreement"] = () => agreement(true, [plan(unsigned)]);
  orderPage(null);
  const region = screen.getByRole("region", { name: "Lease" });
  expect(await within(region).findByText("Your plan")).toBeVisible();
  expect(Object.keys(factsOf(region))).not.toContain("Next payment");
  expect(Object.keys(factsOf(region))).not.toContain("Early buyout today");
});

test("before the signature each available plan is shown, with payment, number and total", async () => {
  answers["LeaseAgreement"] = () =>
    agreement(false, [plan(unsigned), plan({ ...unsigned, ...monthly, totalCost: 85_632 })]);
  confirmation(order({ status: "PENDING_ESIGNATURE", leaseDetails: { ...LEASE, leaseState: "SIGNING" } }));
  const region = await screen.findByRole("region", { name: "Your lease from Acima" });
  const plans = await within(region).findAllByRole("listitem");
  expect(plans.map(({ textContent }) => textContent)).toEqual([
    "Weekly: 52 payments of $16.46, total cost $855.92; $16.46 is due at signing.",
    "Monthly: 12 payments of $71.36, total cost $856.32; $71.36 is due at signing.",
  ]);
});

test("a failed load says so and offers a retry, and no plan is made up", async () => {
  answers["LeaseAgreement"] = () => null;
  orderPage(null);
  expect(await screen.findByText(/^We couldn't load your lease plan\./)).toBeVisible();
  expect(screen.queryByText(/payments of/)).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("an order whose lease has ended requests no plan", async () => {
  const over = { ...LEASE, leaseState: "RETURNED", leaseStateName: "Returned" };
  renderWithProviders(
    <OrderLease order={order({ leaseDetails: over }) as unknown as WholeOrderFragment} orderKey={null} />,
  );
  expect(screen.getByText(MESSAGES.leases.cameBack)).toBeVisible();
  expect(requestedNames).not.toContain("LeaseAgreement");
});
