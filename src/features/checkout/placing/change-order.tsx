/** Puts an unpaid order back into the cart (LEASE-67). */
import { useRef, useState } from "react";
import type { OrderLink } from "#contract/orders/paths";
import { putOrderInCart } from "../../../client/account-cart/put-order-in-cart";
import { Button } from "../../../ui/actions/button";
import { Bad } from "../../../ui/parts/verdict";

interface ChangeOrderProps {
  readonly link: OrderLink;
  /** Part of the order is leased: cancelling the order releases the approval. */
  readonly isApproved?: boolean;
}

export function ChangeOrder({ link, isApproved = false }: ChangeOrderProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Blocks a second click before the next render.
  const isChanging = useRef(false);
  const change = async () => {
    if (isChanging.current) return;
    isChanging.current = true;
    setBusy(true);
    const { isSuccess, message } = await putOrderInCart(link);
    isChanging.current = false;
    if (isSuccess) return;
    setBusy(false);
    setRefusal(message);
  };
  return (
    <div>
      <p>
        Changed your mind? Cancel this order and move everything back to your cart. Nothing is charged.
        {isApproved && " You can use your approval for other items."}
      </p>
      <Button variant="text" aria-disabled={isBusy} onClick={() => void change()}>
        Edit order
      </Button>
      {refusal && <Bad role="alert">{refusal}</Bad>}
    </div>
  );
}
