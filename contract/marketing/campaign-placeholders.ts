/** The placeholder in a campaign's subject and text: each recipient's first name (CAMPAIGN-10). */
import { LIMITS } from "../limits";

/** Replaces an unknown name, unless the placeholder has its own fallback. */
export const DEFAULT_FALLBACK = "there";
export const FIRST_NAME = "{{firstName}}";
export const FIRST_NAME_WITH_FALLBACK = "{{firstName|friend}}";

/** Three braces are a typing error, not a placeholder inside braces. */
const PLACEHOLDER = new RegExp(
  String.raw`(?<!\{)\{\{firstName(?:\|([^{}|\n]{1,${LIMITS.account.nameMaxLength}}))?\}\}(?!\})`,
  "g",
);
const BRACES = /\{\{|\}\}/;

export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

export function hasDoubleBraces(text: string): boolean {
  return BRACES.test(text);
}

/** True without malformed or unknown placeholders. Linear time. */
export function hasKnownPlaceholders(text: string): boolean {
  const rest = text.replace(PLACEHOLDER, (placeholder, fallback?: string) =>
    fallback?.trim() === "" ? placeholder : "",
  );
  return !hasDoubleBraces(rest);
}

/** Malformed placeholders stay as typed. @param name null = unknown */
export function fillPlaceholders(text: string, name: string | null): string {
  return text.replace(
    PLACEHOLDER,
    (_placeholder, fallback?: string) => name ?? (fallback?.trim() || DEFAULT_FALLBACK),
  );
}
