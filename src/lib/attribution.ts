/** Where this visit and those before came from, as the cookies say that src/boot/attribution.ts wrote (ATTRIBUTION-1). */
import { ATTRIBUTION_DAYS, cleanAttribution, type Attribution } from "#contract/attribution";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor refuses to be followed from site to site. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What is kept; cookies of other names and values that cannot be read tell nothing. */
export function readAttribution(cookies = document.cookie): Attribution {
  if (navigator.globalPrivacyControl) return {};
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(kept.map(([name, value = ""]) => [name, decode(value)])));
}

/** Removes what was kept before the visitor refused. */
export function forgetAttribution(): void {
  for (const name in ATTRIBUTION_DAYS) document.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}

/** Written as in an address, where a plus is a space. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
}
