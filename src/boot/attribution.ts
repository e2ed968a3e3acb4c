/**
 * Stores where a visit came from in cookies (ATTRIBUTION-1, ATTRIBUTION-2), first of all: the first click may leave
 * the page. Readers clean the values (src/lib/attribution.ts).
 */
import {
  ATTRIBUTION_ALIASES,
  ATTRIBUTION_DAYS,
  ATTRIBUTION_LENGTH,
  type AttributionParameter,
} from "#contract/attribution";

const secondsADay = 86_400;

/**
 * Stores the parameters present in the address; the others keep their values. Nothing is stored under Global Privacy
 * Control; the app then deletes older values (ATTRIBUTION-6).
 */
export function keepAttribution(): void {
  const params = new URLSearchParams(location.search);
  let name: AttributionParameter;
  for (name in ATTRIBUTION_DAYS) {
    const value = params.get(name) || params.get(ATTRIBUTION_ALIASES[name]!);
    // URL encoding: half of a surrogate pair becomes a replacement character and throws nothing.
    if (value && !navigator.globalPrivacyControl)
      document.cookie = `${new URLSearchParams({ [name]: value.slice(0, ATTRIBUTION_LENGTH) })};path=/;max-age=${ATTRIBUTION_DAYS[name] * secondsADay};samesite=lax`;
  }
}
