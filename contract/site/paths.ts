/**
 * Every page of the site by its address, and the addresses of the catalogue. To change a path, change it here and rename
 * its page in src/pages, if it has one. Below these pages are contract/orders/paths.ts, contract/site/backoffice-paths.ts and
 * contract/vehicles/paths.ts; the calls of the API host are in contract/rest/endpoints.ts.
 */
export const ROUTES = {
  home: "/",
  departments: "/#departments",
  financing: "/#electro-finance-financing",
  search: "/search/",
  brands: "/brands/",
  howItWorks: "/page/how-it-works/",
  leaseTerms: "/page/lease-terms/",
  terms: "/page/terms/",
  privacy: "/page/privacy/",
  returns: "/page/returns/",
  shipping: "/page/shipping/",
  warranty: "/page/warranty/",
  priceGuarantee: "/page/price-guarantee/",
  about: "/page/about/",
  accessibility: "/page/accessibility/",
  contact: "/contact/",
  /** Links of newsletter mails: to confirm and to unsubscribe. */
  newsletter: "/newsletter/",
  /** ?product= asks for a mail when it is back; the links of that mail lead here too. */
  backInStock: "/back-in-stock/",
  /** ?ids= names the products of the table, ?add= one more. */
  compare: "/compare/",
  cart: "/cart/",
  /** Applying for a lease and shopping with an approval; drafts and guests' applications continue here. */
  lease: "/lease/",
  /** The lease of an order in numbers, ?order= */
  leaseAgreement: "/lease/agreement/",
  /** The payoff calculator; ?price= in cents. */
  leasePayoff: "/lease/payoff/",
  login: "/login/",
  register: "/register/",
  verify: "/verify/",
  forgotPassword: "/forgot-password/",
  resetPassword: "/reset-password/",
  socialReturn: "/social/return/",
  account: "/account/",
  profile: "/account/profile/",
  orders: "/account/orders/",
  leases: "/account/leases/",
  addresses: "/account/addresses/",
  security: "/account/security/",
  ownData: "/account/data/",
  /** A guest's order by the link of a mail. */
  guestOrder: "/order/",
  /** Asks for a fresh link to an order. */
  findOrder: "/order/find/",
  /** The invoice of an order, ?order= */
  orderInvoice: "/order/invoice/",
  /** The delivery step; the other two steps follow. */
  checkout: "/checkout/",
  checkoutPayment: "/checkout/payment/",
  checkoutLease: "/checkout/lease/",
  checkoutDone: "/checkout/done/",
  /** The pages below it are in contract/site/backoffice-paths.ts. */
  backoffice: "/backoffice/",
  /** ?year=&make=&model=&trim= or ?width=&ratio= are the choices. */
  finder: "/finder/",
  vehicles: "/vehicles/",
  /** A guest's wish list; with #key= a shared one. */
  wishList: "/wish-list/",
  /** A guest's saved searches; ?save= opens the form that saves one. */
  savedSearches: "/saved-searches/",
  /** The link that unsubscribes from alerts of a wish list or a saved search. */
  endWatch: "/no-more-mail/",
  ownWishList: "/account/wish-list/",
  ownSearches: "/account/searches/",
  /** #chat= is the token that continues a conversation. */
  chat: "/chat/",
  /** ?product= lists all reviews of a product, ?stars= those with that rating. */
  reviews: "/reviews/",
  /** ?product= opens the form; ?order= and #key= name the order the product was bought in. */
  writeReview: "/review/",
} as const;

/** @param stars left out: any number */
export function reviewsPath(productId: string, stars?: number): string {
  const chosen = stars === undefined ? "" : `&stars=${stars}`;
  return `${ROUTES.reviews}?product=${encodeURIComponent(productId)}${chosen}`;
}

/** Well-known address that password managers open; it redirects to ROUTES.security. */
export const CHANGE_PASSWORD_PATH = "/.well-known/change-password";

/** Areas routed in the browser: one built page serves every path below each. */
export const CLIENT_AREAS: readonly string[] = [ROUTES.account, ROUTES.checkout, ROUTES.backoffice];

const PRODUCTS_BELOW = "/product/";

/** A product's address. The slug never changes, so the address survives a renamed product (CATALOGUE-8). */
export function productPath(product: { readonly slug: string }): string {
  return `${PRODUCTS_BELOW}${product.slug}/`;
}

/** The slug of a product's address; null for other addresses. */
export function readProductPath(path: string): string | null {
  return /^\/product\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? null;
}

/** One address for each page: lower case, and a listing's first page without its number. */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/page\/1\/$/, "/");
}

export function categoryPath(category: { readonly slug: string }, page = 1): string {
  return pageOf(`/products/${category.slug}/`, page);
}

