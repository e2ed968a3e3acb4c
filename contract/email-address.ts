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
