/** False in the static HTML and while the browser takes it over, so that both are the same; true from then on. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
