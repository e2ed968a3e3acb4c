/** Reacts to a resized window. */
import { LIMITS } from "#contract/limits";

/** Calls back once the window has kept its size for 250 ms (SITE-9). @returns a function that stops it */
export function onResized(answer: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(answer, LIMITS.resizeDebounceMs);
  };
  addEventListener("resize", wait);
  return () => {
    clearTimeout(rest);
    removeEventListener("resize", wait);
  };
}
