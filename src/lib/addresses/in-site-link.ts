/** Decides which links the app navigates itself and which it leaves to the browser. */
import { ROUTES } from "#contract/site/paths";

type Link = Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">;
type Click = Pick<MouseEvent, "button" | "defaultPrevented" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** A plain click: main button, no modifier, not prevented. */
export function isPlainClick(click: Click): boolean {
  const isModified = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return click.button === 0 && !click.defaultPrevented && !isModified;
}

function isEntered(area: string, goal: URL, current: URL): boolean {
  return goal.pathname.startsWith(area) && !current.pathname.startsWith(area);
}

/**
 * The path of a link the app can open, or null. The browser keeps other origins, downloads, files, other
 * windows and anchors on the page. It also keeps the search page, which the site host renders, and the
 * checkout, whose pages alone may show payment frames.
 */
export function inSitePath(link: Link, here: { readonly href: string }): string | null {
  if (link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const current = new URL(here.href);
  if (!URL.canParse(link.href, current.href)) return null;
  const goal = new URL(link.href, current.href);
  if (goal.origin !== current.origin) return null;
  if (goal.hash && goal.pathname === current.pathname && goal.search === current.search) return null;
  if (/\.[a-z0-9]+$/i.test(goal.pathname)) return null;
  if ([ROUTES.search, ROUTES.checkout].some((area) => isEntered(area, goal, current))) return null;
  return goal.pathname + goal.search + goal.hash;
}
