/**
 * Checks that an email address is deliverable (ACCOUNT-1): RFC 5321 section 4.5.3.1, RFC 5322 section 3.4.1.
 */
import { withoutInvisible } from "../fields/visible-text";

/** In octets. */
const LOCAL_LENGTH = 64;
const DOMAIN_LENGTH = 253;
/** Longer text is no address in any form. Composing marks without end takes more than linear time. */
const MAX_TYPED = 1_000;
/** Dot-separated words; letters of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** A label of letters alone, or the Punycode form of another script (xn--p1ai). */
const TOP_LABEL = /^([a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
/** Other characters mean more than a host in a URL. NFKC keeps only U+3002 of the ideographic full stops. */
const HOST = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** The domain's ASCII form (IDNA), as mail servers look it up; null if there is none. */
function asciiDomain(domain: string): string | null {
  if (!HOST.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * The only spelling of an address in accounts, orders and mails (ACCOUNT-1): without invisible characters, in
 * NFKC and lowercase, with an ASCII domain. Idempotent.
 */
export function canonicalAddress(typed: string): string {
  if (typed.length > MAX_TYPED) return typed.toLowerCase();
  // Twice, because lowercase letters may compose again.
  const folded = withoutInvisible(typed).normalize("NFKC").toLowerCase().normalize("NFKC").trim();
  const domainAt = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(domainAt);
  return domainAt > 0 ? folded.slice(0, domainAt) + (asciiDomain(domain) ?? domain) : folded;
}

/** @param address canonical */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || !LOCAL.test(local) || octetsOf(local) > LOCAL_LENGTH || domain.length > DOMAIN_LENGTH)
    return false;
  const labels = domain.split(".");
  const isHost = labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1)!);
  return labels.length > 1 && isHost && asciiDomain(domain) === domain;
}

/** Length in UTF-8. jsdom has no TextEncoder. */
function octetsOf(text: string): number {
  return encodeURIComponent(text).replace(/%../g, "-").length;
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
  const canonical = canonicalAddress(address);
  const at = canonical.lastIndexOf("@");
  if (at < 1) return canonical;
  const [local, domain] = [canonical.slice(0, at), canonical.slice(at + 1)];
  const [name = ""] = local.split("+", 1);
  // With nothing before the plus, only the full address identifies the mailbox.
  if (name === "") return canonical;
  const shared = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined;
  return shared ? `${name.replaceAll(".", "")}@${shared}` : `${name}@${domain}`;
}
