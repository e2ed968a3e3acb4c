/**
 * Checks that an email address is deliverable (ACCOUNT-1): RFC 5321 section 4.5.3.1, RFC 5322 section 3.4.1.
 */

const LOCAL_LENGTH = 64;
const DOMAIN_LENGTH = 253;
/** Dot-separated words; letters of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A label of letters alone, or the Punycode form of another script (xn--p1ai). */
const TOP_LABEL = /^(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/u;

/** @param address trimmed and lowercase */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || local.length > LOCAL_LENGTH || domain.length > DOMAIN_LENGTH || !LOCAL.test(local))
    return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1)!);
}

/** Providers that ignore dots before the @, with the canonical domain of their addresses. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * Canonical mailbox of an address, to identify customers (CHECKOUT-7). Drops the plus suffix everywhere, and
 * dots only where the provider ignores them. Mail always goes to the original address.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return lower;
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [name = ""] = local.split("+", 1);
  // With nothing before the plus, only the full address identifies the mailbox.
  if (name === "") return lower;
  const shared = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined;
  return shared ? `${name.replaceAll(".", "")}@${shared}` : `${name}@${domain}`;
}
