/** False in the static HTML and during hydration, so that both render the same; true afterwards. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
