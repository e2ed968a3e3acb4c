/**
 * Sign-out from the menu of any page. The session's code is loaded on click, to keep it out of catalog pages.
 */
import { MESSAGES } from "#contract/messages";
import { showSnackbar } from "../../client/page/snackbar";

export function watchSignOut(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-sign-out]") : null;
    if (!button) return;
    button.closest("details")?.removeAttribute("open");
    import("../../client/api/sign-out")
      .then(({ signOut }) => signOut())
      .catch(() => showSnackbar(MESSAGES.auth.logoutFailed, "error"));
  });
}
