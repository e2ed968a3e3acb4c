/** The header's link to the cart shows the mini cart instead, once the app runs. Its code is fetched by the click. */
import { inSitePath, isPlainClick } from "./in-site-link";

const CART = "/cart/";

/** Installed before the listener that follows links, which then leaves this one alone. */
export function watchCartLink(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".head a.cart") : null;
    if (!link || !isPlainClick(event) || inSitePath(link, location) !== CART || !hasRoom()) return;
    event.preventDefault();
    import("../../features/cart/mini-cart")
      .then(({ openMiniCart }) => openMiniCart(link))
      .catch(() => location.assign(CART));
  });
}

/** Where the cart is on screen already, or cannot be shown over a page, the link is a link. */
function hasRoom(): boolean {
  const isCartPage = [CART, "/checkout/"].some((path) => location.pathname.startsWith(path));
  return !isCartPage && "showPopover" in HTMLElement.prototype;
}
