/**
 * Keeps where a visit came from as cookies of the site (ATTRIBUTION-1, ATTRIBUTION-2), before anything else can happen: a
 * visitor may leave by the first click. Values are cleaned by who reads them (src/lib/attribution.ts).
 */
import {
  ATTRIBUTION_ALIASES,
  ATTRIBUTION_DAYS,
  ATTRIBUTION_LENGTH,
  type AttributionParameter,
} from "#contract/attribution";

const secondsADay = 86_400;

/**
 * Keeps the parameters the address has; those it does not have stay as they were. Nothing is kept of a visitor whose
 * browser says so by Global Privacy Control; what was kept before goes with the app (ATTRIBUTION-6).
 */
export function keepAttribution(): void {
  const params = new URLSearchParams(location.search);
  let name: AttributionParameter;
  for (name in ATTRIBUTION_DAYS) {
    const value = params.get(name) || params.get(ATTRIBUTION_ALIASES[name]!);
    // As in an address: what cannot be encoded, such as half of a pair, becomes a sign of its own and throws nothing.
    if (value && !navigator.globalPrivacyControl)
      document.cookie = `${new URLSearchParams({ [name]: value.slice(0, ATTRIBUTION_LENGTH) })};path=/;max-age=${ATTRIBUTION_DAYS[name] * secondsADay};samesite=lax`;
  }
}
