/** Where this visit and earlier ones came from, read from the cookies of src/boot/attribution.ts (ATTRIBUTION-1). */
import { ATTRIBUTION_DAYS, cleanAttribution, type Attribution } from "#contract/attribution";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor objects to tracking across sites. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The stored values; unknown and unreadable cookies are ignored. */
export function readAttribution(cookies = document.cookie): Attribution {
  if (navigator.globalPrivacyControl) return {};
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(kept.map(([name, value = ""]) => [name, decode(value)])));
}

/** Deletes what was stored before the visitor objected. */
export function forgetAttribution(): void {
  for (const name in ATTRIBUTION_DAYS) document.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}

/** URL decoding, where a plus is a space. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
}
