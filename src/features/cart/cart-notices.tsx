/** What the account changed in the cart, until the customer has read it. */
import { useEffect, useState } from "react";
import { readCopy } from "../../client/cart/cart-copy";
import { dismissNotices } from "../../client/cart/change-cart";
import { CART_EVENT } from "../../client/page/page-marks";
import { useVisitor } from "../../client/session/use-visitor";

export function CartNotices() {
  const { user } = useVisitor();
  const [copy, setCopy] = useState(readCopy);
  useEffect(() => {
    const look = () => setCopy(readCopy());
    addEventListener(CART_EVENT, look);
    return () => removeEventListener(CART_EVENT, look);
  }, []);
  if (!user || copy?.owner !== user.username || copy.notices.length === 0) return null;
  return (
    <section className="cart-notices" aria-label="Changes to your cart">
      <ul>
        {copy.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          dismissNotices();
          setCopy(readCopy());
        }}
      >
        Dismiss
      </button>
    </section>
  );
}
