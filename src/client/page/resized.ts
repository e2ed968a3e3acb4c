/** Window resize listener, debounced. */
import { LIMITS } from "#contract/limits";

/** Calls back once the window size is unchanged for 250 ms (SITE-9). @returns an unsubscribe function */
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
