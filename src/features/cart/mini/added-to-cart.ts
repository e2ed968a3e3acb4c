/** Shows the result of Add to Cart: the mini cart with a link to the checkout, or why nothing was stored. */
import { ADDED_TO_CART, CART_NOT_SAVED } from "#contract/messages";
import { publishOwnCart } from "../../../client/cart/publish-cart";
import { CART_EVENT, READY_EVENT } from "../../../client/page/page-keys";
import { showSnackbar } from "../../../client/page/snackbar";

/** Also for a click before the app ran: its button is still marked. */
export function watchAddedToCart(): void {
  [CART_EVENT, READY_EVENT].forEach((type) => addEventListener(type, showResult));
  // Preloaded when the app starts on first interaction, so that the mini cart is ready for the click on a
  // slow network too.
  if (document.querySelector("[data-add-to-cart]")) void import("./mini-cart").catch(() => undefined);
}

/** Several buttons are marked after clicks before the app ran; a marked one adds nothing more. */
function showResult(): void {
  document.querySelectorAll<HTMLButtonElement>("[data-added]").forEach(showResultOf);
}

function showResultOf(button: HTMLButtonElement): void {
  const { added, addToCart: productId } = button.dataset;
  delete button.dataset["added"];
  if (!productId) return;
  if (added !== "true") return showSnackbar(CART_NOT_SAVED, "error");
  const { quantity } = (button.form?.elements ?? {}) as { readonly quantity?: HTMLSelectElement };
  publishOwnCart(productId, Number(quantity?.value ?? 1));
  const showAdded = () => showSnackbar(ADDED_TO_CART, "success");
  if (!("showPopover" in button)) return showAdded();
  // Loaded on first use; offline, only the message appears.
  import("./mini-cart").then(({ openMiniCart }) => openMiniCart(button, productId)).catch(showAdded);
}
