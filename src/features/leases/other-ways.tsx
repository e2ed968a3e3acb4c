/** What can be done where nothing is leased: every product has a cash price, and the cart is kept. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";

export function OtherWays() {
  return (
    <p>
      Every product can be bought at its cash price; the checkout shows the ways to pay. What is in{" "}
      <a href={ROUTES.cart}>your cart</a> stays there. <a href={ROUTES.home}>{LABELS.continueShopping}</a>
    </p>
  );
}
