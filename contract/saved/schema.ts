/** Saved items of shoppers: names of saved searches and the key of a mailed link (WISH-4, WISH-5). */
import * as yup from "yup";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected } = MESSAGES.validation;

/** Lists of saved searches; lists by vehicle and by size may be added. */
export const SAVED_SEARCH_LISTS = ["SEARCHES"] as const;

export const watchParams = yup.object({
  key: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
});

/** True for a path of the site, never another host. */
export function isSitePath(address: string): boolean {
  return (
    address.length <= LIMITS.saved.addressLength &&
    /^\/(?![/\\])/.test(address) &&
    !/[\p{Cc}\p{Cs}\\]/u.test(address)
  );
}

/** The name as stored, or null if empty, too long or unreadable. */
export function readSearchName(typed: string): string | null {
  if (typed.length > LIMITS.saved.nameLength * 2 || /[\p{Cc}\p{Cs}]/u.test(typed)) return null;
  const name = typed.normalize("NFC").replace(/\s+/g, " ").trim();
  return name === "" || name.length > LIMITS.saved.nameLength ? null : name;
}
