/** The cart badge, and Add to Cart before and after the app runs (one listener serves both). */
import { ADDED_TO_CART, CART_NOT_KEPT } from "#contract/messages";
import { addToCart, countPieces, readCart } from "./cart-storage";
import { each, follow, hit, on } from "../page/dom";
import { CART_EVENT } from "../page/page-marks";
import { showSnackbar } from "../page/snackbar";

/** Writes the number of pieces on every badge. */
export function showCartCount(): void {
  const pieces = countPieces(readCart());
  each("[data-cart-count]", (badge) => {
    badge.dataset["cartCount"] = `${pieces || ""}`;
    badge.closest("a")?.setAttribute("aria-label", `Cart, items: ${pieces}`);
  });
}

export function watchCart(): void {
  follow(showCartCount, CART_EVENT);
  on("click", (event) => {
    const productId = hit(event, "[data-add-to-cart]")?.dataset["addToCart"];
    if (!productId) return;
    event.preventDefault();
    if (addToCart(productId)) {
      dispatchEvent(new Event(CART_EVENT));
      showSnackbar(ADDED_TO_CART, "success");
    } else showSnackbar(CART_NOT_KEPT, "error");
  });
}
