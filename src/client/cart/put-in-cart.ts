/** "Add to cart" on app-rendered screens: updates the badge and shows a message with the result. */
import { ADDED_TO_CART, CART_NOT_SAVED } from "#contract/messages";
import { CART_EVENT } from "../page/page-keys";
import { showSnackbar } from "../page/snackbar";
import { addToCart } from "./cart-storage";
import { publishOwnCart } from "./publish-cart";

/** A second tap within this time belongs to a double tap, which adds once. */
export const DOUBLE_TAP_MS = 500;

let last = { productId: "", at: -Infinity };

/** False when the browser stores nothing, and for the second tap of a double tap on the same product. */
export function putInCart(productId: string): boolean {
  const at = performance.now();
  if (last.productId === productId && at - last.at < DOUBLE_TAP_MS) return false;
  last = { productId, at };
  const isStored = addToCart(productId);
  if (isStored) publishOwnCart(productId, 1);
  dispatchEvent(new Event(CART_EVENT));
  showSnackbar(isStored ? ADDED_TO_CART : CART_NOT_SAVED, isStored ? "success" : "error");
  return isStored;
}
