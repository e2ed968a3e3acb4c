/** The cart badge, and Add to Cart before and after the app runs, with one listener. */
import { addToCart, countStoredPieces } from "./cart-storage";
import { renderOnChange, closestTarget, setOnAll, on } from "../page/dom";
import { CART_EVENT } from "../page/page-keys";

/** Writes the number of items on every badge. */
export function showCartCount(): void {
  setOnAll("data-cart-count", (countStoredPieces() || "") as string);
}

export function watchCart(): void {
  renderOnChange(showCartCount, CART_EVENT);
  on("click", (event) => {
    const button = closestTarget(event, "[data-add-to-cart]") as HTMLButtonElement | null;
    if (!button) return;
    // The same click starts the app at the latest; the app reports the result
    // (src/features/cart/mini/added-to-cart.ts).
    const form = button.form?.elements as { readonly quantity?: HTMLSelectElement } | undefined;
    button.dataset["added"] = `${addToCart(button.dataset["addToCart"]!, +(form?.quantity?.value || 1))}`;
    dispatchEvent(new Event(CART_EVENT));
  });
}
