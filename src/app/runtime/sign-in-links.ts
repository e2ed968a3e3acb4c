/** Once the app changes pages by itself, the page that Sign In leads back to is written into its link (SITE-2). */
import { loginPath } from "#contract/site-paths";

/** In the capture phase, before the link is followed. */
export function watchSignInLinks(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-sign-in]");
      if (link) link.href = loginPath(location.pathname + location.search);
    },
    true,
  );
}
