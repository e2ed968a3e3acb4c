/** Attribution of a registrant, from the shop's form or a social provider (ATTRIBUTION-10). */
import { cleanAttribution, longNames, type Attribution } from "#contract/analytics/attribution";
import type { Origin } from "../../http/session";

/** The registrant fields that attribution reads. */
export interface Registrant {
  readonly origin: Origin;
  /** True stores no attribution (ATTRIBUTION-6). */
  readonly refusesTracking: boolean;
}

type Touch = Parameters<typeof longNames>[0];

/** Returns the cleaned touches by long names; empty if the registrant refuses tracking. */
export function touchesOf(
  { attribution, firstTouch }: { readonly attribution: Touch; readonly firstTouch: Touch },
  refusesTracking: boolean,
): { readonly attribution: Attribution; readonly firstTouch: Attribution } {
  if (refusesTracking) return { attribution: {}, firstTouch: {} };
  return {
    attribution: cleanAttribution(longNames(attribution)),
    firstTouch: cleanAttribution(longNames(firstTouch)),
  };
}
