/** Alternatives without a lease: every product has a cash price, and the cart stays. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";

export function OtherWays() {
  return (
    <p>
      You can buy any product at its cash price; checkout shows all payment methods. We've saved{" "}
      <a href={ROUTES.cart}>your cart</a>. <a href={ROUTES.home}>{LABELS.continueShopping}</a>
    </p>
  );
}
