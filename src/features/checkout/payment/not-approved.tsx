/** Klarna said no, and says why itself. */
export function NotApproved() {
  return (
    <p className="checkout-bad" role="alert">
      Klarna did not approve this purchase. Nothing was charged; please choose another way to pay.
    </p>
  );
}
