/** A checkout without items: the cart is empty, or the order was placed already. */
import { LABELS } from "#contract/messages";
import { donePath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { Button } from "../../../ui/actions/button";

export function EmptyCheckout({ lastOrder }: { readonly lastOrder: OrderLink | null }) {
  if (lastOrder) {
    return (
      <div className="empty">
        <h2>Your order is placed</h2>
        <p>This order has already been placed. There's nothing more to do here.</p>
        <p>
          <Button href={donePath(lastOrder)}>{LABELS.seeOrder}</Button>
        </p>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2>{LABELS.emptyCart}</h2>
      <p>
        Add something to order it here. If you just ordered in another tab, check that tab or your email for
        the confirmation.
      </p>
      <p>
        <Button href={ROUTES.home}>{LABELS.startShopping}</Button>
      </p>
    </div>
  );
}
