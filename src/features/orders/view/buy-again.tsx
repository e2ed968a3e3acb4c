/** Puts the order's items that are still sold into the cart (ORDER-50). */
import { useState } from "react";
import type { OrderLink } from "#contract/orders/paths";
import { buyOrderAgain } from "../../../client/account-cart/put-order-in-cart";
import { notify } from "../../../client/store/notify";
import { randomKey } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";

export function BuyAgain({ link }: { readonly link: OrderLink }) {
  const [isBusy, setBusy] = useState(false);
  // A repeated click after a lost response must not add the items twice.
  const [idempotencyKey] = useState(() => randomKey());
  const buy = async () => {
    if (isBusy) return;
    setBusy(true);
    const { isSuccess, message } = await buyOrderAgain(link, idempotencyKey);
    if (!isSuccess) notify(message, "error");
    setBusy(false);
  };
  return (
    <Button variant="outlined" aria-disabled={isBusy} onClick={() => void buy()}>
      Buy again
    </Button>
  );
}
