/** Whether the page is light or dark right now: by the system's wish, or by data-theme on the root (design/tokens.ts). */
import { useSyncExternalStore } from "react";
import type { Scheme } from "../../ui/theme";

const wish = "(prefers-color-scheme: dark)";

export function useScheme(): Scheme {
  return useSyncExternalStore(watch, readScheme, () => "light");
}

function readScheme(): Scheme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia(wish).matches ? "dark" : "light";
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(wish);
  const observer = new MutationObserver(onChange);
  query.addEventListener("change", onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    query.removeEventListener("change", onChange);
    observer.disconnect();
  };
}
