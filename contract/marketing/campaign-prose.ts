/** Parser of campaign text: paragraphs with links and no other markup (CAMPAIGN-2). */
import { hasDoubleBraces, hasKnownPlaceholders } from "./campaign-placeholders";

/** Words, or a link to a path of the shop or an https:// address. */
export type ProsePart = string | { readonly words: string; readonly target: string };

const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;
/** A malformed link, which would be displayed as typed. */
const BROKEN_LINK = /\]\(/;

/** A blank line separates paragraphs. */
export function proseOf(text: string): readonly (readonly ProsePart[])[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map(partsOf);
}

function partsOf(paragraph: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const link of paragraph.matchAll(LINK)) {
    if (link.index > end) parts.push(paragraph.slice(end, link.index));
    parts.push({ words: link[1]!, target: link[2]! });
    end = link.index + link[0].length;
  }
  if (end < paragraph.length) parts.push(paragraph.slice(end));
  return parts;
}

/** True if every link is well formed and leads into the shop or to a safe web address. */
export function hasGoodLinks(text: string): boolean {
  return proseOf(text)
    .flat()
    .every((part) => (typeof part === "string" ? !BROKEN_LINK.test(part) : isTarget(part.target)));
}

/** True if all placeholders are known and outside link addresses (CAMPAIGN-10). */
export function hasGoodPlaceholders(text: string): boolean {
  return proseOf(text)
    .flat()
    .every((part) =>
      typeof part === "string"
        ? hasKnownPlaceholders(part)
        : hasKnownPlaceholders(part.words) && !hasDoubleBraces(part.target),
    );
}

function isTarget(target: string): boolean {
  if (/^\/(?![/\\])[^\\]*$/.test(target)) return true;
  return /^https:\/\/[^/\\@]/.test(target) && URL.canParse(target) && new URL(target).username === "";
}
