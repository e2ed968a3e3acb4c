/** Klarna refused the purchase; its own widget shows the reason. */
import { Bad } from "../../../ui/parts/verdict";

export function NotApproved() {
  return (
    <Bad role="alert">
      Klarna did not approve this purchase. Nothing was charged; please choose another way to pay.
    </Bad>
  );
}
