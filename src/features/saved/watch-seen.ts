/** Fetches the products looked at before once the app runs. */
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-marks";

export function watchSeen(): void {
  [READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      // Without a network the page is whole without them.
      import("./recently-viewed").then(({ showSeen }) => showSeen()).catch(() => undefined);
    }),
  );
}
