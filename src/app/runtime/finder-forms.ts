/** Finder steps once the app runs: a choice opens its page without a page load. */
import { ROUTES } from "#contract/site/paths";
import { navigateTo } from "./gatsby-globals";
import { startProgress } from "./route-progress";

export function watchFinderForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("form[data-finder]")) return;
    event.preventDefault();
    const params = new URLSearchParams();
    new FormData(form, event.submitter).forEach((value, name) => params.append(name, String(value)));
    startProgress();
    navigateTo(`${ROUTES.finder}?${params.toString()}`);
  });
}
