/** The header's cart link opens the mini cart once the app runs. The code loads on click. */
import { ROUTES } from "#contract/site/paths";
import { inSitePath, isPlainClick } from "../../../lib/addresses/in-site-link";

/** Installed before the listener that follows links, which then ignores this one. */
export function watchCartLink(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlainClick(event) || !opensMiniCart(link)) return;
    event.preventDefault();
    import("./mini-cart")
      .then(({ openMiniCart }) => openMiniCart(link))
      .catch(() => location.assign(ROUTES.cart));
  });
}

/** False where the cart is already on screen, or popovers are unsupported: the link then works as a link. */
export function opensMiniCart(link: HTMLAnchorElement): boolean {
  if (!link.matches(".head a.cart") || inSitePath(link, location) !== ROUTES.cart) return false;
  const isCartPage = [ROUTES.cart, ROUTES.checkout].some((path) => location.pathname.startsWith(path));
  return !isCartPage && "showPopover" in HTMLElement.prototype;
}
