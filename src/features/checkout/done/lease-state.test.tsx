import { render, screen, within } from "@testing-library/react";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import type { CheckoutAnswer } from "../placing/place-order";
import { OrderState } from "./order-state";

type Lease = NonNullable<PlacedOrderFragment["leaseDetails"]>;
const link = { id: "1", key: null };
const lease = (change: Partial<Lease>) =>
  ({
    id: "2",
    statusName: "Approved",
    leaseState: "SIGNING",
    leasedAmount: 600_00,
    approvedAmount: 600_00,
    lessorName: "Katapult",
    contractSigned: false,
    signUntil: null,
    ...change,
  }) as Lease;
const order = (change: Partial<PlacedOrderFragment>) =>
  ({
    id: "1",
    uniqueId: "EF-1",
    total: 1_000_00,
    amountDue: 0,
    shipFirstName: "Ada",
    items: [],
    email: "ada@example.com",
    heldUntil: null,
    lenderSignatureUrl: null,
    ...change,
  }) as PlacedOrderFragment;

function show(change: Partial<PlacedOrderFragment>, more: Partial<CheckoutAnswer> = {}, isGivenUp = false) {
  const placedOrder = order(change);
  const answer = {
    errors: [],
    paymentGatewayUrl: null,
    order: placedOrder,
    ...more,
  } as unknown as CheckoutAnswer;
  return render(
    <OrderState
      answer={answer}
      order={placedOrder}
      link={link}
      isGivenUp={isGivenUp}
      onRetry={() => undefined}
    />,
  );
}
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });

test("the page waits for the lessor's decision, and offers a refresh when it stops polling", () => {
  const waiting = { status: "LOAN_IN_PROCESS", leaseDetails: lease({ leaseState: "WAITING" }) } as const;
  const { unmount } = show(waiting);
  expect(heading("The leasing company is deciding")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing is charged or signed yet.");
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  show(waiting, {}, true);
  expect(screen.getByRole("button", { name: "Check again" })).toBeVisible();
});

test("an application with an open step leads to the lessor's page, and to no other kind of address", () => {
  const waiting = { status: "LOAN_IN_PROCESS", leaseDetails: lease({ leaseState: "WAITING" }) } as const;
  const { unmount } = show(waiting, { paymentGatewayUrl: "http://localhost/apply/1" });
  const page = screen.getByRole("link", { name: "Continue on the leasing company's site" });
  expect(page).toHaveAttribute("href", "http://localhost/apply/1");
  unmount();
  show(waiting, { paymentGatewayUrl: "javascript:alert(1)" });
  expect(screen.queryByRole("link", { name: "Continue on the leasing company's site" })).toBeNull();
});

test("an approved lease leads to the agreement, with its nature and deadline", () => {
  const signUntil = "2026-12-01T12:00:00Z";
  show({
    status: "PENDING_ESIGNATURE",
    lenderSignatureUrl: "https://lessor.example/sign/1",
    leaseDetails: lease({ signUntil }),
  });
  expect(heading("One more step: sign your lease")).toBeVisible();
  expect(screen.getByRole("link", { name: "Read and sign your lease" })).toHaveAttribute(
    "href",
    "https://lessor.example/sign/1",
  );
  const agreement = screen.getByRole("link", { name: "Full cost breakdown" });
  expect(agreement).toHaveAttribute("href", "/lease/agreement/?order=1");
  expect(screen.getByText("This is a lease, not a loan or credit. APR does not apply.")).toBeVisible();
  expect(
    screen.getByText(
      /^Please sign by 01 Dec, 2026.*\. After that .* and refund the \$400\.00 you've paid\.$/,
    ),
  ).toBeVisible();
});

test("the part beyond an approval is paid with another method, with both amounts", () => {
  show({ status: "PENDING_PAYMENT", amountDue: 400_00, leaseDetails: lease({ leaseState: "HELD" }) });
  expect(heading("$400.00 left to pay")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Katapult has approved $600.00 of $1,000.00.");
  const pay = screen.getByRole("link", { name: "Pay $400.00" });
  expect(pay).toHaveAttribute("href", "/checkout/payment/?order=1");
  expect(screen.getByRole("button", { name: "Edit order" })).toBeVisible();
});

test("an order's leased part shows its plans, by the approving lessor, before the rest is paid", () => {
  const held = lease({ leaseState: "HELD", lessorName: "Acima", leasingCompanyId: "ACIMA" });
  show({ status: "PENDING_PAYMENT", amountDue: 400_00, leaseDetails: held });
  const plans = screen.getByRole("region", { name: "The part you lease" });
  expect(plans).toHaveTextContent("$600.00 with shipping and estimated state tax, leased from Acima:");
  expect(within(plans).getByRole("row", { name: /^Weekly/ })).toHaveTextContent("52 of $21.34$1,109.68");
});

test("while the rest waits at a vendor's page, that page is offered", () => {
  const held = {
    status: "PENDING_PAYMENT",
    amountDue: 400_00,
    leaseDetails: lease({ leaseState: "HELD" }),
  } as const;
  show(held, { paymentGatewayUrl: "https://pay.example/1" });
  expect(heading("Complete your payment")).toBeVisible();
});

test("a declined lease leads straight to the other payment methods for the same order", () => {
  const none = lease({ leaseState: "RELEASED", statusName: "Declined", leasedAmount: 0 });
  show({ status: "PENDING_PAYMENT", amountDue: 1_000_00, leaseDetails: none });
  expect(screen.getByRole("alert")).toHaveTextContent("No leasing company could approve your application.");
  expect(screen.getByRole("alert")).toHaveTextContent("nothing was charged.");
  const pay = screen.getByRole("link", { name: "Pay another way" });
  expect(pay).toHaveAttribute("href", "/checkout/payment/?order=1");
});
