/**
 * Keeps where a visit came from and counts it, first of all: the first click may leave the page (ATTRIBUTION-1,
 * ATTRIBUTION-2, ATTRIBUTION-7, VISIT-1). What is kept is cleaned by who reads it (src/lib/attribution.ts).
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
import { ATTRIBUTION_KEY } from "../client/page/page-marks";
import { refusesTracking } from "../lib/attribution";
import { tell } from "./tell";
import { page } from "./whole-page";

const secondsADay = 86_400;

/**
 * Takes the parameters out of the address. They are kept, and the visit is counted, unless the browser sends Global
 * Privacy Control or the visitor refuses; the app then deletes older values (ATTRIBUTION-6, VISIT-4).
 * @returns that they refuse
 */
export function storeAttribution(): boolean {
  // The location is its own address as a text.
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
      // URL encoding: half of a surrogate pair becomes a replacement character and throws nothing.
      if (!refuses)
        page.cookie = `${new URLSearchParams({ [name]: came })};path=/;max-age=${ATTRIBUTION_DAYS[name] * secondsADay};samesite=lax`;
    }
  }
  if (came) history.replaceState(null, "", address);
  // A visit begins with the first page, after half an hour without one, and with each address that says where from.
  if (!refuses)
    ignoringErrors(() => {
      const now = Date.now();
      const kept = (storedJson(ATTRIBUTION_KEY) || {}) as Partial<StoredVisit>;
      let { id } = kept;
      // Anything but a time of the last half hour begins one.
      if (came || !(now - kept.at! < VISIT_REST_MS)) {
        id = crypto.randomUUID();
        tell(VISIT_PATH, { id, path: address.pathname, referrer: page.referrer, touch });
      }
      const first = kept.first || (came && { ...touch, at: now });
      localStorage[ATTRIBUTION_KEY] = stringify({ id, at: now, first });
    });
  return refuses;
}
