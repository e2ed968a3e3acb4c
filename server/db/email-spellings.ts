/** Spellings of an email address in blind indexes (ACCOUNT-1). */
import { domainToUnicode } from "node:url";
import { canonicalAddress } from "#contract/accounts/email-address";

/**
 * The canonical spelling first, then those of earlier versions, which lowercased addresses and stored domains
 * in Unicode.
 */
export function emailSpellings(email: string): readonly [string, ...string[]] {
  const canonical = canonicalAddress(email);
  const domainAt = canonical.lastIndexOf("@") + 1;
  const domain = canonical.slice(domainAt);
  const inUnicode = canonical.slice(0, domainAt) + domainToUnicode(domain);
  const earlier = new Set([email.toLowerCase(), ...(domain.includes("xn--") ? [inUnicode] : [])]);
  earlier.delete(canonical);
  return [canonical, ...earlier];
}
