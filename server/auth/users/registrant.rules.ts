/** Where somebody who registers came from, whether by our form or by a provider (ATTRIBUTION-10). */
import { cleanAttribution, longNames, type Attribution } from "#contract/analytics/attribution";
import type { Origin } from "../../http/session";

/** Who registers, as far as it is looked at. */
export interface Registrant {
  readonly origin: Origin;
  /** Nothing is kept of where they come from (ATTRIBUTION-6). */
  readonly refusesTracking: boolean;
}

type Said = Parameters<typeof longNames>[0];

/** Cleaned, by long names; empty of who refuses. */
export function touchesOf(
  { attribution, firstTouch }: { readonly attribution: Said; readonly firstTouch: Said },
  refusesTracking: boolean,
): { readonly attribution: Attribution; readonly firstTouch: Attribution } {
  if (refusesTracking) return { attribution: {}, firstTouch: {} };
  return {
    attribution: cleanAttribution(longNames(attribution)),
    firstTouch: cleanAttribution(longNames(firstTouch)),
  };
}
