/** "Add to cart" on app-rendered screens: updates the badge and shows a message with the result. */
import { ADDED_TO_CART, CART_NOT_SAVED } from "#contract/messages";
import { CART_EVENT } from "../page/page-keys";
import { showSnackbar } from "../page/snackbar";
import { addToCart } from "./cart-storage";
import { publishOwnCart } from "./publish-cart";

/** False when the browser stores nothing. */
export function putInCart(productId: string): boolean {
  const isStored = addToCart(productId);
  if (isStored) publishOwnCart(productId, 1);
  dispatchEvent(new Event(CART_EVENT));
  showSnackbar(isStored ? ADDED_TO_CART : CART_NOT_SAVED, isStored ? "success" : "error");
  return isStored;
}
