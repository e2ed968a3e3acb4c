/** Klarna refused the purchase; its widget shows the reason. */
import { Bad } from "../../../ui/parts/verdict";

export function NotApproved() {
  return (
    <Bad role="alert">
      Klarna didn't approve this purchase. Nothing was charged; please choose another payment method.
    </Bad>
  );
}
