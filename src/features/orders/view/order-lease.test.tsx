import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { Providers } from "../../../client/providers/providers";
import { NextStep } from "./next-step";
import { OrderLease } from "./order-lease";
import { OrderPayments } from "./order-payments";
import { OrderTimeline } from "./order-timeline";

type Lease = NonNullable<WholeOrderFragment["leaseDetails"]>;

const lease: Lease = {
  id: "lease-1",
  leaseState: "SIGNING",
  leaseStateName: "Ready to sign",
  leasedAmount: 60_000,
  lessorName: "Katapult",
  contractSigned: false,
  signatureUrl: "http://localhost:4100/lessors/sign/1",
  signUntil: "2026-11-29T15:00:00Z",
  fundedAmount: null,
};
const anOrder = (change: Partial<WholeOrderFragment>) =>
  ({
    id: "order-1",
    uniqueId: "EF-1",
    status: "PENDING_ESIGNATURE",
    total: 100_000,
    amountDue: 0,
    leaseDetails: lease,
    paymentDetails: [],
    heldUntil: null,
    ...change,
  }) as WholeOrderFragment;

const show = (order: WholeOrderFragment, isOwn = true) =>
  act(async () => {
    render(
      <Providers>
        <NextStep order={order} orderKey={isOwn ? null : "key"} />
        <OrderLease order={order} orderKey={isOwn ? null : "key"} />
      </Providers>,
    );
  });
const facts = () =>
  Object.fromEntries(
    within(screen.getByRole("region", { name: "Lease" }))
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

afterEach(cleanup);

test("an order awaiting a signature shows its leased and paid amounts, and links to the agreement with its deadline", async () => {
  await show(anOrder({}));
  expect(screen.getByText("Ready to sign")).toBeVisible();
  expect(facts()).toEqual({
    "Leasing company": "Katapult",
    Leased: "$600.00",
    "Paid separately": "$400.00",
    "Sign by": "29 Nov, 2026",
  });
  expect(
    screen.getByText(/^Please sign by 29 Nov, 2026 at .* and refund the \$400\.00 you've paid\.$/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign your lease" })).toHaveAttribute("href", lease.signatureUrl);
  expect(screen.getByRole("link", { name: "Full cost breakdown" })).toHaveAttribute(
    "href",
    "/lease/agreement/?order=order-1",
  );
  expect(screen.getByRole("link", { name: "Your application and approval" })).toHaveAttribute(
    "href",
    "/account/leases/lease-1/",
  );
});

test("a partly leased order leads to paying the rest", async () => {
  const held = {
    ...lease,
    leaseState: "HELD",
    leaseStateName: "Reserved",
    signatureUrl: null,
    signUntil: null,
  };
  await show(anOrder({ status: "PENDING_PAYMENT", amountDue: 40_000, leaseDetails: held }), false);
  expect(facts()).toMatchObject({ "Still due": "$400.00", "Paid separately": "$0.00" });
  expect(screen.getByRole("link", { name: "Pay $400.00" })).toHaveAttribute(
    "href",
    "/checkout/payment/?order=order-1#key=key",
  );
  expect(screen.queryByRole("link", { name: "Sign your lease" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Your application and approval" })).toBeNull();
});

test("an order without a lease mentions none", async () => {
  await show(anOrder({ status: "PENDING_PAYMENT", amountDue: 100_000, leaseDetails: null }));
  expect(screen.queryByRole("region", { name: "Lease" })).toBeNull();
  expect(screen.queryByText(/leased/)).toBeNull();
});

test("history and payments describe a lease in words", () => {
  const signed = {
    id: "1",
    type: "LEASE_DETAILS_UPDATED",
    summary: "The lease is signed",
    actor: "System",
  } as const;
  render(
    <Providers>
      <OrderTimeline
        deliveryType="DELIVERY_SHIPPING"
        events={[{ ...signed, at: "2026-11-22T15:00:00Z", before: "SIGNING", after: "SIGNED" }]}
      />
      <OrderPayments
        payments={[
          {
            gatewayName: "Lease",
            transactionId: null,
            state: "SIGNED",
            amount: 60_000,
            paidAmount: 0,
            refundedAmount: 0,
            returningAmount: 0,
          },
        ]}
      />
    </Providers>,
  );
  expect(screen.getByRole("region", { name: "History" })).toHaveTextContent("Ready to sign became Signed");
  // The page's font has no arrows.
  expect(screen.getByRole("region", { name: "History" })).not.toHaveTextContent("→");
  const payment = screen.getByRole("region", { name: "Payment" });
  expect(payment).toHaveTextContent("Leased $600.00");
  expect(payment).toHaveTextContent("Signed");
  expect(payment).not.toHaveTextContent("SIGNED");
});

test("a phone order leads to its payment, until one has started", async () => {
  const order = anOrder({
    status: "PENDING_PAYMENT",
    leaseDetails: null,
    amountDue: 100_000,
    paymentDetails: [],
  });
  await show(order, false);
  expect(screen.getByRole("link", { name: "Pay $1,000.00" })).toHaveAttribute(
    "href",
    "/checkout/payment/?order=order-1#key=key",
  );
  expect(screen.queryByRole("button", { name: "Check payment" })).toBeNull();
  cleanup();
  const [payment] = [{ gatewayName: "Card", transactionId: null, state: "PENDING", amount: 100_000 }];
  await show({
    ...order,
    paymentDetails: [{ ...payment!, paidAmount: 0, refundedAmount: 0, returningAmount: 0 }],
  });
  expect(screen.queryByRole("link", { name: /^Pay / })).toBeNull();
  expect(screen.getByRole("button", { name: "Check payment" })).toBeVisible();
});
