/** Whether the page is light or dark: by system setting, or by data-theme on the root (design/tokens.ts). */
import { useSyncExternalStore } from "react";
import type { Scheme } from "../../ui/theme";

const DARK_QUERY = "(prefers-color-scheme: dark)";

export function useScheme(): Scheme {
  return useSyncExternalStore(watch, readScheme, () => "light");
}

function readScheme(): Scheme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(DARK_QUERY);
  const observer = new MutationObserver(onChange);
  query.addEventListener("change", onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    query.removeEventListener("change", onChange);
    observer.disconnect();
  };
}
