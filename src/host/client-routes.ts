/** Areas routed in the browser; none of them is indexed. */
import { CLIENT_AREAS } from "#contract/site/paths";

/** The area a page's folder belongs to, such as "account" for "account/addresses"; null for the rest of the site. */
export function areaOf(folder: string): string | null {
  const [first = ""] = folder.split("/");
  return CLIENT_AREAS.includes(`/${first}/`) ? first : null;
}

/** Where Gatsby writes the page of a splat route (src/pages/account/[...].tsx). */
export function areaPage(area: string): string {
  return `${area}/[...]/index.html`;
}
