/**
 * Sends a guest's cart to staff while the chat is open (CHAT-11). A customer's cart is already at the server.
 */
import { CART_LIMITS } from "#contract/cart/cart";
import { LIMITS } from "#contract/limits";
import { readCart } from "../../client/cart/cart-storage";
import { isCustomerHere } from "../../client/cart/publish-cart";
import { sendRequest } from "../../client/http/send-request";
import { CART_EVENT, CART_KEY, SESSION_EVENT, SESSION_KEY } from "../../client/page/page-keys";

export interface GuestCartReporter {
  /** Resends the cart if the last report was lost. */
  resend(): void;
  stop(): void;
}

export function reportGuestCart(token: string): GuestCartReporter {
  let reported = "";
  let isReporting = false;
  let isEnded = false;
  const report = async () => {
    if (isReporting) return;
    isReporting = true;
    try {
      // Changes during a request are sent together.
      for (let lines = ownLines(); !isEnded && JSON.stringify(lines) !== reported; lines = ownLines()) {
        const { envelope } = await sendRequest("shareChatCart", { body: { token, lines } }, null);
        if (!envelope.isSuccess) return;
        reported = JSON.stringify(lines);
      }
    } catch {
      // The next change or reconnect retries.
    } finally {
      isReporting = false;
    }
  };
  const onChange = () => void report();
  const onStorage = ({ key }: StorageEvent) => (key === CART_KEY || key === SESSION_KEY) && onChange();
  addEventListener(CART_EVENT, onChange);
  addEventListener(SESSION_EVENT, onChange);
  addEventListener("storage", onStorage);
  return {
    resend: onChange,
    stop() {
      isEnded = true;
      removeEventListener(CART_EVENT, onChange);
      removeEventListener(SESSION_EVENT, onChange);
      removeEventListener("storage", onStorage);
    },
  };
}

/** Empty once signed in: the cart is then in the account. */
function ownLines() {
  if (isCustomerHere()) return [];
  return readCart()
    .filter(({ productId }) => productId !== "" && productId.length <= LIMITS.reviews.productIdLength)
    .slice(0, CART_LIMITS.lines)
    .map(({ productId, quantity }) => ({ productId, quantity: Math.min(quantity, CART_LIMITS.quantity) }));
}
