import { ROUTES } from "#contract/site/paths";

/** Whether a menu link is the current one (SITE-6). */
export function isActiveLink(path: string, target: string): boolean {
  return target === ROUTES.home ? path === target : path.includes(target);
}

/** The value of aria-current for a link to `target` on the page at `path`. */
export function ariaCurrent(path: string, target: string): "page" | undefined {
  return isActiveLink(path, target) ? "page" : undefined;
}
