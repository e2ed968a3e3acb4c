/** Inserts the content for an address into a prerendered page, so that the page works without JavaScript. */
import { escapeUTF8 } from "entities";

/** The slot is the last element of the page's wrapper, which is the last element of main. */
const AFTER_PLACE = "</div></div></main>";

interface Filling {
  readonly id: string;
  /** The address of the content, by which the app identifies it. */
  readonly url: string;
  readonly html: string;
}

/** @throws Error for a page without the slot */
export function fillPage(template: string, { id, url, html }: Filling): string {
  const from = template.indexOf(`<div id="${id}"`);
  const to = template.indexOf(AFTER_PLACE, from);
  if (from < 0 || to < 0) throw new Error(`the page has no element "${id}"`);
  const filled = `<div id="${id}" data-url="${escapeUTF8(url)}">${html}`;
  return withFullStyles(template.slice(0, from) + filled + template.slice(to));
}

/** Adds the site's complete style sheet: inserted content may need rules missing from the page's own. */
function withFullStyles(page: string): string {
  return page.replace(
    /(<style data-href="([^"]*)" data-part="">[^<]*<\/style>)/,
    (part, _, href: string) => `${part}<link rel="stylesheet" href="${href}"/>`,
  );
}
