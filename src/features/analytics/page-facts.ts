/** Dimensions 2 to 19: the page of an event. */
import { ROUTES, readListingPath, readProductPath } from "#contract/site/paths";
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { storedVehicle } from "../../client/page/vehicle";
import type { Values } from "../../client/page/track";

/** The longest matching prefix of a path decides the kind of page. */
const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  [ROUTES.checkoutDone, "order placed"],
  [ROUTES.checkout, "checkout"],
  [ROUTES.search, "search"],
  [ROUTES.brands, "brands"],
  [ROUTES.compare, "compare"],
  [ROUTES.cart, "cart"],
  [ROUTES.lease, "lease"],
  [ROUTES.account, "account"],
  [ROUTES.backoffice, "back office"],
  [ROUTES.guestOrder, "order"],
  [ROUTES.contact, "contact"],
  [ROUTES.backInStock, "back in stock"],
  [ROUTES.wishList, "wish list"],
  [ROUTES.savedSearches, "saved searches"],
  [ROUTES.reviews, "reviews"],
  [ROUTES.writeReview, "review"],
  [ROUTES.vehicles, "vehicle"],
  [ROUTES.finder, "finder"],
  ["/page/", "text"],
];
const SIGN_IN: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.verify,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.socialReturn,
];

export function pageTypeOf(path: string): string {
  if (path === ROUTES.home) return "home";
  if (readProductPath(path)) return "product";
  if (readListingPath(path)) return "listing";
  if (SIGN_IN.includes(path)) return "sign-in";
  return KINDS.find(([begins]) => path.startsWith(begins))?.[1] ?? "other";
}

/** From the address alone. */
export function placeFacts(path: string): Values {
  const listing = readListingPath(path);
  return { pageType: pageTypeOf(path), pageCategory: listing?.categoryId, pageBrand: listing?.brandId };
}

/** @param path page of the event; values from the document count only while it shows that page */
export function pageFacts(path: string): Values {
  const place = placeFacts(path);
  if (path !== location.pathname) return place;
  const [department, category] = crumbs();
  const root = document.documentElement;
  return {
    ...place,
    ...listFacts(path),
    pageLanguage: root.lang,
    pageDepartment: department,
    pageCategory: place.pageCategory ?? category,
    pageRelease: (window as { readonly ___webpackCompilationHash?: string }).___webpackCompilationHash,
    pageScheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    pagePriced: root.dataset["zip"] !== undefined,
    pageVehicle: storedVehicle() !== null,
  };
}

/** Filters of a listing's address, and its number of results. */
function listFacts(path: string): Values {
  const listing = readListingPath(path);
  if (!listing && path !== ROUTES.search) return {};
  const params = new URLSearchParams(location.search);
  const count = (name: string) =>
    /^\d{1,4}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null;
  return {
    pageResults: displayedResults(),
    pageNumber: count("page") ?? listing?.page ?? 1,
    pageSize: count("size"),
    pageSort: params.get("sort"),
    pageFilters: [...params.keys()].filter((name) => name.startsWith("f.")).length,
  };
}

/** The number of products stated on the page; null when not stated. */
export function displayedResults(): number | null {
  const countText = document.querySelector(`#${SEARCH_RESULTS_ID} .count`)?.textContent;
  const [digits] = /\d[\d,]*/.exec(countText ?? "") ?? [];
  if (digits) return Number(digits.replaceAll(",", ""));
  const total = document.querySelector<HTMLElement>("[data-listing]")?.dataset["listing"];
  return total ? Number(total) : null;
}

/** Ids of department and category of a product or a listing, from the links of its breadcrumbs. */
function crumbs(): readonly (string | null)[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".crumbs a")];
  const ids = links.flatMap(({ pathname }) => readListingPath(pathname)?.categoryId ?? []);
  return ids.length > 0 ? [ids[0]!, ids.at(-1)!] : [];
}
