/** The first name a campaign greets with (CAMPAIGN-10). */
import { namesAddress } from "#contract/fields/named-address";
import { plainText } from "#contract/fields/plain-text";
import { LIMITS } from "#contract/limits";

const HAS_LETTER = /\p{L}/u;

/**
 * Cleans a name to one line without invisible characters. Earlier accounts may have names that today's forms
 * reject. @returns null for the fallback: no letter, too long, or a web or email address
 */
export function greetedName(firstName: string): string | null {
  const name = plainText(firstName).replace(/\n+/g, " ");
  const isGood = name.length <= LIMITS.account.nameMaxLength && HAS_LETTER.test(name) && !namesAddress(name);
  return isGood ? name : null;
}
