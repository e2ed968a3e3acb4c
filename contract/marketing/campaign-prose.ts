/** What staff write into a campaign: paragraphs with links, and nothing else (CAMPAIGN-2). */

/** Words, or a link: a path of the shop or an address that begins with https:// */
export type ProsePart = string | { readonly words: string; readonly target: string };

const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;
/** Almost a link: it would be read as it is typed. */
const BROKEN_LINK = /\]\(/;

/** Paragraphs stand apart by an empty line. */
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

/** Whether every link leads into the shop or to a safe address of the web, and none is written wrongly. */
export function hasGoodLinks(text: string): boolean {
  return proseOf(text)
    .flat()
    .every((part) => (typeof part === "string" ? !BROKEN_LINK.test(part) : isTarget(part.target)));
}

function isTarget(target: string): boolean {
  if (/^\/(?![/\\])[^\\]*$/.test(target)) return true;
  return /^https:\/\/[^/\\@]/.test(target) && URL.canParse(target) && new URL(target).username === "";
}
