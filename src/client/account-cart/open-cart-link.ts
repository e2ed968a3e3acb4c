/** Puts the products of an emailed cart link into the cart (CART-11). Idempotent. */
import { readCartLink } from "#contract/cart/link";
import { setQuantity } from "./change-cart";
import { syncCart } from "./sync-cart";
import { readCart } from "../cart/cart-storage";
import { ignoringErrors } from "../page/dom";

export async function openCartLink(): Promise<void> {
  const pieces = readCartLink(location.hash);
  if (pieces.length === 0) return;
  ignoringErrors(() => history.replaceState(history.state, "", location.pathname + location.search));
  // The account's cart may already contain the products.
  await syncCart();
  for (const { productId, quantity } of pieces) {
    const has = readCart().find((line) => line.productId === productId)?.quantity ?? 0;
    if (has < quantity) await setQuantity(productId, quantity);
  }
}
