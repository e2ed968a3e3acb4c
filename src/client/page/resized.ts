/** Window resize listener, debounced. */
import { LIMITS } from "#contract/limits";

/** Calls back once the window size is unchanged for 250 ms (SITE-9). @returns an unsubscribe function */
export function onResized(answer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(answer, LIMITS.resizeDebounceMs);
  };
  addEventListener("resize", restart);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", restart);
  };
}
