/** Messages and the loading indicator, for code inside an island. */
import type { Severity } from "../page/page-keys";
import { shopStore } from "./shop-store";
import { loaderHidden, loaderShown, snackbarShown } from "./ui-slice";

/** Shows a message briefly. A message that requires action belongs on the page instead. */
export function notify(message: string, severity: Severity = "info"): void {
  shopStore().dispatch(snackbarShown({ message, severity }));
}

/** Shows the loading indicator during a task. @returns the task's result */
export async function withLoader<Result>(task: () => Promise<Result>): Promise<Result> {
  const { dispatch } = shopStore();
  dispatch(loaderShown());
  try {
    return await task();
  } finally {
    dispatch(loaderHidden());
  }
}
