/**
 * Where this visit and earlier ones came from, as src/boot/attribution.ts keeps it (ATTRIBUTION-1, ATTRIBUTION-9), and whether the
 * visitor lets the shop keep it: a signal of the browser or a choice in the footer (ATTRIBUTION-6, VISIT-4).
 */
import {
  ATTRIBUTION_DAYS,
  cleanAttribution,
  FIRST_TOUCH_DAYS,
  type Attribution,
} from "#contract/analytics/attribution";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor objects to tracking across sites. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Its presence is the refusal. A cookie, so that hosts hear of it too. */
export const UNCOUNTED_COOKIE = "ef-uncounted";
/** Its presence is a spoken yes: without one nothing of others is loaded (docs/decisions/analytics.md). */
const AGREED_KEY = "ef-agreed";
export const UNCOUNTED_SECONDS = 31_536_000;
/** The cookie's value where nobody has refused, but staff have signed in (src/client/page/staff-browser.ts). */
export const STAFF_BROWSER = "staff";

/** True when nothing may be kept or sent of where a visit came from. The sign makes sure that no value is taken for it. */
export const refusesTracking = () =>
  navigator.globalPrivacyControl || document.cookie.includes(`${UNCOUNTED_COOKIE}=`);

/** Remembers the choice for a year, or until it is changed. */
export function storeChoice(isCounted: boolean): void {
  const life = isCounted ? 0 : UNCOUNTED_SECONDS;
  document.cookie = `${UNCOUNTED_COOKIE}=1;path=/;max-age=${life};samesite=lax`;
  try {
    if (isCounted && !navigator.globalPrivacyControl) localStorage.setItem(AGREED_KEY, "1");
    else localStorage.removeItem(AGREED_KEY);
  } catch {
    // A browser that keeps nothing keeps no yes either.
  }
}

/** True once the visitor has said yes, and not no since. */
export function hasAgreed(): boolean {
  try {
    return !refusesTracking() && localStorage.getItem(AGREED_KEY) !== null;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/** The stored values; unknown and unreadable cookies are ignored. */
export function readAttribution(cookies = document.cookie): Attribution {
  if (refusesTracking()) return {};
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(kept.map(([name, value = ""]) => [name, decode(value)])));
}

/**
 * The first touch that is kept beside the visit; empty without one, when it is over, and for what cannot be read.
 *
 * @param kept what is stored under ATTRIBUTION_KEY
 */
export function readFirstTouch(kept: unknown, now = Date.now()): Attribution {
  const { first } = { ...(kept as { first?: Readonly<Record<string, unknown>> | null } | null) };
  const age = now - Number(first?.["at"]);
  if (refusesTracking() || !first || !(age < FIRST_TOUCH_DAYS * DAY_MS)) return {};
  const texts = Object.entries(first).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return cleanAttribution(Object.fromEntries(texts));
}

/** Deletes what was stored before the visitor objected. */
export function forgetAttribution(): void {
  for (const name in ATTRIBUTION_DAYS) document.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}

/** Keeps the click as the affiliate network calls it, as long as any click. */
export function storeClick(clickHash: string): void {
  const value = String(new URLSearchParams({ clickHash }));
  document.cookie = `${value};path=/;max-age=${ATTRIBUTION_DAYS.clickHash * 86_400};samesite=lax`;
}

/** URL decoding, where a plus is a space. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
}
