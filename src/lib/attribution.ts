/**
 * Attribution of this and earlier visits, as stored by src/boot/attribution.ts (ATTRIBUTION-1,
 * ATTRIBUTION-9), and tracking consent: a browser signal or a choice in the footer (ATTRIBUTION-6, VISIT-4).
 */
import {
  ATTRIBUTION_DAYS,
  cleanAttribution,
  FIRST_TOUCH_DAYS,
  type Attribution,
} from "#contract/analytics/attribution";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor opts out of cross-site tracking. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Opt-out cookie: present means opted out. A cookie, so that servers receive it too. */
export const UNCOUNTED_COOKIE = "ef-uncounted";
/** Explicit opt-in: without this key no third-party analytics loads (docs/decisions/analytics.md). */
const AGREED_KEY = "ef-agreed";
export const UNCOUNTED_SECONDS = 31_536_000;
/** Cookie value in a staff browser without an opt-out (src/client/page/staff-browser.ts). */
export const STAFF_BROWSER = "staff";

/** True when no attribution may be stored or sent. The "=" avoids matching a cookie's value. */
export const refusesTracking = () =>
  navigator.globalPrivacyControl || document.cookie.includes(`${UNCOUNTED_COOKIE}=`);

/** Stores the choice for a year, or until changed. */
export function storeChoice(isCounted: boolean): void {
  const life = isCounted ? 0 : UNCOUNTED_SECONDS;
  document.cookie = `${UNCOUNTED_COOKIE}=1;path=/;max-age=${life};samesite=lax`;
  try {
    if (isCounted && !navigator.globalPrivacyControl) localStorage.setItem(AGREED_KEY, "1");
    else localStorage.removeItem(AGREED_KEY);
  } catch {
    // Without storage there is no opt-in.
  }
}

/** True after an opt-in without a later opt-out. */
export function hasAgreed(): boolean {
  try {
    return !refusesTracking() && localStorage.getItem(AGREED_KEY) !== null;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/** The stored values; ignores unknown and unreadable cookies. */
export function readAttribution(cookies = document.cookie): Attribution {
  if (refusesTracking()) return {};
  const pairs = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(pairs.map(([name, value = ""]) => [name, decode(value)])));
}

/**
 * The first touch stored with the visit; empty when absent, expired or unreadable.
 * @param stored the value stored under ATTRIBUTION_KEY
 */
export function readFirstTouch(stored: unknown, now = Date.now()): Attribution {
  const { first } = { ...(stored as { first?: Readonly<Record<string, unknown>> | null } | null) };
  const age = now - Number(first?.["at"]);
  if (refusesTracking() || !first || !(age < FIRST_TOUCH_DAYS * DAY_MS)) return {};
  const texts = Object.entries(first).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return cleanAttribution(Object.fromEntries(texts));
}

/** Deletes values stored before the visitor opted out. */
export function forgetAttribution(): void {
  for (const name in ATTRIBUTION_DAYS) document.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}

/** Stores the affiliate network's click id for the lifetime of a click. */
export function storeClick(clickHash: string): void {
  const value = String(new URLSearchParams({ clickHash }));
  document.cookie = `${value};path=/;max-age=${ATTRIBUTION_DAYS.clickHash * 86_400};samesite=lax`;
}

/** URL decoding with plus as a space. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
}
