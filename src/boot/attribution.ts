/**
 * Stores where a visit came from and counts the visit, before all other work: the first click may leave the
 * page (ATTRIBUTION-1, ATTRIBUTION-2, ATTRIBUTION-7, VISIT-1). Readers sanitize the stored values
 * (src/lib/attribution.ts).
 */
import {
  ATTRIBUTION_ALIASES,
  ATTRIBUTION_DAYS,
  ATTRIBUTION_LENGTH,
  VISIT_REST_MS,
  type Attribution,
  type AttributionParameter,
  type StoredVisit,
} from "#contract/analytics/attribution";
import { VISIT_PATH } from "#contract/rest/paths";
import { ignoringErrors, storedJson, stringify } from "../client/page/dom";
import { ATTRIBUTION_KEY } from "../client/page/page-keys";
import { refusesTracking } from "../lib/attribution";
import { sendBeacon } from "./send-beacon";
import { page } from "./page";

const secondsADay = 86_400;

/**
 * Removes the attribution parameters from the address. Stores them and counts the visit, unless the browser
 * sends Global Privacy Control or the visitor opted out; the app then deletes older values (ATTRIBUTION-6,
 * VISIT-4).
 * @returns true when the visitor opted out
 */
export function storeAttribution(): boolean {
  // A Location converts to its own address.
  const address = new URL(location as never);
  const { searchParams: params } = address;
  const touch: Attribution = {};
  const refuses = refusesTracking();
  let came: string | undefined;
  let name: AttributionParameter;
  for (name in ATTRIBUTION_DAYS) {
    const short = ATTRIBUTION_ALIASES[name]!;
    const value = params.get(name) || params.get(short);
    if (value) {
      came = touch[name] = value.slice(0, ATTRIBUTION_LENGTH);
      params.delete(name);
      params.delete(short);
      // URL encoding replaces half of a surrogate pair and never throws.
      if (!refuses)
        page.cookie = `${new URLSearchParams({ [name]: came })};path=/;max-age=${ATTRIBUTION_DAYS[name] * secondsADay};samesite=lax`;
    }
  }
  if (came) history.replaceState(null, "", address);
  // A new visit starts with the first page, after half an hour of inactivity, and with each attributed
  // address.
  if (!refuses)
    ignoringErrors(() => {
      const now = Date.now();
      const visit = (storedJson(ATTRIBUTION_KEY) || {}) as Partial<StoredVisit>;
      let { id } = visit;
      // Anything but a time within the last half hour starts a new visit.
      if (came || !(now - visit.at! < VISIT_REST_MS)) {
        id = crypto.randomUUID();
        sendBeacon(VISIT_PATH, { id, path: address.pathname, referrer: page.referrer, touch });
      }
      const first = visit.first || (came && { ...touch, at: now });
      localStorage[ATTRIBUTION_KEY] = stringify({ id, at: now, first });
    });
  return refuses;
}
