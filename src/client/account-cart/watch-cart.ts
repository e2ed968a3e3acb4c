/**
 * Sends the account what a customer adds to the cart on a page without an island; loads the code on demand.
 */
import { CART_EVENT, READY_EVENT, ROUTE_EVENT } from "../page/page-keys";
import { hasUnsentChanges } from "./cart-copy";

export function watchCart(): void {
  [CART_EVENT, READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      if (!hasUnsentChanges()) return;
      // If the code cannot be loaded, the items stay in the browser and are sent from the next page.
      import("./sync-cart").then(({ sendCartChanges }) => sendCartChanges()).catch(() => undefined);
    }),
  );
}
