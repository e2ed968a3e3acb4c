/** The cart badge, and Add to Cart before and after the app runs, with one listener. */
import { addToCart, countStoredPieces } from "./cart-storage";
import { renderOnChange, closestTarget, setOnAll, on } from "../page/dom";
import { CART_EVENT } from "../page/page-keys";

/** Writes the number of items on every badge. */
export function showCartCount(): void {
  setOnAll("data-cart-count", (countStoredPieces() || "") as string);
}

type AddButton = HTMLButtonElement & {
  readonly form: { readonly elements: { readonly quantity?: HTMLSelectElement } } | null;
};

/**
 * The same click starts the app at the latest; the app reports the result and removes the mark
 * (src/features/cart/mini/added-to-cart.ts). A marked button adds nothing: that is the second tap of a double
 * tap. Once the app runs, double-taps.ts drops it.
 */
export function watchCart(): void {
  renderOnChange(showCartCount, CART_EVENT);
  on("click", (event) => {
    const button = closestTarget(event, "[data-add-to-cart]:not([data-added])") as AddButton | null;
    if (button) {
      button.dataset["added"] = addToCart(
        button.dataset["addToCart"]!,
        +(button.form?.elements.quantity?.value || 1),
      ) as unknown as string;
      dispatchEvent(new Event(CART_EVENT));
    }
  });
}
