/** Keeps where a visit came from as cookies of the site, each for its days (ATTRIBUTION-1, ATTRIBUTION-2), until an order takes it along. */
import { ATTRIBUTION_PARAMETERS, cleanAttribution, type Attribution } from "#contract/attribution";
import { LIMITS } from "#contract/limits";

/** Short names that partners' links use; the full name goes first. */
const ALIASES = { aid: "act", sid: "s", clickHash: "h" } as const;
const SECONDS_A_DAY = 86_400;

/** The parameters of a query string that say so. */
export function parseAttribution(search: string): Attribution {
  const params = new URLSearchParams(search);
  const aliased = Object.entries(ALIASES).map(([name, alias]) => [name, params.get(alias)] as const);
  return cleanAttribution({ ...Object.fromEntries(aliased), ...Object.fromEntries(params) });
}

/** Keeps the parameters an address has; those it does not have stay as they were. */
export function keepAttribution(search: string): void {
  const found = parseAttribution(search);
  for (const name of ATTRIBUTION_PARAMETERS) {
    const value = found[name];
    if (value === undefined) continue;
    const seconds = LIMITS.attributionDays[name] * SECONDS_A_DAY;
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
  }
}

/** What is kept of this visit and those before. */
export function readAttribution(cookies = document.cookie): Attribution {
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(kept.map(([name, value = ""]) => [name, decode(value)])));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
