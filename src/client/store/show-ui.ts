/** Renders the interface state into every page's spinner and notification area (src/boot). */
import { showSnackbar } from "../page/snackbar";
import { hideSpinner, showSpinner } from "../page/spinner";
import type { UiState } from "./ui-slice";

let displayed: Pick<UiState, "showLoader" | "snackbarSettings"> = {
  showLoader: false,
  snackbarSettings: null,
};

export function showUi({ showLoader, snackbarSettings }: UiState): void {
  const before = displayed;
  displayed = { showLoader, snackbarSettings };
  // Uses the page's own counter, because a route change resets that counter.
  if (showLoader && !before.showLoader) showSpinner();
  if (!showLoader && before.showLoader) hideSpinner();
  if (snackbarSettings && snackbarSettings !== before.snackbarSettings) {
    showSnackbar(snackbarSettings.message, snackbarSettings.severity);
  }
}
