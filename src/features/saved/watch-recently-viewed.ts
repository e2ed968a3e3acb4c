/** Loads the recently viewed products once the app runs. */
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";

export function watchRecentlyViewed(): void {
  [READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      // Offline, the page works without them.
      import("./recently-viewed")
        .then(({ showRecentlyViewed }) => showRecentlyViewed())
        .catch(() => undefined);
    }),
  );
}
