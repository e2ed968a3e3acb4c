/** Areas whose addresses only the app knows: one built page answers for every path below them, and no search engine keeps any. */
const AREAS: readonly string[] = ["account", "checkout", "backoffice"];

/** The area a page's folder belongs to, such as "account" for "account/addresses"; null for the rest of the site. */
export function areaOf(folder: string): string | null {
  const [first = ""] = folder.split("/");
  return AREAS.includes(first) ? first : null;
}

/** Where Gatsby writes the page of a splat route (src/pages/account/[...].tsx). */
export function areaPage(area: string): string {
  return `${area}/[...]/index.html`;
}
