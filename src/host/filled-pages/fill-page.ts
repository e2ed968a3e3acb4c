/** Writes what an address asks for into a prerendered page, so that it works without JavaScript. */
import { escapeUTF8 } from "entities";

/** The place is the last element of the page's wrapper, which is the last of the main element. */
const AFTER_PLACE = "</div></div></main>";

interface Filling {
  readonly id: string;
  /** The address whose content it is, by which the app knows it. */
  readonly url: string;
  readonly html: string;
}

/** @throws Error for a page without such a place */
export function fillPage(template: string, { id, url, html }: Filling): string {
  const from = template.indexOf(`<div id="${id}"`);
  const to = template.indexOf(AFTER_PLACE, from);
  if (from < 0 || to < 0) throw new Error(`the page has no element "${id}"`);
  const filled = `<div id="${id}" data-url="${escapeUTF8(url)}">${html}`;
  return withWholeStyles(template.slice(0, from) + filled + template.slice(to));
}

/** What is written in may need rules that the page without it does not: its sheet is a part of the site's, which is a file. */
function withWholeStyles(page: string): string {
  return page.replace(
    /(<style data-href="([^"]*)" data-part="">[^<]*<\/style>)/,
    (part, _, href: string) => `${part}<link rel="stylesheet" href="${href}"/>`,
  );
}
