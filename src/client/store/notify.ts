/** Messages and the loading indicator, for code inside an island. */
import type { Severity } from "../page/page-marks";
import { shopStore } from "./shop-store";
import { loaderHidden, loaderShown, snackbarShown } from "./ui-slice";

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
