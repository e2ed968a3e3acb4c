/** Draws the interface state where every page has its places for it: spinner and notification area (src/boot). */
import { showSnackbar } from "../page/snackbar";
import { hideSpinner, showSpinner } from "../page/spinner";
import type { UiState } from "./ui-slice";

let shown: Pick<UiState, "showLoader" | "snackbarSettings"> = { showLoader: false, snackbarSettings: null };

export function showUi({ showLoader, snackbarSettings }: UiState): void {
  const before = shown;
  shown = { showLoader, snackbarSettings };
  // Adds one step to the page's own counter, because a route change resets that one.
  if (showLoader && !before.showLoader) showSpinner();
  if (!showLoader && before.showLoader) hideSpinner();
  if (snackbarSettings && snackbarSettings !== before.snackbarSettings) {
    showSnackbar(snackbarSettings.message, snackbarSettings.severity);
  }
}
