/** Pieces a customer put in on a page without an island reach the account; the code for it is fetched only then. */
import { CART_EVENT, READY_EVENT, ROUTE_EVENT } from "../page/page-marks";
import { isBehind } from "./cart-copy";

export function followCart(): void {
  [CART_EVENT, READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      if (!isBehind()) return;
      // Without the code the pieces stay here and are told from the next page.
      import("./sync-cart").then(({ tellCart }) => tellCart()).catch(() => undefined);
    }),
  );
}
