/** Sends the account what a customer adds to the cart on a page without an island; the code is fetched only then. */
import { CART_EVENT, READY_EVENT, ROUTE_EVENT } from "../page/page-marks";
import { hasUnsentChanges } from "./cart-copy";

export function watchCart(): void {
  [CART_EVENT, READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      if (!hasUnsentChanges()) return;
      // If the code cannot be fetched, the pieces stay in the browser and are sent from the next page.
      import("./sync-cart").then(({ sendCartChanges }) => sendCartChanges()).catch(() => undefined);
    }),
  );
}
