/** Client-routed areas, none of which is indexed. */
import { CLIENT_AREAS } from "#contract/site/paths";

/** The area of a page's folder, such as "account" for "account/addresses"; null for the rest of the site. */
export function areaOf(folder: string): string | null {
  const [first = ""] = folder.split("/");
  return CLIENT_AREAS.includes(`/${first}/`) ? first : null;
}

/** The file Gatsby writes for a splat route (src/pages/account/[...].tsx). */
export function areaPage(area: string): string {
  return `${area}/[...]/index.html`;
}
