/** Messages and the loading indicator, for whoever is inside an island. */
import type { Severity } from "../boot/page-marks";
import { shopStore } from "./store/shop-store";
import { loaderHidden, loaderShown, snackbarShown } from "./store/ui-slice";

/** Shows a message for a moment. What a visitor must act on stays on the page instead. */
export function notify(message: string, severity: Severity = "info"): void {
  shopStore().dispatch(snackbarShown({ message, severity }));
}

/** Shows the loading indicator while the task runs. @returns what the task does */
export async function withLoader<Result>(task: () => Promise<Result>): Promise<Result> {
  const { dispatch } = shopStore();
  dispatch(loaderShown());
  try {
    return await task();
  } finally {
    dispatch(loaderHidden());
  }
}
