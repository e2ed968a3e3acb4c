/** Where this visit and those before came from, as the cookies say that src/boot/attribution.ts wrote (ATTRIBUTION-1). */
import { cleanAttribution, type Attribution } from "#contract/attribution";

/** What is kept; cookies of other names and values that cannot be read tell nothing. */
export function readAttribution(cookies = document.cookie): Attribution {
  const kept = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string?]);
  return cleanAttribution(Object.fromEntries(kept.map(([name, value = ""]) => [name, decode(value)])));
}

/** Written as in an address, where a plus is a space. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
}