export function brandPath(brand: { readonly id: string }, page = 1): string {
  return pageOf(`${ROUTES.brands}${brand.id}/`, page);
}

/** The products of one brand in one category (CATALOGUE-18). */
export function categoryBrandPath(
  category: { readonly slug: string },
  brand: { readonly id: string },
  page = 1,
): string {
  return pageOf(`${categoryPath(category)}${brand.id}/`, page);
}

/** The products of a category that have one value of an attribute (CATALOGUE-22); contract/catalogue/attribute-pages.ts writes it. */
export function categoryAttributePath(
  category: { readonly slug: string },
  attribute: { readonly param: string; readonly value: string },
  page = 1,
): string {
  const isSize = category.slug === TIRES && attribute.param === TIRE_SIZE_PARAM;
  return pageOf(
    isSize ? `/tires/${attribute.value}/` : `${categoryPath(category)}${attribute.param}/${attribute.value}/`,
    page,
  );
}

const TIRES = "tires";
const TIRE_SIZE_PARAM = "tire-size";

/** Parses a listing's address, of its first or a later page; null for other addresses. */
export function readListingPath(path: string): ListingPath | null {
  const [, size, pageOfSize = "1"] = SIZE_PATH.exec(path) ?? [];
  if (size !== undefined)
    return {
      categoryId: TIRES,
      brandId: null,
      attribute: { param: TIRE_SIZE_PARAM, value: size },
      first: path.replace(/page\/\d+\/$/, ""),
      page: Number(pageOfSize),
    };
  const [, below, id, within, value, page = "1"] = LISTING_PATH.exec(path) ?? [];
  if (id === undefined) return null;
  const isBrand = below === "brands";
  if (isBrand && within !== undefined) return null;
  const attribute = within !== undefined && value !== undefined ? { param: within, value } : null;
  return {
    categoryId: isBrand ? null : id,
    brandId: isBrand ? id : attribute ? null : (within ?? null),
    attribute,
    first: path.replace(/page\/\d+\/$/, ""),
    page: Number(page),
  };
}

/** At least one of category and brand is named. */
export interface ListingPath {
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** As the address has them, known or not. */
  readonly attribute: { readonly param: string; readonly value: string } | null;
  /** Address of its first page. */
  readonly first: string;
  readonly page: number;
}

/** Sizes are typed and linked by hand: /tires/225-65r17/. */
const SIZE_PATH = /^\/tires\/([a-z0-9][a-z0-9_-]{0,79})\/(?:page\/(\d{1,4})\/)?$/;
const LISTING_PATH =
  /^\/(products|brands)\/([a-z0-9][a-z0-9-]{0,79})\/(?:(?!page\/)([a-z0-9][a-z0-9-]{0,79})\/(?:(?!page\/)([a-z0-9][a-z0-9_-]{0,79})\/)?)?(?:page\/(\d{1,4})\/)?$/;

/** Page `page` of the listing at an address. */
export function pageOf(listing: string, page: number): string {
  return page === 1 ? listing : `${listing}page/${page}/`;
}

/** True for pages made from the catalogue: home, products, categories and brands. */
export function isCataloguePath(path: string): boolean {
  return /^\/(?:$|products?\/|brands\/|tires\/|vehicles\/)/.test(path);
}

/** True for the shop's own texts, such as its terms. */
export function isTextPath(path: string): boolean {
  return path.startsWith("/page/");
}

/** Confirms or leaves the newsletter. The proof stands behind the #, which is sent to no server. */
export function newsletterPath(act: "confirm" | "leave", proof: string): string {
  return `${ROUTES.newsletter}#${new URLSearchParams({ [act]: proof }).toString()}`;
}

/** The sign-in page that returns to `from`, a path of the site with its query. */
export function loginPath(from: string): string {
  return withReturnUrl(ROUTES.login, from);
}

/** Passes a return address on to another page. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}

/** A wish list for others to see. The key stands behind the #, which is sent to no server (WISH-3). */
export function sharedWishListPath(shareKey: string): string {
  return `${ROUTES.wishList}#${new URLSearchParams({ key: shareKey }).toString()}`;
}

/** The key of a shared wish list, or of mails to be ended, in an address; null without one. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key");
}

/** The form that saves the search of a page. @param address a path of the site with its query */
export function saveSearchPath(address: string): string {
  return `${ROUTES.savedSearches}?${new URLSearchParams({ save: address }).toString()}`;
}

/** The page that ends mails about something watched. */
export function endWatchPath(mailKey: string): string {
  return `${ROUTES.endWatch}#${new URLSearchParams({ key: mailKey }).toString()}`;
}
