/** Whether a text is an e-mail address that mail can reach (ACCOUNT-1): RFC 5321 section 4.5.3.1, RFC 5322 section 3.4.1. */

const LOCAL_LENGTH = 64;
const DOMAIN_LENGTH = 253;
/** Dot-separated words; letters of any script as in RFC 6531. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A name of letters alone, or one of another script as it is sent (xn--p1ai). */
const TOP_LABEL = /^(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/u;

/** @param address without blanks around it, in lower case */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || local.length > LOCAL_LENGTH || domain.length > DOMAIN_LENGTH || !LOCAL.test(local))
    return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1)!);
}

/** Providers that ignore dots before the @, with the domain their addresses share. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * The mailbox an address leads to, to tell customers apart (CHECKOUT-7): what follows a plus is dropped everywhere, dots only
 * where the provider ignores them. Mail always goes to the address itself.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return lower;
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [name = ""] = local.split("+", 1);
  // Nothing stands before the plus: the address is all there is to tell by.
  if (name === "") return lower;
  const shared = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined;
  return shared ? `${name.replaceAll(".", "")}@${shared}` : `${name}@${domain}`;
}
