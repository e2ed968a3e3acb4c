import { render, screen } from "@testing-library/react";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { OrderFacts } from "./order-facts";

/** An order of $1,000.00 with the given leased amount. */
const show = (leasedAmount: number, paymentDetails: readonly object[] = []) =>
  render(
    <OrderFacts
      link={{ id: "1", key: null }}
      order={
        {
          id: "1",
          total: 1_000_00,
          subTotal: 950_00,
          shippingCost: 0,
          tax: 50_00,
          isStateTax: true,
          discount: 0,
          items: [],
          deliveryType: "DELIVERY_SHIPPING",
          paymentDetails,
          leaseDetails: { leaseState: "SIGNING", leasedAmount, lessorName: "Katapult" },
        } as unknown as PlacedOrderFragment
      }
    />,
  );
const factOf = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;

test("a partly leased order shows the leased amount, and the other payments by method", () => {
  show(600_00, [{ gatewayName: "Card", state: "PAID" }]);
  expect(factOf("Lease")).toHaveTextContent("$600.00 of $1,000.00, from Katapult. Full cost breakdown");
  expect(factOf("Payment")).toHaveTextContent("Card, $400.00");
});

test("an order paid after a declined card shows the successful payment, not the first or last attempt", () => {
  const declined = { gatewayName: "Visa ending in 0002", state: "FAILED" };
  show(0, [{ gatewayName: "Visa ending in 1111", state: "PAID" }, declined]);
  expect(factOf("Payment")).toHaveTextContent(/^Visa ending in 1111$/);
});

test.each(["FAILED", "CANCELLED", "EXPIRED"])("a payment that is %s is on no confirmation", (state) => {
  show(0, [{ gatewayName: "Card", state }]);
  expect(screen.queryByText("Payment", { selector: "dt" })).not.toBeInTheDocument();
});

test("a fully leased order shows its lease", () => {
  show(1_000_00);
  expect(factOf("Lease")).toHaveTextContent("$1,000.00, from Katapult.");
});
