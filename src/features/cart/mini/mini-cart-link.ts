/** The header's link to the cart shows the mini cart instead, once the app runs. Its code is fetched by the click. */
import { ROUTES } from "#contract/site/paths";
import { inSitePath, isPlainClick } from "../../../lib/addresses/in-site-link";

/** Installed before the listener that follows links, which then leaves this one alone. */
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

/** False where the cart is on screen already, or cannot be shown over a page: there the link is a link. */
export function opensMiniCart(link: HTMLAnchorElement): boolean {
  if (!link.matches(".head a.cart") || inSitePath(link, location) !== ROUTES.cart) return false;
  const isCartPage = [ROUTES.cart, ROUTES.checkout].some((path) => location.pathname.startsWith(path));
  return !isCartPage && "showPopover" in HTMLElement.prototype;
}
